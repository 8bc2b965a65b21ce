// The agreements of a match and its map

import {
  count,
  eachOf,
  flag,
  index,
  integer,
  list,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  where,
} from '@muster/engine'
import { namesOf } from '../book.ts'
import type { Content } from '../content/types.ts'
import { type Board, FACTIONS, MODES, type Table } from '../state.ts'
import {
  LAST_ROUND,
  MISSION_ROUNDS,
  MOST_COLUMNS,
  MOST_HEXES,
  MOST_MINUTES,
  MOST_ROWS,
  MOST_UNITS,
  START_NUMBERS,
} from './bounds.ts'
import { hex, hexOrNone, seat, unit } from './words.ts'

/** Hexes of the board in a state or a view of unknown origin; 0 where it has none. */
export function places(of: unknown): number {
  const board = own(own(of, 'table'), 'board')
  return extent(own(board, 'columns'), MOST_COLUMNS) * extent(own(board, 'rows'), MOST_ROWS)
}

function own(of: unknown, key: string): unknown {
  return isObject(of) && Object.hasOwn(of, key) ? of[key] : undefined
}

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null

const extent = (x: unknown, most: number): number =>
  typeof x === 'number' && Number.isInteger(x) && x > 0 && x <= most ? x : 0

export function tableShape(c: Content): Shape<Table> {
  const names = namesOf(c)
  return record<Table>({
    mode: oneOf(MODES),
    mission: oneOf(Object.keys(c.missions)),
    goal: count(MOST_HEXES),
    diceless: flag,
    most: count(MOST_UNITS),
    clock: count(MOST_MINUTES),
    rounds: count(LAST_ROUND),
    mountains: flag,
    weather: flag,
    launcher: orNull(seat),
    shore: orNull(record<NonNullable<Table['shore']>>({ from: missionRound, rounds: missionRound })),
    draw: count(MOST_UNITS),
    names: eachOf(Object.keys(names), oneOf(Object.values(names))),
    extras: list(unit, FACTIONS.length * c.charts.extras),
    board: boardShape(c),
  })
}

const missionRound = integer(1, MISSION_ROUNDS)

function boardShape(c: Content): Shape<Board> {
  const letters = new RegExp(
    `^[${Object.keys(c.terrain)
      .join('')
      .replace(/[\\\]^-]/g, '\\$&')}]*$`,
  )
  const terrain = where(text(MOST_HEXES), (x, { places }) => x.length === places && letters.test(x))
  const board = record<Board>({
    map: oneOf(Object.keys(c.maps)),
    left: index(MOST_COLUMNS),
    columns: integer(1, MOST_COLUMNS),
    rows: integer(1, MOST_ROWS),
    terrain,
    factories: list(hex, MOST_HEXES),
    starts: list(hexOrNone, START_NUMBERS, START_NUMBERS),
    shore: list(hex, MOST_HEXES),
  })
  return where(board, hasItsFactories)
}

/** Every factory of the map in the list, in order, and nothing else. */
function hasItsFactories({ terrain, factories }: Board): boolean {
  let at = -1
  for (const factory of factories) {
    at = terrain.indexOf('X', at + 1)
    if (at !== factory) return false
  }
  return !terrain.includes('X', at + 1)
}
