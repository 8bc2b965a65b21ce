// A match seen again: the board, the sentence of the moment, the slider and its buttons.
import { say as message } from '@muster/engine'
import { Slider } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import { Frame } from '../board/Frame.tsx'
import { useStarting } from '../pages/useStarting.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { Pick } from '../parts/Settings.tsx'
import { SPEEDS, type Speed } from '../settings.ts'
import { marksOf } from '../table/choice.ts'
import { type PageKey, type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import type { StoryHead } from '../worker/reading.ts'
import { SliderMarks } from './SliderMarks.tsx'
import { useReplay } from './useReplay.ts'
import './ReplayBoard.css'

interface ReplayBoardProps {
  readonly worker: Connection
  readonly head: StoryHead
  readonly played: Played
  readonly onBranch: ((count: number) => Promise<void>) | null
}

const NOTHING = marksOf([], null, new Map(), null, new Set())
const RUNS = SPEEDS.filter((s) => s !== 'none')

export function ReplayBoard({ worker, head, played, onBranch }: ReplayBoardProps): ReactElement {
  const { t, say } = useWords()
  const { face } = played
  const [viewer, setViewer] = useState(head.viewers.at(-1) ?? 'spectator')
  const [speed, setSpeed] = useState<Speed>('normal')
  const [starting, begin] = useStarting()
  const replay = useReplay({ worker, length: head.length, viewer, face, speed })
  const last = replay.diary.findLast((l) => l.entry < replay.at)?.entry
  const lines = replay.diary.filter((l) => l.entry === last)
  const size = replay.view === null ? null : face.geometry(replay.view)
  const control = (icon: IconName, label: string, act: () => void, off: boolean): ReactElement => (
    <button type="button" aria-label={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  const end = replay.at >= head.length
  return (
    <section className="replay" aria-label={t('replay.title')}>
      <div className="replay-board">
        {size && (
          <Frame width={size.width} height={size.height} grain={0} onPress={() => undefined}>
            <face.Board
              view={replay.view}
              viewer={viewer}
              marks={NOTHING}
              playing={replay.playing}
              detail="table"
              say={say}
            />
          </Frame>
        )}
      </div>
      <p className="replay-said" aria-live="polite">
        {lines[0] && (
          <b>
            {lines[0].turn
              ? t('diary.turn', { round: lines[0].round, seat: say(message(`seat.${lines[0].turn}`)) })
              : t('diary.round', { round: lines[0].round })}
            .{' '}
          </b>
        )}
        {lines.map((l) => say(l.told)).join(' ')}
      </p>
      {replay.view !== null && <SliderMarks lines={replay.diary} head={head} face={face} view={replay.view} />}
      <Slider.Root
        className="slider"
        min={0}
        max={head.length}
        value={[replay.at]}
        onValueChange={([to]) => to !== undefined && replay.jump(to)}
      >
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb aria-label={t('replay.moment')} />
      </Slider.Root>
      <div className="replay-controls">
        <span className="replay-buttons">
          {control('first', t('replay.first'), () => replay.jump(0), replay.at === 0)}
          {control('back', t('replay.back'), () => replay.jump(replay.at - 1), replay.at === 0)}
          {control(
            replay.running ? 'pause' : 'play',
            replay.running ? t('replay.pause') : t('replay.play'),
            () => {
              if (end) replay.jump(0)
              replay.run(!replay.running)
            },
            head.length === 0,
          )}
          {control('next', t('replay.next'), replay.step, end)}
          {control('last', t('replay.last'), () => replay.jump(head.length), end)}
        </span>
        <span className="replay-at">{t('replay.step', { at: replay.at, of: head.length })}</span>
        <Pick
          label={t('replay.eyes')}
          value={viewer}
          values={head.viewers}
          word={(v) => (v === 'spectator' ? t('replay.everybody') : say(message(`seat.${v}`)))}
          onPick={setViewer}
        />
        <Pick
          label={t('replay.speed')}
          value={speed}
          values={RUNS}
          word={(v) => t(`settings.speed.${v}` satisfies PageKey)}
          onPick={setSpeed}
        />
        {onBranch && (
          <button type="button" className="inline" disabled={starting} onClick={() => begin(() => onBranch(replay.at))}>
            {t('replay.branch')}
          </button>
        )}
      </div>
    </section>
  )
}
