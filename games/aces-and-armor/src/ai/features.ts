// What counts in a position, for one side

import { must } from '@muster/engine'
import type { Land } from '../board.ts'
import type { Book } from '../book.ts'
import { type Position, RUIN, SIDES } from '../state.ts'
import { sideOfFlag } from '../units.ts'
import { type Forces, facing, forcesOf, type Piece } from './forces.ts'
import { meetingOf } from './meeting.ts'
import { shoreDistance } from './mission.ts'
import { shareLeft } from './worth.ts'

export const FEATURES = [
  /** Factories as a share of those that win; the square: the last ones count more; one short of victory. */
  'factories',
  'factoriesSquared',
  'nearly',
  /** Factories that its infantry can take in its next turn: if that comes first, and if the enemy's does; enough to win. */
  'taking',
  'takingLater',
  'winning',
  /** Factories its infantry is one, two or three turns away from. */
  'oneTurn',
  'twoTurns',
  'threeTurns',
  /** How near its infantry is to factories it does not hold, and how far the enemy's is from those it holds. */
  'nearness',
  'safe',
  /** Worth on the board by arm, in coins, damage taken off. */
  'infantry',
  'tank',
  'artillery',
  'aircraft',
  'units',
  /** Different arms it has. */
  'arms',
  'experience',
  'coins',
  /** What its units may take from where they stand: if its turn comes first, and if the enemy's does. */
  'menace',
  'menaceLater',
  /** What its units take from the enemy's on the mean if each meets each, and the best that each may reach in a turn. */
  'power',
  'strike',
  /** How far its fighting units are from the enemy. */
  'drift',
  /** Missions: ruins and damage of the launcher, the way to the shore. */
  'ruins',
  'launcher',
  'shore',
  'tempo',
] as const

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<(typeof FEATURES)[number], number>
const ARM_AT = {
  infantry: AT.infantry,
  tank: AT.tank,
  artillery: AT.artillery,
  aircraft: AT.aircraft,
  launcher: AT.units,
} as const

/** Where a factory so many turns away is counted. */
const AWAY = [undefined, AT.oneTurn, AT.twoTurns, AT.threeTurns]

/** Counts them for both sides. */
export function count(book: Book, s: Position, into: Float64Array): void {
  into.fill(0, 0, 2 * FEATURES.length)
  const german = forcesOf(book, s, 'germany')
  findFoot(german.mine, GERMAN_FOOT)
  findFoot(german.theirs, ALLIED_FOOT)
  countSide(german, into, 0)
  countSide(facing(german), into, FEATURES.length)
}

/** Whoever can take a factory, of each side: for `count`, which asks about them for every factory. */
interface Foot {
  readonly found: Piece[]
  many: number
}

const GERMAN_FOOT: Foot = { found: [], many: 0 }
const ALLIED_FOOT: Foot = { found: [], many: 0 }

function findFoot(pieces: readonly Piece[], foot: Foot): void {
  foot.many = 0
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i] as Piece
    if (p.sheet.turns) foot.found[foot.many++] = p
  }
}

function countSide(f: Forces, into: Float64Array, o: number): void {
  const { s, side } = f
  const isTurn = s.round > 0 && s.players[s.turn]?.side === side && s.phase !== 'money'
  countFactories(f, into, o, isTurn)
  countUnits(f, into, o)
  countMeetings(f, into, o, isTurn)
  for (const p of s.players) if (p.side === side) into[o + AT.coins] = (into[o + AT.coins] as number) + p.coins
  into[o + AT.tempo] = isTurn ? 1 : 0
  countMission(f, into, o)
}

function countFactories(f: Forces, into: Float64Array, o: number, isTurn: boolean): void {
  const { s, side, land } = f
  const mine = side === 'germany' ? GERMAN_FOOT : ALLIED_FOOT
  const theirs = side === 'germany' ? ALLIED_FOOT : GERMAN_FOOT
  const goal = Math.max(1, s.table.goal)
  let held = 0
  let taking = 0
  for (let i = 0; i < s.flags.length; i++) {
    if (s.flags[i] === RUIN) continue
    if (sideOfFlag(s, i) === side) {
      held++
      into[o + AT.safe] = (into[o + AT.safe] as number) + turnsTo(s, land, theirs, i) / FAR
    } else if (countWay(s, land, mine, i, into, o) === 0) taking++
  }
  into[o + AT.factories] = held / goal
  into[o + AT.factoriesSquared] = (held / goal) ** 2
  into[o + AT.nearly] = held === goal - 1 ? 1 : 0
  into[o + (isTurn ? AT.taking : AT.takingLater)] = taking
  into[o + AT.winning] = s.table.goal > 0 && held + taking >= goal && isTurn ? 1 : 0
}

