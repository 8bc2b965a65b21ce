import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { SEND_TROOPS } from './01-send-troops.ts'
import { MARCH } from './02-march.ts'
import { TAKE_AND_HOLD } from './03-take-and-hold.ts'
import { FIRE } from './04-fire.ts'
import { THE_ONE_IN_FRONT } from './05-the-one-in-front.ts'
import { GUNS_THAT_STRAY } from './06-guns-that-stray.ts'
import { WIRE_TRAPS_BUNKERS } from './07-wire-traps-bunkers.ts'
import { CHARGE } from './08-charge.ts'
import { RIVETS_AND_CARDS } from './09-rivets-and-cards.ts'

/** In the order they are taken. */
export const LESSONS: readonly Lesson<RivetWars>[] = [
  SEND_TROOPS,
  MARCH,
  TAKE_AND_HOLD,
  FIRE,
  THE_ONE_IN_FRONT,
  GUNS_THAT_STRAY,
  WIRE_TRAPS_BUNKERS,
  CHARGE,
  RIVETS_AND_CARDS,
]
