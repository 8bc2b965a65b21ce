// Chapter 10: Shooting
import { illegal, legal, must } from '@muster/engine'
import type { Board, Box } from '../box.ts'
import { specOf } from '../box.ts'
import type { ActionOf, ShootAction, ShotRoll, Soldier, State } from '../state.ts'
import type { MakeOrder, Verdict, WravityRun } from '../types.ts'
import { attributes, boardOf, filled, GRENADE, PLANET, soldierAt, soldierOf } from './02-soldiers.ts'
import { canDo, hasOnly, isFreeToAct, refusalOf, seatNumber, unclear } from './03-actions.ts'
import { askRepeat, askVictim } from './11-windows.ts'
import { explode } from './14-field.ts'

/** 10.1, 10.2, 10.3, 10.4, 14.7, 14.18: the hexes along one line that can be shot at. */
function targetsOn(s: State, cells: Int8Array, line: Int16Array, side: number, out: number[]): void {
  for (let i = 0; i < line.length; i++) {
    const hex = line[i] as number
    const held = cells[hex] as number
    if (held === 0) continue
    if (held === PLANET) return
    if (held === GRENADE) {
      if (s.grenades.some((g) => g.at === hex && g.until < 0)) out.push(hex)
      return
    }
    const t = s.soldiers[held - 1] as Soldier
    if (t.side !== side && t.lives > 0) out.push(hex)
    if (!s.beamsPass) return
  }
}

/** 10.1 */
export function targetsOf(board: Board, s: State, cells: Int8Array, u: Soldier): number[] {
  const out: number[] = []
  for (let d = 0; d < 6; d++) targetsOn(s, cells, board.lines[u.at * 6 + d] as Int16Array, u.side, out)
  return out
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
  const board = boardOf(box, s)
  if (!targetsOf(board, s, filled(board, s), soldierOf(s, a.soldier)).includes(a.at)) return noTarget(s, a.at)
  if (a.card === null) return legal
  return sureShots(box, s, seat).includes(a.card) ? legal : illegal('15.1', 'noSuchCard')
}

function noTarget(s: State, hex: number): Verdict {
  const id = soldierAt(s, hex)
  if (id < 0) return illegal('10.2', 'noTarget')
  return soldierOf(s, id).lives === 0 ? illegal('10.2', 'noTarget') : illegal('10.3', 'noLine')
}

/** 15.1: the cards that may be declared with a shot, each kind once. */
function sureShots(box: Box, s: State, seat: number): string[] {
  const hand = must(s.hands[seat])
  return box.cards.sureShot.filter((card) => hand.includes(card))
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

export const shoot: MakeOrder<'shoot'> = (box) => ({
  choices(s, seat, piece) {
    const out: ActionOf<'shoot'>[] = []
    if (!isFreeToAct(s)) return out
    const board = boardOf(box, s)
    const cells = filled(board, s)
    const cards = [null, ...sureShots(box, s, seatNumber(seat))]
    for (let id = 0; id < s.soldiers.length; id++) {
      if ((piece !== undefined && piece !== id) || !canDo(box, s, seatNumber(seat), id, 'shoot')) continue
      for (const at of targetsOf(board, s, cells, soldierOf(s, id)))
        for (const card of cards) out.push({ type: 'shoot', soldier: id, at, card })
    }
    return out
  },
  check: (s, seat, a) => checkShoot(box, s, seatNumber(seat), a),
  decide: (run, seat, a) => decideShoot(run, box, seatNumber(seat), a),
})
