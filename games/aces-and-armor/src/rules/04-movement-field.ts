// Chapter 4: the hexes as one unit finds them, and how far it gets

import { must } from '@muster/engine'
import { type Ground, groundOf } from '../board.ts'
import type { Board, Hex, Position, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'

/** No way in. */
export const SHUT = 255
/** On `occupant`: a face-down token, where nobody stops. */
export const TOKEN = -2
/** Nobody. */
export const FREE = -1

/** Where units stand and what hexes cost one arm of one side; filled again for each question. */
export interface Field {
  readonly ground: Ground
  readonly occupant: Int16Array
  readonly price: Uint8Array
  readonly cost: Uint8Array
  /** With how many points, and one more, a hex was tried for going on from. */
  readonly tried: Uint8Array
  /** The hexes reached, nearest first; `count` of them. */
  readonly reached: Int16Array
  count: number
}

const fields = new WeakMap<Ground, Field>()
/** Hexes by what was paid to come there. */
interface Bucket {
  readonly list: Int16Array
  readonly counts: Int16Array
}

const buckets = new WeakMap<Ground, Bucket>()
const LONGEST = 64

let latest: Field | null = null

export function fieldOf(board: Board): Field {
  const ground = groundOf(board)
  if (latest?.ground === ground) return latest
  latest = fieldOn(ground)
  return latest
}

function fieldOn(ground: Ground): Field {
  let field = fields.get(ground)
  if (!field) {
    const { size } = ground
    field = {
      ground,
      occupant: new Int16Array(size),
      price: new Uint8Array(size),
      cost: new Uint8Array(size),
      tried: new Uint8Array(size),
      reached: new Int16Array(size),
      count: 0,
    }
    fields.set(ground, field)
    buckets.set(ground, { list: new Int16Array(size * (LONGEST + 8)), counts: new Int16Array(LONGEST + 8) })
  }
  return field
}

/** Who stands where, the moving unit left out; tokens mark their hexes. */
export function fillOccupants(field: Field, s: Position, mover: UnitId): void {
  const { occupant } = field
  occupant.fill(FREE)
  for (const hex of s.sites) occupant[hex] = TOKEN
  for (let i = 0; i < s.units.length; i++) {
    const at = unitOf(s, i).at
    if (at >= 0 && i !== mover) occupant[at] = i
  }
}

/** Every hex within `points`, by the cheapest way: `cost` and `reached`. */
export function flood(field: Field, from: Hex, points: number): void {
  const { ground, cost, reached } = field
  const { size } = ground
  const bucket = must(buckets.get(ground))
  const { list, counts } = bucket
  const most = Math.min(points, LONGEST)
  cost.fill(SHUT)
  counts.fill(0)
  cost[from] = 0
  list[0] = from
  counts[0] = 1
  let found = 0
  for (let spent = 0; spent <= most; spent++) {
    const base = spent * size
    for (let k = 0; k < (counts[spent] ?? 0); k++) {
      const hex = list[base + k] ?? from
      if (cost[hex] !== spent) continue
      if (hex !== from) reached[found++] = hex
      step(field, bucket, hex, spent, most)
    }
  }
  field.count = found
}

/** Files the neighbours that are cheaper by way of `hex` than before. */
function step({ ground, price, cost }: Field, { list, counts }: Bucket, hex: Hex, spent: number, most: number): void {
  const { near, size } = ground
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const next = near[d] ?? -1
    if (next < 0) continue
    const paid = spent + (price[next] ?? SHUT)
    if (paid > most || paid >= (cost[next] ?? SHUT)) continue
    cost[next] = paid
    list[paid * size + (counts[paid] ?? 0)] = next
    counts[paid] = (counts[paid] ?? 0) + 1
  }
}

/** 4.10, 4.11: free of units, or a friend's from where it goes on. */
export const canStop = (field: Field, hex: Hex, points: number): boolean =>
  field.occupant[hex] === FREE || goesOn(field, hex, points)

/** 4.22: on a friend only if a free hex can be reached from there. */
function goesOn(field: Field, hex: Hex, points: number): boolean {
  if (field.occupant[hex] === TOKEN) return false
  field.tried.fill(0)
  return canGoOn(field, hex, points - (field.cost[hex] ?? SHUT))
}

/** Through friends, each tried again only with more points than before. */
function canGoOn(field: Field, hex: Hex, left: number): boolean {
  const { near } = field.ground
  field.tried[hex] = left + 1
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const n = near[d] ?? -1
    const after = n < 0 ? -1 : left - (field.price[n] ?? SHUT)
    if (after < 0) continue
    if (field.occupant[n] === FREE) return true
    if (after >= (field.tried[n] ?? 0) && canGoOn(field, n, after)) return true
  }
  return false
}
