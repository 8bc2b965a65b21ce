import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<Wravity>[] = []
