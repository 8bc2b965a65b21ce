import { type Message, must, noChance, type Odds, type Preview, preview, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { hasMine } from '../rules/01-battlefield.ts'
import { activate } from '../rules/05-activation.ts'
import { shockOf } from '../rules/05-buffs.ts'
import { diceAgainst } from '../rules/05-dice.ts'
import { gasDice } from '../rules/08-gas.ts'
import { type How, reachOf } from '../rules/09-allowance.ts'
import { MINE_DICE } from '../rules/09-entering.ts'
import { wayTo } from '../rules/09-ways.ts'
import { type ActionOf, type Position, type RivetWars, type Unit, type UnitId, WIRE } from '../state.ts'
import { unitAt } from '../words/names.ts'
import { gauntlet, hitChance } from './chances.ts'
import { shockOdds } from './strikes.ts'

/** A leg: its way, what waits on it, and whom it would run over. */
export function legPreview(b: Book, s: Position, how: How, a: ActionOf<How>): Preview<RivetWars> {
  const then = clone(s)
  const u = must(then.units[a.unit])
  activate(b, { state: then, chance: noChance, emit: (event) => evolve(then, event) }, u)
  const reach = must(reachOf(b, then, u, how))
  const way = must(wayTo(b, then, u, reach, a.at))
  const blows: number[] = []
  for (const at of way.path) {
    evolve(then, { type: 'moved', unit: a.unit, path: [at], how, left: 0 })
    blows.push(...blowsAt(b, then, must(then.units[a.unit])))
  }
  const there = must(then.units[a.unit])
  const fate = fateOf(b, s, must(s.units[a.unit]), blows)
  const arrives = 1 - fate.lost
  const shock = way.shock ? shockOdds(b, then, there, shockOf(b, then, there), arrives) : []
  return preview({
    price: [say('price.steps', { steps: way.path.length })],
    odds: [...fate.odds, ...shock],
    expected: fate.expected,
    warnings: [...fate.warnings, ...forfeits(s, how, a.unit)],
    notes: way.path.some((at) => must(s.markers[at]) & WIRE) ? [say('note.crushesWire')] : [],
    path: way.path,
  })
}

function forfeits(s: Position, how: How, unit: UnitId): Message[] {
  return how === 'assault' && !s.units[unit]?.assaulted ? [say('warning.forfeitsMove')] : []
}

/** The chances of what attacks a unit as it enters the grid it stands in. */
export function blowsAt(b: Book, s: Position, u: Readonly<Unit>): number[] {
  const mine = !b.profile(u).infantry && hasMine(s, u.at) ? [diceAgainst(b, s, u, MINE_DICE, 0)] : []
  return [...mine.map((dice) => hitChance(dice, 0)), ...gasBlows(b, s, u)]
}

/** The chances of the clouds that hang over it. */
export function gasBlows(b: Book, s: Position, u: Readonly<Unit>): number[] {
  const gas = s.clouds.filter((c) => c.at === u.at).map((c) => diceAgainst(b, s, u, gasDice(b, s, c, u), 0))
  return gas.map((dice) => hitChance(dice, 0)).filter((chance) => chance > 0)
}

interface Fate {
  readonly lost: number
  readonly odds: Odds<RivetWars>[]
  readonly expected: Preview<RivetWars>['expected']
  readonly warnings: Message[]
}

/** What these blows would do to the unit. */
export function fateOf(b: Book, s: Position, u: Readonly<Unit>, blows: readonly number[]): Fate {
  if (blows.length === 0) return { lost: 0, odds: [], expected: [], warnings: [] }
  const label = unitAt(b, s, u.id)
  const { lost, damage } = gauntlet(blows, b.profile(u).health - u.damage)
  return {
    lost,
    odds: [{ label: say('odds.lost', label), when: { type: 'eliminated', unit: u.id }, chance: lost }],
    expected: [{ label: say('expected.suffered'), when: { type: 'attacked', unit: u.id, hit: true }, mean: damage }],
    warnings: [say('warning.danger')],
  }
}
