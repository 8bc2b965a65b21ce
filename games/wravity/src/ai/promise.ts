// What an action promises beside doing nothing, in victory points
import { must, slate } from '@muster/engine'
import type { Action, ActionOf } from '../action.ts'
import type { Book } from '../book.ts'
import { attributes, boardOf, borrowed, soldierAt, soldierOf } from '../rules/02-soldiers.ts'
import { moving } from '../rules/03-actions.ts'
import { hitChance, shotNeeds } from '../rules/10-aiming.ts'
import type { Soldier, State } from '../state.ts'
import { scattered } from './rank.ts'
import { flown, type Sight, sightOf, standing } from './standing.ts'

export const rests = ({ type }: Action): boolean => type === 'endTurn' || type === 'pass'

/** What a hit on a soldier with so many lives gains. */
const HIT = [0, 2.6, 4.2]
const DIRECT = 0.1

export function promise(book: Book, s: State, seat: number, actions: readonly Action[]): ArrayLike<number> {
  const board = boardOf(book, s)
  const sight = sightOf(book, board, s, borrowed(board, s), seat)
  const out = slate(actions.length)
  for (let i = 0; i < actions.length; i++) out[i] = promiseOf(sight, actions[i] as Action)
  return out
}

const SLIGHT = 0.1

function promiseOf(v: Sight, a: Action): number {
  const { s } = v
  switch (a.type) {
    case 'endTurn':
    case 'pass':
      return 0
    case 'shoot':
      return shotPromise(v, a)
    case 'enter':
      return 2
    case 'walk':
      return beside(v, a.soldier, a.to, 0, 0)
    case 'impulse':
      return leapPromise(v, a, a.force)
    case 'pushOff':
      return leapPromise(v, a, soldierOf(s, a.soldier).speed + a.force)
    case 'fly':
      return flyPromise(v, a)
    case 'grab':
      return 1.5 * grabChance(v, soldierOf(s, a.soldier))
    case 'revive':
      return soldierOf(s, a.target).lives === 0 ? 3 : 2.5
    case 'repel':
      return 3
    case 'tryLuck':
      return luckPromise(v)
    case 'concentrate':
      return 0.15
    case 'push':
      return soldierOf(s, a.target).side === v.s.sides[v.seat] ? -1.5 : -0.3
    case 'brake':
      return soldierOf(s, a.target).side === v.s.sides[v.seat] ? 0.1 : -0.3
    case 'placePlanet':
      return scattered(v.board, a.at)
    case 'cable':
    case 'hook':
    case 'throwGrenade':
      return -0.4
    case 'look':
      return 0.05
    case 'enlist':
    case 'chooseAxis':
    case 'pull':
    case 'moveGrenade':
      return 0
  }
}

function shotPromise({ book, s }: Sight, a: ActionOf<'shoot'>): number {
  const target = soldierAt(s, a.at)
  const needed = shotNeeds(book, s, soldierOf(s, a.soldier), a.at) - (a.card ? 2 : 0)
  const dear = a.card ? 0.8 : 0
  if (target < 0) return 0.3 * hitChance(needed) - dear
  const { lives, shielded } = soldierOf(s, target)
  if (shielded) return -SLIGHT
  const direct = lives > 1 ? (a.card ? 3 : 1) * DIRECT * 1.5 : 0
  return hitChance(needed) * (HIT[lives] as number) + direct - dear - SLIGHT
}

const grabChance = ({ book }: Sight, u: Soldier): number =>
  (7 - Math.min(6, Math.max(2, u.speed - attributes(book, u).agility))) / 6

/** Where a soldier would be, beside where it is. */
function beside(v: Sight, id: number, to: number, speed: number, heading: number): number {
  return standing(v, id, to, speed, heading) - standingNow(v, id) - SLIGHT
}

function standingNow(v: Sight, id: number): number {
  let now = v.here[id]
  if (now === undefined) {
    const u = soldierOf(v.s, id)
    now = standing(v, id, u.at, u.speed, u.heading)
    v.here[id] = now
  }
  return now
}

function leapPromise(v: Sight, a: ActionOf<'impulse' | 'pushOff'>, speed: number): number {
  const u = soldierOf(v.s, a.soldier)
  return beside(v, a.soldier, flown(v, u.at, a.heading, u.displaced ? 0 : a.force), speed, a.heading)
}

/** It flies in any case: a stop on the way is for something to do there. */
function flyPromise(v: Sight, a: ActionOf<'fly'>): number {
  const u = soldierOf(v.s, a.soldier)
  const to = flown(v, u.at, u.heading, a.steps)
  const begun = moving(v.s) === a.soldier ? 0.1 : 0
  return 0.3 + begun + 0.5 * (standing(v, a.soldier, to, u.speed, u.heading) - standingNow(v, a.soldier))
}

/** Better luck is worth most where a hit on an own soldier is undone. */
function luckPromise({ s }: Sight): number {
  const q = must(s.question)
  if (q.type === 'hit') return 2.5
  return q.type === 'repeat' && q.roll.type === 'shot' ? hitChance(q.roll.needed) * 3 - 1 : -0.2
}
