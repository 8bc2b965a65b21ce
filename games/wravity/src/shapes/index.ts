import type { GameShapes } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Wravity } from '../types.ts'
import { actionShape } from './action.ts'
import { eventShape } from './event.ts'
import { stateShape } from './state.ts'
import { viewShape } from './view.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What comes from outside is held against these first. */
export function shapes(book: Book): GameShapes<Wravity> {
  const words = vocabularyOf(book)
  return {
    places: (of) => hexesOf(book, of),
    action: actionShape(words),
    event: eventShape(words),
    state: stateShape(book, words),
    view: viewShape(book, words),
  }
}

/** How many hexes the room of a state or view has. */
function hexesOf({ boards }: Book, of: unknown): number {
  if (typeof of !== 'object' || of === null || !Object.hasOwn(of, 'room') || !('room' in of)) return 0
  const { room } = of
  return typeof room === 'string' && Object.hasOwn(boards, room) ? (boards[room]?.size ?? 0) : 0
}
