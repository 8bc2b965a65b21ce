import {
  type Chance,
  copy,
  type Game,
  type GameTypes,
  type Hidden,
  type Match,
  type MatchRecord,
  offers,
  type Refusal,
  seeded,
  type Viewer,
} from '../src/index.ts'

/** How much of everything is looked at, at one step. */
export interface Budget {
  /** Offers done, for each seat. */
  readonly offers: number
  /** Altered and invented actions tried, for each seat. */
  readonly mutants: number
  /** Actions taken back, one after the other. */
  readonly undos: number
  /** Imagined states, for each viewer. */
  readonly imaginings: number
  /** Imagined states, for each viewer, where they are counted. */
  readonly deals: number
  /** Previews compared, for each seat. */
  readonly previews: number
  /** Most outcomes of the dice enumerated for one preview. */
  readonly leaves: number
  /** Times an action is tried where there are more. */
  readonly samples: number
}

export const SAMPLE: Budget = {
  offers: 30,
  mutants: 100,
  undos: 1000,
  imaginings: 2,
  deals: 200,
  previews: 2,
  leaves: 1500,
  samples: 250,
}

/** What chooses for a seat, and sees no more than it. */
export type Bot<T extends GameTypes> = (
  view: T['View'],
  seat: T['Seat'],
  chance: Chance,
  game: Game<T>,
  offers: readonly T['Action'][],
) => T['Action']

export type Bots<T extends GameTypes> = Readonly<Record<string, Bot<T>>>

/** An offer that could not be done. */
export interface Trouble<T extends GameTypes> {
  readonly seat: T['Seat']
  readonly action: T['Action']
  readonly why: Refusal<T['Rule']> | Error
}

/** One moment of a random match, with all that the checks want to know of it. */
export interface Step<T extends GameTypes> {
  readonly game: Game<T>
  readonly record: MatchRecord<T>
  /** The check's own: nobody else has it. */
  readonly state: T['State']
  /** The state after each number of entries, as text, up to this one. */
  readonly trail: readonly string[]
  /** The offer that was chosen here and could not be done. */
  readonly trouble: Trouble<T> | null
  readonly seats: readonly T['Seat'][]
  readonly viewers: readonly Viewer<T>[]
  readonly budget: Budget
  readonly bots: Bots<T>
  /** Luck for a purpose: the same for the same step. */
  chance(purpose: string): Chance
}

/** What a step is made from. */
export type Moment<T extends GameTypes> = Pick<Step<T>, 'trail' | 'trouble'> & {
  readonly match: Match<T>
  readonly seed: string
}

export function stepOf<T extends GameTypes>(moment: Moment<T>, budget: Budget, bots: Bots<T>): Step<T> {
  const { match, trail, trouble, seed } = moment
  const seats = match.record.seats.map((s) => s.seat)
  return {
    game: match.game,
    record: match.record,
    state: copy(match.state),
    trail,
    trouble,
    seats,
    viewers: [...seats, 'spectator'],
    budget,
    bots,
    chance: (purpose) => seeded(`${seed}/${trail.length}/${purpose}`),
  }
}

/** The seats that are asked, each with its offers. */
export function asked<T extends GameTypes>(
  step: Step<T>,
  state: T['State'] = step.state,
): { readonly seat: T['Seat']; readonly all: readonly T['Action'][] }[] {
  return step.game.toAct(state).map((seat) => ({ seat, all: offers(step.game, state, seat) }))
}

/** Up to `count` of a list, without repeats. */
export function some<X>(xs: readonly X[], count: number, chance: Chance): X[] {
  return xs.length <= count ? [...xs] : chance.shuffle(xs).slice(0, count)
}

/** Things of a kind together, in the order in which they come. */
export function kindsOf<X>(xs: readonly X[], kind: (x: X) => string): X[][] {
  const out = new Map<string, X[]>()
  for (const x of xs) {
    const alike = out.get(kind(x))
    if (alike) alike.push(x)
    else out.set(kind(x), [x])
  }
  return [...out.values()]
}

/** Up to `each` actions of each kind, and not more than `most`. */
export function ofEachKind<A extends { readonly type: string }>(
  actions: readonly A[],
  each: number,
  most: number,
  chance: Chance,
): A[] {
  const kinds = kindsOf(chance.shuffle(actions), (a) => a.type)
  return some(
    kinds.flatMap((alike) => alike.slice(0, each)),
    most,
    chance,
  )
}

/** What lies hidden, as text to compare: things in one slot lie in no order. */
export function hiddenText(hidden: readonly Hidden[]): string {
  return hidden
    .map((h) => `${h.pool}/${h.slot}/${h.value}`)
    .sort()
    .join('\n')
}

/** A state that looks like this one to `viewer`. */
export function imagined<T extends GameTypes>(step: Step<T>, viewer: Viewer<T>, chance: Chance): T['State'] {
  return step.game.imagine(step.game.view(step.state, viewer), viewer, chance)
}

/** For each viewer some states that look like this one to it. */
export function* imaginings<T extends GameTypes>(
  step: Step<T>,
  purpose: string,
): Generator<{ readonly viewer: Viewer<T>; readonly state: T['State'] }> {
  const chance = step.chance(purpose)
  for (const viewer of step.viewers) {
    const count = step.game.hidden(step.state, viewer).length === 0 ? 1 : step.budget.imaginings
    for (let i = 0; i < count; i++) yield { viewer, state: imagined(step, viewer, chance) }
  }
}
