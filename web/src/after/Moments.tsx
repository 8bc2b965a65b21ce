import { say as message } from '@muster/engine'
import type { TurningPoint } from '@muster/table'
import type { ReactElement } from 'react'
import { useStarting } from '../pages/useStarting.ts'
import { type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import { Snapshot } from './Snapshot.tsx'
import { signed } from './signed.ts'

interface MomentsProps {
  readonly worker: Connection
  readonly played: Played
  readonly moments: readonly TurningPoint[]
  readonly onBranch: (count: number) => Promise<void>
}

/** What decided the match, in the order it came. */
export function Moments({ moments, ...at }: MomentsProps): ReactElement {
  return (
    <ol className="moments">
      {moments.map((moment, i) => (
        <Moment key={moment.entry} moment={moment} number={i + 1} {...at} />
      ))}
    </ol>
  )
}

interface MomentProps extends Omit<MomentsProps, 'moments'> {
  readonly moment: TurningPoint
  readonly number: number
}

function Moment({ worker, played, moment, number, onBranch }: MomentProps): ReactElement {
  const { t, say } = useWords()
  const [starting, begin] = useStarting()
  const { entry, round, seat, by, change, says, better, agreed } = moment
  return (
    <li className="paper moment">
      <Snapshot worker={worker} played={played} entry={entry} />
      <header>
        <b className="moment-number">{number}</b>
        <span>{t('diary.turn', { round: message('round', { round }), seat: say(message(`seat.${seat}`)) })}</span>
        <b className={by === 'luck' ? 'verdict-luck' : change < 0 ? 'verdict-choice' : 'verdict-gain'}>
          {say(message(`analysis.${by}`, { change: signed(change) }))}
        </b>
      </header>
      <p>{says.map(say).join(' ')}</p>
      {better && (
        <p>{say(message('analysis.better', { action: better.action, gain: Math.round(100 * better.gain) }))}</p>
      )}
      {agreed && <p>{t('analysis.agreed')}</p>}
      <button type="button" className="inline" disabled={starting} onClick={() => begin(() => onBranch(entry))}>
        {t('replay.branch')}
      </button>
    </li>
  )
}
