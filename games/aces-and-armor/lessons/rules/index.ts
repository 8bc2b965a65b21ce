import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor } from '../../src/state.ts'
import { ATTACKS } from './attacks.ts'
import { MONEY } from './money.ts'
import { MOVEMENT } from './movement.ts'
import { PLACING } from './placing.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<AcesAndArmor>[] = [...PLACING, ...MOVEMENT, ...ATTACKS, ...MONEY]
