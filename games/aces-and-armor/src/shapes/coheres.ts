// What the members of a table must have in common, beyond the form of each

import type { Frozen } from '@muster/engine'
import type { Content } from '../content/types.ts'
import { type Attack, type Player, SIDES, type State, sideOf, UNKNOWN, type UnitView, type View } from '../state.ts'

/** A table as everybody sees it, each member fit in itself. */
type Laid = View | State

/** Whoever and whatever is named is there, and stands where it can. */
export function coheres(c: Content, s: Laid): boolean {
  return (
    arePlayersRight(s.players) &&
    areIndicesRight(s) &&
    areUnitsNamed(s) &&
    areFlagsRight(s) &&
    arePoolsRight(s) &&
    areKindsRight(c, s) &&
    isRoomy(s) &&
    isOverRight(c, s)
  )
}

/** Every faction with one player; an Automa plays alone against people. */
function arePlayersRight(players: readonly Frozen<Player>[]): boolean {
  const factions = players.flatMap((p) => p.factions)
  if (new Set(factions).size !== factions.length || SIDES.some((side) => !players.some((p) => p.side === side)))
    return false
  return players.every((p) => !p.automa) || (players.length === 2 && players.some((p) => !p.automa))
}

function areIndicesRight(s: Laid): boolean {
  const seats = s.players.flatMap((p) => p.factions)
  return (
    s.turn < s.players.length &&
    s.first < s.players.length &&
    seats.includes(s.seat) &&
    s.asked.every((seat) => seats.includes(seat)) &&
    (s.table.launcher === null || seats.includes(s.table.launcher)) &&
    s.units.every((u) => seats.includes(u.faction))
  )
}

/** Every unit that is spoken of is there. */
function areUnitsNamed(s: Laid): boolean {
  const most = s.units.length
  return (
    s.units.every((u) => u.holds < most) &&
    s.table.extras.every((id) => id < most) &&
    (s.move === null || s.move.unit < most) &&
    (s.plan === null || (s.plan.unit < most && s.plan.target < most)) &&
    (s.launcher === null || s.launcher.unit < most) &&
    s.attacks.every((attack) => isAttackNamed(attack, most))
  )
}

function isAttackNamed(attack: Attack, most: number): boolean {
  if (attack.type === 'launch') return true
  return attack.unit < most && (attack.type === 'barrage' || attack.target < most)
}

/** A flag for each factory, of a player; and only factories are divided. */
function areFlagsRight({ flags, divide, players, table }: Laid): boolean {
  const most = table.board.factories.length
  return flags.length === most && flags.every((flag) => flag < players.length) && divide.every((i) => i < most)
}

/** Only starts of this board are drawn. */
function arePoolsRight({ pools, table }: Laid): boolean {
  return pools.every((pool) => pool.every((n) => (table.board.starts[n - 1] ?? -1) >= 0))
}

/** 1.10, 2.4: kinds are open or unseen only while they are chosen. */
function areKindsRight(c: Content, s: Laid): boolean {
  const choosing = s.phase === 'divide' || s.phase === 'extras'
  const secret = s.phase === 'extras' || s.phase === 'distribute'
  const kinds: readonly Pick<UnitView, 'kind'>[] = s.units
  if (!kinds.every((u) => (u.kind !== '' || choosing) && (u.kind !== UNKNOWN || secret))) return false
  return s.players.every((p) => p.factions.every((f) => extrasOf(s, f) <= c.sets[f].length))
}

const extrasOf = (s: Laid, faction: string): number =>
  s.table.extras.filter((id) => s.units[id]?.faction === faction).length

/** One unit a hex, but for one that is moving. */
function isRoomy(s: Laid): boolean {
  const mover = s.move?.unit ?? -1
  const taken = new Uint8Array(s.table.board.terrain.length)
  for (let id = 0; id < s.units.length; id++) {
    const at = s.units[id]?.at ?? -1
    if (at < 0 || id === mover) continue
    if (taken[at] === 1) return false
    taken[at] = 1
  }
  return true
}

/** Over with a result, and not before; until then both sides have units. */
function isOverRight(c: Content, s: Laid): boolean {
  if ((s.phase === 'over') !== (s.result !== null)) return false
  const { kind } = c.charts.launcher
  return (
    s.result !== null ||
    SIDES.every((side) => s.units.some((u) => u.at > -2 && u.kind !== kind && sideOf(u.faction) === side))
  )
}

/** Whatever a viewer does not know can be imagined: a launcher under one of the tokens, kinds that were chosen in secret. */
export function isSeenRight({ launcher, sites, units, table }: View): boolean {
  if (launcher?.named && launcher.at < 0 && sites.length === 0) return false
  return units.every((u, id) => u.kind !== UNKNOWN || table.extras.includes(id))
}
