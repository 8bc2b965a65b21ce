// A unit: hex base, cast shadow, miniature, and two stacks of beads, damage on the left, experience on the right.

import type { Arm, Faction, Level } from '@muster/aces-and-armor'
import { line, n1, type Point } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'
import { emblem } from './emblems.ts'
import { COATS, miniature, miniOf, shadow } from './mini.ts'
import { pictures } from './pictures.ts'

const FACTIONS: readonly Faction[] = ['us', 'su', 'g1', 'g2']

const BEADS = (
  [
    ['damage', '#6f6a62', '#2c2925', '#0d0b09'],
    ['white', '#ffffff', '#f1ede2', '#a9a290'],
    ['yellow', '#fff4b0', '#f1b81f', '#94690a'],
    ['red', '#ffc2b0', '#d4331f', '#74100a'],
  ] as const
).map(
  ([id, a, b, c]) =>
    svg`<radialGradient id="aa-bead-${id}" cx=".35" cy=".3" r=".8"><stop stop-color="${a}"/><stop offset=".5" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient>`,
)

/** The colours of beads. */
export const BEAD_DEFS = svg`${BEADS}`

/** Gradients and the patterns on the rims. */
const PIECE_DEFS = [
  ...FACTIONS.map((f) => {
    const c = COATS[f]
    return svg`<linearGradient id="aa-body-${f}" x2=".25" y2="1"><stop stop-color="${c.light}"/><stop offset=".45" stop-color="${c.body}"/><stop offset="1" stop-color="${c.low}"/></linearGradient>`
  }),
  svg`<pattern id="aa-rim-us" width="5" height="6" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.6" r=".9" fill="#e9ecc9" fill-opacity=".7"/></pattern>`,
  svg`<pattern id="aa-rim-su" width="3.4" height="6" patternUnits="userSpaceOnUse"><path d="M1.7 0V6" stroke="#ffc9a8" stroke-opacity=".55" stroke-width=".9"/></pattern>`,
  svg`<pattern id="aa-rim-g1" width="6" height="2.4" patternUnits="userSpaceOnUse"><path d="M0 1.2H6" stroke="#dbe7ee" stroke-opacity=".5" stroke-width=".7"/></pattern>`,
  svg`<pattern id="aa-rim-g2" width="3.4" height="3.4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0V3.4" stroke="#fff3cc" stroke-opacity=".75" stroke-width="1.2"/></pattern>`,
  svg`<radialGradient id="aa-shade"><stop stop-opacity=".6"/><stop offset=".6" stop-opacity=".35"/><stop offset="1" stop-opacity="0"/></radialGradient>`,
]

/** A hexagonal block, its rim patterned by nation. */
function base(f: Faction, q: number): Svg {
  const c = COATS[f]
  const [r, t] = [17, 4.4]
  const p = (i: number, dy = 0, k = 1): Point => [
    r * k * Math.cos((i * Math.PI) / 3),
    r * k * Math.sin((i * Math.PI) / 3) * q + dy,
  ]
  const face = (i: number, j: number): string => line([p(i), p(j), p(j, t), p(i, t)], true)
  const top = (k: number): string =>
    line(
      [0, 1, 2, 3, 4, 5].map((i) => p(i, 0, k)),
      true,
    )
  const rim = face(2, 3) + face(1, 2)
  return svg`<ellipse cx="4" cy="5" rx="23" ry="${n1(19 * q)}" fill="url(#aa-shade)"/><path d="${rim}" fill="${c.base}"/><path d="${face(0, 1)}" fill="${c.low}"/><path d="${rim}${face(0, 1)}" fill="url(#aa-rim-${f})" stroke="${c.ink}" stroke-width=".7" stroke-linejoin="round"/><path d="${top(1)}" fill="${c.top}" stroke="${c.ink}" stroke-width=".8" stroke-linejoin="round"/><path d="${top(0.86)}" fill="none" stroke="${c.light}" stroke-opacity=".75" stroke-width=".8"/>`
}

/** How high an aircraft stands over its hex: low enough to leave the one behind it in sight. */
export const LIFT = 14

/** Where somebody stands right behind it. */
export const LOW = 5

/** The unchanging part of a unit, by kind and nation. */
function body(kind: string, arm: Arm, f: Faction, q: number, high: number): Svg {
  const mini = miniOf(kind, arm)
  const left = f === 'us' || f === 'su'
  const lift = mini.flies ? high : -3.4
  const k = 0.7
  const cast = svg`<g opacity=".42" transform="matrix(${k} 0 ${-0.5 * k} ${0.3 * k} ${mini.flies ? 7 : 1} ${mini.flies ? 3 : 1})" fill="#0a0805">${shadow(mini, left)}</g>`
  const stand = mini.flies
    ? svg`<path d="M0 1.5V${-lift}" stroke="#efe7d2" stroke-opacity=".8" stroke-width="1.4"/><ellipse cy="1.8" rx="2.6" ry="1.4" fill="${COATS[f].low}"/>`
    : ''
  return svg`${base(f, q)}${cast}${stand}<g transform="translate(0 ${-lift}) scale(${k})">${miniature(mini, f, left)}</g><g transform="translate(0 ${n1(13.4 * q + 4.2)})">${emblem(f, 4.1)}</g>`
}

function stack(x: number, colours: readonly string[]): Svg {
  if (!colours.length) return svg``
  const beads = colours.map(
    (c, i) =>
      svg`<circle cx="${x}" cy="${n1(-3.3 - i * 4.6)}" r="2.7" fill="url(#aa-bead-${c})" stroke="${c === 'damage' ? '#f6f0df' : '#120f0a'}" stroke-width=".8"/>`,
  )
  return svg`<path d="M${x}-.6V${n1(-3 - colours.length * 4.6)}" stroke="#f6f0df" stroke-opacity=".85" stroke-width="1"/>${beads}`
}

/** A bead has the colour of the level that it makes. */
const LEVELS: Readonly<Record<Level, string>> = { rookie: 'white', veteran: 'yellow', hero: 'red' }

/** `levelOf` says which level so much experience makes. */
export function beads(damage: number, xp: number, levelOf: (xp: number) => Level): Svg {
  const hurt = Array.from({ length: damage }, () => 'damage')
  const seasoned = Array.from({ length: Math.min(xp, 7) }, (_, i) => LEVELS[levelOf(i + 1)])
  return svg`${stack(-15.4, hurt)}${stack(15.4, seasoned)}`
}

/** The unchanging part as a picture of its own, by kind, arm, nation, how flat the map lies and how high it flies. */
export const portrait = pictures(
  (kind: string, arm: Arm, f: Faction, q: number, high: number = LIFT) =>
    svg`<defs>${PIECE_DEFS}</defs>${body(kind, arm, f, q, high)}`,
)
