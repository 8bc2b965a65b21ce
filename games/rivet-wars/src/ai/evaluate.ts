import { must } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { isCaptor, victoryPoints } from '../rules/M-missions.ts'
import { type Grid, type Position, rivalOf, type Seat, type Side, sideOf, type Unit } from '../state.ts'
import { firstOf, HIT, lossOf, worthOf } from './worth.ts'

const VICTORY = 1000
const POINT = 6
/** What an objective promises for later turns: with one's flag, or with a unit on it. */
const FLAG = 3
const FOOTHOLD = 4
const DENIAL = 2
const ADVANCE = 0.35
const SUPPORT = 0.08
/** From here on a unit is of use where it stands. */
const NEAR = 4
/** Only infantry takes objectives. */
const FEET = 0.8
const DANGER = 0.45
const MENACE = 0.3
const RIVET = 0.5
const CARD = 0.6
/** Doing something before the phase is over costs nothing. */
const UNHURRIED: Readonly<Record<string, number>> = { cards: 0.03, deployment: 0.02, combat: 0.01 }

/** How good the state is for a seat, in deployment points. */
export function evaluate(b: Book, s: Position, seat: Seat): number {
  const side = sideOf(seat)
  const rival = rivalOf(side)
  if (s.result) return s.result.winners.length === 0 ? 0 : s.result.winners[0] === side ? VICTORY : -VICTORY
  const t = tablesOf(s.field)
  const patience = s.turn === side ? (UNHURRIED[s.phase] ?? 0) : 0
  const fight = MENACE * menace(b, s, t, side) - DANGER * menace(b, s, t, rival)
  return strength(b, s, t, side) - strength(b, s, t, rival) + fight + patience
}

function strength(b: Book, s: Position, t: Tables, side: Side): number {
  const { rivets, hand } = s.armies[side]
  const goal = victoryPoints(b, s, side)
  const points = s.armies[side].points + (s.turn === side && isCaptor(b, s, side) ? captures(s, side) : 0)
  const close = points / goal
  return (
    POINT * points * (1 + close * close) +
    RIVET * Math.min(rivets, 4) +
    CARD * hand.length +
    ground(b, s, side) +
    forces(b, s, t, side)
  )
}

/** Objectives the side would capture if its turn ended now. */
function captures(s: Position, side: Side): number {
  let n = 0
  for (let i = 0; i < s.field.objectives.length; i++)
    if (s.flags[i] === side || holds(s, side, must(s.field.objectives[i]))) n++
  return n
}

const holds = (s: Position, side: Side, at: Grid): boolean => firstOf(s, at)?.side === side

/** What objectives promise. */
function ground(b: Book, s: Position, side: Side): number {
  const paid = isCaptor(b, s, side)
  let worth = 0
  for (let i = 0; i < s.field.objectives.length; i++) {
    const here = holds(s, side, must(s.field.objectives[i]))
    if (s.flags[i] === side && paid) worth += FLAG
    if (here) worth += paid ? FOOTHOLD : DENIAL + FLAG
  }
  return worth
}

/** Units for what they are and where they stand. */
function forces(b: Book, s: Position, t: Tables, side: Side): number {
  let worth = 0
  let feet = 0
  for (const u of s.units) {
    if (u?.side !== side) continue
    const foot = b.profile(u).infantry
    worth += worthOf(b, u) + (foot ? ADVANCE : SUPPORT) * (NEAR - wayToGo(s, t, u, side))
    if (foot) feet++
  }
  return worth + FEET * Math.min(feet, s.field.objectives.length + 1)
}

const FAR = 12

/** Steps to the nearest objective without a friend on it. */
function wayToGo(s: Position, t: Tables, u: Readonly<Unit>, side: Side): number {
  let nearest = FAR
  for (let i = 0; i < s.field.objectives.length; i++) {
    const at = must(s.field.objectives[i])
    const steps = must(t.strides[u.at * t.size + at])
    if (at === u.at) return 0
    if (holds(s, side, at)) continue
    const wanted = s.flags[i] === side ? steps + 1 : steps
    if (wanted < nearest) nearest = wanted
  }
  return nearest === FAR ? 2 : nearest
}

/** What a side's weapons may take from its rival if all of them fire from where they are. */
function menace(b: Book, s: Position, t: Tables, side: Side): number {
  let sum = 0
  for (const u of s.units) {
    if (u?.side !== side) continue
    const p = b.profile(u)
    for (const { line, land } of p.weapons)
      sum += line.attacks * bestShot(b, s, t, u, line.dice, land + p.own.rapidAssault)
  }
  return sum
}

function bestShot(b: Book, s: Position, t: Tables, u: Readonly<Unit>, dice: readonly number[], range: number): number {
  let best = 0
  for (const target of s.units) {
    if (!target || target.side === u.side || s.stacks[target.at]?.[0] !== target.id) continue
    if (must(t.distance[u.at * t.size + target.at]) > range) continue
    const worth = must(HIT[must(dice[b.profile(target).armour - 1])]) * lossOf(b, target)
    if (worth > best) best = worth
  }
  return best
}
