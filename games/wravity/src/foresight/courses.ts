// The courses an action would set.
import type { Action, ActionOf, PushAction } from '../action.ts'
import { type Book, opposite } from '../book.ts'
import { boardOf, capped, holdsOn, soldierAt, soldierOf } from '../rules/02-soldiers.ts'
import { moving } from '../rules/03-actions.ts'
import { raised } from '../rules/06-displacement.ts'
import { takerOf } from '../rules/08-pushing.ts'
import { hookTarget, pulled } from '../rules/13-hook.ts'
import type { Heading, Position, SoldierId } from '../state.ts'
import type { Course, Speeds } from './world.ts'

/** Those whom an action takes speed from. */
export function slowed(s: Position, a: Action): Speeds {
  if (a.type === 'brake') return new Map([[a.target, soldierOf(s, a.target).speed - a.force]])
  if (a.type !== 'chooseAxis' || s.question?.type !== 'axis') return new Map()
  const { striker, struck } = s.question
  return new Map([striker, struck].map((id) => [id, Math.max(0, soldierOf(s, id).speed - 1)]))
}

/** The courses an action sets, in the order in which they are flown. */
export function coursesOf(book: Book, s: Position, a: Action): Course[] {
  switch (a.type) {
    case 'impulse':
      return [thrust(s, a.soldier, a.heading, a.force, -1)]
    case 'pushOff': {
      const u = soldierOf(s, a.soldier)
      const speed = capped(book, u.speed + a.force)
      return [thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
    }
    case 'cable': {
      const left = moving(s) === a.soldier ? (s.flights.at(-1)?.left ?? 0) : -1
      return [thrust(s, a.soldier, opposite(soldierOf(s, a.soldier).heading), a.force, left)]
    }
    case 'brake': {
      const u = soldierOf(s, a.soldier)
      const speed = capped(book, u.speed + a.force)
      return a.heading === 0 ? [] : [thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
    }
    case 'fly': {
      const u = soldierOf(s, a.soldier)
      const left = moving(s) === a.soldier ? (s.flights.at(-1)?.left ?? 0) : -1
      return [thrust(s, a.soldier, u.heading, u.speed, left)]
    }
    case 'push':
      return pushCourses(book, s, a)
    case 'chooseAxis':
      return axisCourses(s, a)
    case 'pull':
      return pullCourses(book, s, a.force)
    default:
      return []
  }
}

/** `left` -1: it is not under way, and flies its speed unless it has been displaced already. */
function thrust(s: Position, soldier: SoldierId, heading: Heading, speed: number, left: number): Course {
  const u = soldierOf(s, soldier)
  const still = u.displaced ? 0 : speed
  return { soldier, at: u.at, heading, speed, left: left >= 0 ? left : still }
}

function pushCourses(book: Book, s: Position, a: PushAction): Course[] {
  const way = opposite(a.heading)
  const taker = takerOf(book, s, a.target, way)
  const gained = capped(book, soldierOf(s, taker).speed + a.force)
  const first = thrust(s, taker, way, gained, -1)
  const u = soldierOf(s, a.soldier)
  if (holdsOn(boardOf(book, s), s, u)) return [first]
  const speed = capped(book, u.speed + a.force)
  return [first, thrust(s, a.soldier, a.heading, speed, raised(s, a.soldier, u, speed))]
}

/** 9.14, 9.15: the struck soldier first, by its speed, then the striker with what it had left. */
function axisCourses(s: Position, a: ActionOf<'chooseAxis'>): Course[] {
  if (s.question?.type !== 'axis') return []
  const { striker, struck } = s.question
  const speeds = slowed(s, a)
  const course = (soldier: SoldierId, heading: Heading, left: number): Course =>
    thrust(s, soldier, heading, speeds.get(soldier) ?? 0, left)
  const left = s.flights.at(-1)?.left ?? 0
  const both = [course(struck, opposite(a.heading), -1), course(striker, a.heading, left)]
  return both.filter((c) => c.speed > 0)
}

/** 13.11: the hooked soldier first, then the thrower. */
function pullCourses(book: Book, s: Position, force: number): Course[] {
  if (s.question?.type !== 'pull') return []
  const { soldier, heading } = s.question
  const target = soldierAt(s, hookTarget(boardOf(book, s), s, soldierOf(s, soldier).at, heading))
  const [speed, targetSpeed] = pulled(book, s, soldier, target, force)
  const left = moving(s) === soldier ? (s.flights.at(-1)?.left ?? 0) : -1
  return [
    ...(targetSpeed === null ? [] : [thrust(s, target, opposite(heading), targetSpeed, -1)]),
    ...(speed === null ? [] : [thrust(s, soldier, heading, speed, left)]),
  ]
}
