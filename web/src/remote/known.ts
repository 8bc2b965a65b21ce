// What this end knows of a match elsewhere, and what it works out from that: offers, prompts, odds and sentences.
import {
  chanceAfter,
  check,
  type Diff,
  type Foresight,
  foresee,
  type Game,
  type GameTypes,
  type Message,
  offers,
  type Piece,
  patch,
  type Refusal,
  type SeatInfo,
  seeded,
  whyIdle,
} from '@muster/engine'
import type { Down, WireDeed } from '@muster/protocol'
import { type Action, bookedUnder, decided, type Line, lookedOn, type Sight, type Step, type View } from '@muster/table'

type AnyGame = Game<GameTypes>
type Said<K extends Down['type']> = Extract<Down, { readonly type: K }>

/** Told by the server: a view, and what cannot be worked out from it. */
export type Known = Omit<Said<'sight'>, 'type'>

/** The seats of the game, and what the viewer sees. */
interface At {
  readonly game: AnyGame
  readonly viewer: string
}

/** Some state that looks like this; whatever is worked out from it is the same for every other. */
const imagined = ({ game, viewer }: At, view: View): unknown => game.imagine(view, viewer, seeded(viewer))

export function sightFrom(game: AnyGame, seats: readonly SeatInfo<GameTypes>[], known: Known): Sight {
  const { viewer, view, ended } = known
  const state = imagined({ game, viewer }, view)
  const decides = ended === null && seats.some((s) => s.seat === viewer)
  const open = decides ? decided(game, state, viewer, known.answered) : lookedOn(game, state, viewer, ended !== null)
  return { ...(known as Sight), ...open }
}

/** What happened, with sentences; and the view it leads to. */
export function stepsFrom(
  at: At,
  view: View,
  deeds: readonly WireDeed[],
): { readonly steps: Step[]; readonly view: View } {
  const steps: Step[] = []
  let [seen, state] = [view, imagined(at, view)]
  for (const { entry, by, parts, undo } of deeds) {
    const empty = by === at.viewer && undo === undefined ? emptyFor(at, state) : null
    if (empty) {
      const { round, turn } = at.game.situation(state)
      steps.push({ entry, by, event: { type: 'unseen' }, told: empty, round, turn })
    }
    for (const { event, change } of parts) {
      const before = at.game.situation(state)
      seen = patch(seen, change as Diff | undefined)
      state = imagined(at, seen)
      const { round, turn } = bookedUnder(before, at.game.situation(state))
      const told = event ? at.game.words.event(state, event) : null
      const changed = change === undefined ? {} : { change: change as Diff }
      steps.push({ entry, by, event: event ?? { type: 'unseen' }, told, round, turn, ...changed })
    }
  }
  return { steps, view: seen }
}

/** What is told to whoever could only end a phase; null where there was more to do. */
function emptyFor({ game, viewer }: At, state: unknown): Message | null {
  const [only, ...others] = game.toAct(state).includes(viewer) ? offers(game, state, viewer) : []
  return only && others.length === 0 && game.closes(only) ? game.words.empty(state, viewer) : null
}

/** The diary after these things have happened: what was taken back is not in it. */
export function diaryAfter(
  diary: readonly Line[],
  deeds: readonly WireDeed[],
  steps: readonly Step[],
): readonly Line[] {
  const undone = Math.min(...deeds.map((d) => d.undo ?? Number.POSITIVE_INFINITY))
  const lines = steps.flatMap(({ entry, by, event, told, round, turn }) =>
    told ? [{ entry, by, event, told, round, turn }] : [],
  )
  return [...diary.filter((line) => line.entry < undone), ...lines]
}

export function previewsFrom(
  game: AnyGame,
  seats: readonly SeatInfo<GameTypes>[],
  { view, viewer }: Known,
  actions: readonly Action[],
): readonly (Foresight<GameTypes> | null)[] {
  const state = imagined({ game, viewer }, view)
  const position = { game, state, record: { seats } }
  return actions.map((action) => (check(game, state, viewer, action).ok ? foresee(position, viewer, action) : null))
}

export function helpedFrom(
  game: AnyGame,
  { view, viewer }: Known,
  action: Action,
  by: readonly Action[],
): readonly (number | null)[] {
  const state = imagined({ game, viewer }, view)
  return by.map((first) => chanceAfter({ game, state }, viewer, first, action))
}

/** Why a piece of the viewer's can do nothing; null where it can, or is none of theirs. */
export function idleFrom(
  game: AnyGame,
  seats: readonly SeatInfo<GameTypes>[],
  { view, viewer }: Known,
  piece: Piece,
): Refusal | null {
  const state = imagined({ game, viewer }, view)
  const theirs = seats.some((s) => s.seat === viewer) && game.pieces(state, viewer).includes(piece)
  return theirs ? whyIdle(game, state, viewer, piece) : null
}

/** The first refusal among what was attempted; null where one of them would be legal or there is none. */
export function judgedFrom(game: AnyGame, { view, viewer }: Known, actions: readonly Action[]): Refusal | null {
  const state = imagined({ game, viewer }, view)
  const verdicts = actions.map((action) => check(game, state, viewer, action))
  return verdicts.some((v) => v.ok) ? null : (verdicts.find((v) => !v.ok) ?? null)
}
