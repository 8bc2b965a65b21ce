import { say } from '@muster/engine'
import type { Content } from '@muster/rivet-wars'
import type { HowTold } from '../../face.ts'

const DEEDS = ['cards', 'deploy', 'combat', 'move', 'end']
const WORTH = ['objective', 'bounty', 'secrets', 'harm']

/** How it is played, with the figures of the content. */
export function toldOf({ units }: Content): HowTold {
  const bounty = Math.max(...Object.values(units).map((unit) => unit.bounty))
  return {
    turn: DEEDS.map((key) => say(`face.do.${key}`)),
    worth: WORTH.map((key) => say(`face.worth.${key}`, { bounty })),
  }
}
