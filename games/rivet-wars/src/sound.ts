// What a position owes the box and the rules, beyond its form.
import { type Message, must, say, squareName } from '@muster/engine'
import type { Book } from './book.ts'
import { BUNKER, OBJECTIVE, OFF, type Position, SIDES, TRAP, type Unit, WIRE } from './state.ts'

/** Why nobody could have come to this position; null where somebody could. */
export function sound(b: Book, s: Position): Message | null {
  const units = s.units.flatMap((u) => u ?? [])
  const name = (at: number): string => squareName(s.field.width, at)
  const shutOut = units.find((u) => isShutOut(b, s, u))
  if (shutOut) return say('position.ground', { place: name(shutOut.at) })
  const dying = new Set<number>(s.fallen.map(({ unit }) => unit))
  const dead = units.find((u) => !dying.has(u.id) && u.damage >= b.unit(u.kind).health)
  if (dead) return say('position.dead', { place: name(dead.at) })
  const loaded = units.find((u) => u.plugs.length > b.unit(u.kind).sockets)
  if (loaded) return say('position.room', { place: name(loaded.at) })
  return hasBoxEnough(b, s, units) ? null : say('position.count')
}

/** 10.6 to 10.8: where a unit of its type cannot be. */
function isShutOut(b: Book, s: Position, u: Readonly<Unit>): boolean {
  const shut = b.unit(u.kind).type === 'infantry' ? WIRE : BUNKER | OBJECTIVE | TRAP | WIRE
  return (must(s.markers[u.at]) & shut) !== 0 || s.field.ground[u.at] === OFF
}

/** 1.11: no more figures of a kind than there are; a hero comes once. */
function hasBoxEnough(b: Book, s: Position, units: readonly Readonly<Unit>[]): boolean {
  const figures = new Map<string, number>()
  for (const kind of units.flatMap((u) => [u.kind, ...u.plugs])) figures.set(kind, (figures.get(kind) ?? 0) + 1)
  const isEnough = [...figures].every(([kind, count]) => count <= b.unit(kind).count)
  return isEnough && SIDES.every((side) => new Set(s.armies[side].heroes).size === s.armies[side].heroes.length)
}
