// Chapter 9: Movement, and the moves of the combat phase
import { illegal, legal, must, type Piece } from '@muster/engine'
import { isOnBoard, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import { type ActionOf, type Grid, type Position, type Seat, type Side, sideOf, type Unit } from '../state.ts'
import { isOpen, roomFor, whyShut } from './01-battlefield.ts'
import { whySpent } from './05-activation.ts'
import { best } from './05-buffs.ts'
import { type How, modeOf, reachOf, whyShutOut } from './09-allowance.ts'
import { listWithin } from './09-reach.ts'
import { decideLeg } from './09-walking.ts'
import { wayTo } from './09-ways.ts'
import { type Found, listed, nothingFound } from './found.ts'
import { legsOf } from './interned.ts'
import { NONE, notThisPhase, type Order, ownUnit, type Refusal, type Run, type Verdict } from './rules.ts'

type Leg = ActionOf<'move'> | ActionOf<'assault'> | ActionOf<'dash'>

function legOrder<K extends How>(b: Book, how: K): Order<K> {
  return {
    choices: (s: Position, seat: Seat, piece?: Piece) => legChoices(b, s, sideOf(seat), how, piece),
    check: (s: Position, seat: Seat, a: ActionOf<K>) => checkLeg(b, s, sideOf(seat), how, a),
    decide: (run: Run, _seat: Seat, a: ActionOf<K>) => decideLeg(b, run, how, a),
  }
}

export const moveOrder = (b: Book): Order<'move'> => legOrder(b, 'move')
export const assaultOrder = (b: Book): Order<'assault'> => legOrder(b, 'assault')
export const dashOrder = (b: Book): Order<'dash'> => legOrder(b, 'dash')

const isTime = (s: Position, how: How): boolean => !s.question && s.phase === (how === 'move' ? 'movement' : 'combat')

const isKnown = (b: Book, side: Side, how: How): boolean =>
  how === 'move' || b.known[side][how === 'dash' ? 'dash' : 'rapidAssault']

const found = nothingFound<ActionOf<How>>()

/** 9.1: every unit that can still go somewhere; nobody must. */
function legChoices<K extends How>(b: Book, s: Position, side: Side, how: K, piece?: Piece): readonly ActionOf<K>[] {
  if (!isTime(s, how) || !isKnown(b, side, how)) return NONE
  const out = found as Found<ActionOf<K>>
  out.many = 0
  let room: Int8Array | null = null
  const { units } = s
  for (let i = 0; i < units.length; i++) {
    const u = units[i] as Unit | null
    if (u === null || u.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    const reach = reachOf(b, s, u, how)
    if (!reach) continue
    room ??= roomFor(b, s, side)
    listWithin(b, s, u, reach, room, legsOf(how, u.id), out)
  }
  return listed(out)
}

function checkLeg(b: Book, s: Position, side: Side, how: How, a: Leg): Verdict {
  if (!isTime(s, how))
    return how === 'move' && s.phase === 'rearrange'
      ? lateMove()
      : notThisPhase(s, how === 'move' ? 'movement' : 'combat')
  const u = ownUnit(s, side, a.unit)
  if (!u) return illegal('9.1', 'noSuchUnit')
  const spent = whySpent(s, u) ?? whyCannotBegin(b, s, u, how)
  if (spent) return spent
  if (!isOnBoard(s.field, a.at)) return illegal('1.8', 'offTheBoard')
  if (a.at === u.at) return illegal('9.6', 'noSuchGrid')
  return whyNoWay(b, s, u, how, a.at) ?? legal
}

const lateMove = (): Refusal => illegal('9.11', 'rearranging')

/** What has begun goes on, even where the ability was a neighbour's. */
function whyCannotBegin(b: Book, s: Position, u: Readonly<Unit>, how: How): Refusal | null {
  const mode = modeOf(s, u)
  if (how === mode) return null
  if (how === 'assault' && best(b, s, u, ABILITY.rapidAssault) === 0) return illegal('7.17', 'noRapidAssault')
  if (how === 'dash' && best(b, s, u, ABILITY.dash) === 0) return illegal('7.8', 'noDash')
  return whyShutOut(u, how, mode)
}

function whyNoWay(b: Book, s: Position, u: Readonly<Unit>, how: How, to: Grid): Refusal | null {
  const reach = reachOf(b, s, u, how)
  if (!reach) return illegal('9.2', 'noMoveLeft')
  if (wayTo(b, s, u, reach, to)) return null
  const p = b.profile(u)
  if (!isOpen(b, s, u, p, to)) return whyShut(b, s, u, p, to)
  const t = tablesOf(s.field)
  const straight = must(t.distance[u.at * t.size + to])
  if (reach.diagonal && straight <= reach.steps) return illegal('9.3', 'diagonalUsed')
  return illegal('9.2', 'tooFar', { move: reach.steps })
}
