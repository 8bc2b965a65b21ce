import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor } from '../../src/state.ts'
import { ATTACKS } from './attacks.ts'
import { MISSIONS } from './missions.ts'
import { MONEY } from './money.ts'
import { MOVEMENT } from './movement.ts'
import { OFTEN } from './often.ts'
import { PLACING } from './placing.ts'
import { SETUP } from './setup.ts'
import { TRADE } from './trade.ts'
import { TURNS } from './turns.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<AcesAndArmor>[] = [
  ...OFTEN,
  ...SETUP,
  ...PLACING,
  ...TURNS,
  ...MOVEMENT,
  ...ATTACKS,
  ...MONEY,
  ...TRADE,
  ...MISSIONS,
]
