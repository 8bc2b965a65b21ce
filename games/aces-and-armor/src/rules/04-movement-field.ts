// Chapter 4: the hexes as one unit finds them, and how far it gets

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
  /** One more than there are hexes: off the board all is shut. */
  readonly price: Uint8Array
  /** No hex costs less. */
  least: number
  readonly cost: Uint8Array
  /** From which direction a hex was come to. */
  readonly came: Uint8Array
  /** With how many points, and one more, a hex was tried for going on from. */
  readonly tried: Uint8Array
  /** The hexes reached, nearest first; `count` of them. */
  readonly reached: Int16Array
  count: number
  readonly bucket: Bucket
  /** For finding a way: what is left to pay, the hexes waiting to be looked at, and where the unit could be intercepted. */
  readonly rest: Int32Array
  readonly queue: Int16Array
  readonly waiting: Uint8Array
  readonly exposed: Uint8Array
}

/** Hexes by what was paid to come there. */
interface Bucket {
  readonly list: Int16Array
  readonly counts: Int16Array
}

const fields = new WeakMap<Ground, Field>()
const LONGEST = 64

let latest: Field | null = null

export function fieldOf(board: Board): Field {
  const ground = groundOf(board)
  if (latest?.ground === ground) return latest
  latest = fields.get(ground) ?? fieldOn(ground)
  fields.set(ground, latest)
  return latest
}

function fieldOn(ground: Ground): Field {
  const { size } = ground
  return {
    ground,
    occupant: new Int16Array(size),
    price: new Uint8Array(size + 1).fill(SHUT),
    least: 0,
    cost: new Uint8Array(size + 1),
    came: new Uint8Array(size),
    tried: new Uint8Array(size),
    reached: new Int16Array(size),
    count: 0,
    rest: new Int32Array(size),
    queue: new Int16Array(size),
    waiting: new Uint8Array(size),
    exposed: new Uint8Array(size),
    bucket: { list: new Int16Array(size * (LONGEST + 1)), counts: new Int16Array(LONGEST + 1) },
  }
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
  const { ground, cost, reached, bucket } = field
  const { list, counts } = bucket
  const most = Math.min(points, LONGEST)
  cost.fill(SHUT)
  counts.fill(0)
  cost[from] = 0
  for (let way = 0; way < 6; way++) step(field, from, way, 0, most)
  let found = 0
  for (let spent = 0; spent <= most; spent++) {
    const base = spent * ground.size
    for (let k = 0; k < (counts[spent] as number); k++) {
      const hex = list[base + k] as Hex
      if (cost[hex] !== spent) continue
      reached[found++] = hex
      if (spent + field.least <= most) goAhead(field, hex, spent, most)
    }
  }
  field.count = found
}

/** The directions that lead on from one, lowest first. */
const AHEAD = Uint8Array.of(0, 1, 5, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 0, 4, 5)

/** Only ahead: to come back, or to where one could have gone at once, is never cheaper. */
function goAhead(field: Field, hex: Hex, spent: number, most: number): void {
  const turn = (field.came[hex] as number) * 3
  step(field, hex, AHEAD[turn] as number, spent, most)
  step(field, hex, AHEAD[turn + 1] as number, spent, most)
  step(field, hex, AHEAD[turn + 2] as number, spent, most)
}

/** Files the next hex in a direction if it is cheaper by way of `hex` than before. */
function step({ ground, price, cost, came, bucket }: Field, hex: Hex, way: number, spent: number, most: number): void {
  const next = ground.around[hex * 6 + way] as Hex
  const paid = spent + (price[next] as number)
  if (paid > most || paid >= (cost[next] as number)) return
  const { list, counts } = bucket
  cost[next] = paid
  came[next] = way
  const n = counts[paid] as number
  list[paid * ground.size + n] = next
  counts[paid] = n + 1
}

/** 4.10, 4.11: free of units, or a friend's from where it goes on. */
export const canStop = (field: Field, hex: Hex, points: number): boolean =>
  field.occupant[hex] === FREE || goesOn(field, hex, points)

/** 4.22: on a friend only if a free hex can be reached from there. */
function goesOn(field: Field, hex: Hex, points: number): boolean {
  if (field.occupant[hex] === TOKEN) return false
  const left = points - (field.cost[hex] as number)
  if (hasRoomBeside(field, hex, left)) return true
  field.tried.fill(0)
  return canGoOn(field, hex, left)
}

function hasRoomBeside({ ground, price, occupant }: Field, hex: Hex, left: number): boolean {
  for (let d = hex * 6, end = d + 6; d < end; d++) {
    const n = ground.around[d] as Hex
    if ((price[n] as number) <= left && occupant[n] === FREE) return true
  }
  return false
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
