// A match seen again: the board, the sentence of the moment, the slider and its buttons.
import { say as message } from '@muster/engine'
import { Slider } from 'radix-ui'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Frame } from '../board/Frame.tsx'
import type { Pilot } from '../board/pilot.ts'
import type { Geometry } from '../face.ts'
import { useStarting } from '../pages/useStarting.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { Pick } from '../parts/Settings.tsx'
import { useUpright } from '../parts/useNarrow.ts'
import { SPEEDS, type Speed } from '../settings.ts'
import { marksOf } from '../table/choice.ts'
import { type PageKey, type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import type { StoryHead } from '../worker/reading.ts'
import { SliderMarks } from './SliderMarks.tsx'
import { setUpFrom } from './setUp.ts'
import { Told } from './Told.tsx'
import { type Replay, useReplay } from './useReplay.ts'
import './ReplayBoard.css'

interface ReplayBoardProps {
  readonly worker: Connection
  readonly head: StoryHead
  readonly played: Played
  readonly onBranch: ((count: number) => Promise<void>) | null
  /** Whether score and diary stand beside the board. */
  readonly told?: boolean
}

const NOTHING = marksOf([], null, new Map(), null, new Set())
const RUNS = SPEEDS.filter((s) => s !== 'none')

export function ReplayBoard({ worker, head, played, onBranch, told = false }: ReplayBoardProps): ReactElement {
  const { t, say } = useWords()
  const { face } = played
  const [viewer, setViewer] = useState(head.viewers.at(-1) ?? 'spectator')
  const [speed, setSpeed] = useState<Speed>('normal')
  const [starting, begin] = useStarting()
  const replay = useReplay({ worker, length: head.length, viewer, face, speed })
  const { at, view } = replay
  return (
    <section className={told ? 'replay replay-told' : 'replay'} aria-label={t('replay.title')}>
      {told && view !== null && <Told replay={replay} viewer={viewer} head={head} face={face} />}
      <Filmed replay={replay} viewer={viewer} length={head.length} face={face} />
      <Said replay={replay} />
      {view !== null && <SliderMarks lines={replay.diary} head={head} face={face} view={view} />}
      <Moment replay={replay} length={head.length} />
      <div className="replay-controls">
        <Buttons replay={replay} length={head.length} />
        <span className="replay-at">{t('replay.step', { at, of: head.length })}</span>
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
          <button type="button" className="inline" disabled={starting} onClick={() => begin(() => onBranch(at))}>
            {t('replay.branch')}
          </button>
        )}
        {head.whole && at < head.length + (head.over ? 0 : 1) && (
          <button type="button" className="inline" onClick={() => void setUpFrom(worker, at)}>
            {t('setUp.title')}
          </button>
        )}
      </div>
    </section>
  )
}

interface FilmedProps extends PartProps {
  readonly viewer: string
  readonly face: Played['face']
}

/** In a page that scrolls: one finger moves the page, two the board, and then one does until it is whole again. */
function Filmed({ replay, viewer, length, face }: FilmedProps): ReactElement {
  const { say, t } = useWords()
  const [closer, setCloser] = useState(false)
  const upright = useUpright()
  const { view, playing } = replay
  const size = view === null ? null : face.geometry(view)
  const pilot = useFollowing(replay, size, length)
  return (
    <div className={closer ? 'replay-board closer' : 'replay-board'}>
      {size && (
        <Frame
          key={upright ? 'upright' : 'wide'}
          width={size.width}
          height={size.height}
          grain={size.place(0).r}
          handle={pilot}
          onPress={() => undefined}
          onCloser={setCloser}
        >
          <face.Board view={view} viewer={viewer} marks={NOTHING} playing={playing} detail="table" say={say} />
        </Frame>
      )}
      {closer && (
        <button type="button" className="inline" onClick={() => pilot.current?.fit()}>
          <Icon name="fit" size={18} /> {t('tools.whole')}
        </button>
      )}
    </div>
  )
}

/** On a small screen the camera goes to where things happen; in the end it shows the whole again. */
function useFollowing({ about, at, running }: Replay, size: Geometry | null, length: number): RefObject<Pilot | null> {
  const pilot = useRef<Pilot>(null)
  useEffect(() => {
    if (size) pilot.current?.attend(about.map((place) => size.place(place)))
  }, [about])
  useEffect(() => {
    if (!running && (at === length || at === 0)) pilot.current?.stepBack()
  }, [running, at, length])
  return pilot
}

interface PartProps {
  readonly replay: Replay
  readonly length: number
}

/** What was told of the last entry before this moment. */
function Said({ replay: { diary, at } }: Pick<PartProps, 'replay'>): ReactElement {
  const { t, say } = useWords()
  const last = diary.findLast((l) => l.entry < at)?.entry
  const lines = diary.filter((l) => l.entry === last)
  const [first] = lines
  return (
    <p className="replay-said" aria-live="polite">
      {first && (
        <b>
          {first.turn
            ? t('diary.turn', { round: message('round', { round: first.round }), seat: message(`seat.${first.turn}`) })
            : say(message('round', { round: first.round }))}
          .{' '}
        </b>
      )}
      {lines.map((l) => say(l.told)).join(' ')}
    </p>
  )
}

function Moment({ replay, length }: PartProps): ReactElement {
  const { t } = useWords()
  const before = useRef(replay.at)
  return (
    <Slider.Root
      className="slider"
      min={0}
      max={length}
      value={[replay.at]}
      onValueChange={([to]) => to !== undefined && replay.jump(to)}
      onPointerDownCapture={() => {
        before.current = replay.at
      }}
      // Whoever scrolls the page from here has not meant another moment.
      onPointerCancel={() => replay.jump(before.current)}
    >
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label={t('replay.moment')} />
    </Slider.Root>
  )
}

function Buttons({ replay, length }: PartProps): ReactElement {
  const { t } = useWords()
  const { at, running, jump, run, step } = replay
  const button = (icon: IconName, label: string, act: () => void, off: boolean): ReactElement => (
    <button type="button" aria-label={label} disabled={off} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  const end = at >= length
  const toggle = (): void => {
    if (end) jump(0)
    run(!running)
  }
  return (
    <span className="replay-buttons">
      {button('first', t('replay.first'), () => jump(0), at === 0)}
      {button('back', t('replay.back'), () => jump(at - 1), at === 0)}
      {button(running ? 'pause' : 'play', running ? t('replay.pause') : t('replay.play'), toggle, length === 0)}
      {button('next', t('replay.next'), step, end)}
      {button('last', t('replay.last'), () => jump(length), end)}
    </span>
  )
}
