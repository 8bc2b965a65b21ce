import { byType, count, orNull, place, type Shape } from '@muster/engine'
import type { Action } from '../action.ts'
import type { Hex } from '../state.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What is too strong or too far, but not beyond all measure, is for the rules to refuse. */
export function actionShape(words: Vocabulary): Shape<Action> {
  const { soldier, planet, heading, headingOrNone, card, most } = words
  const at = place<Hex>()
  const force = count(most.left)
  return byType<Action>({
    enlist: { squad: words.squad, number: words.number },
    placePlanet: { at },
    look: { soldier, planet },
    enter: { soldier },
    walk: { soldier, to: at },
    impulse: { soldier, heading, force },
    fly: { soldier, steps: force },
    grab: { soldier },
    push: { soldier, target: soldier, force, heading },
    brake: { soldier, target: soldier, force, heading: headingOrNone },
    pushOff: { soldier, heading, force },
    shoot: { soldier, at, card: orNull(card) },
    cable: { soldier, card, force },
    hook: { soldier, card, heading },
    pull: { force },
    throwGrenade: { soldier, card, side: heading, heading, force },
    moveGrenade: { grenade: words.grenade },
    revive: { soldier, card, target: soldier },
    concentrate: { soldier },
    chooseAxis: { heading },
    repel: { card },
    tryLuck: { card },
    pass: {},
    endTurn: {},
  })
}
