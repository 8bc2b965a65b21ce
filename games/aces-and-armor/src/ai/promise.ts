// What an action promises beside doing nothing, in coins

import { slate } from '@muster/engine'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { isStrangeFactory } from '../rules/04-movement-steps.ts'
import { factoriesOf } from '../rules/10-victory.ts'
import { type Action, type ActionOf, type Hex, type Position, type Seat, sideOf, type Unit } from '../state.ts'
import { active, enemyOf } from '../units.ts'
import { MIX } from './army.ts'
import { bestFrom, blastWorth, duel, type Forces, forcesOf, isThreat, type Piece, reachFrom } from './forces.ts'
import { shotWorth, toShore } from './mission.ts'
import { lookOut, toEnemy, toFactory } from './near.ts'

export const rests = ({ type }: Action): boolean =>
  type === 'endMovement' || type === 'confirm' || type === 'endTurn' || type === 'decline'

/** What is looked at once for many actions. */
interface Sight {
  readonly f: Forces
  /** Its own pieces by their number. */
  readonly pieces: readonly Piece[]
  /** The piece whose moves were looked at last, and what it is worth where it stands. */
  mover: Piece | null
  now: number
}

export function promise(book: Book, s: Position, seat: Seat, actions: readonly Action[]): ArrayLike<number> {
  const f = forcesOf(book, s, sideOf(seat))
  const pieces: Piece[] = []
  for (const p of f.mine) pieces[p.id] = p
  const sight: Sight = { f, pieces, mover: null, now: 0 }
  lookOut(f)
  const out = slate(actions.length)
  for (let i = 0; i < actions.length; i++) {
    const a = actions[i] as Action
    out[i] = a.type === 'move' ? movePromise(sight, pieces[a.unit] as Piece, a.to) : promiseOf(sight, a)
  }
  return out
}

const SLIGHT = 0.1

/** A war is long after so many rounds. */
const LONG = 15

function promiseOf(sight: Sight, a: Exclude<Action, ActionOf<'move'>>): number {
  const { f, pieces } = sight
  switch (a.type) {
    case 'endMovement':
    case 'confirm':
    case 'endTurn':
    case 'decline':
      return 0
    case 'attack':
      return attackPromise(f, pieces[a.unit] as Piece, a.target)
    case 'barrage':
      return blastWorth(f, pieces[a.unit] as Piece, a.hex) - SLIGHT
    case 'intercept':
      return interceptPromise(f, pieces[a.unit] as Piece)
    case 'buy':
      return buyPromise(f, a)
    case 'repair':
      return repairPromise(pieces[a.unit] as Piece)
    case 'place':
      return 10 + placePromise(f, f.s.units[a.unit] as Unit, a.hex)
    case 'useArmies':
      return armiesPromise(sight, a.armies)
    case 'launch':
      return shotWorth(f.s, a.hex)
    case 'transfer':
      return -a.coins
    case 'deploy':
      return 20
    default:
      return 1
  }
}

const OCCUPY = 12
const VICTORY = 50
const BESIDE = 3
const HEX = 0.7

/** Where a unit would stand, beside where it stands. */
function movePromise(sight: Sight, p: Piece, to: Hex): number {
  const { f } = sight
  if ((f.land.factoryOn[to] as number) >= 0 && isStrangeFactory(f.s, p.u, to)) return occupyPromise(f)
  if (sight.mover !== p) {
    sight.mover = p
    sight.now = standing(f, p, p.at)
  }
  return standing(f, p, to) - sight.now - SLIGHT
}

const occupyPromise = ({ s, side }: Forces): number =>
  s.table.goal > 0 && factoriesOf(s, side) === s.table.goal - 1 ? VICTORY : OCCUPY

const standing = (f: Forces, p: Piece, at: Hex): number => worthAt(f, p, at) - (isInTheWay(f, at) ? ROOM : 0)

/** To stand where a full purse could build. */
const ROOM = 8

function isInTheWay({ s, land }: Forces, at: Hex): boolean {
  const factory = land.factoryOn[at] as number
  return factory >= 0 && s.flags[factory] === s.turn && active(s).coins >= RICH
}

function worthAt(f: Forces, p: Piece, at: Hex): number {
  const enemy = toEnemy(f, at)
  if (p.sheet.flies) return 1.5 * attackWorth(f, p, at, enemy) - 0.15 * enemy
  const attack = f.land.wet[at] === 1 ? swimPromise(f) : attackWorth(f, p, at, enemy)
  const cover = f.land.forest[at] === 1 ? 0.3 : 0
  if (p.spec.arm === 'infantry') return attack + cover + nearFactory(f, at)
  return 1.5 * attack + cover - 0.15 * enemy - shorePull(f, p, at)
}

/** In water nobody fights; but in a long war the river is crossed rather than waited at. */
const swimPromise = ({ s }: Forces): number => (s.round > LONG ? 0 : -2)

const attackWorth = (f: Forces, p: Piece, at: Hex, enemy: number): number =>
  enemy > reachFrom(f, p, at) ? 0 : bestFrom(f, p, at)

