// What a record looks like, whatever the game.

import { BOUNDS } from './bounds.ts'
import { MOST_OF_A_DRAW } from './chance.ts'
import type { GameTypes, SeatInfo } from './game.ts'
import type { OptionValue } from './options.ts'
import { type Begun, type DiceRecord, FORMAT, FORMAT_VERSION, type MatchRecord } from './record.ts'
import {
  byType,
  count,
  dictionary,
  either,
  flag,
  integer,
  list,
  type Members,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  text,
  where,
  word,
} from './shape.ts'

/** Pairs of a range and a number below it. */
export const draws: Shape<number[]> = where(
  list(count(MOST_OF_A_DRAW), BOUNDS.draws * 2),
  (xs) => xs.length % 2 === 0 && xs.every((x, i) => i % 2 === 0 || x < (xs[i - 1] as number)),
)

const value: Shape<OptionValue> = either(
  either(text(100), flag),
  integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
)

/** Options of a match, and standing orders. */
export const values: Shape<Record<string, OptionValue>> = dictionary(value, 200)

export const seats: Shape<SeatInfo<GameTypes>[]> = list(
  record<SeatInfo<GameTypes>>({ seat: word(24), side: word(24) }),
  BOUNDS.seats,
  1,
)

const dice = record<DiceRecord>({
  commitment: orNull(text(200)),
  entropy: dictionary(text(200), BOUNDS.seats + 1),
  seed: orNull(text(200)),
  seal: optional(text(200)),
})

const begun = byType<Begun>({
  setUp: {},
  position: {},
  branch: { of: orNull(text(200)), count: count(BOUNDS.entries) },
})

/** Judged elsewhere: by its game, or by what reads packs. */
const anything: Shape<unknown> = { misfit: () => null }
const object: Shape<unknown> = { misfit: (x) => (typeof x === 'object' && x !== null && !Array.isArray(x) ? null : '') }

const members: Members<MatchRecord<GameTypes>> = {
  format: oneOf([FORMAT]),
  version: oneOf([FORMAT_VERSION]),
  game: word(40),
  rules: word(40),
  options: values,
  pack: anything,
  seats,
  dice,
  begun: optional(begun),
  branch: optional(oneOf([true])),
  draws,
  opening: object,
  entries: list(anything as Shape<never>, BOUNDS.entries),
  table: optional(anything),
}

/** The whole record, but for its opening and entries, which are the game's to judge. */
export const recordShape: Shape<MatchRecord<GameTypes>> = record(members)
