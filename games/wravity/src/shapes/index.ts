import type { GameShapes } from '@muster/engine'
import type { Box } from '../box.ts'
import type { Wravity } from '../types.ts'
import { actionShape } from './action.ts'
import { eventShape } from './event.ts'
import { stateShape } from './state.ts'
import { viewShape } from './view.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What comes from outside is held against these first. */
export function shapes(box: Box): GameShapes<Wravity> {
  const words = vocabularyOf(box)
  return {
    places: (of) => hexesOf(box, of),
    action: actionShape(words),
    event: eventShape(words),
    state: stateShape(box, words),
    view: viewShape(box, words),
  }
}

/** How many hexes the room of a state or view has. */
function hexesOf({ boards }: Box, of: unknown): number {
  if (typeof of !== 'object' || of === null || !Object.hasOwn(of, 'room') || !('room' in of)) return 0
  const { room } = of
  return typeof room === 'string' && Object.hasOwn(boards, room) ? (boards[room]?.size ?? 0) : 0
}
