// Chapter 8: Gas
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { ABILITY } from '../content/types.ts'
import type { Weapon } from '../profile.ts'
import type { Cloud, Grid, Position, Unit, UnitId } from '../state.ts'
import { best } from './05-buffs.ts'
import { rollAgainst } from './05-dice.ts'
import { flip } from './06-deviation.ts'
import type { Run } from './rules.ts'

export const MOST_CLOUDS = 5

/** 8.1, 8.9 */
export function layCloud(run: Run, at: Grid, weapon: Weapon): void {
  const oldest = run.state.clouds[0]
  if (oldest && run.state.clouds.length >= MOST_CLOUDS) run.emit({ type: 'cloudGone', cloud: oldest.id, rule: '8.9' })
  run.emit({ type: 'cloudLaid', at, kind: weapon.kind, line: weapon.index })
}

/** 8.5, 8.7, 8.10: each cloud of the grid attacks the unit once. */
export function sufferGas(b: Book, run: Run, id: UnitId): void {
  const { at } = must(run.state.units[id])
  if (!hasCloud(run.state, at)) return
  for (const cloud of cloudsAt(run.state, at)) {
    if (run.state.fallen.some((f) => f.unit === id)) return
    gasAttack(b, run, cloud, must(run.state.units[id]))
  }
}

export function hasCloud(s: Position, at: Grid): boolean {
  for (const cloud of s.clouds) if (cloud.at === at) return true
  return false
}

const cloudsAt = (s: Position, at: Grid): Readonly<Cloud>[] => s.clouds.filter((c) => c.at === at)

/** 5.21, 7.12, 7.15, 8.4: with its creator's dice and nobody's Precision, for the side that laid it. */
function gasAttack(b: Book, run: Run, cloud: Readonly<Cloud>, u: Readonly<Unit>): void {
  const dice = gasDice(b, run.state, cloud, u)
  if (dice === 0) return
  const credit = { side: cloud.side, type: null, lone: false }
  rollAgainst(b, run, u, { by: 'gas', from: -1, dice, precision: 0, cover: 0, credit })
}

/** 7.12: the dice a cloud has against a unit, before reductions. */
export function gasDice(b: Book, s: Position, cloud: Readonly<Cloud>, u: Readonly<Unit>): number {
  if (best(b, s, u, ABILITY.immuneToGas) > 0) return 0
  return must(must(b.unit(cloud.kind).attacks[cloud.line]).dice[b.profile(u).armour - 1])
}

/** 8.4: units that begin their owner's turn in gas. */
export function gasAtTurnStart(b: Book, run: Run): void {
  const s = run.state
  if (s.clouds.length === 0) return
  for (const u of [...s.units]) if (u && u.side === s.turn) sufferGas(b, run, u.id)
}

/** 8.3 */
export function thinClouds(run: Run): void {
  for (const cloud of [...run.state.clouds]) {
    if (cloud.side !== run.state.turn) continue
    if (cloud.thin) run.emit({ type: 'cloudGone', cloud: cloud.id, rule: '8.3' })
    else run.emit({ type: 'cloudThinned', cloud: cloud.id })
  }
}

/** 8.2, 8.6, 8.8: the next cloud drifts and attacks whom it drifts upon; false when none is due. */
export function driftNext(b: Book, run: Run): boolean {
  const cloud = run.state.clouds.find((c) => c.due)
  if (!cloud) return false
  const to = flip(run, cloud.at)
  if (to < 0) {
    run.emit({ type: 'cloudGone', cloud: cloud.id, rule: '8.8' })
    return true
  }
  run.emit({ type: 'cloudDrifted', cloud: cloud.id, to })
  for (const id of must(run.state.stacks[to])) gasAttack(b, run, cloud, must(run.state.units[id]))
  return true
}
