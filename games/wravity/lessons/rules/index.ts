import type { RuleScene } from '@muster/engine'
import type { Wravity } from '../../src/types.ts'
import { FLYING } from './flying.ts'
import { OBJECTS } from './objects.ts'
import { PLANETS_LAID } from './planets.ts'
import { SHOOTING } from './shooting.ts'
import { TURN } from './turn.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<Wravity>[] = [...PLANETS_LAID, ...TURN, ...FLYING, ...SHOOTING, ...OBJECTS]
