// What counts in a position, for one side

import { distance } from '../board.ts'
import type { Book } from '../book.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import { type Position, RUIN, SIDES } from '../state.ts'
import { sideOfFlag } from '../units.ts'
import { bestFrom, type Forces, facing, forcesOf, type Piece, usualLoss } from './forces.ts'
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
  countSide(german, into, 0)
  countSide(facing(german), into, FEATURES.length)
}

function countSide(f: Forces, into: Float64Array, o: number): void {
  const { s, side } = f
  const isTurn = s.round > 0 && s.players[s.turn]?.side === side && s.phase !== 'money'
  countFactories(f, into, o, isTurn)
  countUnits(f, into, o, isTurn)
  for (const p of s.players) if (p.side === side) into[o + AT.coins] = (into[o + AT.coins] as number) + p.coins
  into[o + AT.tempo] = isTurn ? 1 : 0
  countMission(f, into, o)
}

function countFactories(f: Forces, into: Float64Array, o: number, isTurn: boolean): void {
  const { s, side } = f
  const goal = Math.max(1, s.table.goal)
  const held = factoriesOf(s, side)
  into[o + AT.factories] = held / goal
  into[o + AT.factoriesSquared] = (held / goal) ** 2
  into[o + AT.nearly] = held === goal - 1 ? 1 : 0
  let taking = 0
  for (let i = 0; i < s.flags.length; i++) {
    if (s.flags[i] === RUIN) continue
    if (sideOfFlag(s, i) === side) {
      into[o + AT.safe] = (into[o + AT.safe] as number) + turnsTo(f.theirs, i) / FAR
      continue
    }
    into[o + AT.nearness] = (into[o + AT.nearness] as number) + 1 / (1 + nearest(f.mine, i))
    const turns = soonest(f.mine, i)
    if (turns === 0) taking++
    const at = AWAY[turns]
    if (at !== undefined) into[o + at] = (into[o + at] as number) + 1
  }
  into[o + (isTurn ? AT.taking : AT.takingLater)] = taking
  into[o + AT.winning] = s.table.goal > 0 && held + taking >= goal && isTurn ? 1 : 0
}

/** So many turns away is as good as never. */
const FAR = 4

/** Turns that the nearest infantry is away from a factory. */
function turnsTo(pieces: readonly Piece[], factory: number): number {
  let best = FAR
  for (let i = 0; i < pieces.length; i++) best = Math.min(best, (pieces[i] as Piece).turns[factory] ?? FAR)
  return best
}

function nearest(pieces: readonly Piece[], factory: number): number {
  let near = 99
  for (let i = 0; i < pieces.length; i++) near = Math.min(near, (pieces[i] as Piece).ways[factory] ?? near)
  return near
}

const NEVER = 9

/** Turns until infantry stands beside a factory; 0 for one that can be taken. */
function soonest(pieces: readonly Piece[], factory: number): number {
  let best = NEVER
  for (let i = 0; i < pieces.length; i++) {
    const { u, turns: all } = pieces[i] as Piece
    const turns = all[factory] ?? NEVER
    if (turns < best && !(turns === 0 && (u.moved || u.holds >= 0))) best = turns
  }
  return best
}

function countUnits(f: Forces, into: Float64Array, o: number, isTurn: boolean): void {
  const { fatal } = f.book.content.charts
  const menaced = o + (isTurn ? AT.menace : AT.menaceLater)
  let arms = 0
  for (const p of f.mine) {
    const at = ARM_AT[p.spec.arm]
    into[o + at] = (into[o + at] as number) + p.spec.cost * shareLeft(fatal, p.u.damage)
    into[o + AT.units] = (into[o + AT.units] as number) + 1
    into[o + AT.experience] = (into[o + AT.experience] as number) + Math.min(p.u.xp, 6)
    into[menaced] = (into[menaced] as number) + bestFrom(f, p, p.at)
    countBlows(f, p, into, o)
    if (p.spec.arm !== 'infantry') into[o + AT.drift] = (into[o + AT.drift] as number) + drift(f, p)
    arms |= 1 << at
  }
  into[o + AT.arms] = bits(arms >> AT.infantry)
}

function countBlows(f: Forces, p: Piece, into: Float64Array, o: number): void {
  const { ground, theirs } = f
  const reach = p.spec.range[1] + p.spec.speed
  let sum = 0
  let best = 0
  for (const t of theirs) {
    if (t.spec.arm === 'aircraft' && p.spec.antiAir !== 'yes') continue
    const loss = usualLoss(f, p, t)
    sum += loss
    if (loss > best && distance(ground, p.at, t.at) <= reach) best = loss
  }
  into[o + AT.power] = (into[o + AT.power] as number) + sum / Math.max(1, theirs.length)
  into[o + AT.strike] = (into[o + AT.strike] as number) + best
}

/** Turns that a fighting unit is away from having an enemy in range. */
function drift(f: Forces, { at, spec }: Piece): number {
  let near = 99
  for (const t of f.theirs) near = Math.min(near, distance(f.ground, at, t.at))
  return near === 99 || spec.speed === 0 ? 0 : Math.max(0, near - spec.range[1]) / spec.speed
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
