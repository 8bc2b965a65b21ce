// What counts in a position, for one side
import { must } from '@muster/engine'
import { type Board, type Book, specOf } from '../book.ts'
import type { Effect } from '../content/types.ts'
import { boardOf, borrowed, isConscious } from '../rules/02-soldiers.ts'
import { activeSeat, isFreeToAct, roundOf } from '../rules/03-actions.ts'
import { missionPoints } from '../rules/16-missions.ts'
import type { Soldier, State } from '../state.ts'
import { lieInWait } from './ambush.ts'
import { type Fire, fireIn, MOST } from './fire.ts'
import { mayShoot } from './shots.ts'
import { type Stand, standOf } from './stand.ts'

export const FEATURES = [
  /** Soldiers in the room: intact, wounded, immobilised; and those who wait outside. */
  'intact',
  'wounded',
  'down',
  'waiting',
  /** The same as the end comes nearer. */
  'intactLate',
  'woundedLate',
  'downLate',
  /** Hits to be expected on rivals, also from those who wait outside: from those whose turn comes first, and from others; and from those who may still shoot in this turn. */
  'fire',
  'fireLater',
  'ready',
  /** The best shot of all. */
  'sharpest',
  /** Soldiers that hold on, drift, and fly, by their speed. */
  'holding',
  'adrift',
  'speed',
  /** How near its first and second soldier are to a rival's door; one at rest beside it; both together. */
  'first',
  'second',
  'opener',
  'atDoor',
  /** Its own door shut by somebody while others wait. */
  'blocked',
  /** Cards in hand; those that give a life back, and those that save one. */
  'cards',
  'heal',
  'save',
  'missions',
  'tempo',
  /** How near the end is, the same for all. */
  'late',
] as const

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<(typeof FEATURES)[number], number>
const F = FEATURES.length

/** Where cards that count for more than others are counted. */
const SPECIAL: Readonly<Partial<Record<Effect['type'], number>>> = {
  lazarus: AT.heal,
  shield: AT.save,
  luck: AT.save,
}

/** Counts them for every side. */
export function count(book: Book, s: State, into: Float64Array): void {
  into.fill(0, 0, s.doors.length * F)
  if (s.phase !== 'battle') return
  const board = boardOf(book, s)
  const cells = borrowed(board, s)
  const late = roundOf(s) / book.content.limits.rounds
  for (let id = 0; id < s.soldiers.length; id++) countSoldier(book, s, standOf(book, board, s, id), id, into, late)
  const fire = fireIn(book, board, s, cells)
  lieInWait(book, board, s, cells, fire)
  for (let side = 0; side < s.doors.length; side++) countSide(book, board, s, cells, fire, side, into, late)
  countHands(book, s, into, late)
}

const add = (into: Float64Array, at: number, by: number): void => {
  into[at] = (into[at] as number) + by
}

function countSoldier(book: Book, s: State, { holds }: Stand, id: number, into: Float64Array, late: number): void {
  const u = s.soldiers[id] as Soldier
  const o = u.side * F
  if (u.at < 0) {
    add(into, o + AT.waiting, 1)
    return
  }
  const health = u.lives === 0 ? AT.down : u.lives < book.content.limits.lives ? AT.wounded : AT.intact
  add(into, o + health, 1)
  add(into, o + (health === AT.down ? AT.downLate : health === AT.wounded ? AT.woundedLate : AT.intactLate), late)
  if (u.lives === 0) return
  if (u.speed > 0) add(into, o + AT.speed, u.speed)
  else add(into, o + (holds ? AT.holding : AT.adrift), 1)
}

function countSide(
  book: Book,
  board: Board,
  s: State,
  cells: Int8Array,
  fire: Fire,
  side: number,
  into: Float64Array,
  late: number,
): void {
  const o = side * F
  const isTurn = s.sides[activeSeat(s)] === side && !s.ending
  countFire(s, fire, side, into, isTurn)
  if (isTurn && isFreeToAct(s)) into[o + AT.ready] = readyFire(book, s, fire, side)
  for (let door = 0; door < s.doors.length; door++) if (door !== side) countDoor(book, board, s, side, door, into)
  if (cells[s.doors[side] as number] !== 0 && (into[o + AT.waiting] as number) > 0) into[o + AT.blocked] = 1
  into[o + AT.tempo] = isTurn ? 1 : 0
  into[o + AT.late] = late
}

/** Each rival counted by the best shot at it. */
function countFire(s: State, fire: Fire, side: number, into: Float64Array, isTurn: boolean): void {
  const o = side * F
  let sum = 0
  let most = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const chance = fire.at[side * MOST + id] as number
    if (chance === 0) continue
    sum += chance * ((s.soldiers[id] as Soldier).lives > 1 ? 1 : 0.8)
    if (chance > most) most = chance
  }
  into[o + (isTurn ? AT.fire : AT.fireLater)] = sum
  into[o + AT.sharpest] = most
}

function readyFire(book: Book, s: State, fire: Fire, side: number): number {
  let sum = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const chance = fire.of[id] as number
    const u = s.soldiers[id] as Soldier
    if (chance > 0 && u.side === side && mayShoot(book, s, u)) sum += chance
  }
  return sum
}

function countDoor(book: Book, board: Board, s: State, side: number, door: number, into: Float64Array): void {
  let first = 0
  let second = 0
  let opener = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    if (u.side !== side || !isConscious(board, s, u)) continue
    const stand = standOf(book, board, s, id)
    if (stand.opens[door] === 1) opener = 1
    const near = stand.near[door] as number
    if (near > first) {
      second = first
      first = near
    } else if (near > second) second = near
  }
  const o = side * F
  into[o + AT.first] = Math.max(into[o + AT.first] as number, first * first)
  into[o + AT.second] = Math.max(into[o + AT.second] as number, second * second)
  into[o + AT.opener] = Math.max(into[o + AT.opener] as number, opener)
  into[o + AT.atDoor] = Math.max(into[o + AT.atDoor] as number, opener * second * second)
}

function countHands(book: Book, s: State, into: Float64Array, late: number): void {
  for (let seat = 0; seat < s.hands.length; seat++) {
    const o = (s.sides[seat] as number) * F
    for (const card of must(s.hands[seat])) {
      add(into, o + AT.cards, 1)
      const at = SPECIAL[specOf(book, card).effect.type]
      if (at !== undefined) add(into, o + at, 1)
      add(into, o + AT.missions, late * missionPoints(book, s, seat, card))
    }
  }
}
