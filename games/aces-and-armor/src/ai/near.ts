// How far hexes are from what a side wants: kept by hex, because the same ones are asked for again and again

import { type Hex, type Position, RUIN, type Side } from '../state.ts'
import { sideOfFlag } from '../units.ts'
import type { Forces } from './forces.ts'

/** Numbers by hex, each good while its stamp is the latest. */
interface Kept {
  stamps: Int32Array
  values: Uint8Array
  latest: number
}

const keeping = (): Kept => ({ stamps: new Int32Array(0), values: new Uint8Array(0), latest: 0 })
const enemies = keeping()
const factories = keeping()

/** What they hold for, and where the enemies stand. */
let scene: Forces['scene'] | null = null
let side: Side = 'germany'
let flags: Position['flags'] = []
let theirs: Forces['theirs'] = []
let stands: readonly Hex[] = []

/** Forgets what does not hold for these forces: to be called before they are asked about. */
export function lookOut(f: Forces): void {
  if (scene !== f.scene || theirs !== f.theirs) {
    theirs = f.theirs
    stands = theirs.map(({ at }) => at)
    forget(enemies, f.ground.size)
  }
  if (scene !== f.scene || side !== f.side || flags !== f.s.flags) {
    side = f.side
    flags = f.s.flags
    forget(factories, f.ground.size)
  }
  scene = f.scene
}

function forget(kept: Kept, size: number): void {
  kept.latest++
  if (kept.stamps.length >= size) return
  kept.stamps = new Int32Array(size)
  kept.values = new Uint8Array(size)
}

/** Hexes to the nearest enemy. */
export function toEnemy({ ground }: Forces, hex: Hex): number {
  const { stamps, values, latest } = enemies
  if (stamps[hex] !== latest) {
    stamps[hex] = latest
    values[hex] = nearest(ground.distances, hex * ground.size)
  }
  return values[hex] as number
}

/** Beyond this nothing is near. */
const FAR = 20

function nearest(distances: Uint8Array, row: number): number {
  let near = FAR
  for (let i = 0; i < stands.length; i++) {
    const nearer = near - (distances[row + (stands[i] as Hex)] as number)
    // The lesser of two without a branch, which could not be foreseen.
    near -= nearer & ~(nearer >> 31)
  }
  return near
}

/** Hexes to the nearest factory that the side does not hold. */
export function toFactory(f: Forces, hex: Hex): number {
  const { stamps, values, latest } = factories
  if (stamps[hex] !== latest) {
    stamps[hex] = latest
    values[hex] = nearestFactory(f, hex)
  }
  return values[hex] as number
}

const FAR_FACTORY = 12

function nearestFactory({ s, land }: Forces, hex: Hex): number {
  const row = hex * flags.length
  let near = FAR_FACTORY
  for (let i = 0; i < flags.length; i++) {
    const far = land.ways[row + i] as number
    if (far < near && flags[i] !== RUIN && sideOfFlag(s, i) !== side) near = far
  }
  return near
}
