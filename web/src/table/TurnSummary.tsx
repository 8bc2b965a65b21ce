// What the others have done since one's own turn. It blocks nothing; the first act folds it.
import { say as message } from '@muster/engine'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { seeMore } from '../parts/seeMore.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { useWords } from '../words.tsx'
import type { Told } from './summary.ts'
import { useShow, useTable } from './useShow.ts'
import { type Turned, useTurned } from './useTurned.ts'
import { whyOf } from './why.ts'
import './TurnSummary.css'

export function TurnSummary(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const turned = useTurned()
  const viewer = useShow((s) => s.sight?.viewer)
  const { chairs } = controller.table.head
  const why = useMemo(
    () => (turned ? whyOf(face.game, chairs, viewer ?? '', turned.stretch) : []),
    [face, chairs, viewer, turned],
  )
  if (!turned) return null
  const { stretch, lines, telling } = turned
  const tell = (line: number): void => controller.tell(stretch, line)
  const seats = [...new Set(stretch.steps.map((step) => step.turn))].filter((seat) => seat !== null)
  return (
    <section className="turned" aria-label={t('told.title')} ref={seeMore}>
      <header>
        <h2>{seats.map((seat) => say(message(`seat.${seat}`))).join(', ')}</h2>
        {lines.length > 1 && (
          <button type="button" className="inline turned-next" onClick={() => tell((telling + 1) % lines.length)}>
            {t('told.nextLine', { line: telling + 1, of: lines.length })}
          </button>
        )}
        <button type="button" className="inline" onClick={() => controller.watchAgain()}>
          {t('told.again')}
        </button>
        <button type="button" aria-label={t('close')} onClick={() => controller.foldSummary()}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <Lines turned={turned} tell={tell} />
      {why.map((line, i) => (
        <p key={i}>{say(line)}</p>
      ))}
    </section>
  )
}

interface LinesProps {
  readonly turned: Turned
  readonly tell: (line: number) => void
}

/** On a phone one button goes from line to line; what is told stays in sight. */
function Lines({ turned: { lines, telling }, tell }: LinesProps): ReactElement {
  const narrow = useNarrow()
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'nearest' })
  }, [telling])
  return (
    <ol>
      {lines.map((told, i) => (
        // Two of them may say the same.
        <li key={i} ref={i === telling ? now : null} className={i === telling ? 'now' : ''}>
          {narrow ? (
            <p>
              <Line told={told} number={i + 1} />
            </p>
          ) : (
            <button type="button" aria-pressed={i === telling} onClick={() => tell(i)}>
              <Line told={told} number={i + 1} />
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

function Line({ told: { line, ways }, number }: { readonly told: Told; readonly number: number }): ReactElement {
  const { say } = useWords()
  return (
    <>
      <b className={ways.length > 0 ? '' : 'nowhere'} aria-hidden="true">
        {number}
      </b>
      <span>{say(line)}</span>
    </>
  )
}
