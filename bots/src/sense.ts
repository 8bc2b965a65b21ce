import { type Ahead, CHARACTERS, type Game, type GameTypes, type Mind, must, type Temper } from '@muster/engine'

/** A game as a bot feels about it: winning chances, promises and likely answers. */
export interface Sense<T extends GameTypes> {
  /** The winning chance of the seat's side, from 0 to 1, at any moment. */
  chance(state: T['State'], seat: T['Seat']): number
  /** The same by the weights for the moment when a turn begins. */
  chanceBegun(state: T['State'], seat: T['Seat']): number
  /** The same by the weights for the end of a continuation. */
  chanceAhead(state: T['State'], seat: T['Seat']): number
  /** The same throughout a turn, another when the next begins. */
  turn(state: T['State']): number | string
  /** What each action promises beside doing nothing, which is 0. */
  promise(state: T['State'], seat: T['Seat'], actions: readonly T['Action'][]): ArrayLike<number>
  /** What a promise of 1 is worth in the odds of winning. */
  readonly trust: number
  /** After how many turns beyond one's own a continuation is judged best. */
  readonly horizon: number
  /** How far instinct strays in a continuation, where it is not as in other games. */
  readonly stray: number | undefined
  /** Which share of what was expected at first glance counts beside what was found. */
  readonly faith: number
  /** Of n things it could do a beginner sees about so many times the root of n. */
  readonly novice: number
  /** Whether the action does nothing but go on. */
  rests(action: T['Action']): boolean
  /** The likely answer to a question; null where the seat is free to choose. */
  likely(state: T['State'], seat: T['Seat']): T['Action'] | null
}

const known = new WeakMap<object, Map<string, unknown>>()

/** The game as one who plays feels about it, by nature or with one of its characters. */
export function senseOf<T extends GameTypes>(game: Game<T>, character = ''): Sense<T> {
  return keptOr(game, character, (mind) => minded(mind, mind.drive ?? {}, characterOf(mind, character), mind.ahead))
}

/** The same for whoever looks farther ahead than others, where the game says how. */
export function farSenseOf<T extends GameTypes>(game: Game<T>, character = ''): Sense<T> {
  const far = game.mind?.far
  if (!far) return senseOf(game, character)
  return keptOr(game, `far ${character}`, (mind) => ({
    ...minded(mind, mind.drive ?? {}, characterOf(mind, character), far),
    horizon: far.turns,
  }))
}

/** The game as one who only looks on feels about it: what is told as a chance is told by it. */
export function judgeOf<T extends GameTypes>(game: Game<T>): Sense<T> {
  return keptOr(game, 'judge', (mind) => minded(mind, {}, {}, undefined))
}

function keptOr<T extends GameTypes>(game: Game<T>, name: string, make: (mind: Mind<T>) => Sense<T>): Sense<T> {
  const kept = known.get(game) ?? new Map<string, unknown>()
  known.set(game, kept)
  const made = kept.get(name) ?? (game.mind ? make(game.mind) : plain(game))
  kept.set(name, made)
  return made as Sense<T>
}

function characterOf<T extends GameTypes>(mind: Mind<T>, character: string): Temper {
  if (character === '') return {}
  const known = CHARACTERS.find((c) => c === character)
  if (!known) throw new Error(`there is no character "${character}": ${CHARACTERS.join(', ')}`)
  return mind.characters[known]
}

/** Whoever looks ahead by weights of their own needs no drive: instinct has it. */
function minded<T extends GameTypes>(
  mind: Mind<T>,
  drive: Temper,
  character: Temper,
  afar: Ahead | undefined,
): Sense<T> {
  const leaning = (weights: readonly number[], ...tempers: readonly Temper[]): Float64Array =>
    Float64Array.from(mind.features, (name, i) =>
      tempers.reduce((sum, temper) => sum + (temper[name] ?? 0), must(weights[i])),
    )
  const begun = leaning(mind.weights.begun, drive, character)
  const midst = leaning(mind.weights.midst, drive, character)
  const ahead = afar ? leaning(afar.weights, character) : begun
  const { heat } = mind.weights
  const aheadHeat = afar?.heat ?? heat.begun
  const phase = mind.features.indexOf(mind.phase)
  return {
    chance: (state, seat) => chanceBy(mind, midst, heat.midst, phase, state, seat),
    chanceBegun: (state, seat) => chanceBy(mind, begun, heat.begun, phase, state, seat),
    chanceAhead: (state, seat) =>
      mind.sides(state) === 2
        ? chanceBy(mind, ahead, aheadHeat, phase, state, seat)
        : chanceBy(mind, begun, heat.begun, phase, state, seat),
    turn: (state) => mind.turn(state),
    promise: (state, seat, actions) => mind.promise(state, seat, actions),
    trust: mind.trust,
    horizon: mind.horizon,
    stray: mind.stray,
    faith: mind.faith ?? 1,
    novice: mind.novice,
    rests: (action) => mind.rests(action),
    likely: (state, seat) => mind.likely(state, seat),
  }
}

const MOST_COUNTS = 1024
const counts = new Float64Array(MOST_COUNTS)

/** The odds of the sides are to each other as the powers of their weighed counts: one in all, whatever their number. */
function chanceBy<T extends GameTypes>(
  mind: Mind<T>,
  weights: Float64Array,
  [heat, more]: readonly [number, number],
  phase: number,
  state: T['State'],
  seat: T['Seat'],
): number {
  const side = mind.sideOf(state, seat)
  const winners = mind.won(state)
  if (winners) return winners.includes(side) ? 1 / winners.length : 0
  mind.count(state, counts)
  const own = weighed(weights, side)
  const sides = mind.sides(state)
  const sure = phase < 0 ? heat : heat + more * furthest(phase, weights.length, sides)
  let odds = 0
  for (let n = sides - 1; n >= 0; n--) odds += n === side ? 1 : Math.exp(sure * (weighed(weights, n) - own))
  return 1 / odds
}

/** The greatest count of a feature among the sides. */
function furthest(feature: number, width: number, sides: number): number {
  let most = 0
  for (let n = 0; n < sides; n++) most = Math.max(most, counts[n * width + feature] as number)
  return most
}

function weighed(weights: Float64Array, side: number): number {
  const from = side * weights.length
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (counts[from + i] as number)
  return sum
}

/** A game that says nothing of itself: by its `evaluate` and `order`. */
function plain<T extends GameTypes>(game: Game<T>): Sense<T> {
  const chance = (state: T['State'], seat: T['Seat']): number => 1 / (1 + Math.exp(-game.evaluate(state, seat) / EVEN))
  return {
    chance,
    chanceBegun: chance,
    chanceAhead: chance,
    turn(state) {
      const { round, turn } = game.situation(state)
      return `${round}/${turn}`
    },
    promise(state, seat, actions) {
      const ranks = new Map(game.rank(state, seat, actions).map((action, i) => [action, i]))
      return actions.map((action) => 1 / (1 + (ranks.get(action) ?? actions.length)))
    },
    trust: 0.4,
    horizon: 1,
    stray: undefined,
    faith: 1,
    novice: 1.6,
    rests: () => false,
    likely: (state, seat) => game.fallback(state, seat),
  }
}

/** What is worth three to one, in the game's own measure, where nothing is known about it. */
const EVEN = 5
