import { distance } from '../board.ts'
import type { Content, UnitSpec } from '../content/content.ts'
import { toPlace } from '../rules/02-placing.ts'
import { isUsable } from '../rules/03-armies.ts'
import { isInWater } from '../rules/07-range.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import { type Attack, GONE, type Hex, RUIN, type Seat, type Side, type State, sideOf } from '../state.ts'
import { enemyOf, sideOfFlag } from '../units.ts'
import { armyOf } from './army.ts'
import { bestFrom, blastWorth, duel, type Forces, forcesOf, type Piece } from './forces.ts'
import { missionWorth } from './mission.ts'
import { shareLeft } from './worth.ts'

/** What the parts of a position weigh, in coins. */
const WEIGHT = {
  win: 1000,
  factory: 9,
  /** One factory short of victory. */
  nearly: 6,
  /** How much more infantry beside a factory weighs then. */
  urge: 3,
  coin: 0.95,
  repair: 0.3,
  xp: 0.25,
  /** Infantry so many turns from a factory it could take. */
  mine: [4.5, 2.2, 1.3, 0.8, 0.5],
  theirs: [9, 4.5, 2, 1, 0.5],
  attack: 2,
  /** For an attack that loses more than it gains. */
  bad: 4,
  together: 0.2,
  hold: 0.6,
  drift: 0.5,
  usable: 0.08,
  uneven: 0.2,
  hand: 20,
} as const

/** How good the state is for the seat's side, in coins. */
export function evaluate(c: Content, s: Readonly<State>, seat: Seat): number {
  const side = sideOf(seat)
  if (s.result) return resultWorth(s, side)
  const f = forcesOf(c, s, side)
  return (
    factoriesWorth(s, side) +
    unitsWorth(c, s, side) +
    armyWorth(c, s, side) +
    reachWorth(f, f.mine, side, WEIGHT.mine) -
    reachWorth(f, f.theirs, enemyOf(side), WEIGHT.theirs) +
    fightWorth(f) +
    missionWorth(f) +
    handWorth(s, side) -
    unevenWorth(s, side)
  )
}

/** A unit of the army being placed may still go where it is best. */
function handWorth(s: Readonly<State>, side: Side): number {
  if (!s.placing || s.players[s.turn]?.side !== side) return 0
  return WEIGHT.hand * toPlace(s).length
}

/** While armies are made: those of one size are used best. */
function unevenWorth(s: Readonly<State>, side: Side): number {
  if (s.round > 0) return 0
  let worth = 0
  for (const p of s.players) {
    if (p.side !== side || p.automa) continue
    for (let army = 0; army < 3; army++) {
      const n = s.units.filter((u) => u.army === army && p.factions.includes(u.faction)).length
      worth += WEIGHT.uneven * n * n
    }
  }
  return worth
}

function resultWorth(s: Readonly<State>, side: Side): number {
  const winner = s.result?.winners[0]
  return winner === undefined ? 0 : winner === side ? WEIGHT.win : -WEIGHT.win
}

function factoriesWorth(s: Readonly<State>, side: Side): number {
  return heldWorth(s, side) - heldWorth(s, enemyOf(side))
}

function heldWorth(s: Readonly<State>, side: Side): number {
  return WEIGHT.factory * factoriesOf(s, side) + (isNearly(s, side) ? WEIGHT.nearly : 0)
}

/** Whether one more factory wins. */
const isNearly = (s: Readonly<State>, side: Side): boolean =>
  s.table.goal > 0 && factoriesOf(s, side) === s.table.goal - 1

function unitsWorth(c: Content, s: Readonly<State>, side: Side): number {
  let worth = 0
  for (const u of s.units) {
    if (u.at === GONE || u.kind === '') continue
    const { cost } = c.units[u.kind] as UnitSpec
    const own = cost * (shareLeft(c.charts.fatal, u.damage) + (u.repair ? WEIGHT.repair : 0))
    const all = own + WEIGHT.xp * Math.min(u.xp, 6)
    worth += sideOf(u.faction) === side ? all : -all
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

/** How near a side's infantry is to factories it could take: the nearest to each counts. */
function reachWorth(f: Forces, pieces: readonly Piece[], side: Side, weight: readonly number[]): number {
  const infantry = pieces.filter((p) => p.spec.arm === 'infantry')
  const { factories } = f.s.table.board
  const urge = isNearly(f.s, side) ? WEIGHT.urge : 1
  let worth = 0
  for (let i = 0; i < factories.length; i++) {
    if (f.s.flags[i] === RUIN || sideOfFlag(f.s, i) === side) continue
    const turns = soonest(f, infantry, factories[i] as Hex)
    worth += (weight[turns] ?? 0) * (turns === 0 ? urge : 1)
  }
  return worth
}

const NEVER = 9

function soonest(f: Forces, infantry: readonly Piece[], hex: Hex): number {
  let best = NEVER
  for (const { u, spec } of infantry) {
    const turns = Math.ceil((distance(f.ground, u.at, hex) - 1) / spec.speed)
    if (turns < best) best = turns
  }
  return best
}

/** What the side's units can do or have declared to do in their own turn, and what interceptors will. */
function fightWorth(f: Forces): number {
  const { s } = f
  const on = s.players[s.turn]
  const open = s.phase === 'move' || s.phase === 'declare' || s.phase === 'armies'
  let worth = 0
  for (const p of f.mine) {
    if (on?.side === f.side && open && on.factions.includes(p.u.faction)) worth += turnWorth(f, p)
    else worth += holdWorth(f, p)
    worth -= drift(f, p)
  }
  return worth
}

function holdWorth(f: Forces, p: Piece): number {
  const target = p.u.holds < 0 ? undefined : f.theirs.find((t) => t.id === p.u.holds)
  return target ? WEIGHT.hold * Math.max(0, duel(f, p, p.u.at, target)) : 0
}

function turnWorth(f: Forces, p: Piece): number {
  const { s, c } = f
  const declared = s.attacks.find((a) => a.type !== 'launch' && a.unit === p.id)
  if (declared) return declaredWorth(f, p, declared)
  if (!isUsable(s, p.u)) return 0
  const ready = s.phase === 'move' && !p.u.moved ? WEIGHT.usable * p.spec.cost : 0
  return p.u.occupied || isInWater(c, s, p.u) ? ready : ready + WEIGHT.attack * bestFrom(f, p, p.u.at)
}

function declaredWorth(f: Forces, p: Piece, a: Attack): number {
  const gain = a.type === 'attack' ? duelWith(f, p, a.target) : a.type === 'barrage' ? blastWorth(f, p, a.hex) : 0
  if (gain < 0) return gain - (p.u.holds >= 0 ? 0 : WEIGHT.bad)
  const others = f.s.attacks.filter((b) => b.type === 'attack' && a.type === 'attack' && b.target === a.target)
  return WEIGHT.attack * gain + (others.length > 1 ? WEIGHT.together : 0)
}

function duelWith(f: Forces, p: Piece, target: number): number {
  const t = f.theirs.find((piece) => piece.id === target)
  return t ? duel(f, p, p.u.at, t) : 0
}

/** Fighting units are better near the enemy, slow ones above all. */
function drift(f: Forces, { u, spec }: Piece): number {
  if (spec.arm === 'infantry' || spec.speed === 0) return 0
  let near = 99
  for (const t of f.theirs) near = Math.min(near, distance(f.ground, u.at, t.u.at))
  return near === 99 ? 0 : (WEIGHT.drift * Math.max(0, near - spec.range[1])) / spec.speed
}
