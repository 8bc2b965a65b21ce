import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<AcesAndArmor>[] = []
