import { distance, groundOf } from '../board.ts'
import type { Content, UnitSpec } from '../content/content.ts'
import { isUsable } from '../rules/03-armies.ts'
import { isInWater, longest } from '../rules/07-range.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import { type Hex, RUIN, type Seat, type Side, type State, sideOf, type Unit, type UnitId } from '../state.ts'
import { enemyOf, isGerman, sideOfFlag, specOf } from '../units.ts'
import { armyOf } from './army.ts'
import { lossOf, shareLeft } from './worth.ts'

/** What the parts of a position weigh, in coins. */
const WEIGHT = {
  win: 1000,
  factory: 9,
  /** One factory short of victory. */
  nearly: 6,
  coin: 0.95,
  repair: 0.3,
  xp: 0.25,
  /** Infantry so many turns from a factory it could take. */
  mine: [4.5, 2.2, 1.3, 0.8, 0.5],
  theirs: [6, 2.6, 1.4, 0.8, 0.5],
  attack: 0.8,
  bad: 4,
  risk: 0.25,
  hold: 0.6,
  drift: 0.06,
  usable: 0.08,
  ruin: 12,
  launcher: 3,
  shore: 0.8,
} as const

/** How good the state is for the seat's side, in coins. */
export function evaluate(c: Content, s: Readonly<State>, seat: Seat): number {
  const side = sideOf(seat)
  if (s.result) return resultWorth(s, side)
  return (
    factoriesWorth(s, side) +
    unitsWorth(c, s, side) +
    armyWorth(c, s, side) +
    reachWorth(c, s, side, WEIGHT.mine) -
    reachWorth(c, s, enemyOf(side), WEIGHT.theirs) +
    fightWorth(c, s, side) -
    riskWorth(c, s, side) +
    missionWorth(c, s, side)
  )
}

function resultWorth(s: Readonly<State>, side: Side): number {
  const winner = s.result?.winners[0]
  return winner === undefined ? 0 : winner === side ? WEIGHT.win : -WEIGHT.win
}

function factoriesWorth(s: Readonly<State>, side: Side): number {
  let worth = 0
  for (const who of [side, enemyOf(side)]) {
    const sign = who === side ? 1 : -1
    const held = factoriesOf(s, who)
    worth += sign * WEIGHT.factory * held
    if (s.table.goal > 0 && held === s.table.goal - 1) worth += sign * WEIGHT.nearly
  }
  return worth
}

function unitsWorth(c: Content, s: Readonly<State>, side: Side): number {
  let worth = 0
  for (const u of s.units) {
    if (u.at === -2 || u.kind === '') continue
    const spec = c.units[u.kind] as UnitSpec
    const own = spec.cost * shareLeft(c.charts.fatal, u.damage) + WEIGHT.xp * Math.min(u.xp, 6)
    const mended = u.repair ? spec.cost * WEIGHT.repair : 0
    worth += sideOf(u.faction) === side ? own + mended : -own - mended
  }
  return worth
}

/** A mixed army is worth more, and coins what they could buy. */
function armyWorth(c: Content, s: Readonly<State>, side: Side): number {
  let worth = 0
  for (let p = 0; p < s.players.length; p++) {
    const own = armyOf(c, s, p) + WEIGHT.coin * (s.players[p]?.coins ?? 0)
    worth += s.players[p]?.side === side ? own : -own
  }
  return worth
}

/** How near the side's infantry is to factories it could take: the nearest to each counts. */
function reachWorth(c: Content, s: Readonly<State>, side: Side, weight: readonly number[]): number {
  const { factories } = s.table.board
  let worth = 0
  for (let i = 0; i < factories.length; i++) {
    if (s.flags[i] === RUIN || sideOfFlag(s, i) === side) continue
    worth += weight[soonest(c, s, side, factories[i] as Hex)] ?? 0
  }
  return worth
}

const NEVER = 9

function soonest(c: Content, s: Readonly<State>, side: Side, hex: Hex): number {
  const ground = groundOf(s.table.board)
  let best = NEVER
  for (const u of s.units) {
    if (u.at < 0 || sideOf(u.faction) !== side) continue
    const spec = specOf(c, u)
    if (spec.arm !== 'infantry') continue
    const turns = Math.ceil((distance(ground, u.at, hex) - 1) / spec.speed)
    if (turns < best) best = turns
  }
  return best
}

