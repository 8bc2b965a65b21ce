import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { DRIVE } from './01-drive.ts'
import { TAKE_A_FACTORY } from './02-take-a-factory.ts'
import { STOPPED } from './03-stopped.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<AcesAndArmor>[] = [DRIVE, TAKE_A_FACTORY, STOPPED]
