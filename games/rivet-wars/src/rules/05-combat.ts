// Chapter 5: Combat
import { illegal, legal, must, type Piece } from '@muster/engine'
import { gridsWithin, isPlace, type Tables, tablesOf } from '../board.ts'
import type { Book, Weapon } from '../book.ts'
import { type Action, type ActionOf, type Side, type State, sideOf, type Unit } from '../state.ts'
import { hasFriend } from './01-battlefield.ts'
import { activate, whySpent } from './05-activation.ts'
import { best, bonus } from './05-buffs.ts'
import { isAdrift } from './06-deviation.ts'
import { attacksOf } from './interned.ts'
import { isShaped, NONE, type Order, ownUnit, type Refusal, type Run, type Verdict } from './rules.ts'

type Attack = ActionOf<'attack'>
type Snipe = ActionOf<'snipe'>

export const attackOrder = (b: Book): Order<'attack'> => ({
  choices: (s, seat, piece) => (isCombat(s) ? attackChoices(b, s, sideOf(seat), piece) : NONE),
  check: (s, seat, a) => checkAttack(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decideAttack(b, run, a, -1),
})

export const snipeOrder = (b: Book): Order<'snipe'> => ({
  choices: (s, seat, piece) => (isCombat(s) ? snipeChoices(b, s, sideOf(seat), piece) : NONE),
  check: (s, seat, a) => checkSnipe(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decideAttack(b, run, a, a.target),
})

const isCombat = (s: State): boolean => s.phase === 'combat' && !s.question

/** 5.4, 5.28, 7.16: land range with its bonuses; range 0 has none, whatever the air range. */
export function rangeOf(b: Book, s: State, u: Readonly<Unit>, weapon: Weapon): number {
  return weapon.land === 0 ? 0 : weapon.land + bonus(b, s, u, 'landRangeBonus')
}

/** 5.14, 7.10: attacks of a line still to be made in this activation. */
export function attacksLeft(s: State, u: Readonly<Unit>, line: number, weapon: Weapon): number {
  const { active } = s
  if (u.done) return 0
  if (active?.unit !== u.id) return weapon.line.attacks
  if (active.mode === 'dash') return 0
  return weapon.line.attacks - (active.made[line] ?? 0)
}

/** 5.15: the grid the rest of a line must go at; -1 for any. */
function boundTo(s: State, u: Readonly<Unit>, line: number, weapon: Weapon): number {
  if (!weapon.line.oneGrid || s.active?.unit !== u.id) return -1
  return s.active.aimed[line] ?? -1
}

/** 7.23: a line whose target the unit picks itself. */
function picks(b: Book, s: State, u: Readonly<Unit>, weapon: Weapon): boolean {
  return isPlain(weapon) && best(b, s, u, 'sniper') > 0
}

const isPlain = ({ line }: Weapon): boolean => !line.grid && !line.gas && line.deviates === undefined

const found: Attack[] = []

/** 5.18: what could be attacked; nobody must. */
function attackChoices(b: Book, s: State, side: Side, piece?: Piece): readonly Attack[] {
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
      const range = weapon.land === 0 ? 0 : weapon.land + farther
      const grids = isWide(weapon) ? gridsWithin(t, u.at, range) : enemies
      listAttacks(b, s, t, u, line, range, grids)
    }
  }
  return found.slice()
}

/** Whether a line may be used where nobody is. */
const isWide = ({ line }: Weapon): boolean => line.gas === true || line.deviates !== undefined

function listAttacks(
  b: Book,
  s: State,
  t: Tables,
  u: Readonly<Unit>,
  line: number,
  range: number,
  grids: readonly number[],
): void {
  const weapon = must(b.profile(u).weapons[line])
  const bound = boundTo(s, u, line, weapon)
  const byGrid = attacksOf(u.id, line)
  for (const at of grids) {
    if (bound >= 0 && bound !== at) continue
    const distance = must(t.distance[u.at * t.size + at])
    if (distance <= range && canHit(b, s, u.side, weapon, at, distance)) found.push(must(byGrid[at]))
  }
}

function enemyGrids(s: State, side: Side): number[] {
  const grids: number[] = []
  for (const u of s.units) if (u && u.side !== side && s.stacks[u.at]?.[0] === u.id) grids.push(u.at)
  return grids
}

/** 5.7, 5.16, 5.17, 6.6, 7.7, 8.1: whether the line may be used at a grid within its range. */
function canHit(b: Book, s: State, side: Side, { line }: Weapon, at: number, distance: number): boolean {
  const stack = must(s.stacks[at])
  const first = stack[0]
  if (first === undefined) return line.gas === true || isAdrift(line.deviates, distance)
  if (must(s.units[first]).side === side) return false
  if (isAdrift(line.deviates, distance)) return true
  if (!line.grid) return diceFor(b, s, line.dice, first) > 0
  for (const id of stack) if (diceFor(b, s, line.dice, id) > 0) return true
  return false
}

/** 5.10 */
const diceFor = (b: Book, s: State, dice: readonly number[], id: number): number =>
  must(dice[b.profile(must(s.units[id])).armour - 1])

