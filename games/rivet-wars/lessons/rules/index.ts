import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { COMBAT } from './combat.ts'
import { DEPLOYMENT } from './deployment.ts'
import { MOVEMENT } from './movement.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<RivetWars>[] = [...DEPLOYMENT, ...COMBAT, ...MOVEMENT]
