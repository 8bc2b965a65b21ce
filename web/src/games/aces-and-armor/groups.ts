// Units of an army that stand together have one badge, where the map is too small for one each; it lies on none of them.
import type { Faction, UnitView, View } from '@muster/aces-and-armor'
import type { Point } from '../../art/seeded.ts'
import { around, foot, type Lens } from './lens.ts'
import { miniOf } from './mini.ts'
import { LIFT } from './piece.ts'
import type { Spec } from './spec.ts'

export interface Group {
  readonly army: number
  readonly faction: Faction
  readonly at: Point
}

interface Box {
  readonly x: number
  readonly y: number
  /** Half its width and half its height. */
  readonly w: number
  readonly h: number
}

type Known = Pick<Spec, 'armyOf' | 'armOf'>
type Seen = Pick<View, 'units' | 'players' | 'round' | 'table'>

/** A badge on a small map, with some room about it. */
const BADGE = { w: 18, h: 22 } as const

export const groupBox = ({ at: [x, y] }: Group): Box => ({ x, y, ...BADGE })

export function groupsOf(view: Seen, lens: Lens, spec: Known): readonly Group[] {
  const standing = view.units.filter((u) => u.at >= 0)
  const taken = standing.map((u) => boxOf(lens, u, spec))
  const works = view.table.board.factories.map((hex) => worksBox(lens, hex))
  return together(view, lens, standing, spec).flatMap((units) => {
    const [first] = units
    const army = first && spec.armyOf(view, first)
    if (!first || army === null || army === undefined) return []
    const at = freeSpot(
      units.map((u) => boxOf(lens, u, spec)),
      { taken, works, lens },
    )
    const group = { army, faction: first.faction, at }
    taken.push(groupBox(group))
    return [group]
  })
}

/** What a unit takes of the map. */
export function boxOf(lens: Lens, { at, kind }: UnitView, { armOf }: Known): Box {
  const { x, y, s } = foot(lens, at)
  const high = miniOf(kind, armOf(kind)).flies ? 18 + LIFT : 26
  return { x, y: y + 2 + ((16 - high) / 2) * s, w: 21 * s, h: ((16 + high) / 2) * s }
}

function worksBox(lens: Lens, hex: number): Box {
  const { x, y, s } = foot(lens, hex)
  return { x, y, w: 16 * s, h: 14 * s }
}

/** Units of one player and one army, each beside another of them. */
function together(view: Seen, lens: Lens, units: readonly UnitView[], { armyOf }: Known): readonly UnitView[][] {
  const left = new Set(units.filter((u) => armyOf(view, u) !== null))
  const player = ({ faction }: UnitView): number => view.players.findIndex((p) => p.factions.includes(faction))
  const beside = (a: UnitView, b: UnitView): boolean =>
    a.army === b.army && player(a) === player(b) && (a.at === b.at || touching(lens, a.at, b.at))
  const out: UnitView[][] = []
  for (const first of left) {
    left.delete(first)
    const group = [first]
    for (const unit of group) for (const other of left) if (beside(unit, other) && left.delete(other)) group.push(other)
    out.push(group)
  }
  return out
}

const touching = (lens: Lens, a: number, b: number): boolean =>
  around(lens.board, a % lens.columns, Math.floor(a / lens.columns)).some(([c, r]) => lens.at(c, r) === b)

const SIDES: readonly Point[] = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
]

interface Around {
  readonly taken: readonly Box[]
  readonly works: readonly Box[]
  readonly lens: Pick<Lens, 'width' | 'height'>
}

/** A spot beside one of the boxes that covers as little as can be, near the middle of all. */
function freeSpot(boxes: readonly Box[], { taken, works, lens }: Around): Point {
  const middle = [mean(boxes.map((b) => b.x)), mean(boxes.map((b) => b.y))] as const
  const spots = boxes.flatMap(({ x, y, w, h }) =>
    SIDES.map(([dx, dy]): Point => [x + dx * (w + BADGE.w), y + dy * (h + BADGE.h)]),
  )
  const cost = ([x, y]: Point): number => {
    const here = { x, y, ...BADGE }
    const off = x < BADGE.w || y < BADGE.h || x > lens.width - BADGE.w || y > lens.height - BADGE.h
    return (
      10 * covered(here, taken) + covered(here, works) + (off ? 4000 : 0) + Math.hypot(x - middle[0], y - middle[1])
    )
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** How much of a box others cover. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, o) => sum + span(box.x, box.w, o.x, o.w) * span(box.y, box.h, o.y, o.h), 0)

const span = (a: number, half: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + half, b + other) - Math.max(a - half, b - other))
