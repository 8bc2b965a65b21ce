import type { Picture, Span } from '@muster/engine'
import picocolors from 'picocolors'

type Colours = ReturnType<typeof picocolors.createColors>
type Paint = (text: string) => string

/** Words that tones are made of, and their colours; sides have theirs by their place at the table. */
const PAINTS: Readonly<Record<string, keyof Colours>> = {
  dim: 'dim',
  bold: 'bold',
  label: 'dim',
  grid: 'dim',
  border: 'dim',
  clear: 'dim',
  water: 'blue',
  sea: 'blue',
  river: 'blue',
  forest: 'green',
  wood: 'green',
  woods: 'green',
  trees: 'green',
  hill: 'yellow',
  mountain: 'yellow',
  rough: 'yellow',
  trench: 'yellow',
  objective: 'magenta',
  goal: 'magenta',
  town: 'white',
  city: 'white',
  building: 'white',
  road: 'white',
  gas: 'green',
  fire: 'red',
  warning: 'yellow',
}

const SIDES: readonly (keyof Colours)[] = ['cyanBright', 'redBright', 'greenBright', 'yellowBright']

/** Draws pictures in colour, or plainly. */
export interface Painter {
  readonly colours: Colours
  picture(picture: Picture): string
  side(side: string, text: string): string
}

export function painter(sides: readonly string[], colourful: boolean): Painter {
  const colours = picocolors.createColors(colourful)
  const paintOf = (tone: string): Paint => {
    const at = sides.indexOf(tone)
    const name = at >= 0 ? SIDES[at % SIDES.length] : PAINTS[tone]
    return name ? (colours[name] as Paint) : (text) => text
  }
  const span = ({ text, tone }: Span): string => (tone === undefined ? text : paintOf(tone)(text))
  return {
    colours,
    picture: (picture) => picture.map((line) => line.map(span).join('')).join('\n'),
    side: (side, text) => paintOf(side)(text),
  }
}

/** Whether to write in colour: on a terminal, unless NO_COLOR is set; and where FORCE_COLOR is. */
export function wantsColour(terminal: boolean, environment: NodeJS.ProcessEnv): boolean {
  if (environment['NO_COLOR']) return false
  return terminal || Boolean(environment['FORCE_COLOR'])
}
