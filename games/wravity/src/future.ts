// Where soldiers would go if nobody interfered: certain until the first crash.
import { type Message, must, type Odds, type Preview, say } from '@muster/engine'
import { type Box, opposite } from './box.ts'
import { type Course, foresee, legOf, NOBODY, type Speeds, type Track } from './foresight.ts'
import { boardOf, capped, FREE, filled, holdsOn, soldierAt, soldierOf, stepOf } from './rules/02-soldiers.ts'
import { moving } from './rules/03-actions.ts'
import { raised } from './rules/06-displacement.ts'
import { mayStop } from './rules/06-flight.ts'
import { takerOf } from './rules/08-pushing.ts'
import { hookTarget, pulled } from './rules/13-hook.ts'
import type { Action, ActionOf, Grenade, PushAction, State } from './state.ts'
import type { Wravity } from './types.ts'
import { hexName, soldierName } from './words/names.ts'

/** What is certain of an action's movement: the path, the hex after each of the turns to come, the first crash. */
export function futureOf(box: Box, s: State, a: Action): Partial<Omit<Preview<Wravity>, 'assumes'>> {
  const courses = coursesOf(box, s, a)
  if (courses.length === 0) return { path: otherPath(box, s, a) }
  const tracks = foresee(box, s, courses, slowed(s, a))
  return {
    path: tracks.flatMap((track) => track.path),
    notes: tracks.flatMap((track) => notesOf(box, s, track)),
    odds: a.type === 'fly' ? bounceOdds(box, s, must(courses[0]), a.steps) : [],
  }
}

/** Where a walk ends, or a grenade goes in this turn. */
function otherPath(box: Box, s: State, a: Action): number[] {
  if (a.type === 'walk') return [a.to]
  const board = boardOf(box, s)
  const rolls = (g: Pick<Grenade, 'at' | 'heading' | 'speed'>): number[] =>
    legOf(board, filled(board, s), [], NOBODY, g, g.speed).path
  if (a.type === 'throwGrenade') {
    const at = stepOf(board, soldierOf(s, a.soldier).at, a.side)
    return [at, ...rolls({ at, heading: a.heading, speed: a.force })]
  }
  return a.type === 'moveGrenade' ? rolls(must(s.grenades[a.grenade])) : []
}

/** Those whom an action takes speed from. */
function slowed(s: State, a: Action): Speeds {
  if (a.type === 'brake') return new Map([[a.target, soldierOf(s, a.target).speed - a.force]])
  if (a.type !== 'chooseAxis' || s.question?.type !== 'axis') return new Map()
  const { striker, struck } = s.question
  return new Map([striker, struck].map((id) => [id, Math.max(0, soldierOf(s, id).speed - 1)]))
}

function notesOf(box: Box, s: State, track: Track): Message[] {
  const board = boardOf(box, s)
  const soldier = soldierName(box, s, track.soldier)
  const notes = track.turns.map((hex, i) => say('note.afterTurn', { soldier, turn: i, hex: hexName(board, hex) }))
  if (!track.end) return notes
  const hex = hexName(board, track.path.at(-1) ?? soldierOf(s, track.soldier).at)
  return [...notes, say(`note.meets.${track.end}`, { soldier, turn: track.when, hex })]
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
    case 'chooseAxis':
      return axisCourses(s, a)
    case 'pull':
      return pullCourses(box, s, a.force)
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

/** 9.14, 9.15: the struck soldier first, by its speed, then the striker with what it had left. */
function axisCourses(s: State, a: ActionOf<'chooseAxis'>): Course[] {
  if (s.question?.type !== 'axis') return []
  const { striker, struck } = s.question
  const speeds = slowed(s, a)
  const course = (soldier: number, heading: number, left: number): Course =>
    thrust(s, soldier, heading, speeds.get(soldier) ?? 0, left)
  const left = s.flights.at(-1)?.left ?? 0
  const both = [course(struck, opposite(a.heading), -1), course(striker, a.heading, left)]
  return both.filter((c) => c.speed > 0)
}

/** 13.11: the hooked soldier first, then the thrower. */
function pullCourses(box: Box, s: State, force: number): Course[] {
  if (s.question?.type !== 'pull') return []
  const { soldier, heading } = s.question
  const target = soldierAt(s, hookTarget(boardOf(box, s), s, soldierOf(s, soldier).at, heading))
  const [speed, targetSpeed] = pulled(box, s, soldier, target, force)
  const left = moving(s) === soldier ? (s.flights.at(-1)?.left ?? 0) : -1
  return [
    ...(targetSpeed === null ? [] : [thrust(s, target, opposite(heading), targetSpeed, -1)]),
    ...(speed === null ? [] : [thrust(s, soldier, heading, speed, left)]),
  ]
}

/** 9.4: each free direction is as likely as any other, where nothing can follow that hides the first bounce. */
function bounceOdds(box: Box, s: State, c: Course, steps: number): Odds<Wravity>[] {
  const board = boardOf(box, s)
  const cells = filled(board, s)
  const fields = s.grenades.filter((g) => g.until >= 0)
  const leg = legOf(board, cells, fields, c.soldier, c, c.left)
  if (leg.end !== 'wall' && leg.end !== 'planet') return []
  if (steps <= leg.path.length || c.speed < 2) return []
  cells[c.at] = FREE
  const at = leg.path.at(-1) ?? c.at
  const free = [1, 2, 3, 4, 5, 6].filter((h) => cells[board.step[at * 6 + h - 1] ?? -1] === FREE)
  const isClear = (heading: number): boolean => {
    const on = legOf(board, cells, fields, NOBODY, { at, heading }, leg.left)
    return on.end === null && !passesDoor(s, on.path)
  }
  const alone = mayStop(box, s, soldierOf(s, c.soldier)) || free.every(isClear)
  if (!alone || passesDoor(s, leg.path)) return []
  return free.map((heading) => ({
    label: say('odds.bounce', { heading: say(`heading.${heading}`) }),
    when: { type: 'soldierBounced', soldier: c.soldier, heading },
    chance: 1 / free.length,
  }))
}

const passesDoor = (s: State, path: readonly number[]): boolean => path.some((hex) => s.doors.includes(hex))