/** So many turns away is as good as never. */
const FAR = 4

/** Turns that the nearest enemy infantry is away from a factory. */
function turnsTo({ flags }: Position, { ways }: Land, { found, many }: Foot, factory: number): number {
  let best = FAR
  for (let i = 0; i < many; i++) {
    const { at, sheet } = found[i] as Piece
    const turns = must(sheet.turns)[ways[at * flags.length + factory] as number] as number
    if (turns < best) best = turns
  }
  return best
}

const NEVER = 9

/** Counts how near infantry is to a factory; gives the turns until it stands beside it, 0 for one that can be taken. */
function countWay(
  { flags }: Position,
  { ways }: Land,
  { found, many }: Foot,
  factory: number,
  into: Float64Array,
  o: number,
): number {
  let near = 99
  let best = NEVER
  for (let i = 0; i < many; i++) {
    const { at, u, sheet } = found[i] as Piece
    const far = ways[at * flags.length + factory] as number
    if (far < near) near = far
    const turns = must(sheet.turns)[far] as number
    if (turns < best && !(turns === 0 && (u.moved || u.holds >= 0))) best = turns
  }
  into[o + AT.nearness] = (into[o + AT.nearness] as number) + 1 / (1 + near)
  const at = AWAY[best]
  if (at !== undefined) into[o + at] = (into[o + at] as number) + 1
  return best
}

function countUnits({ book, mine }: Forces, into: Float64Array, o: number): void {
  const { fatal } = book.charts
  let arms = 0
  let experience = 0
  for (let i = 0; i < mine.length; i++) {
    const { spec, u } = mine[i] as Piece
    const at = ARM_AT[spec.arm]
    into[o + at] = (into[o + at] as number) + spec.cost * shareLeft(fatal, u.damage)
    into[o + AT.units] = (into[o + AT.units] as number) + 1
    experience += Math.min(u.xp, 6)
    arms |= 1 << at
  }
  into[o + AT.experience] = experience
  into[o + AT.arms] = bits(arms >> AT.infantry)
}

/** What the side's units may do to each enemy: where they stand, within a turn, and on the mean. */
function countMeetings(f: Forces, into: Float64Array, o: number, isTurn: boolean): void {
  const many = Math.max(1, f.theirs.length)
  let menace = 0
  let power = 0
  let strike = 0
  let drift = 0
  for (let i = 0; i < f.mine.length; i++) {
    const { gain, loss, blow, away } = meetingOf(f, f.mine[i] as Piece)
    menace += gain
    power += loss / many
    strike += blow
    drift += away
  }
  into[o + (isTurn ? AT.menace : AT.menaceLater)] = menace
  into[o + AT.power] = power
  into[o + AT.strike] = strike
  into[o + AT.drift] = drift
}

function bits(set: number): number {
  let n = 0
  for (let rest = set; rest > 0; rest >>= 1) n += rest & 1
  return n
}

function countMission(f: Forces, into: Float64Array, o: number): void {
  const { s, side } = f
  if (s.launcher && side === 'germany') {
    into[o + AT.ruins] = s.launcher.destroyed
    into[o + AT.launcher] = -(s.units[s.launcher.unit]?.damage ?? 0)
  }
  if (s.table.shore && side === 'germany') into[o + AT.shore] = -shoreDistance(f)
}

const BOTH = [0, 1]
const WINNER = [[0], [1]]

export function won({ result }: Position): readonly number[] | null {
  if (!result) return null
  const [winner] = result.winners
  return winner === undefined ? BOTH : (WINNER[SIDES.indexOf(winner)] ?? BOTH)
}
