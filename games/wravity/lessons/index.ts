import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { THROUGH_THE_DOOR } from './01-through-the-door.ts'
import { PUSH_OFF } from './02-push-off.ts'
import { IT_FLIES_ON } from './03-it-flies-on.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<Wravity>[] = [THROUGH_THE_DOOR, PUSH_OFF, IT_FLIES_ON]
