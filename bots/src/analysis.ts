import {
  type Chance,
  carryOut,
  entriesInForce,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  offers,
  seeded,
  walked,
} from '@muster/engine'
import { ADVICE_VISITS, type Advice, advise } from './advice.ts'
import { rollOut } from './search/rollout.ts'
import { fateOf } from './search/worlds.ts'
import { judgeOf } from './sense.ts'

/** What one action did to the winning chance of one side, with what was choice and what was luck. */
export interface Step {
  /** The number of the entry. */
  readonly entry: number
  readonly seat: string
  /** Whether the side looked at did it. */
  readonly own: boolean
  readonly round: number
  /** The chance before, as it was to be expected once chosen, and after. */
  readonly before: number
  readonly expected: number
  readonly after: number
  /** The chance after lies within so much of that, 19 times in 20. */
  readonly within: number
  /** `expected` less `before`, and `after` less `expected`: they add up. */
  readonly choice: number
  readonly luck: number
}

/** A step that decided much, and what would have been better. */
export interface Moment<T extends GameTypes> extends Step {
  readonly by: 'choice' | 'luck'
  readonly better: { readonly action: T['Action']; readonly gain: number } | null
  /** The judge was asked, and would have done just that. */
  readonly agreed: boolean
}

/** How closely positions are looked at. */
export interface Lens {
  /** Continuations played for each position. */
  readonly visits: number
  readonly seed: string
}

const LENS: Lens = { visits: 16, seed: 'analysis' }

type Played<T extends GameTypes> = Pick<MatchRecord<T>, 'opening' | 'entries' | 'seats'>

/** The chance of one seat's side after every action that stands, one after the other as they are found. */
export function* analyse<T extends GameTypes>(
  game: Game<T>,
  record: Played<T>,
  seat: T['Seat'],
  lens: Lens = LENS,
): Generator<Step> {
  const steps = walked(game, record)
  const sides = new Map(record.seats.map((s) => [s.seat, s.side]))
  let before = standingOf(game, steps.at(0), seat, lens).chance
  for (const entry of entriesInForce(record.entries)) {
    const done = record.entries[entry]
    if (!done || !isAction(done)) continue
    const now = steps.at(entry + 1)
    const { chance: after, within } = standingOf(game, now, seat, lens)
    const lucky = (done.draws?.length ?? 0) > 0
    const expected = lucky ? expectedOf(game, steps.at(entry), done.by, done.do, seat, lens) : after
    const own = sides.get(done.by) === sides.get(seat)
    const { round } = game.situation(now)
    yield {
      entry,
      seat: done.by,
      own,
      round,
      before,
      expected,
      after,
      within,
      choice: expected - before,
      luck: after - expected,
    }
    before = after
  }
}

/** The mean chance over continuations, and how sure it is; a game that is over is sure. */
function standingOf<T extends GameTypes>(game: Game<T>, state: T['State'], seat: T['Seat'], lens: Lens) {
  const sense = judgeOf(game)
  if (game.toAct(state).length === 0) return { chance: sense.chance(state, seat), within: 0 }
  const seen: number[] = []
  for (let n = 0; n < lens.visits; n++) {
    const way = { game, sense, seat, turns: 1, stray: 0.3 }
    seen.push(rollOut(way, game.clone(state), fateOf(`${lens.seed}/${n}`)))
  }
  const chance = mean(seen)
  const spread = mean(seen.map((x) => (x - chance) ** 2))
  return { chance, within: 1.96 * Math.sqrt(spread / seen.length) }
}

/** The mean chance after an action, over the luck it may have. */
function expectedOf<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  by: T['Seat'],
  action: T['Action'],
  seat: T['Seat'],
  lens: Lens,
): number {
  const sense = judgeOf(game)
  const seen: number[] = []
  for (let n = 0; n < lens.visits; n++) {
    const chance: Chance = seeded(`${lens.seed}/luck/${n}`)
    const state = game.clone(before)
    carryOut(game, state, by, action, chance)
    seen.push(rollOut({ game, sense, seat, turns: 1, stray: 0.3 }, state, fateOf(`${lens.seed}/${n}`)))
  }
  return mean(seen)
}

