import type { Acted } from './act.ts'
import { type Chance, recording, seeded } from './chance.ts'
import { enter } from './enter.ts'
import type { Game, GameTypes } from './game.ts'
import { fold } from './load.ts'
import { type DiceRecord, FORMAT, FORMAT_VERSION, type MatchRecord } from './record.ts'

/** Where a match's luck comes from: a stream that can be entered at any index. */
export interface Dice {
  readonly record: DiceRecord
  /** Luck whose first draw is number `index` of the stream. */
  from(index: number): Chance
  /** The seed, to be shown at the end. */
  readonly seed: string | null
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
  record: MatchRecord<T>
  state: T['State']
}

export function newMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  dice: Dice,
  pack: unknown = null,
): Match<T> {
  const { chance, draws } = recording(dice.from(0))
  const state = game.setup(options, chance)
  const record: MatchRecord<T> = {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: game.id,
    rules: game.rulesVersion,
    options,
    pack,
    seats: game.seats(options),
    dice: dice.record,
    draws,
    opening: game.clone(state),
    entries: [],
  }
  return { game, dice, record, state }
}

/** A match goes on from its record. */
export function resume<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, dice: Dice): Match<T> {
  return { game, dice, record, state: fold(game, record) }
}

/** An action of a seat: checked, done and entered; or refused, and nothing is changed. */
export function play<T extends GameTypes>(match: Match<T>, seat: T['Seat'], action: T['Action']): Acted<T> {
  return enter(match, seat, action, {})
}

/** A new match that begins as this one stood after its first `count` entries, with dice of its own. */
export function branch<T extends GameTypes>(match: Match<T>, count: number, dice: Dice): Match<T> {
  const { game } = match
  const opening = fold(game, match.record, count)
  const begun = { rules: game.rulesVersion, dice: dice.record, branch: true, draws: [], opening, entries: [] } as const
  return { game, dice, record: { ...match.record, ...begun }, state: game.clone(opening) }
}
