// Chapter 5: Combat, for those who pick their target
import { illegal, legal, must, type Piece } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import { type Line, type Position, type Side, sideOf, type Unit } from '../state.ts'
import {
  attacksLeft,
  diceFor,
  enemyGrids,
  isCombat,
  picks,
  rangeOf,
  type Snipe,
  whyNoDice,
  whyNotAt,
  whyNoWeapon,
} from './05-aiming.ts'
import { best, bonus } from './05-buffs.ts'
import { decideAttack } from './05-combat.ts'
import { NONE, notThisPhase, type Order, type Verdict } from './rules.ts'

export const snipeOrder = (b: Book): Order<'snipe'> => ({
  choices: (s, seat, piece) => (isCombat(s) ? snipeChoices(b, s, sideOf(seat), piece) : NONE),
  check: (s, seat, a) => checkSnipe(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decideAttack(b, run, a, a.target),
})

function snipeChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly Snipe[] {
  if (!b.known[side].sniper) return NONE
  const out: Snipe[] = []
  for (const u of s.units) {
    if (u === null || u.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    if (best(b, s, u, ABILITY.sniper) === 0) continue
    const { weapons } = b.profile(u)
    for (let line = 0; line < weapons.length; line++) snipesOf(b, s, u, line, out)
  }
  return out.length > 0 ? out : NONE
}

function snipesOf(b: Book, s: Position, u: Readonly<Unit>, line: Line, out: Snipe[]): void {
  const weapon = must(b.profile(u).weapons[line])
  if (attacksLeft(s, u, line, weapon) <= 0 || !picks(b, s, u, weapon)) return
  const { distance, size } = tablesOf(s.field)
  const range = rangeOf(weapon, bonus(b, s, u, ABILITY.landRangeBonus))
  for (const at of enemyGrids(s, u.side)) {
    if (must(distance[u.at * size + at]) > range || whyNotAt(b, s, u, line, at)) continue
    for (const target of must(s.stacks[at]))
      if (diceFor(b, s, weapon.line.dice, target) > 0) out.push({ type: 'snipe', unit: u.id, line, at, target })
  }
}

/** 2.8, 7.23: the ability goes before the target order. */
function checkSnipe(b: Book, s: Position, side: Side, a: Snipe): Verdict {
  if (!isCombat(s)) return notThisPhase(s, 'combat')
  const found = whyNoWeapon(b, s, side, a)
  if (found) return found
  const u = must(s.units[a.unit])
  const weapon = must(b.profile(u).weapons[a.line])
  if (!picks(b, s, u, weapon)) return illegal('5.9', 'noSniper')
  const away = whyNotAt(b, s, u, a.line, a.at)
  if (away) return away
  if (!must(s.stacks[a.at]).includes(a.target)) return illegal('5.9', 'nobodyThere')
  return diceFor(b, s, weapon.line.dice, a.target) > 0 ? legal : whyNoDice(b, s, weapon, a.target)
}
