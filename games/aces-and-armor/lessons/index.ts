import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { DRIVE } from './01-drive.ts'
import { TAKE_A_FACTORY } from './02-take-a-factory.ts'
import { STOPPED } from './03-stopped.ts'
import { ATTACK } from './04-attack.ts'
import { ARMOUR_AND_FOREST } from './05-armour-and-forest.ts'
import { THREE_ARMS } from './06-three-arms.ts'
import { REACH_AND_ANSWER } from './07-reach-and-answer.ts'
import { COINS } from './08-coins.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<AcesAndArmor>[] = [
  DRIVE,
  TAKE_A_FACTORY,
  STOPPED,
  ATTACK,
  ARMOUR_AND_FOREST,
  THREE_ARMS,
  REACH_AND_ANSWER,
  COINS,
]