/** What the side's units can do or have declared to do in their own turn, and what interceptors will. */
function fightWorth(c: Content, s: Readonly<State>, side: Side): number {
  const mine = s.players[s.turn]?.side === side
  let worth = 0
  for (let id = 0; id < s.units.length; id++) {
    const u = s.units[id] as Unit
    if (u.at < 0 || sideOf(u.faction) !== side) continue
    const target = s.units[u.holds]
    if (target && target.at >= 0 && !mine) worth += WEIGHT.hold * Math.max(0, duel(c, s, u, u.at, target))
    if (mine && (s.phase === 'move' || s.phase === 'declare' || s.phase === 'armies')) worth += turnWorth(c, s, id)
    worth -= drift(c, s, u)
  }
  return worth
}

function turnWorth(c: Content, s: Readonly<State>, id: UnitId): number {
  const u = s.units[id] as Unit
  if (s.players[s.turn]?.factions.includes(u.faction) !== true) return 0
  const declared = s.attacks.find((a) => a.type !== 'launch' && a.unit === id)
  if (declared) return declaredWorth(c, s, u, declared)
  if (!isUsable(s, u)) return 0
  const ready = s.phase === 'move' && !u.moved ? WEIGHT.usable * specOf(c, u).cost : 0
  if (u.occupied || isInWater(c, s, u)) return ready
  return ready + WEIGHT.attack * bestFrom(c, s, u, u.at)
}

function declaredWorth(c: Content, s: Readonly<State>, u: Readonly<Unit>, a: State['attacks'][number]): number {
  if (a.type === 'launch') return 0
  const gain = a.type === 'barrage' ? blastWorth(c, s, u, a.hex) : duel(c, s, u, u.at, s.units[a.target] as Unit)
  if (gain >= 0) return WEIGHT.attack * gain + spread(s, a)
  return gain - (u.holds >= 0 ? 0 : WEIGHT.bad)
}

/** A little for finishing one enemy together. */
function spread(s: Readonly<State>, a: State['attacks'][number]): number {
  if (a.type !== 'attack') return 0
  const same = s.attacks.filter((b) => b.type === 'attack' && b.target === a.target).length
  return same > 1 ? 0.2 : 0
}

/** The best that a unit can attack from a hex, in coins; 0 if nothing is worth it. */
export function bestFrom(c: Content, s: Readonly<State>, u: Readonly<Unit>, from: Hex): number {
  const spec = specOf(c, u)
  if (spec.blast !== undefined) return bestBlast(c, s, u, from)
  const ground = groundOf(s.table.board)
  const [least] = spec.range
  const most = longest(c, s, u, from)
  const german = isGerman(u.faction)
  let best = 0
  for (const t of s.units) {
    if (t.at < 0 || isGerman(t.faction) === german) continue
    const far = distance(ground, from, t.at)
    if (far < least || far > most) continue
    if (spec.antiAir !== 'yes' && specOf(c, t).arm === 'aircraft') continue
    best = Math.max(best, duel(c, s, u, from, t))
  }
  return best
}

/** What an attack is expected to gain, the answer taken off. */
export function duel(c: Content, s: Readonly<State>, u: Readonly<Unit>, from: Hex, t: Readonly<Unit>): number {
  const near = distance(groundOf(s.table.board), from, t.at) === 1
  const gain = lossOf(c, s, u, t, near ? 1 : 0, 'defends') + threat(c, s, t)
  if (!near || !answers(c, s, t, u)) return gain
  return gain - lossOf(c, s, t, u, 0, 'attacks')
}

/** Enemy infantry beside a factory that is not its own is worth more. */
function threat(c: Content, s: Readonly<State>, t: Readonly<Unit>): number {
  if (specOf(c, t).arm !== 'infantry') return specOf(c, t).arm === 'launcher' ? WEIGHT.launcher : 0
  const ground = groundOf(s.table.board)
  const side = sideOf(t.faction)
  const { factories } = s.table.board
  for (let i = 0; i < factories.length; i++) {
    if (s.flags[i] === RUIN || sideOfFlag(s, i) === side) continue
    if (distance(ground, t.at, factories[i] as Hex) === 1) return 1
  }
  return 0
}

