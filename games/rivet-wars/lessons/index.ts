import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { SEND_TROOPS } from './01-send-troops.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<RivetWars>[] = [SEND_TROOPS]
