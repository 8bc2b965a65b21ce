// Chapter 2: what fills the room and who has actions left, noted for those who ask about many hexes and soldiers
import { must } from '@muster/engine'
import type { Board, Slate } from '../book.ts'
import type { Grenade, Hex, Position, Soldier } from '../state.ts'
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
 * The same on the board's slate: good until the next call. Soldiers and planets are replaced, never changed: only those
 * that are others than at the last call are looked at.
 */
export function borrowed(board: Board, s: Filled): Int8Array {
  const { slate } = board
  const { soldiers, planets, grenades } = s
  if (slate.soldiers.length !== soldiers.length || slate.planets.length !== planets.length) wipe(slate, s)
  const left = seeSoldiers(board, soldiers)
  const laid = seePlanets(slate, planets)
  const flown = (slate.grenades.length > 0 || grenades.length > 0) && seeGrenades(slate, grenades)
  if (left || laid || flown) mark(slate)
  if (laid) markHolds(board)
  return slate.cells
}

/** For other rosters than it has seen. */
function wipe(slate: Slate, { soldiers, planets }: Filled): void {
  slate.cells.fill(FREE)
  slate.soldiers.length = 0
  slate.planets.length = 0
  slate.grenades.length = 0
  for (let i = 0; i < soldiers.length; i++) slate.soldiers.push(null)
  for (let i = 0; i < planets.length; i++) slate.planets.push(null)
}

/** Takes those off their hexes who are elsewhere now; whether there were any. */
function seeSoldiers({ slate, actions }: Board, soldiers: readonly Soldier[]): boolean {
  let moved = false
  for (let i = 0; i < soldiers.length; i++) {
    const u = soldiers[i] as Soldier
    const was = slate.soldiers[i] as Soldier | null
    if (was === u) continue
    slate.soldiers[i] = u
    slate.able[i] = able(actions, u)
    if (was !== null && was.at === u.at) continue
    if (was !== null && was.at >= 0) slate.cells[was.at] = FREE
    moved = true
  }
  return moved
}

function seePlanets(slate: Slate, planets: Filled['planets']): boolean {
  let laid = false
  for (let i = 0; i < planets.length; i++) {
    const planet = planets[i] as { readonly at: Hex }
    const was = slate.planets[i] as { readonly at: Hex } | null
    if (was === planet) continue
    slate.planets[i] = planet
    if (was !== null && was.at === planet.at) continue
    if (was !== null && was.at >= 0) slate.cells[was.at] = FREE
    laid = true
  }
  return laid
}

/** Grenades do change: their hexes are noted. */
function seeGrenades({ cells, grenades: hexes }: Slate, grenades: readonly Grenade[]): boolean {
  for (const hex of hexes) cells[hex] = FREE
  hexes.length = 0
  for (const { at } of grenades) hexes.push(at)
  return true
}

function mark({ cells, soldiers, planets, grenades }: Slate): void {
  for (let i = 0; i < soldiers.length; i++) {
    const { at } = soldiers[i] as Soldier
    if (at >= 0) cells[at] = i + 1
  }
  for (let i = 0; i < planets.length; i++) {
    const { at } = planets[i] as { readonly at: Hex }
    if (at >= 0) cells[at] = PLANET
  }
  for (let i = 0; i < grenades.length; i++) cells[grenades[i] as Hex] = GRENADE
}

/** 2.9, 2.10, 2.11 */
function markHolds({ slate, wall, grid }: Board): void {
  slate.hold.set(wall)
  for (const planet of slate.planets) {
    const { at } = must(planet)
    if (at >= 0) for (const hex of must(grid.neighbours[at])) slate.hold[hex] = 1
  }
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
