// Where a flight of this turn ends: what one presses for it, and what it is called by.
import { must } from '@muster/engine'
import type { ActionOf } from './action.ts'
import type { Book } from './book.ts'
import { coursesOf } from './foresight/courses.ts'
import { type End, legOf } from './foresight/leg.ts'
import { boardOf, filled } from './rules/02-soldiers.ts'
import type { Hex, Position } from './state.ts'

export type Flying = ActionOf<'impulse' | 'pushOff' | 'cable' | 'fly'>

export interface Landing {
  /** The last hex it comes to, before whatever it meets. */
  readonly hex: Hex
  /** What it meets there; `later` for one that has flown in this turn and goes on in the next, as far as the hex. */
  readonly end: End | 'later' | null
  /** What one presses: the hex, or the planet in the way; what is in the way at once, where it does not come to fly. */
  readonly place: Hex
}

const FLYING: readonly string[] = ['impulse', 'pushOff', 'cable', 'fly'] satisfies readonly Flying['type'][]

export const isFlying = (a: { readonly type: string }): a is Flying => FLYING.includes(a.type)

export function landingOf(book: Book, s: Position, a: Flying): Landing {
  const board = boardOf(book, s)
  const course = must(coursesOf(book, s, a)[0])
  const left = a.type === 'fly' ? a.steps : course.left
  const fields = s.grenades.filter((g) => g.until >= 0)
  const { path, end, next } = legOf(board, filled(board, s), fields, course.soldier, course, left || course.speed)
  const hex = path.at(-1) ?? course.at
  const isPressed = next >= 0 && (end === 'planet' || path.length === 0)
  return { hex, end: left === 0 ? 'later' : end === 'unsure' ? null : end, place: isPressed ? next : hex }
}
