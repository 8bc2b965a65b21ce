import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { ABILITIES } from './abilities.ts'
import { CARDS } from './cards.ts'
import { COMBAT } from './combat.ts'
import { DEPLOYMENT } from './deployment.ts'
import { GROUND } from './ground.ts'
import { MOVEMENT } from './movement.ts'
import { OFTEN } from './often.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<RivetWars>[] = [
  ...OFTEN,
  ...DEPLOYMENT,
  ...CARDS,
  ...COMBAT,
  ...ABILITIES,
  ...MOVEMENT,
  ...GROUND,
]
