// The badge of an army at the foot of a unit: a shape and a number for each, so that neither colour nor place is needed.
import { type Faction, sideOf } from '@muster/aces-and-armor'
import { n1, type Point } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'

/** A shield, a swallowtail and a pennant. */
const SHAPES: readonly string[] = ['M-6-7H6V1C6 5 3 7 0 8.5-3 7-6 5-6 1Z', 'M-6-7H6V8L0 4-6 8Z', 'M-6-7H6V1L0 8.5-6 1Z']

const INKS = {
  allies: { fill: '#f3ead2', line: '#221d17', text: '#221d17' },
  germany: { fill: '#2b2f33', line: '#f3ead2', text: '#f3ead2' },
} as const

/** At the foot of its unit, where there is only the one. */
export const armyBadge = (army: number, faction: Faction): Svg => badge(army, faction, 'aa-army', [-13, 11])

/** On the map it stands beside its unit, of which it covers no more than a corner. */
export const pieceBadge = (army: number, faction: Faction): Svg => badge(army, faction, 'aa-army', [-20, 8])

/** Beside a group of units, where they are too small for one each. */
export const groupBadge = (army: number, faction: Faction, at: Point): Svg => badge(army, faction, 'aa-group', at)

function badge(army: number, faction: Faction, kind: string, [x, y]: Point): Svg {
  const { fill, line, text } = INKS[sideOf(faction)]
  return svg`<g transform="translate(${n1(x)} ${n1(y)})" pointer-events="none"><g class="${kind}"><path d="${SHAPES[army - 1] ?? ''}" fill="${fill}" stroke="${line}" stroke-width="1"/><text y="3.6" text-anchor="middle" font-family="Barlow Condensed" font-weight="600" font-size="11" fill="${text}">${army}</text></g></g>`
}
