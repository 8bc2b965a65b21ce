// Chapter 5: dice, damage, casualties
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Credit, Fallen, Modifier, Source, State, Strike, Unit } from '../state.ts'
import { askCover, askRescue } from './03-reactions.ts'
import { bolsterOf, precisionOf } from './05-buffs.ts'
import { flip } from './06-deviation.ts'
import { layCloud } from './08-gas.ts'
import type { Run } from './rules.ts'

export interface Roll {
  readonly by: Source
  readonly from: number
  /** Before reductions. */
  readonly dice: number
  readonly precision: number
  readonly cover: number
  readonly credit: Credit
}

const HIT = 5

/** 7.1, 7.3, 7.4, C11.3: reductions leave at least one die, and never make one. */
export function diceAgainst(b: Book, s: State, u: Readonly<Unit>, dice: number, cover: number): number {
  return dice <= 0 ? 0 : Math.max(1, dice - bolsterOf(b, s, u) - cover)
}

/** 5.11, 5.12, 7.14: any die of 5 or more, Precision included, is one damage. */
export function rollAgainst(b: Book, run: Run, u: Readonly<Unit>, roll: Roll): boolean {
  const s = run.state
  const dice: number[] = []
  let hit = false
  for (let n = diceAgainst(b, s, u, roll.dice, roll.cover); n > 0; n--) {
    const die = run.chance.d6()
    dice.push(die)
    if (die + roll.precision >= HIT) hit = true
  }
  const mods = modifiers(b, s, u, roll)
  run.emit({
    type: 'attacked',
    unit: u.id,
    by: roll.by,
    ...(roll.from >= 0 ? { from: roll.from } : {}),
    dice,
    ...(roll.precision > 0 ? { bonus: roll.precision } : {}),
    ...(mods.length > 0 ? { mods } : {}),
    hit,
    down: hit && isMortal(b, u),
    ...(hit ? { credit: creditFor(u, roll.credit) } : {}),
  })
  return hit
}

function modifiers(b: Book, s: State, u: Readonly<Unit>, roll: Roll): Modifier[] {
  const bolster = bolsterOf(b, s, u)
  const mods: Modifier[] = []
  if (bolster > 0) mods.push({ rule: '7.1', value: -bolster })
  if (roll.cover > 0) mods.push({ rule: 'C11', value: -roll.cover })
  return mods
}

/** 5.13 */
const isMortal = (b: Book, u: Readonly<Unit>): boolean => u.damage + 1 >= b.profile(u).health

const NOBODY: Credit = { side: null, type: null, lone: false }

/** 5.20 */
function creditFor(u: Readonly<Unit>, credit: Credit): Credit {
  return credit.side === u.side ? NOBODY : credit
}

/** S9, S10: who did it; a tank is never a lone wolf. */
export function creditOf(b: Book, s: State, u: Readonly<Unit>): Credit {
  const { type } = b.profile(u)
  let friends = 0
  for (const id of must(s.stacks[u.at])) if (must(s.units[id]).side === u.side) friends++
  return { side: u.side, type, lone: type !== 'tank' && friends === 1 }
}

/** Rolls the strike that waits, or asks first; true when someone is asked. */
export function resolveStrike(b: Book, run: Run): boolean {
  const strike = must(run.state.strike)
  if (strike.adrift) {
    deviate(run, strike)
    return false
  }
  if (askCover(b, run, strike)) return true
  const targets = targetsOf(b, run.state, strike)
  if (strike.by === 'unit') attackAll(b, run, strike, targets)
  else for (const u of targets) rollAgainst(b, run, u, rollOf(b, run.state, strike, strike.line))
  run.emit({ type: 'strikeEnded' })
  return false
}

/** 6.3, 6.5: the strike goes on where it landed; off the board it is over. */
function deviate(run: Run, strike: Strike): void {
  run.emit({ type: 'deviated', to: flip(run, strike.at) })
}

/** 5.9, 6.4, 7.6, 7.7, 7.23, 7.25, C5: whom the strike rolls dice against, in target order; friends where it strayed. */
export function targetsOf(b: Book, s: State, strike: Readonly<Strike>): Unit[] {
  const present = must(s.stacks[strike.at]).map((id) => must(s.units[id]))
  if (strike.by === 'barrage') return present
  const striker = must(s.units[strike.unit])
  if (strike.by === 'shock') return present.filter((u) => u.side !== striker.side)
  const { line } = must(b.profile(striker).weapons[strike.line])
  if (strike.target >= 0) return present.filter((u) => u.id === strike.target)
  const open = (u: Unit): boolean => must(line.dice[b.profile(u).armour - 1]) > 0
  return line.grid ? present.filter(open) : present.slice(0, 1).filter(open)
}

/** 5.10, 7.5: dice by armour class; a chain ends with its first miss. */
function attackAll(b: Book, run: Run, strike: Strike, targets: readonly Unit[]): void {
  const weapon = must(b.profile(must(run.state.units[strike.unit])).weapons[strike.line])
  for (const u of targets) {
    const dice = must(weapon.line.dice[b.profile(u).armour - 1])
    const hit = rollAgainst(b, run, u, rollOf(b, run.state, strike, dice))
    if (weapon.line.grid === 'chain' && !hit) break
  }
  if (weapon.line.gas) layCloud(run, strike.at, weapon)
}

/** 5.21, 7.15, C5.2: Precision is the unit's own; a barrage is no unit's deed. */
export function rollOf(b: Book, s: State, strike: Readonly<Strike>, dice: number): Roll {
  const u = s.units[strike.unit]
  return {
    by: strike.by,
    from: strike.unit,
    dice,
    precision: u ? precisionOf(b, s, u) : 0,
    cover: coverAt(s, strike),
    credit: u ? creditOf(b, s, u) : { side: s.turn, type: null, lone: false },
  }
}

/** C11: what was played against this unit, or against this strike. */
function coverAt(s: State, strike: Readonly<Strike>): number {
  if (strike.by !== 'unit') return strike.cover
  let dice = 0
  for (const cover of s.active?.covers ?? []) if (cover.at === strike.at) dice += cover.dice
  return dice
}

/** C10.2: casualties one by one, after all the dice; true when someone is asked. */
export function buryFallen(b: Book, run: Run): boolean {
  for (;;) {
    const fallen = run.state.fallen[0]
    if (!fallen) return false
    if (askRescue(b, run, fallen)) return true
    eliminate(b, run, fallen)
  }
}

/** 4.11, 5.13, 5.19, 5.22: plugs go with their host; the bounty is paid at once. */
export function eliminate(b: Book, run: Run, fallen: Fallen): void {
  const u = must(run.state.units[fallen.unit])
  const p = b.profile(u)
  const vp = fallen.credit.side ? p.bounty : 0
  run.emit({
    type: 'eliminated',
    unit: u.id,
    kind: u.kind,
    side: u.side,
    at: u.at,
    unitType: p.type,
    ...(p.hero ? { hero: true as const } : {}),
    credit: fallen.credit,
    ...(vp > 0 ? { vp } : {}),
  })
}
