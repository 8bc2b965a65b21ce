// A soldier on a base: only the base turns with the heading; glyph, die and number stay upright.
import { ICONS, type IconName } from '../../art/icons.ts'
import { n1 } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { die } from './die.ts'
import { DEG } from './space.ts'
import { rankIcon, type SquadLook } from './squads.ts'

export interface TokenLook {
  readonly squad: SquadLook
  readonly rank: string
  readonly number: number
  readonly lives: number
  readonly speed: number
  /** Where it flies, or where it holds on; null adrift or outside. */
  readonly angle: number | null
}

export const glyph = (name: IconName, x: number, y: number, size: number, fill: string): Svg =>
  svg`<path d="${ICONS[name].d}" fill="${fill}" transform="translate(${n1(x - size / 2)} ${n1(y - size / 2)}) scale(${(size / 512).toFixed(4)})"/>`

export function token(look: TokenLook): Svg {
  const s = look.squad
  const flies = look.speed > 0
  const frozen = look.lives <= 0
  const angle = look.angle ?? 0
  const [c, z] = [Math.cos(angle * DEG), Math.sin(angle * DEG)]
  const centre: Point = flies ? [c * 2.4, z * 2.4] : [0, 0]
  const layers = [
    svg`<ellipse cx="${flies ? 4 : 2}" cy="${flies ? 8 : 5}" rx="21" ry="18" fill="url(#wr-shade)"/>`,
    !flies && look.angle !== null ? clamps(angle, s.light) : NONE,
    suit(look, flies ? angle : s.id === 'fire' ? 30 : 0),
    breast(look, centre),
    flies ? die(-c * 13.6, -z * 13.6, look.speed, 12, frozen ? ['#e6e3dc', '#2b2926'] : s.die) : NONE,
    pennant(look, flies, angle),
    harm(look.lives),
  ]
  return svg`${layers}`
}

type Point = readonly [number, number]

/** The body, its depth below it. */
function suit({ squad: s, lives, speed }: TokenLook, turn: number): Svg {
  const frozen = lives <= 0
  const shape = speed > 0 ? s.flying : s.resting
  const dashes = lives === 1 ? svg` stroke-dasharray="5 2.6"` : ''
  return svg`<g transform="translate(0 2.6) rotate(${turn})"><path d="${shape}" fill="${frozen ? '#2b2926' : s.deep}"/></g><g transform="rotate(${turn})"><path d="${shape}" fill="url(#wr-lit-${frozen ? 'out' : s.id})"/><path d="${shape}" fill="url(#wr-${frozen ? 'out' : s.id})"/><path d="${shape}" fill="none" stroke="${frozen ? s.colour : s.light}" stroke-width="${frozen ? 1.8 : 1.3}"${dashes}/></g>`
}

/** The disc with the rank; crossed out on who is immobilised. */
function breast({ squad, rank, lives }: TokenLook, [x, y]: Point): Svg {
  const disc = (fill: string, edge: string, opacity: number): Svg =>
    svg`<circle cx="${n1(x)}" cy="${n1(y)}" r="11" fill="${fill}" stroke="${edge}" stroke-opacity="${opacity}"/>`
  if (lives <= 0)
    return svg`${disc('#3a3732', '#f2efe8', 0.9)}<g transform="translate(${n1(x)} ${n1(y)}) rotate(115)">${glyph(rankIcon(rank), 0, 0, 15, '#cfcbc2')}</g>${cross(x, y, 15, '#17140f', 5)}${cross(x, y, 15, '#fff', 2.4)}`
  if (lives === 1)
    return svg`${disc(squad.deep, '#fffdf2', 0.9)}${glyph(rankIcon(rank), x, y, 16, squad.light)}<path transform="translate(${n1(x)} ${n1(y)})" d="${CRACK}" fill="none" stroke="#0b0711" stroke-width="2.6"/><path transform="translate(${n1(x)} ${n1(y)})" d="${CRACK}" fill="none" stroke="#fffdf2" stroke-width="1"/>`
  return svg`${disc(squad.deep, '#000000', 0.35)}${glyph(rankIcon(rank), x, y, 16, '#fff6ea')}`
}

const cross = (x: number, y: number, r: number, colour: string, width: number): Svg =>
  svg`<path transform="translate(${n1(x)} ${n1(y)})" d="M${-r * 0.7} ${-r * 0.7}L${r * 0.7} ${r * 0.7}M${r * 0.7} ${-r * 0.7}L${-r * 0.7} ${r * 0.7}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** Through the disc of who is wounded: its colours stay those of its squad. */
const CRACK = 'M-3-11L1.5-4L-3 1L2 5.5L-1 11'

/** The mark of a wound, a white plaster. */
function harm(lives: number): Svg {
  if (lives === 1)
    return svg`<g transform="translate(13 11) rotate(-45)"><rect x="-7.6" y="-3.6" width="15.2" height="7.2" rx="3.4" fill="#fffdf2" stroke="#0b0711" stroke-width="1.2"/><path d="M-2.6-3.2V3.2M2.6-3.2V3.2" stroke="#6a6257" stroke-width=".9"/><circle r=".9" fill="#6a6257"/></g>`
  return NONE
}

const NONE = svg``

/** Two arms that hold the wall or the planet. */
const clamps = (angle: number, colour: string): Svg =>
  svg`<g transform="rotate(${n1(angle)})" stroke="${colour}" stroke-linecap="round"><path d="M11-8H20M11 8H20" stroke-width="2.6"/><path d="M20-10.5V-5.5M20 5.5V10.5" stroke-width="2.2"/></g>`

/** The number, on the side the die is not. */
function pennant(look: TokenLook, flies: boolean, angle: number): Svg {
  const s = look.squad
  const up = Math.sin((angle - 90) * DEG) <= Math.sin((angle + 90) * DEG) ? angle - 90 : angle + 90
  const [x, y] = flies
    ? [Math.cos(up * DEG) * 15.5, Math.sin(up * DEG) * 15.5]
    : [-13 * (Math.sign(Math.cos(angle * DEG)) || 1), -13]
  const round = s.id === 'fire' || s.id === 'earth' ? 1.5 : 7
  return svg`<g transform="translate(${n1(x)} ${n1(y)})"><g class="wr-tag"><rect x="-6.6" y="-7" width="13.2" height="14" rx="${round}" fill="#120c22" stroke="${s.colour}" stroke-width="1.1"/><text class="wr-no" y="4.4">${look.number}</text></g></g>`
}
