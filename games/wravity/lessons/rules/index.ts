import type { RuleScene } from '@muster/engine'
import type { Wravity } from '../../src/types.ts'
import { CARDS } from './cards.ts'
import { ENLISTING } from './enlisting.ts'
import { FLYING } from './flying.ts'
import { OBJECTS } from './objects.ts'
import { OFTEN } from './often.ts'
import { PLANETS_LAID } from './planets.ts'
import { PUSHING } from './pushing.ts'
import { SETTING_OFF } from './setting-off.ts'
import { SHOOTING } from './shooting.ts'
import { TURN } from './turn.ts'

/** Small positions beside the rules that refuse something. */
export const RULE_SCENES: readonly RuleScene<Wravity>[] = [
  ...OFTEN,
  ...ENLISTING,
  ...PLANETS_LAID,
  ...TURN,
  ...SETTING_OFF,
  ...FLYING,
  ...PUSHING,
  ...SHOOTING,
  ...OBJECTS,
  ...CARDS,
]
