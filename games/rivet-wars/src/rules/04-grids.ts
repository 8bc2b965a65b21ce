// Chapter 4: where a unit may deploy
import { illegal, must } from '@muster/engine'
import type { Book } from '../book.ts'
import { type Grid, OBJECTIVE, type Position, type Side, type Unit } from '../state.ts'
import { isOpen, roomsOf, whyShut } from './01-battlefield.ts'
import type { Refusal } from './rules.ts'

const figures = new Map<string, Readonly<Unit>>()

/** A unit that is not on the battlefield yet. */
export function figure(side: Side, kind: string): Readonly<Unit> {
  let u = figures.get(kind)
  if (!u || u.side !== side) {
    const idle = { damage: 0, plugs: [], done: false, assaulted: false, aim: 0, haste: 0, began: false }
    u = { id: -1, kind, side, at: -1, ...idle }
    figures.set(kind, u)
  }
  return u
}

/** 4.3, 4.16, C3: deployment grids; all the territory when none of them is open, or for infantry with a trench. */
export function deployGrids(b: Book, s: Position, u: Readonly<Unit>, room: Int8Array): readonly Grid[] {
  const p = b.profile(u)
  const rooms = roomsOf(p)
  const grids: Grid[] = []
  for (const at of s.field.deployment[u.side]) if (must(room[rooms + at]) >= p.squares) grids.push(at)
  if (grids.length > 0 && !mayUseTrench(b, s, u)) return grids
  s.field.territory.forEach((_, at) => {
    if (isSpare(s, u, at) && isOpen(b, s, u, p, at)) grids.push(at)
  })
  return grids
}

/** 4.16, C3.1: territory that is neither deployment grid nor objective. */
const isSpare = (s: Position, u: Readonly<Unit>, at: Grid): boolean =>
  s.field.territory[at] === u.side && !isDeployment(s, u.side, at) && (must(s.markers[at]) & OBJECTIVE) === 0

export const isDeployment = (s: Position, side: Side, at: Grid): boolean => s.field.deployment[side].includes(at)

const mayUseTrench = (b: Book, s: Position, u: Readonly<Unit>): boolean => s.supply.trench > 0 && b.profile(u).infantry

/** 4.3, 4.4, 4.16 */
export function whyNotThere(b: Book, s: Position, u: Readonly<Unit>, at: Grid): Refusal | null {
  const p = b.profile(u)
  if (!isDeployment(s, u.side, at) && !isBeyond(b, s, u, at)) return illegal('4.3', 'notDeploymentGrid')
  if (isOpen(b, s, u, p, at)) return null
  const { why } = whyShut(b, s, u, p, at)
  return { ...illegal('4.4', 'shutToDeployment'), why }
}

/** 4.16, C3, C3.1 */
function isBeyond(b: Book, s: Position, u: Readonly<Unit>, at: Grid): boolean {
  return isSpare(s, u, at) && (mayUseTrench(b, s, u) || hasNoDeploymentGrid(b, s, u))
}

/** 4.16 */
export const hasNoDeploymentGrid = (b: Book, s: Position, u: Readonly<Unit>): boolean =>
  !s.field.deployment[u.side].some((at) => isOpen(b, s, u, b.profile(u), at))
