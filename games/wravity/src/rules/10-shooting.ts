// Chapter 10: Shooting
import { illegal, legal } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import { specOf } from '../box.ts'
import type { ActionOf, Grenade, ShootAction, ShotRoll, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, borrowed, soldierAt, soldierOf } from './02-soldiers.ts'
import { canDo, endOf, firstOf, hasOnly, isFreeToAct, NONE, refusalOf, seatNumber, unclear } from './03-actions.ts'
import { held } from './11-cards.ts'
import { askRepeat, askVictim } from './11-windows.ts'
import { explode } from './14-field.ts'

/** 10.2, 14.18: the hexes of rivals that are not immobilised, and of grenades. */
function aimable(s: State, side: number): number[] {
  const out: number[] = []
  const { soldiers, grenades } = s
  for (let i = 0; i < soldiers.length; i++) {
    const t = soldiers[i] as Soldier
    if (t.at >= 0 && t.side !== side && t.lives > 0) out.push(t.at)
  }
  for (let i = 0; i < grenades.length; i++)
    if ((grenades[i] as Grenade).until < 0) out.push((grenades[i] as Grenade).at)
  return out
}

/** 10.1, 10.3, 10.4, 14.7: on one of the six lines, with nothing before it that stops the beam. */
function isInSight(board: Board, s: State, cells: Int8Array, from: number, to: number): boolean {
  const bearing = board.bearings[from * board.size + to] as number
  if (bearing === 0) return false
  const line = board.lines[from * 6 + bearing - 1] as Int16Array
  for (let i = 0; line[i] !== to; i++) {
    const held = cells[line[i] as number] as number
    if (held < 0 || (held > 0 && !s.beamsPass)) return false
  }
  return true
}

/** 10.5, 10.6, 14.10: both speeds and the hexes between, less the precision. */
export function shotNeeds(box: Box, s: State, u: Soldier, hex: number): number {
  const board = boardOf(box, s)
  const between = (board.distances[u.at * board.size + hex] as number) - 1
  return u.speed + speedIn(s, hex) + between - attributes(box, u).precision
}

/** The speed of whatever is in a hex. */
export function speedIn(s: State, hex: number): number {
  const id = soldierAt(s, hex)
  if (id >= 0) return soldierOf(s, id).speed
  return s.grenades.find((g) => g.at === hex)?.speed ?? 0
}

/** 10.7, 10.8, 13.3, 15.1, 15.3: a natural 1 never, a 10 always. */
export function hitsWith(die: number, bonus: number, needed: number): boolean {
  return die > 1 && (die + bonus >= needed || isDirect(die, bonus))
}

/** 10.8, 15.2 */
export const isDirect = (die: number, bonus: number): boolean => die > 1 && die + bonus >= 10

function checkShoot(box: Box, s: State, seat: number, a: ShootAction): Verdict {
  if (!hasOnly(a, 'soldier', 'at', 'card')) return unclear()
  const refused = refusalOf(box, s, seat, a.soldier, 'shoot')
  if (refused) return refused
  const u = soldierOf(s, a.soldier)
  const board = boardOf(box, s)
  if (!aimable(s, u.side).includes(a.at) || !isInSight(board, s, borrowed(board, s), u.at, a.at))
    return noTarget(s, a.at)
  if (a.card === null) return legal
  return sureShots(box, s, seat).includes(a.card) ? legal : illegal('15.1', 'noSuchCard')
}

function noTarget(s: State, hex: number): Verdict {
  const id = soldierAt(s, hex)
  if (id < 0) return illegal('10.2', 'noTarget')
  return soldierOf(s, id).lives === 0 ? illegal('10.2', 'noTarget') : illegal('10.3', 'noLine')
}

/** 15.1: the cards that may be declared with a shot, each kind once. */
function sureShots(box: Box, s: State, seat: number): readonly string[] {
  return held(box, s, seat, 'sureShot')
}

/** 10.10, 15.1: before, during or after a displacement; a card is declared before the roll. */
function decideShoot(run: WravityRun, box: Box, seat: number, a: ShootAction): void {
  const { soldier, at, card } = a
  const needed = shotNeeds(box, run.state, soldierOf(run.state, soldier), at)
  if (card) run.emit({ type: 'cardUsed', seat, card, soldier })
  const bonus = card ? bonusOf(box, card) : 0
  resolveShot(run, box, { type: 'shot', soldier, at, die: run.chance.d10(), needed, bonus }, 'first')
}

export function bonusOf(box: Box, card: string): number {
  const { effect } = specOf(box, card)
  return effect.type === 'sureShot' ? effect.bonus : 0
}

/** 11.7, 11.9: a miss may be rolled again; a hit may be answered. */
export function resolveShot(run: WravityRun, box: Box, shot: ShotRoll, which: 'first' | 'again'): void {
  const hit = hitsWith(shot.die, shot.bonus, shot.needed)
  run.emit({ ...shot, type: 'shotFired', hit, again: which === 'again' })
  if (hit) strikeTarget(run, box, shot)
  else if (which === 'first') askRepeat(run, shot)
}

/** 14.10: a grenade goes off; a soldier's player may answer. */
function strikeTarget(run: WravityRun, box: Box, shot: ShotRoll): void {
  const target = soldierAt(run.state, shot.at)
  if (target >= 0) {
    if (!askVictim(run, soldierOf(run.state, target).seat, shot)) wound(run, shot, null)
    return
  }
  const grenade = run.state.grenades.findIndex((g) => g.at === shot.at)
  run.emit({ type: 'grenadeHit', soldier: shot.soldier, grenade })
  explode(run, box, grenade)
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
function shotsOf(
  board: Board,
  s: State,
  id: number,
  targets: readonly number[],
  cards: readonly string[],
  out: ActionOf<'shoot'>[],
): void {
  const { at: from } = soldierOf(s, id)
  const { cells } = board.slate
  for (let i = 0; i < targets.length; i++) {
    const at = targets[i] as number
    if (!isInSight(board, s, cells, from, at)) continue
    out.push({ type: 'shoot', soldier: id, at, card: null })
    for (let c = 0; c < cards.length; c++) out.push({ type: 'shoot', soldier: id, at, card: cards[c] as string })
  }
}

export const shoot: MakeOrder<'shoot'> = (box) => ({
  choices(s, seat, piece) {
    if (!isFreeToAct(s)) return NONE
    const n = seatNumber(seat)
    const targets = aimable(s, s.sides[n] as number)
    if (targets.length === 0) return NONE
    const out: ActionOf<'shoot'>[] = []
    const board = boardOf(box, s)
    const cards = sureShots(box, s, n)
    borrowed(board, s)
    const end = endOf(s, n, piece)
    for (let id = firstOf(s, n, piece); id < end; id++)
      if (canDo(box, s, n, id, 'shoot')) shotsOf(board, s, id, targets, cards, out)
    return out
  },
  check: (s, seat, a) => checkShoot(box, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideShoot(run, box, seatNumber(seat), a),
})
