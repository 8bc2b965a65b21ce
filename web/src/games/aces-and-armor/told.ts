import type { Content } from '@muster/aces-and-armor'
import { say } from '@muster/engine'
import type { HowTold } from '../../face.ts'

const DEEDS = ['move', 'declare', 'combat', 'money']
const WORTH = ['goal', 'take', 'harm', 'xp']

/** How it is played, with the figures of the content. */
export function toldOf({ charts }: Content): HowTold {
  const { income, repair, goal, fatal, dice } = charts
  return {
    turn: DEEDS.map((key) => say(`face.do.${key}`, { income, repair: repair.coins })),
    worth: WORTH.map((key) =>
      say(`face.worth.${key}`, { full: goal.full, half: goal.half, fatal, dice: dice[0] ?? 0 }),
    ),
  }
}
