// What happened at this table, played; and what one has missed, when one asks for it.
import { diff, type Message, patch, say } from '@muster/engine'
import type { Step, View } from '@muster/table'
import type { Face, Hint, Noted, Playing } from '../face.ts'
import { type Playback, playback } from '../playback.ts'
import { hold, holdAgain, useSettings } from '../settings.ts'
import { fallenAfter } from './fallen.ts'
import { isSeries } from './series.ts'
import type { Show, ShowStore } from './show.ts'
import { play as playSound } from './sound.ts'
import { gathered } from './summary.ts'
import { trailAfter } from './trail.ts'
import type { Voice } from './voice.ts'

/** What others do takes longer to take in than what one does oneself. */
const WATCHED = 1.5

/** Where one's own fights follow one another, each has its moment. */
const FOUGHT = 2

export interface Film extends Pick<Playback, 'go' | 'skip' | 'stop'> {
  /** Shows the next thing that was missed. */
  nextMissed(): void
  /** What is played stands still, or goes on. */
  pause(is: boolean): void
  /** Shows at once whatever the others do, until one is asked oneself. */
  hurry(): void
  /** Shows at once what is left of one's own fights, and then goes on. */
  skipSeries(): void
}

interface FilmParts {
  readonly store: ShowStore
  readonly face: Face
  readonly voice: Pick<Voice, 'tell' | 'flush'>
  /** Everything has been shown. */
  readonly settled: () => void
}

export function film({ store, face, voice, settled }: FilmParts): Film {
  const { getState: now, setState: set } = store
  /** How many more told events of a recap may be shown. */
  let allowed = 0

  const may = (step: Step): boolean => {
    if (now().paused || (now().recapping && allowed === 0)) return false
    if (step.told) allowed = Math.max(0, allowed - 1)
    return true
  }
  const begin = (playing: Playing | null, hint: Hint): void => {
    set(thrownBy(now(), hint))
    if (playing) set({ playing })
    if (playing && hint.sound) playSound(hint.sound, playing.lie)
  }
  const end = (step: Step, view: View): void => {
    const { sight } = now()
    set(afterStep(now(), step, view, face))
    if (!step.told) return
    // Whoever listens hears the same sentence that the diary has when it is opened anew.
    voice.tell(step.told)
    if (isPassed(now(), step)) voice.tell(BY_ITSELF)
    if (sight && step.by === sight.viewer) voice.flush()
  }
  /** The view is now exactly what the table says it is. */
  const done = (): void => {
    const { sight, view } = now()
    if (!sight) return
    const hurried = now().hurried && !sight.ended && !sight.toAct.includes(sight.viewer)
    set({ view: patch(view, diff(view, sight.view)), playing: null, recapping: false, again: false, hurried })
    settled()
  }
  const { go, skip, stop } = playback({
    face,
    pace: (step) => paceOf(now(), step),
    view: () => now().view,
    queue: () => now().queue,
    may,
    begin,
    end,
    done,
  })
  const rest = (work: () => void) => (): void => {
    allowed = 0
    work()
  }
  return {
    go,
    ...steered(store, { go, skip: rest(skip), stop: rest(stop) }),
    nextMissed() {
      allowed = 1
      go()
    },
  }
}

function afterStep(show: Show, step: Step, view: View, face: Face): Partial<Show> {
  const { queue, diary, known, again, sight, recapping, view: before } = show
  const { told: _, ...line } = step
  const told = toldOf(show, step)
  const lines = told && step.entry >= known ? [...diary, { ...line, told }] : diary
  const turned = again || !sight ? show.turned : gathered(show.turned, step, before, sight.viewer)
  const own = step.by === sight?.viewer && !recapping
  const noted = face.noted(step.event, before)
  const trail = own ? null : trailAfter(show.trail, step, noted)
  const fallen = again || recapping ? show.fallen : fallenAfter(show.fallen, step, noted, sight?.viewer)
  // What is skipped never began.
  const hint = face.hint(step.event, before)
  const decided = !recapping && isLuck(hint) ? rolledBy(show) : show
  const rolled = withLine(decided.rolled, step, noted, isDecision(hint))
  const stays = show.stays && [step.by, step.turn].includes(sight?.viewer ?? null)
  return { view, queue: queue.slice(1), diary: lines, playing: null, turned, trail, fallen, rolled, stays }
}