const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length)

/** Less than this decides nothing. */
const TELLING = 0.005

/** The steps that moved most, in the order they came, each with what would have been better where it was a choice. */
export function moments<T extends GameTypes>(
  game: Game<T>,
  record: Played<T>,
  steps: readonly Step[],
  count = 3,
  lens: Lens = LENS,
): readonly Moment<T>[] {
  const weight = (s: Step): number => Math.max(Math.abs(s.choice), Math.abs(s.luck))
  const most = steps
    .filter((s) => weight(s) >= TELLING)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, count)
  return most
    .sort((a, b) => a.entry - b.entry)
    .map((step) => {
      const by = Math.abs(step.choice) >= Math.abs(step.luck) ? 'choice' : 'luck'
      // What the dice decided may still have been a poor idea of one's own; of the others' luck there is nothing to learn.
      const told = by === 'choice' || step.own ? judged(game, record, step, lens) : UNTOLD
      return { ...step, by, ...told }
    })
}

/** Among so many of one's own choices that seem to have cost most, what would really have been better is looked for. */
const SUSPECTS = 4

/** One's own choices that cost most and that the judge would have made otherwise: what one could have done. */
export function regrets<T extends GameTypes>(
  game: Game<T>,
  record: Played<T>,
  steps: readonly Step[],
  count = 2,
  lens: Lens = LENS,
): readonly Moment<T>[] {
  const found: Moment<T>[] = []
  const suspects = steps.filter((s) => s.own && s.choice <= -TELLING).sort((a, b) => a.choice - b.choice)
  for (const step of suspects.slice(0, SUSPECTS)) {
    if (found.length === count) break
    const told = judged(game, record, step, lens)
    if (told.better) found.push({ ...step, by: 'choice', ...told })
  }
  return found.sort((a, b) => a.entry - b.entry)
}

type Judged<T extends GameTypes> = Pick<Moment<T>, 'better' | 'agreed'>

const UNTOLD = { better: null, agreed: false } as const

/** What the judge would have done there. */
function judged<T extends GameTypes>(game: Game<T>, record: Played<T>, { entry }: Step, lens: Lens): Judged<T> {
  const done = record.entries[entry]
  if (!done || !isAction(done)) return UNTOLD
  const state = walked(game, record).at(entry)
  const listed = offers(game, state, done.by)
  const played = listed.find((action) => same(action, done.do))
  if (!played || listed.length < 2) return UNTOLD
  const chance = seeded(`${lens.seed}/better/${entry}`)
  const ask = { game, seat: done.by, view: game.view(state, done.by), offers: listed, chance }
  const advice: Advice<T> = advise(ask, ADVICE_VISITS, [played])
  if (same(advice.action, played)) return { better: null, agreed: true }
  const chanceOfPlayed = advice.others.find(({ action }) => same(action, played))?.chance ?? advice.chance
  const gain = advice.chance - chanceOfPlayed
  return gain > 0 ? { better: { action: advice.action, gain }, agreed: false } : UNTOLD
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Where the chance went: the start, one's own choices, the others', and the dice. They add up to the end. */
export function reckoning(steps: readonly Step[]): {
  readonly start: number
  readonly own: number
  readonly others: number
  readonly luck: number
  readonly end: number
} {
  const sum = (of: (s: Step) => number): number => steps.reduce((total, s) => total + of(s), 0)
  const start = steps[0]?.before ?? 0.5
  return {
    start,
    own: sum((s) => (s.own ? s.choice : 0)),
    others: sum((s) => (s.own ? 0 : s.choice)),
    luck: sum((s) => s.luck),
    end: steps.at(-1)?.after ?? start,
  }
}
