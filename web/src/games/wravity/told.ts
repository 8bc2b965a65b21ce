import { say } from '@muster/engine'
import type { Content } from '@muster/wravity'
import type { HowTold } from '../../face.ts'

const DEEDS = ['all', 'enter', 'walk', 'off', 'fly', 'grab', 'shoot', 'push', 'object', 'calm']
const WORTH = ['missions', 'planets', 'harm']

/** How it is played, with the figures of the content. */
export function toldOf({ limits }: Content): HowTold {
  return {
    turn: DEEDS.map((key) => say(`face.do.${key}`, { ...limits })),
    worth: WORTH.map((key) => say(`face.worth.${key}`)),
  }
}
