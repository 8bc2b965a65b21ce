// Chapter 2: what fills the room and who has actions left, noted for those who ask about many hexes and soldiers
import { must } from '@muster/engine'
import type { Board, Slate } from '../book.ts'
import type { Grenade, Hex, Position, SeatId, Soldier, SoldierId } from '../state.ts'
import { KIND } from '../state.ts'

/** What a hex holds: nothing, a soldier (its id from 1 up), a planet or a grenade. */
export const FREE = 0
export const PLANET = -1
export const GRENADE = -2

/** All that fills hexes, of a position or a view. */
export type Filled = Pick<Position, 'soldiers' | 'grenades'> & { readonly planets: readonly { readonly at: Hex }[] }

/** What every hex holds, as `holds` says; for those who ask about many. */
export const filled = (board: Board, s: Filled): Int8Array => borrowed(board, s).slice()

/**
 * The same on the board's slate: good until the next call. Soldiers, their lists and those of planets are replaced, never
 * changed: only those that are others than at the last call are looked at.
 */
export function borrowed(board: Board, s: Filled): Int8Array {
  const { slate } = board
  if (slate.thrown > 0) takeGrenades(slate)
  if (slate.list !== s.soldiers || slate.planets !== s.planets) look(board, s)
  if (s.grenades.length > 0) putGrenades(slate, s.grenades)
  return slate.cells
}

function look(board: Board, s: Filled): void {
  const { slate } = board
  const { soldiers } = s
  if (slate.planets !== s.planets || slate.soldiers.length !== soldiers.length) wipe(board, s)
  slate.list = soldiers
  slate.gathered = false
  const moved = see(board, soldiers)
  for (let i = 0; i < moved; i++) put(board, slate.moved[i] as SoldierId)
}

/** For another battle than it was filled for. */
function wipe(board: Board, { soldiers, planets }: Filled): void {
  const { slate } = board
  slate.cells.fill(FREE)
  slate.beside.fill(0)
  slate.planets = planets
  slate.soldiers.length = 0
  slate.thrown = 0
  for (let i = 0; i < soldiers.length; i++) slate.soldiers.push(null)
  for (const { at } of planets) if (at >= 0) slate.cells[at] = PLANET
  markHolds(board)
}

/** Takes those off their hexes who are elsewhere now, and notes them; how many there are. */
function see(board: Board, soldiers: readonly Soldier[]): number {
  const { slate, actions } = board
  const { soldiers: seen } = slate
  let moved = 0
  for (let i = 0; i < soldiers.length; i++) {
    const u = soldiers[i] as Soldier
    const was = seen[i] as Soldier | null
    if (was === u) continue
    seen[i] = u
    slate.able[i] = able(actions, u)
    slate.fit[i] = fitFor(slate, slate.able[i] as number, u)
    if (was === null || !isAlike(was, u)) slate.attributes[i] = null
    if (was !== null && was.at === u.at) continue
    if (was !== null) take(board, was.at)
    slate.moved[moved++] = i
  }
  return moved
}

/** 2.1: whether it is the same one with as many lives, and so has the same attributes. */
const isAlike = (a: Soldier, b: Soldier): boolean => a.lives === b.lives && a.number === b.number && a.squad === b.squad

function take(board: Board, at: Hex): void {
  if (at < 0) return
  board.slate.cells[at] = FREE
  count(board, at, -1)
}

/** 2.7: whatever its state, a soldier fills its hex. */
function put(board: Board, id: SoldierId): void {
  const { at } = board.slate.soldiers[id] as Soldier
  if (at < 0) return
  board.slate.cells[at] = id + 1
  count(board, at, 1)
}

/** One soldier more or less beside all hexes round this one. */
function count({ slate, step }: Board, at: Hex, by: number): void {
  const { beside } = slate
  for (let way = at * 6; way < at * 6 + 6; way++) {
    const hex = step[way] as Hex
    if (hex >= 0) beside[hex] = (beside[hex] as number) + by
  }
}

/** What the soldiers of a seat are fit for, all together; with the slate filled. */
export function fitOfSeat(slate: Slate, seat: SeatId): number {
  if (!slate.gathered) gather(slate)
  return slate.fitOf[seat] as number
}

function gather(slate: Slate): void {
  const { soldiers, fit, fitOf } = slate
  slate.gathered = true
  for (let seat = 0; seat < fitOf.length; seat++) fitOf[seat] = 0
  for (let i = 0; i < soldiers.length; i++) {
    const { seat } = soldiers[i] as Soldier
    fitOf[seat] = (fitOf[seat] ?? 0) | (fit[i] as number)
  }
}

/** Grenades do change: their hexes are noted. */
function putGrenades(slate: Slate, grenades: readonly Grenade[]): void {
  for (let i = 0; i < grenades.length; i++) {
    const { at } = grenades[i] as Grenade
    slate.cells[at] = GRENADE
    slate.grenades[i] = at
  }
  slate.thrown = grenades.length
}

function takeGrenades(slate: Slate): void {
  for (let i = 0; i < slate.thrown; i++) slate.cells[slate.grenades[i] as Hex] = FREE
  slate.thrown = 0
}

/** 2.9, 2.10, 2.11 */
function markHolds({ slate, wall, grid }: Board): void {
  slate.hold.set(wall)
  for (const { at } of slate.planets) if (at >= 0) for (const hex of must(grid.neighbours[at])) slate.hold[hex] = 1
}

/** How many bits are set, for every set of kinds. */
const BITS = Uint8Array.from({ length: 256 }, (_, n) => n.toString(2).replaceAll('0', '').length)

/** 3.3, 3.5: what is left of so many actions when the flight still to come is counted. */
export function leftOf(actions: number, u: Soldier): number {
  if (u.used & KIND.concentrate) return 0
  const owed = u.speed > 0 && !u.displaced ? 1 : 0
  const left = actions - (BITS[u.used] as number) - owed
  return left > 0 ? left : 0
}

const EVERY = 255

/** 2.6, 3.3, 3.4, 3.11: the kinds of action that a soldier may still take in this turn, as bits. */
function able(actions: number, u: Soldier): number {
  return u.at < 0 || u.lives === 0 || leftOf(actions, u) === 0 ? 0 : EVERY & ~u.used
}

/** Pushing off in flight is an action of pushing; who could do it bears a bit of its own beside the kinds. */
export const PUSH_OFF = 256

/** 4.1, 5.1, 7.1, 8.21, 8.23, 11.14: of those kinds the ones for which it is at rest or in flight, and has a hold where it needs one. */
function fitFor({ hold }: Slate, may: number, u: Soldier): number {
  if (may === 0) return 0
  const flies = u.speed > 0
  const holds = hold[u.at] === 1
  let out = may
  if (flies || !holds) out &= ~(KIND.walk | KIND.impulse)
  if (!flies || !holds) out &= ~KIND.grab
  if (flies || u.used !== 0 || u.displaced) out &= ~KIND.concentrate
  return flies && holds && !u.spent && (may & KIND.push) !== 0 ? out | PUSH_OFF : out
}
