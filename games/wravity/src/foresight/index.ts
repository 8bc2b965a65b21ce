// The room left to itself: whoever flies goes on flying, turn by turn, until something happens that nobody can foretell.
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { FREE } from '../rules/02-soldiers.ts'
import { lastRound } from '../rules/03-actions.ts'
import type { Position, SoldierId } from '../state.ts'
import { explode, fieldsOf, moveGrenades } from './grenades.ts'
import { type Leg, legOf } from './leg.ts'
import { type Course, inOrder, lose, type Speeds, type Track, type World, worldOf } from './world.ts'

const isOver = (w: World, soldier: SoldierId): boolean => !w.tracks.has(soldier)

/** The courses in the order in which they are flown, those of soldiers that wait when they go on, and then the turns to come. */
export function foresee(book: Book, s: Position, courses: readonly Course[], speeds: Speeds): Track[] {
  const w = worldOf(book, s, courses, speeds)
  const tracks: Track[] = []
  const waiting = s.flights.slice(0, -1).map((f) => f.soldier)
  const now = courses.filter((c) => !waiting.includes(c.soldier))
  for (const { soldier, left } of now) {
    tracks.push(must(w.tracks.get(soldier)))
    follow(w, soldier, left)
    if (isOver(w, soldier)) return tracks
  }
  tracks.push(...[...w.tracks.values()].filter((track) => !tracks.includes(track)))
  restOfTurn(w, s, now)
  const last = lastRound(book, s.mode) * s.sides.length
  for (w.turn = s.turn + 1; w.turn < last && w.tracks.size > 0; w.turn++) {
    const seat = (s.first + w.turn) % s.sides.length
    for (const [id, body] of inOrder(w)) if (body.seat === seat) follow(w, id, body.speed)
    moveGrenades(w, 'all')
  }
  return tracks
}

/** Those who wait in the middle of their flight, the last first, and then all others who fly in this turn. */
function restOfTurn(w: World, s: Position, courses: readonly Course[]): void {
  const flown = new Set(courses.map((c) => c.soldier))
  for (const { soldier, left } of [...s.flights].reverse()) {
    if (w.bodies.has(soldier) && !flown.has(soldier)) follow(w, soldier, left)
    flown.add(soldier)
  }
  const seat = (s.first + s.turn) % s.sides.length
  for (const [id, body] of inOrder(w)) {
    const owes = body.seat === seat && !flown.has(id) && s.soldiers[id]?.displaced === false
    if (owes) follow(w, id, body.speed)
  }
  moveGrenades(w, 'unmoved')
}

/** Lets a soldier fly, and loses sight of it where it crashes. */
function follow(w: World, id: SoldierId, steps: number): void {
  const body = w.bodies.get(id)
  if (!body) return
  const leg = legOf(w.board, w.cells, fieldsOf(w), id, body, steps)
  w.cells[body.at] = FREE
  body.at = leg.path.at(-1) ?? body.at
  w.cells[body.at] = id + 1
  const track = w.tracks.get(id)
  track?.path.push(...leg.path)
  if (leg.end === null) track?.turns.push(body.at)
  else crashed(w, id, leg)
}

function crashed(w: World, id: SoldierId, leg: Leg): void {
  const struck = leg.end === 'soldier' ? must(w.cells[leg.next]) - 1 : -1
  lose(w, id, leg.end === 'unsure' ? null : leg.end)
  if (w.bodies.has(struck)) lose(w, struck, 'soldier')
  if (leg.end !== 'grenade') return
  const set = w.grenades.findIndex((g) => g.at === leg.next)
  if (set >= 0) explode(w, set)
}
