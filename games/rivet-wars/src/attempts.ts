// What may have been meant by pressing one's own unit.
import { must, type Piece } from '@muster/engine'
import { tablesOf } from './board.ts'
import type { Book } from './book.ts'
import { isDeployment } from './rules/04-grids.ts'
import { whyUnavailable } from './rules/04-price.ts'
import { enemyGrids, picks } from './rules/05-aiming.ts'
import { type Action, type Grid, type Position, type Seat, sideOf, type Unit } from './state.ts'

export function pieces(s: Position, seat: Seat): readonly Piece[] {
  return s.units.flatMap((u) => (u?.side === sideOf(seat) ? [u.id] : []))
}

export function attempts(b: Book, s: Position, piece: Piece): readonly Action[] {
  const u = s.units.find((unit) => unit?.id === piece)
  if (s.question || !u) return [{ type: 'endPhase' }]
  if (s.phase === 'deployment' && isDeployment(s, u.side, u.at)) return [...deploys(b, s, u), ...attacks(b, s, u)]
  if (s.phase === 'rearrange') return s.arranged.includes(u.at) ? rearranges(s, u) : moves(s, u)
  return s.phase === 'movement' ? moves(s, u) : attacks(b, s, u)
}

/** Who presses a unit in a deployment grid may mean the grid: where the points are gone, the cheapest is tried there. */
function deploys(b: Book, s: Position, u: Readonly<Unit>): readonly Action[] {
  const { points, infantry, free } = s.supply
  const isThere = (kind: string): boolean => b.unit(kind).type !== 'plug' && !whyUnavailable(b, s, u.side, kind)
  const [cheapest] = b.kindsOf[u.side].filter(isThere).toSorted((x, y) => b.unit(x).points - b.unit(y).points)
  const isDear = cheapest !== undefined && free === 0 && b.unit(cheapest).points > points + infantry
  return isDear ? [{ type: 'deploy', kind: cheapest, at: u.at }] : []
}

/** Once more, as its grid stands. */
const rearranges = (s: Position, { at }: Readonly<Unit>): readonly Action[] => [
  { type: 'rearrange', at, order: [...must(s.stacks[at])] },
]

function moves(s: Position, u: Readonly<Unit>): readonly Action[] {
  const beside = must(tablesOf(s.field).beside[u.at])
  return beside.map((at) => ({ type: 'move', unit: u.id, at }))
}

/** At the nearest enemy; with nobody on the battlefield, at the next grid. */
function attacks(b: Book, s: Position, u: Readonly<Unit>): readonly Action[] {
  const { weapons } = b.profile(u)
  const at = nearestEnemy(s, u) ?? must(tablesOf(s.field).beside[u.at]?.[0])
  return weapons.map((weapon, line): Action => {
    const target = s.stacks[at]?.[0]
    return picks(b, s, u, weapon) && target !== undefined
      ? { type: 'snipe', unit: u.id, line, at, target }
      : { type: 'attack', unit: u.id, line, at }
  })
}

function nearestEnemy(s: Position, u: Readonly<Unit>): Grid | null {
  const t = tablesOf(s.field)
  const far = (at: Grid): number => must(t.distance[u.at * t.size + at])
  return enemyGrids(s, u.side).sort((a, b) => far(a) - far(b) || a - b)[0] ?? null
}
