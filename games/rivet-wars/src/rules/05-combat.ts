// Chapter 5: Combat
import { illegal, legal, must, type Piece } from '@muster/engine'
import { gridsWithin, type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { type Action, type Grid, type Line, type Position, type Side, sideOf, type Unit } from '../state.ts'
import { activate } from './05-activation.ts'
import {
  type Attack,
  attacksLeft,
  canHit,
  enemyGrids,
  isCombat,
  isPlain,
  isWide,
  mayAimAt,
  picks,
  rangeOf,
  type Snipe,
  whyNoTarget,
  whyNotAt,
  whyNoWeapon,
} from './05-aiming.ts'
import { best, bonus } from './05-buffs.ts'
import { isAdrift } from './06-deviation.ts'
import { attacksOf } from './interned.ts'
import { NONE, notThisPhase, type Order, type Run, type Verdict } from './rules.ts'

export const attackOrder = (b: Book): Order<'attack'> => ({
  choices: (s, seat, piece) => (isCombat(s) ? attackChoices(b, s, sideOf(seat), piece) : NONE),
  check: (s, seat, a) => checkAttack(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decideAttack(b, run, a, -1),
})

const found: Attack[] = []

/** 5.18: what could be attacked; nobody must. */
function attackChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly Attack[] {
  const t = tablesOf(s.field)
  const enemies = enemyGrids(s, side)
  const known = b.known[side]
  found.length = 0
  for (const u of s.units) {
    if (u?.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    const { weapons } = b.profile(u)
    const farther = known.landRangeBonus ? bonus(b, s, u, 'landRangeBonus') : 0
    const sniper = known.sniper && best(b, s, u, 'sniper') > 0
    for (let line = 0; line < weapons.length; line++) {
      const weapon = must(weapons[line])
      if (attacksLeft(s, u, line, weapon) <= 0 || (sniper && isPlain(weapon))) continue
      const range = rangeOf(weapon, farther)
      const grids = isWide(weapon) ? gridsWithin(t, u.at, range) : enemies
      listAttacks(b, s, t, u, line, range, grids)
    }
  }
  return found.slice()
}

function listAttacks(
  b: Book,
  s: Position,
  t: Tables,
  u: Readonly<Unit>,
  line: Line,
  range: number,
  grids: readonly Grid[],
): void {
  const weapon = must(b.profile(u).weapons[line])
  const byGrid = attacksOf(u.id, line)
  for (const at of grids) {
    if (!mayAimAt(s, u, line, weapon, at)) continue
    const distance = must(t.distance[u.at * t.size + at])
    if (distance <= range && canHit(b, s, u.side, weapon, at, distance)) found.push(must(byGrid[at]))
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
  run.emit({
    type: 'attackMade',
    unit: a.unit,
    line: a.line,
    at: a.at,
    ...(target >= 0 ? { target } : {}),
    ...(adrift ? { adrift: true as const } : {}),
  })
}

export type CombatAction = Extract<Action, Attack | Snipe>