/** Beside a factory that can be taken is best; nearer is better. */
function nearFactory(f: Forces, hex: Hex): number {
  const far = toFactory(f, hex)
  return far <= 1 ? BESIDE : -HEX * (far - 1)
}

const shorePull = (f: Forces, p: Piece, at: Hex): number =>
  f.s.table.shore && f.side === 'germany' && p.spec.arm === 'tank' ? 1.2 * toShore(f, at) : 0

/** Whoever stands beside a factory is about to take it: worth more than its price. */
const THREAT = 2

function attackPromise(f: Forces, p: Piece, target: number): number {
  const t = f.theirs.find((piece) => piece.id === target)
  if (!t) return -SLIGHT
  const bound = p.u.holds === target ? VICTORY : 0
  const dare = isBarren(f) ? DARE : 0
  return duel(f, p, p.u.at, t) + (isThreat(f, t) ? THREAT : 0) + bound + dare - SLIGHT
}

/** Whoever has neither a factory nor infantry is beaten by a fight, be it for the worse. */
const DARE = 10

function isBarren({ s, side, mine, theirs }: Forces): boolean {
  if (s.round <= LONG || factoriesOf(s, enemyOf(side)) > 0) return false
  return !mine.some(isInfantry) && !theirs.some(isInfantry)
}

const isInfantry = ({ spec }: Piece): boolean => spec.arm === 'infantry'

/** Stops the mover, and must fight it next turn. */
function interceptPromise(f: Forces, p: Piece): number {
  const t = f.theirs.find((piece) => piece.id === f.s.move?.unit)
  if (!t) return -SLIGHT
  const bound = t.spec.arm === 'infantry' && t.u.at >= 0 ? 1 : 0
  return duel(f, p, p.u.at, t) + bound - 1.2
}

const RICH = 9

/** A tank that is lacking is worth so much of its price more: the judge, which weighs arms by their prices, buys none. */
const TANK = 1
/** What is dear and lacking can seldom be paid: it is taken when it can, for so much for each coin above the usual price. */
const DEAR = 3
const USUAL = 4
/** So much less promises whatever else would be bought with the coins. */
const SAVED = 12
/** A unit that adds more than this is lacking. */
const ENOUGH = 1

/** A side without infantry takes no factory: in a long war the first is worth more than anything that only fights. */
const INFANTRY = 8

/** What the army lacks most first; coins lie idle otherwise. */
function buyPromise(f: Forces, a: ActionOf<'buy'>): number {
  const { coins } = active(f.s)
  const spec = f.book.unit(a.kind)
  const adds = addedBy(f, spec, a.kind)
  const place = spec.arm === 'infantry' ? toFactory(f, a.hex) : toEnemy(f, a.hex)
  const wait = coins < RICH && adds < 0 ? 1.5 : 0
  const lacked = adds > ENOUGH ? lackedWorth(spec) : 0
  const first = spec.arm === 'infantry' && isStuck(f) ? INFANTRY : 0
  const saved = first === 0 && isSaving(f, spec.arm, adds) ? SAVED : 0
  return 1 + 0.4 * adds + 0.1 * spec.cost - 0.05 * place - wait + lacked + first - saved
}

const isStuck = ({ s, mine }: Forces): boolean => s.round > LONG && !mine.some(isInfantry)

/** Whether a single coin is missing for what is dear and lacking: a tank, or one of this arm that would add more. */
function isSaving(f: Forces, arm: UnitSpec['arm'], adds: number): boolean {
  const { coins, factions } = active(f.s)
  return factions.some((faction) =>
    f.book.sets[faction].some((kind) => {
      const spec = f.book.unit(kind)
      if (spec.cost <= USUAL || spec.cost !== coins + 1) return false
      const more = addedBy(f, spec, kind)
      return more > ENOUGH && (spec.arm === 'tank' || (spec.arm === arm && more > adds))
    }),
  )
}

const lackedWorth = ({ arm, cost }: UnitSpec): number =>
  (arm === 'tank' ? TANK * cost : 0) + DEAR * Math.max(0, cost - USUAL)

function addedBy(f: Forces, spec: UnitSpec, kind: string): number {
  let n = 0
  for (const p of f.mine) if (p.u.kind === kind) n++
  return MIX[spec.role][n] ?? -1
}

/** Up to three damage off for two coins. */
function repairPromise(p: Piece): number {
  return (p.spec.cost * Math.min(3, p.u.damage)) / 6 - 1
}

/** Infantry towards factories, the others behind. */
function placePromise(f: Forces, u: Readonly<Unit>, hex: Hex): number {
  const { arm } = f.book.unit(u.kind)
  const wet = f.s.table.board.terrain[hex] === '~' ? -3 : 0
  return wet - (arm === 'infantry' ? toFactory(f, hex) : 1.5)
}

/** The armies that have most to do now. */
function armiesPromise({ f }: Sight, armies: readonly number[]): number {
  let sum = 1
  for (const p of f.mine) {
    if (!armies.includes(p.u.army)) continue
    const idle = p.spec.arm === 'infantry' && toFactory(f, p.u.at) === 1 ? OCCUPY : 0
    sum += 0.3 + idle + bestFrom(f, p, p.u.at)
  }
  return sum
}
