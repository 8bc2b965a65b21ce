import type { GameShapes } from '@muster/engine'
import type { Content } from '../content/types.ts'
import type { AcesAndArmor } from '../state.ts'
import { actionShape } from './action.ts'
import { eventShape } from './event.ts'
import { stateShape, viewShape } from './state.ts'
import { places } from './table.ts'
import { wordsOf } from './words.ts'

/** The forms of all that comes from outside, by the content of the match. */
export function shapesOf(c: Content): GameShapes<AcesAndArmor> {
  const words = wordsOf(c)
  return {
    places,
    action: actionShape(words),
    event: eventShape(words),
    state: stateShape(c, words),
    view: viewShape(c, words),
  }
}
