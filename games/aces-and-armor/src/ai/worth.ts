// What a blow is worth: the share of a unit's price that it is expected to lose

import type { ArmourSpec, Content, UnitSpec } from '../content/content.ts'
import { binomial } from '../odds.ts'
import { damageBy, diceOf, fixedHits, hitsOn, isFixed } from '../rules/08-dice.ts'
import type { State, Unit } from '../state.ts'

/** What is left of a unit's worth with so much damage. */
const SPOILT = 9

export const shareLeft = (fatal: number, damage: number): number => (damage >= fatal ? 0 : 1 - damage / SPOILT)

const tables = new WeakMap<readonly number[], Map<number, number>>()

/** The share of its price a unit is expected to lose to so many dice that hit on `need`. */
function rolledShare(c: Content, table: readonly number[], dice: number, need: number, carried: number): number {
  let known = tables.get(table)
  if (!known) {
    known = new Map()
    tables.set(table, known)
  }
  const key = (dice * 16 + need) * 8 + carried
  let share = known.get(key)
  if (share === undefined) {
    share = 0
    const spread = binomial(dice, need)
    for (let hits = 0; hits < spread.length; hits++)
      share += (spread[hits] as number) * fixedShare(c, table, hits, carried)
    known.set(key, share)
  }
  return share
}

function fixedShare(c: Content, table: readonly number[], hits: number, carried: number): number {
  const { fatal } = c.charts
  const now = carried + damageBy(c, table, hits, carried)
  return shareLeft(fatal, carried) - shareLeft(fatal, now)
}

/** What `u` is expected to take from `t`, in coins; `defending` in a forest the other line counts. */
export function lossOf(
  c: Content,
  s: Readonly<State>,
  u: Readonly<Unit>,
  t: Readonly<Unit>,
  red: number,
  how: 'attacks' | 'defends',
): number {
  const spec = c.units[t.kind] as UnitSpec
  const armour = c.armour[spec.armour] as ArmourSpec
  const covered = how === 'defends' && spec.arm !== 'aircraft' && s.table.board.terrain[t.at] === 'f'
  const table = covered ? armour.forest : armour.open
  const share = isFixed(s, u)
    ? fixedShare(c, table, fixedHits(c, u), t.damage)
    : rolledShare(c, table, diceOf(c, u) + red, hitsOn(c, u), t.damage)
  return share * Math.max(1, spec.cost)
}
