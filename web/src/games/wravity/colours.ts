// Whose squads fight at which door hangs on the options, and the colours on them.
import type { OptionValues } from '@muster/engine'
import type { Colours } from '../../face.ts'
import { type Spec, sideName } from './spec.ts'

const DOORS = { two: [0, 1], three: [0, 1, 2] } as const

/** A seat has the colour of its first squad, a side that of its first seat, as on the board. */
export function coloursOf({ content, squadOf }: Spec, options: OptionValues): Colours {
  const mode = content.modes[String(options['mode'])]
  if (!mode) return { sides: {}, seats: {} }
  const colours = mode.squads.map(([slot = 0]) => squadOf(String(options[`squad${slot + 1}`])).colour)
  const doors = DOORS[mode.doors]
  return {
    sides: Object.fromEntries(doors.map((i) => [sideName({ doors }, i), colours[mode.sides.indexOf(i)] ?? ''])),
    seats: Object.fromEntries(colours.map((colour, i) => [`p${i + 1}`, colour])),
  }
}