const BY_ITSELF = say('table.byItself')

/** Why a phase is over that nobody ended is told with that it ended by itself, and that this can be set. */
const toldOf = (show: Show, step: Step): Message | null =>
  step.told && isPassed(show, step) ? say('table.passed', { why: step.told, so: BY_ITSELF }) : step.told

const isPassed = ({ did, sight, recapping }: Show, { entry, by, event }: Step): boolean =>
  event.type === 'unseen' && by === sight?.viewer && did !== entry && !recapping

/** The dice lie where they fell; what one rolled oneself will be told. */
function thrownBy(show: Show, { dice, places, sound, luck }: Hint): Partial<Show> {
  const { thrown } = show
  if (luck) return rolledBy(show)
  // Who moves on has left the fight: its dice do not lie beside what is asked next.
  if (!dice || dice.length === 0) return thrown && sound === 'step' ? { thrown: null } : {}
  const [step] = show.queue
  const place = places?.at(-1)
  return {
    ...rolledBy(show),
    ...(place === undefined ? {} : { thrown: { id: (thrown?.id ?? 0) + 1, place, dice, by: step?.by ?? null } }),
  }
}

const isLuck = ({ dice = [], luck }: Hint): boolean => luck === true || dice.length > 0

/** Rolled against a number; what only draws a way or a card is not that. */
const isDecision = ({ dice = [] }: Hint): boolean => dice.some(({ result }) => result !== undefined)

/** What follows in one's turn by itself upon what was rolled by hand is told with it, and not instead of it. */
function rolledBy({ queue: [step], sight, rolled, did }: Show): Pick<Show, 'rolled'> {
  if (step === undefined || step.by !== sight?.viewer || rolled?.entry === step.entry) return { rolled }
  const { entry, turn } = step
  if (rolled?.deed !== undefined && rolled.deed === did && turn === sight.viewer)
    return { rolled: { ...rolled, entry } }
  return { rolled: { entry, lines: [], ...(entry === did ? { deed: entry } : {}) } }
}

/** What was rolled is told by all lines of its entry. */
function withLine(
  rolled: Show['rolled'],
  { entry, told }: Step,
  noted: readonly Noted[],
  isDecided: boolean,
): Show['rolled'] {
  if (!rolled || rolled.isForetold || !told || rolled.entry !== entry) return rolled
  const { lines, fates = [] } = rolled
  const isFate = noted.some(({ kind }) => kind === 'lost')
  return {
    ...rolled,
    lines: [...lines, told],
    ...(isFate ? { fates: [...fates, lines.length] } : {}),
    ...(isDecided ? { decided: lines.length } : {}),
  }
}

function paceOf(show: Show, { by }: Step): number {
  const { hurried, sight, again } = show
  const { speed } = useSettings.getState()
  const own = isSeries(show) ? FOUGHT : 1
  return hurried || (isSeries(show) && show.series?.skipped)
    ? 0
    : (again ? holdAgain : hold)(speed) * (by === sight?.viewer ? own : WATCHED)
}

/** What whoever watches may do with what is played. */
function steered(
  { getState: now, setState: set }: ShowStore,
  { go, skip, stop }: Pick<Playback, 'go' | 'skip' | 'stop'>,
): Pick<Film, 'skip' | 'stop' | 'pause' | 'hurry' | 'skipSeries'> {
  return {
    skip() {
      set({ paused: false })
      skip()
    },
    stop() {
      set({ paused: false })
      stop()
    },
    pause(is) {
      if (is) stop()
      set({ paused: is })
      if (!is) go()
    },
    skipSeries() {
      const { series } = now()
      stop()
      set({ paused: false, series: series && { ...series, skipped: true } })
      go()
    },
    hurry() {
      set({ hurried: true, paused: false })
      skip()
    },
  }
}
