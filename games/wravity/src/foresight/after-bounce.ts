// After a bounce a die decides the way: where a flight may end then.
import type { Book } from '../book.ts'
import { HEADINGS } from '../book.ts'
import { boardOf, FREE, filled, stepOf } from '../rules/02-soldiers.ts'
import type { Hex, Position } from '../state.ts'
import { legOf, NOBODY } from './leg.ts'
import type { Course } from './world.ts'

interface Ends {
  /** In the order of the ways it may take. */
  readonly hexes: readonly Hex[]
  /** At least one of these ways meets something again. */
  readonly again: boolean
}

/** 9.3, 9.4: null where it meets no wall and no planet in this turn, or stops there. */
export function endsAfterBounce(book: Book, s: Position, c: Course): Ends | null {
  const board = boardOf(book, s)
  const cells = filled(board, s)
  const fields = s.grenades.filter((g) => g.until >= 0)
  const leg = legOf(board, cells, fields, c.soldier, c, c.left)
  if ((leg.end !== 'wall' && leg.end !== 'planet') || c.speed < 2) return null
  cells[c.at] = FREE
  const at = leg.path.at(-1) ?? c.at
  const free = HEADINGS.filter((h) => cells[stepOf(board, at, h)] === FREE)
  const ways = free.map((heading) => legOf(board, cells, fields, NOBODY, { at, heading }, leg.left))
  const ended = ways.filter(({ end }) => end === null || end === 'field')
  return { hexes: [...new Set(ended.map(({ path }) => path.at(-1) ?? at))], again: ended.length < ways.length }
}
