import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { THROUGH_THE_DOOR } from './01-through-the-door.ts'
import { PUSH_OFF } from './02-push-off.ts'
import { IT_FLIES_ON } from './03-it-flies-on.ts'
import { HOLD_ON } from './04-hold-on.ts'
import { BOUNCE } from './05-bounce.ts'
import { AIM } from './06-aim.ts'
import { PUSH_AND_BE_PUSHED } from './07-push-and-be-pushed.ts'
import { CRASH } from './08-crash.ts'
import { TWO_AT_THE_DOOR } from './09-two-at-the-door.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<Wravity>[] = [
  THROUGH_THE_DOOR,
  PUSH_OFF,
  IT_FLIES_ON,
  HOLD_ON,
  BOUNCE,
  AIM,
  PUSH_AND_BE_PUSHED,
  CRASH,
  TWO_AT_THE_DOOR,
]