function checkAttack(b: Book, s: State, side: Side, a: Attack): Verdict {
  if (!isCombat(s)) return illegal('2.3', 'notThisPhase')
  if (!isShaped(a, 'unit', 'line', 'at')) return illegal('5.3', 'badAction')
  const found = whyNoWeapon(b, s, side, a)
  if (found) return found
  const u = must(s.units[a.unit])
  const weapon = must(b.profile(u).weapons[a.line])
  if (picks(b, s, u, weapon)) return illegal('7.23', 'pickATarget')
  return whyNotAt(b, s, u, a.line, a.at) ?? whyNoTarget(b, s, u, weapon, a.at) ?? legal
}

/** The unit, its activation and its line, in a referee's order. */
function whyNoWeapon(b: Book, s: State, side: Side, a: Attack | Snipe): Refusal | null {
  const u = ownUnit(s, side, a.unit)
  if (!u) return illegal('5.1', 'noSuchUnit')
  const spent = whySpent(u)
  if (spent) return spent
  const weapon = b.profile(u).weapons[a.line]
  if (!weapon) return illegal('5.14', 'noSuchLine')
  if (s.active?.unit === u.id && s.active.mode === 'dash') return illegal('5.3', 'acted')
  if (attacksLeft(s, u, a.line, weapon) <= 0) return illegal('5.14', 'noAttacksLeft')
  return null
}

/** 5.5, 5.8: where a line may be aimed at all; what stands between does not matter. */
function whyNotAt(b: Book, s: State, u: Readonly<Unit>, line: number, at: number): Refusal | null {
  if (!isPlace(s.field, at)) return illegal('5.4', 'noSuchGrid')
  if (at === u.at) return illegal('5.6', 'ownGrid')
  const weapon = must(b.profile(u).weapons[line])
  const t: Tables = tablesOf(s.field)
  const distance = must(t.distance[u.at * t.size + at])
  const range = rangeOf(b, s, u, weapon)
  if (distance > range) return illegal('5.4', 'outOfRange', { distance, range })
  if (hasFriend(s, u.side, at)) return illegal('5.7', 'friendsThere')
  const bound = boundTo(s, u, line, weapon)
  return bound >= 0 && bound !== at ? illegal('5.15', 'oneGrid') : null
}

function whyNoTarget(b: Book, s: State, u: Readonly<Unit>, weapon: Weapon, at: number): Refusal | null {
  const t = tablesOf(s.field)
  const distance = must(t.distance[u.at * t.size + at])
  if (canHit(b, s, u.side, weapon, at, distance)) return null
  if (must(s.stacks[at]).length === 0) {
    return weapon.line.deviates === undefined ? illegal('5.9', 'nobodyThere') : illegal('6.7', 'nobodyThere')
  }
  return weapon.line.grid ? illegal('7.7', 'noDiceAtAll') : illegal('5.17', 'screened')
}

function snipeChoices(b: Book, s: State, side: Side, piece?: Piece): readonly Snipe[] {
  if (!b.known[side].sniper) return NONE
  const out: Snipe[] = []
  for (const u of s.units) {
    if (u?.side !== side || u.done || (piece !== undefined && piece !== u.id)) continue
    if (best(b, s, u, 'sniper') === 0) continue
    const { weapons } = b.profile(u)
    for (let line = 0; line < weapons.length; line++) snipesOf(b, s, u, line, out)
  }
  return out.length > 0 ? out : NONE
}

function snipesOf(b: Book, s: State, u: Readonly<Unit>, line: number, out: Snipe[]): void {
  const weapon = must(b.profile(u).weapons[line])
  if (attacksLeft(s, u, line, weapon) <= 0 || !picks(b, s, u, weapon)) return
  for (const at of enemyGrids(s, u.side)) {
    if (whyNotAt(b, s, u, line, at)) continue
    for (const target of must(s.stacks[at]))
      if (diceFor(b, s, weapon.line.dice, target) > 0) out.push({ type: 'snipe', unit: u.id, line, at, target })
  }
}

/** 2.8, 7.23: the ability goes before the target order. */
function checkSnipe(b: Book, s: State, side: Side, a: Snipe): Verdict {
  if (!isCombat(s)) return illegal('2.3', 'notThisPhase')
  if (!isShaped(a, 'unit', 'line', 'at', 'target')) return illegal('5.3', 'badAction')
  const found = whyNoWeapon(b, s, side, a)
  if (found) return found
  const u = must(s.units[a.unit])
  const weapon = must(b.profile(u).weapons[a.line])
  if (!picks(b, s, u, weapon)) return illegal('5.9', 'noSniper')
  const away = whyNotAt(b, s, u, a.line, a.at)
  if (away) return away
  if (!must(s.stacks[a.at]).includes(a.target)) return illegal('5.9', 'nobodyThere')
  return diceFor(b, s, weapon.line.dice, a.target) > 0 ? legal : illegal('5.16', 'noDice')
}

/** 5.3, 6.7: the strike waits for deviation, reactions and dice. */
function decideAttack(b: Book, run: Run, a: Attack | Snipe, target: number): void {
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
