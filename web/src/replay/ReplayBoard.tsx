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
import type { Line as Wire } from '../worker/connect.ts'
import type { StoryHead } from '../worker/desk.ts'
import { SliderMarks } from './SliderMarks.tsx'
import { useTape } from './useTape.ts'

interface ReplayBoardProps {
  readonly wire: Wire
  readonly head: StoryHead
  readonly played: Played
  readonly onBranch: ((count: number) => Promise<void>) | null
}

const NOTHING = marksOf([], null, new Map(), null, new Set())
const RUNS = SPEEDS.filter((s) => s !== 'none')

export function ReplayBoard({ wire, head, played, onBranch }: ReplayBoardProps): ReactElement {
  const { t, say } = useWords()
  const { face } = played
  const [viewer, setViewer] = useState(head.viewers.at(-1) ?? 'spectator')
  const [speed, setSpeed] = useState<Speed>('normal')
  const [starting, begin] = useStarting()
  const tape = useTape(wire, head.length, viewer, face, speed)
  const last = tape.diary.findLast((l) => l.entry < tape.at)?.entry
  const lines = tape.diary.filter((l) => l.entry === last)
  const size = tape.view === null ? null : face.geometry(tape.view)
  const control = (icon: IconName, label: string, act: () => void, off: boolean): ReactElement => (
    <button type="button" aria-label={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  const end = tape.at >= head.length
  return (
    <section className="replay" aria-label={t('replay.title')}>
      <div className="replay-board">
        {size && (
          <Frame width={size.width} height={size.height} grain={0} onPress={() => undefined}>
            <face.Board
              view={tape.view}
              viewer={viewer}
              marks={NOTHING}
              playing={tape.playing}
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
              ? t('diary.turn', {
                  round: message('round', { round: lines[0].round }),
                  seat: message(`seat.${lines[0].turn}`),
                })
              : say(message('round', { round: lines[0].round }))}
            .{' '}
          </b>
        )}
        {lines.map((l) => say(l.told)).join(' ')}
      </p>
      {tape.view !== null && <SliderMarks lines={tape.diary} head={head} face={face} view={tape.view} />}
      <Slider.Root
        className="slider"
        min={0}
        max={head.length}
        value={[tape.at]}
        onValueChange={([to]) => to !== undefined && tape.jump(to)}
      >
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb aria-label={t('replay.moment')} />
      </Slider.Root>
      <div className="replay-controls">
        <span className="replay-buttons">
          {control('first', t('replay.first'), () => tape.jump(0), tape.at === 0)}
          {control('back', t('replay.back'), () => tape.jump(tape.at - 1), tape.at === 0)}
          {control(
            tape.running ? 'pause' : 'play',
            tape.running ? t('replay.pause') : t('replay.play'),
            () => {
              if (end) tape.jump(0)
              tape.run(!tape.running)
            },
            head.length === 0,
          )}
          {control('next', t('replay.next'), tape.step, end)}
          {control('last', t('replay.last'), () => tape.jump(head.length), end)}
        </span>
        <span className="replay-at">{t('replay.step', { at: tape.at, of: head.length })}</span>
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
          <button type="button" className="inline" disabled={starting} onClick={() => begin(() => onBranch(tape.at))}>
            {t('replay.branch')}
          </button>
        )}
      </div>
    </section>
  )
}
