import { say, type Threat, type Viewer } from '@muster/engine'
import { hexName } from './board.ts'
import { type Book, makeBook } from './book.ts'
import type { Content } from './content/types.ts'
import { expectedDamage, hitSpread } from './odds.ts'
import { pointsOf } from './rules/04-movement-cost.ts'
import { FREE, fieldOf, SHUT } from './rules/04-movement-field.ts'
import { lookAround } from './rules/04-movement-listed.ts'
import { aims, targetsOf } from './rules/07-declare.ts'
import { isBound } from './rules/07-range.ts'
import { dealtTo, unitsUnder } from './rules/11-barrage.ts'
import { type AcesAndArmor, GONE, type Hex, RUIN, type UnitId, type UnitView, type View } from './state.ts'
import { areEnemies, isOn, playerOf, specOf, unitAt, unitOf } from './units.ts'
import { unitName } from './words/names.ts'

/** Enemies that could attack one of the viewer's units in their next turn, after a move that nobody stops; the launcher included. */
export function threats(book: Book, v: View, viewer: Viewer<AcesAndArmor>): readonly Threat[] {
  const me = viewer === 'spectator' ? undefined : v.players[playerOf(v, viewer)]
  if (viewer === 'spectator' || !me) return []
  const isMine = (id: UnitId): boolean => me.factions.some((f) => f === v.units[id]?.faction)
  return v.units.flatMap((u, piece) => {
    if (!areEnemies(u.faction, viewer)) return []
    const pieces = struckBy(book, v, u, piece).filter(isMine)
    return pieces.length > 0 ? [{ piece, pieces, ...harmOf(book, v, u, pieces) }] : []
  })
}

/** What its attack would deal to each of them where they stand, with nobody's support; a rocket destroys no unit by damage. */
function harmOf(book: Book, v: View, u: UnitView, pieces: readonly UnitId[]): Partial<Threat> {
  if (!isOn(u) || specOf(book, u).arm === 'launcher') return {}
  const harms = pieces.map((id) => Math.round(10 * harmTo(book, v, u, unitOf(v, id))) / 10)
  const each = pieces.map((id, i) => say('threat.on', { unit: unitName(v, unitOf(v, id).kind), damage: harms[i] ?? 0 }))
  const by = { unit: unitName(v, u.kind), hex: hexName(v.table.board, u.at) }
  return { harms, told: say('threat.by', { ...by, each }) }
}

function harmTo(book: Book, v: View, u: UnitView, target: UnitView): number {
  if (specOf(book, u).blast === undefined) return expectedDamage(book, v, u, target)
  return hitSpread(book, v, u, 0).reduce((sum, p, hits) => sum + p * dealtTo(book, v, target, hits), 0)
}

function struckBy(book: Book, v: View, u: UnitView, id: UnitId): readonly UnitId[] {
  if (v.launcher?.unit === id) return underRocket(v)
  if (!isOn(u)) return []
  return [...new Set(standsOf(book, v, u, id).flatMap((at) => struckFrom(book, v, { ...u, at })))]
}

function struckFrom(book: Book, v: View, u: UnitView): readonly UnitId[] {
  if (specOf(book, u).blast === undefined) return targetsOf(book, v, u)
  return aims(book, v, u).flatMap((hex) => unitsUnder(book, v, u, hex))
}

/** Where a unit's next move could take it, if nobody stops it. */
export function reachIn(content: Content, v: View, id: UnitId): readonly Hex[] {
  const u = v.units[id]
  return u && isOn(u) ? standsOf(makeBook(content), v, u, id).slice(1) : []
}

/** 4.1, 6.10: where it stands, and where its next move can take it. */
function standsOf(book: Book, v: View, u: UnitView, id: UnitId): readonly Hex[] {
  if (isBound(book, v, u) || hasMoved(v, u)) return [u.at]
  const field = fieldOf(v.table.board)
  lookAround(book, field, v, id, pointsOf(book, u))
  const hexes = Array.from({ length: field.ground.size }, (_, hex) => hex)
  return [u.at, ...hexes.filter((hex) => field.cost[hex] !== SHUT && field.occupant[hex] === FREE)]
}

/** Whether its move of the turn in hand is behind it. */
function hasMoved({ phase, turn, players }: View, { faction, moved }: UnitView): boolean {
  return players[turn]?.factions.includes(faction) === true && (phase !== 'move' || moved) && phase !== 'armies'
}

/** M1.9, M1.10: whoever is in a factory that stands, wherever the launcher is. */
function underRocket(v: View): readonly UnitId[] {
  if (!v.launcher?.named || v.units[v.launcher.unit]?.at === GONE) return []
  const standing = v.table.board.factories.filter((_, i) => v.flags[i] !== RUIN)
  return standing.map((hex) => unitAt(v, hex)).filter((id) => id >= 0)
}