function answers(c: Content, s: Readonly<State>, t: Readonly<Unit>, u: Readonly<Unit>): boolean {
  const { range, antiAir } = specOf(c, t)
  if (range[0] !== 1 || isInWater(c, s, t)) return false
  return specOf(c, u).arm !== 'aircraft' || antiAir !== 'no'
}

function bestBlast(c: Content, s: Readonly<State>, u: Readonly<Unit>, from: Hex): number {
  const ground = groundOf(s.table.board)
  const [least] = specOf(c, u).range
  const most = longest(c, s, u, from)
  let best = 0
  for (const t of s.units) {
    if (t.at < 0 || isGerman(t.faction) === isGerman(u.faction)) continue
    const far = distance(ground, from, t.at)
    if (far >= least && far <= most) best = Math.max(best, blastWorth(c, s, u, t.at))
  }
  return best
}

/** What fire on a hex and its neighbours is expected to gain. */
export function blastWorth(c: Content, s: Readonly<State>, u: Readonly<Unit>, hex: Hex): number {
  const ground = groundOf(s.table.board)
  let gain = 0
  for (const t of s.units) {
    if (t.at < 0 || specOf(c, t).arm === 'aircraft' || distance(ground, t.at, hex) > 1) continue
    const loss = lossOf(c, s, u, t, 0, 'defends')
    gain += isGerman(t.faction) === isGerman(u.faction) ? -loss : loss
  }
  return gain
}

/** Fighting units are better near the enemy. */
function drift(c: Content, s: Readonly<State>, u: Readonly<Unit>): number {
  const spec = specOf(c, u)
  if (spec.arm === 'infantry' || spec.arm === 'launcher') return 0
  const ground = groundOf(s.table.board)
  let near = 99
  for (const t of s.units) {
    if (t.at >= 0 && isGerman(t.faction) !== isGerman(u.faction)) near = Math.min(near, distance(ground, u.at, t.at))
  }
  return near === 99 ? 0 : (WEIGHT.drift * Math.max(0, near - spec.range[1]) * 8) / spec.speed
}

/** What the enemy's next turn may cost. */
function riskWorth(c: Content, s: Readonly<State>, side: Side): number {
  const ground = groundOf(s.table.board)
  const german = side === 'germany'
  let risk = 0
  for (const u of s.units) {
    if (u.at < 0 || isGerman(u.faction) !== german) continue
    let worst = 0
    for (const e of s.units) {
      if (e.at < 0 || isGerman(e.faction) === german) continue
      const spec = specOf(c, e)
      if (distance(ground, e.at, u.at) > spec.speed + spec.range[1]) continue
      if (spec.antiAir !== 'yes' && specOf(c, u).arm === 'aircraft') continue
      worst = Math.max(worst, lossOf(c, s, e, u, 0, 'defends'))
    }
    risk += worst
  }
  return WEIGHT.risk * risk
}

/** Ruins, the launcher's shot, and the way to the shore. */
function missionWorth(c: Content, s: Readonly<State>, side: Side): number {
  const sign = side === 'germany' ? 1 : -1
  let worth = 0
  if (s.launcher) {
    worth += WEIGHT.ruin * s.launcher.destroyed - WEIGHT.launcher * (s.units[s.launcher.unit]?.damage ?? 0)
    worth += s.sites.length * 0.3
    for (const a of s.attacks) if (a.type === 'launch') worth += shotWorth(s, a.hex)
  }
  if (s.table.shore) worth -= WEIGHT.shore * shoreDistance(c, s)
  return sign * worth
}

function shotWorth(s: Readonly<State>, hex: Hex): number {
  const owner = sideOfFlag(s, s.table.board.factories.indexOf(hex))
  return owner === 'germany' ? -1 : owner === 'allies' ? 12 : 9
}

function shoreDistance(c: Content, s: Readonly<State>): number {
  const ground = groundOf(s.table.board)
  let near = 30
  for (const u of s.units) {
    if (u.at < 0 || !isGerman(u.faction) || specOf(c, u).arm !== 'tank') continue
    for (const hex of s.table.board.shore) near = Math.min(near, distance(ground, u.at, hex))
  }
  return near
}
