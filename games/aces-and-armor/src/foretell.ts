// The declared attacks, fought in all worlds

import { must } from '@muster/engine'
import type { Book } from './book.ts'
import { clone } from './copy.ts'
import { damageSpread, hitSpread, mean } from './odds.ts'
import { earned } from './rules/08-combat.ts'
import { canCounter, supportOf, tableOf } from './rules/08-dice.ts'
import { judge } from './rules/10-victory.ts'
import { dealtTo, unitsUnder } from './rules/11-barrage.ts'
import { type Attack, GONE, type Hex, type Position, type State, type Unit, type UnitId } from './state.ts'
import { areEnemies, unitOf } from './units.ts'

/** What one attack of the list is expected to do. */
export interface Foretold {
  readonly attack: Attack
  /** Damage to expect, and the chance that it destroys; by unit. */
  readonly dealt: ReadonlyMap<UnitId, number>
  readonly destroys: ReadonlyMap<UnitId, number>
  readonly taken: number
  readonly lost: number
  /** The chance of each damage to the target of a duel that is fought, and that leaves it. */
  readonly spread: readonly number[]
}

interface World {
  p: number
  units: Pick<Unit, 'at' | 'damage' | 'xp'>[]
  over: boolean
}

const MOST_WORLDS = 4000

/** The attacks of a list, fought in every way the dice can fall; those beyond what can be counted are left out. */
export function foretell(book: Book, state: Position, attacks: readonly Attack[]): Foretold[] {
  const s = clone(state)
  const out: Foretold[] = []
  let worlds: World[] = [{ p: 1, units: snapshot(s), over: false }]
  for (const [i, attack] of attacks.entries()) {
    if (attack.type === 'launch' || worlds.length > MOST_WORLDS) return out
    const tally: Tally = { dealt: new Map(), destroys: new Map(), taken: 0, lost: 0, spread: [] }
    const next = new Map<string, World>()
    for (const world of worlds) fightIn(book, s, world, attack, tally, (w) => keep(next, attacks, i, w))
    worlds = [...next.values()]
    out.push({ attack, ...tally })
  }
  return out
}

interface Tally {
  dealt: Map<UnitId, number>
  destroys: Map<UnitId, number>
  taken: number
  lost: number
  spread: number[]
}

const snapshot = (s: Position): World['units'] => s.units.map(({ at, damage, xp }) => ({ at, damage, xp }))

function restore(s: State, world: World): void {
  for (const [id, w] of world.units.entries()) s.units[id] = { ...unitOf(s, id), ...w }
}

/** Worlds that differ only in what no longer matters are one. */
function keep(worlds: Map<string, World>, attacks: readonly Attack[], done: number, world: World): void {
  const later = attacks.slice(done + 1)
  const key = world.over
    ? 'over'
    : world.units.map((u, id) => (matters(later, id) ? `${u.damage}/${u.xp}` : u.at)).join()
  const same = worlds.get(key)
  if (same) same.p += world.p
  else worlds.set(key, world)
}

const matters = (later: readonly Attack[], id: UnitId): boolean =>
  later.some((a) => a.type === 'barrage' || (a.type === 'attack' && (a.unit === id || a.target === id)))

function fightIn(book: Book, s: State, world: World, a: Attack, tally: Tally, go: (w: World) => void): void {
  restore(s, world)
  if (world.over || a.type === 'launch' || unitOf(s, a.unit).at < 0) go(world)
  else if (a.type === 'barrage') bombardIn(book, s, world, a.unit, a.hex, tally, go)
  else if (unitOf(s, a.target).at < 0) go(world)
  else duelIn(book, s, world, a.unit, a.target, tally, go)
}

function duelIn(
  book: Book,
  s: State,
  world: World,
  unit: UnitId,
  target: UnitId,
  tally: Tally,
  go: (w: World) => void,
): void {
  const u = unitOf(s, unit)
  const t = unitOf(s, target)
  const there = damageSpread(
    book,
    tableOf(book, s, t, 'defends'),
    hitSpread(book, s, u, supportOf(book, s, u, t)),
    t.damage,
  )
  const counters = canCounter(book, s, t, u)
  const back = counters ? damageSpread(book, tableOf(book, s, u, 'attacks'), hitSpread(book, s, t, 0), u.damage) : [1]
  add(tally.dealt, target, world.p * mean(there))
  add(tally.destroys, target, world.p * (there[book.charts.fatal - t.damage] ?? 0))
  there.slice(0, book.charts.fatal - t.damage).forEach((p, damage) => {
    tally.spread[damage] = (tally.spread[damage] ?? 0) + world.p * p
  })
  tally.taken += world.p * mean(back)
  tally.lost += world.p * (counters ? (back[book.charts.fatal - u.damage] ?? 0) : 0)
  there.forEach((p, dealt) => {
    back.forEach((q, taken) => {
      if (p * q > 0)
        go(
          after(book, s, world, p * q, [
            [target, dealt, unit],
            [unit, taken, target],
          ]),
        )
    })
  })
}

const add = (map: Map<UnitId, number>, id: UnitId, x: number): void => void map.set(id, (map.get(id) ?? 0) + x)

/** The world after damage: to whom, how much, by whom. */
function after(
  book: Book,
  s: State,
  world: World,
  p: number,
  blows: readonly (readonly [UnitId, number, UnitId])[],
): World {
  const units = world.units.slice()
  for (const [id, damage, by] of blows) {
    const u = unitOf(world, id)
    const now = must(units[id])
    units[id] = { ...now, damage: u.damage + damage, at: u.damage + damage >= book.charts.fatal ? GONE : now.at }
    const earns = by >= 0 ? earned(book, unitOf(s, id), damage) : 0
    const winner = units[by]
    if (winner && earns > 0) units[by] = { ...winner, xp: winner.xp + earns }
  }
  const next = { p: world.p * p, units, over: false }
  if (units.some((u, id) => u.at === GONE && world.units[id]?.at !== GONE)) next.over = isOver(book, s, world, next)
  return next
}

function isOver(book: Book, s: State, before: World, now: World): boolean {
  restore(s, now)
  const over = judge(book, s) !== null
  restore(s, before)
  return over
}

function bombardIn(
  book: Book,
  s: State,
  world: World,
  unit: UnitId,
  hex: Hex,
  tally: Tally,
  go: (w: World) => void,
): void {
  const u = unitOf(s, unit)
  const under = unitsUnder(book, s, u, hex)
  hitSpread(book, s, u, 0).forEach((p, hits) => {
    if (p === 0) return
    const blows = under.map((id) => [id, dealtTo(book, s, unitOf(s, id), hits), -1] as const)
    for (const [id, damage] of blows) {
      add(tally.dealt, id, world.p * p * damage)
      if (unitOf(s, id).damage + damage >= book.charts.fatal) add(tally.destroys, id, world.p * p)
    }
    const next = after(book, s, world, p, blows)
    const shooter = unitOf(next, unit)
    next.units[unit] = { ...shooter, xp: shooter.xp + bestXp(book, s, u, blows) }
    go(next)
  })
}

function bestXp(book: Book, s: State, u: Unit, blows: readonly (readonly [UnitId, number, UnitId])[]): number {
  const foes = blows.filter(([id]) => areEnemies(u.faction, unitOf(s, id).faction))
  return Math.max(0, ...foes.map(([id, damage]) => earned(book, unitOf(s, id), damage)))
}
