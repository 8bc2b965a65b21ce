// Chapter 10: Shooting
import { illegal, legal, must } from '@muster/engine'
import type { ShootAction } from '../action.ts'
import type { Board, Book } from '../book.ts'
import { specOf } from '../book.ts'
import { type Hex, KIND, type Position, type SeatId, type ShotRoll, type Soldier, type SoldierId } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { boardOf, borrowed, soldierAt, soldierOf } from './02-soldiers.ts'
import { boardFor, endOf, firstOf, isFit, NONE, refusalOf, seatNumber } from './03-actions.ts'
import { aimable, hitsWith, isDirect, isInSight, shotNeeds } from './10-aiming.ts'
import { held } from './11-cards.ts'
import { askRepeat, askVictim } from './11-windows.ts'
import { explode } from './14-field.ts'
import { add, added } from './added.ts'
import { shotAt } from './offered.ts'

function checkShoot(book: Book, s: Position, seat: SeatId, a: ShootAction): Verdict {
  const refused = refusalOf(book, s, seat, a.soldier, 'shoot')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const board = boardOf(book, s)
  if (!aimable(s, u.side).includes(a.at) || !isInSight(board, s, borrowed(board, s), u.at, a.at))
    return noTarget(board, s, u, a.at)
  if (a.card === null) return legal
  return sureShots(book, s, seat).includes(a.card) ? legal : illegal('15.1', 'noSuchCard')
}

/** 10.1, 10.2, 10.3: who is no target, who lies on none of the lines, and whom something else shields. */
function noTarget(board: Board, s: Position, u: Soldier, hex: Hex): Verdict {
  const id = soldierAt(s, hex)
  const target = id < 0 ? null : soldierOf(s, id)
  if (target?.side === u.side) return illegal('10.2', 'ownSide')
  if (target === null || target.lives === 0) return illegal('10.2', 'noTarget')
  return board.bearings[u.at * board.size + hex] ? illegal('10.3', 'noLine') : illegal('10.1', 'offLine')
}

/** 15.1: the cards that may be declared with a shot, each kind once. */
const sureShots = (book: Book, s: Position, seat: SeatId): readonly string[] => held(book, s, seat).sureShot

/** 10.10, 15.1: before, during or after a displacement; a card is declared before the roll. */
function decideShoot(run: WravityRun, book: Book, seat: SeatId, a: ShootAction): void {
  const { soldier, at, card } = a
  const needed = shotNeeds(book, run.state, soldierOf(run.state, soldier), at)
  if (card) run.emit({ type: 'cardUsed', seat, card, soldier })
  const bonus = card ? bonusOf(book, card) : 0
  resolveShot(run, book, { type: 'shot', soldier, at, die: run.chance.d10(), needed, bonus }, 'first')
}

export function bonusOf(book: Book, card: string): number {
  const { effect } = specOf(book, card)
  return effect.type === 'sureShot' ? effect.bonus : 0
}

/** 11.7, 11.9: a miss may be rolled again; a hit may be answered. */
export function resolveShot(run: WravityRun, book: Book, shot: ShotRoll, which: 'first' | 'again'): void {
  const hit = hitsWith(shot.die, shot.bonus, shot.needed)
  run.emit({ ...shot, type: 'shotFired', hit, again: which === 'again' })
  if (hit) strikeTarget(run, book, shot)
  else if (which === 'first') askRepeat(run, shot)
}

/** 14.10: a grenade goes off; a soldier's player may answer. */
function strikeTarget(run: WravityRun, book: Book, shot: ShotRoll): void {
  const target = soldierAt(run.state, shot.at)
  if (target >= 0) {
    if (!askVictim(run, soldierOf(run.state, target).seat, shot)) wound(run, shot, null)
    return
  }
  const grenade = run.state.grenades.findIndex((g) => g.at === shot.at)
  run.emit({ type: 'grenadeHit', soldier: shot.soldier, grenade })
  explode(run, book, grenade)
}

/** 10.8, 10.9, 10.12, 15.5, 15.6: a direct hit takes both lives, any other one; behind a shield none. */
export function wound(run: WravityRun, shot: ShotRoll, saved: 'luck' | 'shield' | null): void {
  const target = soldierAt(run.state, shot.at)
  const t = soldierOf(run.state, target)
  const by = saved ?? (t.shielded ? 'shield' : null)
  const after = isDirect(shot.die, shot.bonus) ? 0 : t.lives - 1
  const lives = by ? t.lives : after
  run.emit({ type: 'soldierHit', soldier: shot.soldier, target, rank: t.rank, lives, saved: by })
}

/** Every shot of one soldier, plain and with each card that may be declared. */
function addShots(book: Book, board: Board, s: Position, id: SoldierId, targets: readonly Hex[]): void {
  const { at: from, seat } = soldierOf(s, id)
  const { bearings, slate } = board
  const row = from * board.size
  for (let i = 0; i < targets.length; i++) {
    const at = targets[i] as Hex
    if (bearings[row + at] === 0 || !isInSight(board, s, slate.cells, from, at)) continue
    add(shotAt(id, at))
    const cards = sureShots(book, s, seat)
    for (let k = 0; k < cards.length; k++) add({ type: 'shoot', soldier: id, at, card: cards[k] as string })
  }
}

export const shoot: MakeOrder<'shoot'> = (book) => ({
  choices(s, seat, piece) {
    const n = seatNumber(seat)
    const board = boardFor(book, s, n, KIND.shoot)
    if (board === null) return NONE
    const end = endOf(s, n, piece)
    let targets: readonly Hex[] | null = null
    for (let id = firstOf(s, n, piece); id < end; id++) {
      if (!isFit(board, s, n, id, KIND.shoot)) continue
      targets ??= aimable(s, must(s.sides[n]))
      addShots(book, board, s, id, targets)
    }
    return added()
  },
  check: (s, seat, a) => checkShoot(book, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideShoot(run, book, seatNumber(seat), a),
})
