import type { Threat, Viewer } from '@muster/engine'
import type { Book } from './book.ts'
import { aims, targetsOf } from './rules/07-declare.ts'
import { unitsUnder } from './rules/11-barrage.ts'
import { type AcesAndArmor, GONE, RUIN, type UnitId, type UnitView, type View } from './state.ts'
import { areEnemies, isOn, playerOf, specOf, unitAt } from './units.ts'

/** Enemies that could attack one of the viewer's units from where they stand, the launcher included. */
export function threats(book: Book, v: View, viewer: Viewer<AcesAndArmor>): readonly Threat[] {
  const me = viewer === 'spectator' ? undefined : v.players[playerOf(v, viewer)]
  if (viewer === 'spectator' || !me) return []
  const isMine = (id: UnitId): boolean => me.factions.some((f) => f === v.units[id]?.faction)
  return v.units.flatMap((u, piece) => {
    if (!areEnemies(u.faction, viewer)) return []
    const pieces = struckBy(book, v, u, piece).filter(isMine)
    return pieces.length > 0 ? [{ piece, pieces }] : []
  })
}

function struckBy(book: Book, v: View, u: UnitView, id: UnitId): readonly UnitId[] {
  if (v.launcher?.unit === id) return underRocket(v)
  if (!isOn(u)) return []
  if (specOf(book, u).blast === undefined) return targetsOf(book, v, u)
  return [...new Set(aims(book, v, u).flatMap((hex) => unitsUnder(book, v, u, hex)))]
}

/** M1.9, M1.10: whoever is in a factory that stands, wherever the launcher is. */
function underRocket(v: View): readonly UnitId[] {
  if (!v.launcher?.named || v.units[v.launcher.unit]?.at === GONE) return []
  const standing = v.table.board.factories.filter((_, i) => v.flags[i] !== RUIN)
  return standing.map((hex) => unitAt(v, hex)).filter((id) => id >= 0)
}
