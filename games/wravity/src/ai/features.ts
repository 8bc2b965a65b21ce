// What counts in a position, for one side
import type { Board, Book } from '../book.ts'
import { boardOf, borrowed, isConscious } from '../rules/02-soldiers.ts'
import { activeSeat, isFreeToAct, roundOf } from '../rules/03-actions.ts'
import { missionPoints } from '../rules/16-missions.ts'
import type { Soldier, State } from '../state.ts'
import { lieInWait } from './ambush.ts'
import { type Fire, fireIn } from './fire.ts'
import { heldBy } from './held.ts'
import { emptyLineup, enroll, MOST } from './lineup.ts'
import { mayShoot } from './shots.ts'
import { SIDES, type Stand, standOf } from './stand.ts'

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
/** From the count of soldiers to the same as the end comes nearer. */
const LATE = AT.intactLate - AT.intact

/** Counts them for every side. */
export function count(book: Book, s: State, into: Float64Array): void {
  const { length: sides } = s.doors
  into.fill(0, 0, sides * F)
  if (s.phase !== 'battle') return
  const board = boardOf(book, s)
  const cells = borrowed(board, s)
  const late = roundOf(s) / book.content.limits.rounds
  const line = emptyLineup(s)
  for (let at = 0; at < sides * SIDES; at++) {
    first[at] = 0
    second[at] = 0
    opener[at] = 0
  }
  for (let id = 0; id < s.soldiers.length; id++) {
    const u = s.soldiers[id] as Soldier
    const stand = standOf(book, board, s, id)
    const conscious = isConscious(board, s, u)
    countSoldier(book, u, stand, into, late)
    enroll(line, id, u, stand, conscious)
    if (conscious) approach(u.side, stand, sides)
  }
  const fire = fireIn(board, s, cells, line)
  lieInWait(board, s, cells, line, fire)
  for (let side = 0; side < sides; side++) countSide(book, s, cells, fire, side, into, late)
  countHands(book, s, into, late)
}

const add = (into: Float64Array, at: number, by: number): void => {
  into[at] = (into[at] as number) + by
}

function countSoldier(book: Book, u: Soldier, { holds }: Stand, into: Float64Array, late: number): void {
  const o = u.side * F
  if (u.at < 0) {
    add(into, o + AT.waiting, 1)
    return
  }
  const health = u.lives === 0 ? AT.down : u.lives < book.content.limits.lives ? AT.wounded : AT.intact
  add(into, o + health, 1)
  add(into, o + health + LATE, late)
  if (u.lives === 0) return
  if (u.speed > 0) add(into, o + AT.speed, u.speed)
  else add(into, o + (holds ? AT.holding : AT.adrift), 1)
}

/** By side and door, `side * SIDES + door`: how near the two nearest of a side are, and whether one is ready to open it. */
const first = new Float64Array(SIDES * SIDES)
const second = new Float64Array(SIDES * SIDES)
const opener = new Uint8Array(SIDES * SIDES)

function approach(side: number, { near, opens }: Stand, doors: number): void {
  for (let door = 0; door < doors; door++) {
    if (door === side) continue
    const at = side * SIDES + door
    const far = near[door] as number
    if (opens[door] === 1) opener[at] = 1
    if (far > (first[at] as number)) {
      second[at] = first[at] as number
      first[at] = far
    } else if (far > (second[at] as number)) second[at] = far
  }
}

function countSide(
  book: Book,
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
  if (isTurn && isFreeToAct(s)) into[o + AT.ready] = readyFire(boardOf(book, s), s, fire, side)
  for (let door = 0; door < s.doors.length; door++) if (door !== side) countDoor(side * SIDES + door, o, into)
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

function readyFire(board: Board, s: State, fire: Fire, side: number): number {
  let sum = 0
  for (let id = 0; id < s.soldiers.length; id++) {
    const chance = fire.of[id] as number
    if (chance === 0) continue
    const u = s.soldiers[id] as Soldier
    if (u.side === side && mayShoot(board, s, id)) sum += chance
  }
  return sum
}

function countDoor(at: number, o: number, into: Float64Array): void {
  const near = (first[at] as number) * (first[at] as number)
  const nearer = (second[at] as number) * (second[at] as number)
  if (near > (into[o + AT.first] as number)) into[o + AT.first] = near
  if (nearer > (into[o + AT.second] as number)) into[o + AT.second] = nearer
  if (opener[at] === 0) return
  into[o + AT.opener] = 1
  if (nearer > (into[o + AT.atDoor] as number)) into[o + AT.atDoor] = nearer
}

function countHands(book: Book, s: State, into: Float64Array, late: number): void {
  for (let seat = 0; seat < s.hands.length; seat++) {
    const o = (s.sides[seat] as number) * F
    const { cards, heal, save, missions } = heldBy(book, s, seat)
    add(into, o + AT.cards, cards)
    add(into, o + AT.heal, heal)
    add(into, o + AT.save, save)
    for (let i = 0; i < missions.length; i++)
      add(into, o + AT.missions, late * missionPoints(book, s, seat, missions[i] as string))
  }
}
