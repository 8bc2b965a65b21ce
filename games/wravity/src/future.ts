// Where soldiers would go if nobody interfered: certain until the first crash.
import { type Message, must, type Odds, type Preview, say } from '@muster/engine'
import { type Board, type Box, opposite } from './box.ts'
import { boardOf, capped, FREE, filled, GRENADE, holdsOn, inField, PLANET, soldierOf } from './rules/02-soldiers.ts'
import { moving } from './rules/03-actions.ts'
import { raised } from './rules/06-displacement.ts'
import { mayStop } from './rules/06-flight.ts'
import { takerOf } from './rules/08-pushing.ts'
import type { Action, PushAction, State } from './state.ts'
import type { Wravity } from './types.ts'
import { hexName, soldierName } from './words/names.ts'

/** A soldier about to fly. */
interface Course {
  readonly soldier: number
  readonly at: number
  readonly heading: number
  readonly speed: number
  readonly left: number
}

/** How a course goes, turn by turn, until something certain to happen ends it. */
interface Track {
  readonly path: number[]
  /** The hex after each turn, this one first. */
  readonly turns: number[]
  end: 'wall' | 'planet' | 'soldier' | 'grenade' | 'field' | null
  /** Movement left when it ended. */
  left: number
}

const TURNS = 6

/** What is certain of an action's movement: the path, the hex after each of the next turns, the first crash. */
export function futureOf(box: Box, s: State, a: Action): Partial<Omit<Preview<Wravity>, 'assumes'>> {
  const courses = coursesOf(box, s, a)
  if (courses.length === 0) return a.type === 'walk' ? { path: [a.to] } : {}
  const board = boardOf(box, s)
  const cells = filled(board, s)
  const notes: Message[] = []
  const path: number[] = []
  for (const course of courses) {
    const track = trackOf(board, s, cells, course)
    path.push(...track.path)
    notes.push(...notesOf(box, s, course, track))
    if (track.end && track.turns.length === 0) break
    cells[course.at] = FREE
    cells[track.turns[0] ?? course.at] = course.soldier + 1
  }
  return { path, notes, odds: a.type === 'fly' ? bounceOdds(box, s, must(courses[0]), a.steps) : [] }
}

function trackOf(board: Board, s: State, cells: Int8Array, c: Course): Track {
  const track: Track = { path: [], turns: [], end: null, left: 0 }
  let hex = c.at
  for (let turn = 0; turn < TURNS; turn++) {
    for (let left = turn === 0 ? c.left : c.speed; left > 0; left--) {
      const next = board.step[hex * 6 + c.heading - 1] as number
      track.end = obstacle(cells, next, c.soldier)
      track.left = left
      if (track.end) return track
      hex = next
      track.path.push(hex)
      if (inField(board, s, hex)) track.end = 'field'
      if (track.end) return track
    }
    track.turns.push(hex)
  }
  return track
}

function obstacle(cells: Int8Array, hex: number, self: number): Track['end'] {
  if (hex < 0) return 'wall'
  const held = cells[hex] as number
  if (held === FREE || held === self + 1) return null
  if (held === PLANET) return 'planet'
  return held === GRENADE ? 'grenade' : 'soldier'
}

function notesOf(box: Box, s: State, c: Course, track: Track): Message[] {
  const board = boardOf(box, s)
  const soldier = soldierName(box, s, c.soldier)
  const notes = track.turns.map((hex, i) => say('note.afterTurn', { soldier, turn: i, hex: hexName(board, hex) }))
  if (!track.end) return notes
  const hex = hexName(board, track.path.at(-1) ?? c.at)
  return [...notes, say(`note.meets.${track.end}`, { soldier, turn: track.turns.length, hex })]
}

/** The courses an action sets, in the order in which they are flown. */
function coursesOf(box: Box, s: State, a: Action): Course[] {
  switch (a.type) {
    case 'impulse':
      return [thrust(s, a.soldier, a.heading, a.force, -1)]
    case 'pushOff': {
      const u = soldierOf(s, a.soldier)
      const speed = capped(box, u.speed + a.force)
      return [thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
    }
    case 'cable': {
      const left = moving(s) === a.soldier ? (s.flights.at(-1)?.left ?? 0) : -1
      return [thrust(s, a.soldier, opposite(soldierOf(s, a.soldier).heading), a.force, left)]
    }
    case 'brake': {
      const u = soldierOf(s, a.soldier)
      const speed = capped(box, u.speed + a.force)
      return a.heading === 0 ? [] : [thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
    }
    case 'fly': {
      const u = soldierOf(s, a.soldier)
      const left = moving(s) === a.soldier ? (s.flights.at(-1)?.left ?? 0) : -1
      return [thrust(s, a.soldier, u.heading, u.speed, left)]
    }
    case 'push':
      return pushCourses(box, s, a)
    default:
      return []
  }
}

/** `left` -1: it is not under way, and flies its speed unless it has been displaced already. */
function thrust(s: State, soldier: number, heading: number, speed: number, left: number): Course {
  const u = soldierOf(s, soldier)
  const still = u.displaced ? 0 : speed
  return { soldier, at: u.at, heading, speed, left: left >= 0 ? left : still }
}

function pushCourses(box: Box, s: State, a: PushAction): Course[] {
  const way = opposite(a.heading)
  const taker = takerOf(box, s, a.target, way)
  const gained = capped(box, soldierOf(s, taker).speed + a.force)
  const first = thrust(s, taker, way, gained, -1)
  const u = soldierOf(s, a.soldier)
  if (holdsOn(boardOf(box, s), s, u)) return [first]
  const speed = capped(box, u.speed + a.force)
  return [first, thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
}

/** 9.4: each free direction is as likely as any other, where nothing can follow that hides the first bounce. */
function bounceOdds(box: Box, s: State, c: Course, steps: number): Odds<Wravity>[] {
  const board = boardOf(box, s)
  const cells = filled(board, s)
  const track = trackOf(board, s, cells, c)
  if ((track.end !== 'wall' && track.end !== 'planet') || track.turns.length > 0) return []
  if (steps <= track.path.length || c.speed < 2) return []
  cells[c.at] = FREE
  const hex = track.path.at(-1) ?? c.at
  const free = [1, 2, 3, 4, 5, 6].filter((h) => cells[board.step[hex * 6 + h - 1] ?? -1] === FREE)
  const alone =
    mayStop(box, s, soldierOf(s, c.soldier)) || free.every((h) => isClear(board, s, cells, hex, h, track.left))
  if (!alone || passesDoor(s, track.path)) return []
  return free.map((heading) => ({
    label: say('odds.bounce', { heading: say(`heading.${heading}`) }),
    when: { type: 'soldierBounced', soldier: c.soldier, heading },
    chance: 1 / free.length,
  }))
}

function isClear(board: Board, s: State, cells: Int8Array, hex: number, heading: number, left: number): boolean {
  const track = trackOf(board, s, cells, { soldier: -1, at: hex, heading, speed: 0, left })
  return track.end === null && !passesDoor(s, track.path)
}

const passesDoor = (s: State, path: readonly number[]): boolean => path.some((hex) => s.doors.includes(hex))
