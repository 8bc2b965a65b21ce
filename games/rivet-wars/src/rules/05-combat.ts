// Chapter 5: Combat
import { illegal, legal, must, type Piece } from '@muster/engine'
import { gridsWithin, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import type { Weapon } from '../profile.ts'
import { type Action, type Grid, type Line, type Position, type Side, sideOf, type Unit } from '../state.ts'
import { activate } from './05-activation.ts'
import {
  type Attack,
  attacksLeft,
  boundTo,
  canHit,
  enemyGrids,
  isCombat,
  isPlain,
  isWide,
  picks,
  rangeOf,
  type Snipe,
  whyNoTarget,
  whyNotAt,
  whyNoWeapon,
} from './05-aiming.ts'
import { best, bonus } from './05-buffs.ts'
import { isAdrift } from './06-deviation.ts'
import { add, listed, nothingFound } from './found.ts'
import { attacksOf } from './interned.ts'
import { NONE, notThisPhase, type Order, type Run, type Verdict } from './rules.ts'

export const attackOrder = (b: Book): Order<'attack'> => ({
  choices: (s, seat, piece) => (isCombat(s) ? attackChoices(b, s, sideOf(seat), piece) : NONE),
  check: (s, seat, a) => checkAttack(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decideAttack(b, run, a, -1),
})

const found = nothingFound<Attack>()

/** 5.18: what could be attacked; nobody must. */
function attackChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly Attack[] {
  const t = tablesOf(s.field)
  const enemies = enemyGrids(s, side)
  const known = b.known[side]
  found.many = 0
  const { units } = s
  for (let i = 0; i < units.length; i++) {
    const u = units[i] as Unit | null
    if (u === null || u.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    const { weapons } = b.profile(u)
    const farther = known.landRangeBonus ? bonus(b, s, u, ABILITY.landRangeBonus) : 0
    const sniper = known.sniper && best(b, s, u, ABILITY.sniper) > 0
    for (let line = 0; line < weapons.length; line++) {
      const weapon = must(weapons[line])
      if (attacksLeft(s, u, line, weapon) <= 0 || (sniper && isPlain(weapon))) continue
      const range = rangeOf(weapon, farther)
      const grids = isWide(weapon) ? gridsWithin(t, u.at, range) : enemies
      listAttacks(b, s, t, u, line, weapon, range, grids)
    }
  }
  return listed(found)
}

function listAttacks(
  b: Book,
  s: Position,
  t: Tables,
  u: Readonly<Unit>,
  line: Line,
  weapon: Weapon,
  range: number,
  grids: readonly Grid[],
): void {
  const byGrid = attacksOf(u.id, line)
  const bound = boundTo(s, u, line, weapon)
  const row = u.at * t.size
  for (let i = 0; i < grids.length; i++) {
    const at = must(grids[i])
    const distance = must(t.distance[row + at])
    if (distance > range || (bound >= 0 && bound !== at)) continue
    if (canHit(b, s, u.side, weapon, at, distance)) add(found, must(byGrid[at]))
  }
}

function checkAttack(b: Book, s: Position, side: Side, a: Attack): Verdict {
  if (!isCombat(s)) return notThisPhase(s, 'combat')
  const found = whyNoWeapon(b, s, side, a)
  if (found) return found
  const u = must(s.units[a.unit])
  const weapon = must(b.profile(u).weapons[a.line])
  if (picks(b, s, u, weapon)) return illegal('7.23', 'pickATarget')
  return whyNotAt(b, s, u, a.line, a.at) ?? whyNoTarget(b, s, u, weapon, a.at) ?? legal
}

/** 5.3, 6.7: the strike waits for deviation, reactions and dice. */
export function decideAttack(b: Book, run: Run, a: Attack | Snipe, target: number): void {
  const u = must(run.state.units[a.unit])
  activate(b, run, u)
  const t = tablesOf(run.state.field)
  const distance = must(t.distance[u.at * t.size + a.at])
  const adrift = isAdrift(must(b.profile(u).weapons[a.line]).line.deviates, distance)
  const { unit, line, at } = a
  if (adrift) run.emit({ type: 'attackMade', unit, line, at, ...(target >= 0 ? { target } : {}), adrift })
  else if (target >= 0) run.emit({ type: 'attackMade', unit, line, at, target })
  else run.emit({ type: 'attackMade', unit, line, at })
}

export type CombatAction = Extract<Action, Attack | Snipe>
