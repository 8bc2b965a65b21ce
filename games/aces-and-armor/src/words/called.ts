import { type Called, say } from '@muster/engine'
import type { Options } from '../state.ts'

/** Of two who play alone against each other neither needs a number, nor a partner's name. */
export function calledBy({ mode, german, allied }: Options): Called {
  if (mode !== 'two') return {}
  return { [`seat.${german}`]: say('side.germany'), 'side.allies': say(`seat.${allied}`) }
}
