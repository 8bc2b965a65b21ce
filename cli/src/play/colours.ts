import type { Picture, Span } from '@muster/engine'
import type { Wording } from '@muster/words'
import picocolors from 'picocolors'
import { code, inOneLine } from '../door.ts'

type Paint = (text: string) => string
type Colour = Exclude<keyof ReturnType<typeof picocolors.createColors>, 'isColorSupported'>
type Colours = Readonly<Record<Colour, Paint>>

/** Tones that mean the same in every game, by colour; sides and seats have theirs by their place at the table. */
const WORDS: Readonly<Partial<Record<Colour, string>>> = {
  dim: 'dim faint label grid border open clear ground mud empty ruin',
  bold: 'bold strong title',
  blue: 'sea river lake water',
  green: 'forest wood woods trees door',
  yellow: 'hill mountain rough trench earth warning grenade crater wire',
  magenta: 'objective goal planet factory token flag capture',
  cyan: 'start air deploy',
  white: 'town city building road bridge wall bunker',
  red: 'fire danger gas',
}

const PAINTS = new Map(
  Object.entries(WORDS).flatMap(([colour, words]) => words.split(' ').map((w) => [w, colour as Colour] as const)),
)

const SIDES: readonly Colour[] = ['cyanBright', 'redBright', 'greenBright', 'yellowBright']
const PARTNERS: readonly Colour[] = ['blueBright', 'magentaBright', 'green', 'yellow']

/** Who sits where: seats of one side are painted alike, partners a shade apart. */
export type Places = readonly { readonly seat: string; readonly side: string }[]

/** Draws pictures in colour, or plainly. */
export interface Painter {
  readonly colours: Colours
  /** Drawn, with what its spans say worded. */
  picture(picture: Picture, word: Wording): string
  side(side: string, text: string): string
}

export function painter(places: Places, colourful: boolean): Painter {
  const colours = coloursOf(colourful)
  const paintOf = (tone: string): Paint => {
    const name = placeColour(places, tone) ?? PAINTS.get(tone)
    return name ? colours[name] : (text) => text
  }
  const span = (s: Span, word: Wording): string => {
    const text = s.say ? word(s.say) : inOneLine(s.text)
    return s.tone === undefined ? text : paintOf(s.tone)(text)
  }
  return {
    colours,
    picture: (picture, word) => picture.map((line) => line.map((s) => span(s, word)).join('')).join('\n'),
    side: (side, text) => paintOf(side)(text),
  }
}

/** The usual colours, with codes that the door knows for ours. */
function coloursOf(colourful: boolean): Colours {
  const { isColorSupported: _, ...all } = picocolors.createColors(colourful)
  const painted = Object.entries(all).map(([name, paint]) => [name, marked(paint)])
  return Object.fromEntries(painted) as Colours
}

function marked(paint: Paint): Paint {
  const [before = '', after = ''] = paint('·').split('·')
  const ours = (codes: string): string => codes.replaceAll('\u001b', code(''))
  return (text) => `${ours(before)}${text}${ours(after)}`
}

function placeColour(places: Places, tone: string): Colour | undefined {
  const sides = [...new Set(places.map((p) => p.side))]
  const seat = places.find((p) => p.seat === tone)
  const at = sides.indexOf(seat?.side ?? tone)
  const partner = seat !== undefined && places.find((p) => p.side === seat.side) !== seat
  return (partner ? PARTNERS : SIDES)[at]
}

/** Whether to write in colour: on a terminal, unless NO_COLOR is set; and where FORCE_COLOR is. */
export function wantsColour(terminal: boolean, environment: NodeJS.ProcessEnv): boolean {
  if (environment['NO_COLOR']) return false
  return terminal || Boolean(environment['FORCE_COLOR'])
}
