import type { Acted } from './act.ts'
import { type Chance, recording, seeded } from './chance.ts'
import { enter } from './enter.ts'
import type { Game, GameTypes } from './game.ts'
import { type Begun, beginningOf, type DiceRecord, FORMAT, FORMAT_VERSION, type MatchRecord } from './record.ts'
import { type Kept, recordOn, Walk, walked } from './walk.ts'

/** Where a match's luck comes from: a stream that can be entered at any index. */
export interface Dice {
  readonly record: DiceRecord
  /** Luck whose first draw is number `index` of the stream. */
  from(index: number): Chance
  /** The seed, to be shown at the end. */
  readonly seed: string | null
  /** Dice that fall otherwise for another beginning. */
  bindTo?(beginning: string): Dice
  /** What is set under a finished record. */
  seal?(record: string): string
}

/** Dice nobody can verify, for simulation and tests. */
export function plainDice(seed: number | string): Dice {
  return {
    record: { commitment: null, entropy: {}, seed: null },
    from: (index) => seeded(`${seed}/${index}`),
    seed: null,
  }
}

/** A match being played: its record, and the state it folds to. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly dice: Dice
  /** Its entries are those of the walk: they grow as it is played. */
  record: MatchRecord<T>
  readonly walk: Walk<T>
  /** The walk's. */
  state: T['State']
}

function matchOf<T extends GameTypes>(game: Game<T>, dice: Dice, walk: Walk<T>, record: MatchRecord<T>): Match<T> {
  return {
    game,
    dice,
    walk,
    record: recordOn(walk, record),
    get state() {
      return walk.state
    },
    set state(state) {
      walk.state = state
    },
  }
}

export function newMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  dice: Dice,
  pack: unknown = null,
): Match<T> {
  const begun: Begun = { type: 'setUp' }
  const bound = bind(dice, { game: game.id, options, pack, begun, opening: null })
  const { chance, draws } = recording(bound.from(0))
  const opening = game.setup(options, chance)
  return begin(game, bound, { options, pack, draws, opening, begun })
}

/** A match that begins from a position, whoever laid it out; the record says so. */
export function matchFrom<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  opening: T['State'],
  dice: Dice,
  pack: unknown = null,
): Match<T> {
  return beginGiven(game, dice, { options, pack, opening, begun: { type: 'position' } })
}

/** How a match comes to its opening. */
interface Beginning<T extends GameTypes> extends Pick<MatchRecord<T>, 'options' | 'pack' | 'draws' | 'opening'> {
  readonly begun: Begun
}

/** A beginning whose opening nobody drew. */
function beginGiven<T extends GameTypes>(game: Game<T>, dice: Dice, given: Omit<Beginning<T>, 'draws'>): Match<T> {
  return begin(game, bind(dice, { game: game.id, ...given }), { ...given, draws: [] })
}

function bind(dice: Dice, beginning: Parameters<typeof beginningOf>[0]): Dice {
  return dice.bindTo?.(beginningOf(beginning)) ?? dice
}

function begin<T extends GameTypes>(game: Game<T>, dice: Dice, beginning: Beginning<T>): Match<T> {
  const record: MatchRecord<T> = {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: game.id,
    rules: game.rulesVersion,
    ...beginning,
    seats: game.seats(beginning.options),
    dice: dice.record,
    entries: [],
  }
  return matchOf(game, dice, new Walk<T>(game, beginning.opening), record)
}

/** A match goes on from its record; `kept` is taken at its word. */
export function resume<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord<T>,
  dice: Dice,
  kept: Kept<T> | null = null,
): Match<T> {
  return matchOf(game, dice, walked(game, record, kept), record)
}

/** An action of a seat: checked, done and entered; or refused, and nothing is changed. */
export function play<T extends GameTypes>(match: Match<T>, seat: T['Seat'], action: T['Action']): Acted<T> {
  return enter(match, seat, action, {})
}

/** A new match that begins as this one stood after its first `count` entries, with dice of its own. */
export function branch<T extends GameTypes>(match: Match<T>, count: number, dice: Dice): Match<T> {
  const { game, record, walk } = match
  const begun: Begun = { type: 'branch', of: record.dice.commitment, count }
  return beginGiven(game, dice, { options: record.options, pack: record.pack, opening: walk.at(count), begun })
}
