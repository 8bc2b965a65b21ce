// What a schema cannot say: names that must exist, maps that can be played.
import type { PackProblem } from '@muster/engine'
import { makeBoard } from '../src/board.ts'
import {
  type ArmourSpec,
  type Content,
  type MapSpec,
  type MissionSpec,
  ROLES,
  type Role,
  type UnitSpec,
} from '../src/content/content.ts'
import { type Arm, type Board, SIDES } from '../src/state.ts'

const at = (path: string, problem: string): PackProblem => ({ path, problem })

export function problemsOf(c: Content): PackProblem[] {
  return [
    ...Object.entries(c.units).flatMap(([id, u]) => unitProblems(c, `units.${id}`, u)),
    ...Object.entries(c.armour).flatMap(([id, a]) => armourProblems(`armour.${id}`, a)),
    ...Object.entries(c.sets).flatMap(([faction, set]) => setProblems(c, `sets.${faction}`, set)),
    ...Object.entries(c.maps).flatMap(([id, map]) => mapProblems(`maps.${id}`, map)),
    ...Object.entries(c.missions).flatMap(([id, m]) => missionProblems(c, `missions.${id}`, m)),
  ]
}

function unitProblems(c: Content, path: string, u: UnitSpec): PackProblem[] {
  const out: PackProblem[] = []
  if (!c.armour[u.armour]) out.push(at(`${path}.armour`, `there is no armour called ${u.armour}`))
  if (u.range[0] > u.range[1]) out.push(at(`${path}.range[1]`, 'the longest range is less than the shortest'))
  if (u.blast !== undefined && u.range[0] < 2) out.push(at(`${path}.range[0]`, 'an area weapon fires from 2 hexes on'))
  if (u.role !== 'launcher' && u.arm !== ARMS_OF[u.role])
    out.push(at(`${path}.role`, `the role ${u.role} is for ${ARMS_OF[u.role]}`))
  if (path === `units.${c.charts.launcher.kind}` && u.arm !== 'launcher')
    out.push(at(`${path}.arm`, 'the launcher cannot be replaced'))
  return out
}

const ARMS_OF: Readonly<Record<Role, Arm>> = {
  regular: 'infantry',
  special: 'infantry',
  tank: 'tank',
  artillery: 'artillery',
  fighter: 'aircraft',
  bomber: 'aircraft',
}

/** Damage is the highest row whose hits are reached: rows may not fall. */
function armourProblems(path: string, a: ArmourSpec): PackProblem[] {
  return (['open', 'forest'] as const).flatMap((line) =>
    a[line].flatMap((hits, i) =>
      hits < (a[line][i - 1] ?? 0) ? [at(`${path}.${line}[${i}]`, 'fewer hits than for less damage')] : [],
    ),
  )
}

function setProblems(c: Content, path: string, set: readonly string[]): PackProblem[] {
  const unknown = set.flatMap((kind, i) =>
    c.units[kind] ? [] : [at(`${path}[${i}]`, `there is no unit called ${kind}`)],
  )
  if (unknown.length > 0) return unknown
  return set.flatMap((kind, i) =>
    c.units[kind]?.role === ROLES[i] ? [] : [at(`${path}[${i}]`, `this place of a set is for the role ${ROLES[i]}`)],
  )
}

function mapProblems(path: string, map: MapSpec): PackProblem[] {
  const width = (map.rows[0] ?? '').length
  const ragged = map.rows.findIndex((row) => row.length !== width)
  if (ragged >= 0) return [at(`${path}.rows[${ragged}]`, `this row is not ${width} hexes wide`)]
  if (map.half >= width) return [at(`${path}.half`, 'the left half is as wide as the map')]
  const board = makeBoard('', map, 'full')
  const missing = board.starts.findIndex((hex) => hex < 0)
  if (missing >= 0) return [at(`${path}.rows`, `start number ${missing + 1} is missing`)]
  if (map.rows.join('').replace(/[^1-9abc]/g, '').length > board.starts.length)
    return [at(`${path}.rows`, 'a start number is there twice')]
  if (roomOn(board) < ROOM.full) return [at(`${path}.rows`, `fewer than ${ROOM.full} hexes that every unit may enter`)]
  return board.factories.length > 0 ? halfProblems(path, map) : [at(`${path}.rows`, 'there is no factory')]
}

/** Hexes for everybody with two sets, on the whole map with the launcher's tokens. */
const ROOM = { full: 64, half: 32 }

const roomOn = (board: Board): number => [...board.terrain].filter((letter) => '.f=#'.includes(letter)).length

/** A half has room, factories and two times three starts of its own. */
function halfProblems(path: string, map: MapSpec): PackProblem[] {
  if (map.half === 0) return []
  return (['left', 'right'] as const).flatMap((field) => {
    const board = makeBoard('', map, field)
    const starts = board.starts.filter((hex) => hex >= 0).length
    const fits = starts >= 6 && board.factories.length > 0 && roomOn(board) >= ROOM.half
    return fits ? [] : [at(`${path}.half`, `the ${field} half needs six starts, a factory and ${ROOM.half} open hexes`)]
  })
}

function missionProblems(c: Content, path: string, m: MissionSpec): PackProblem[] {
  return [...tableProblems(path, m), ...tokenProblems(path, m), ...flagProblems(c, path, m)]
}

/** What needs both German seats or the whole map. */
function tableProblems(path: string, m: MissionSpec): PackProblem[] {
  if (m.table) return []
  const fields = (['launcher', 'shore', 'divide', 'tokens'] as const).filter((field) => m[field] !== undefined)
  return fields.map((field) => at(`${path}.${field}`, 'only with three or four players (table: true)'))
}

/** Two times three tokens for a side, none for both. */
function tokenProblems(path: string, m: MissionSpec): PackProblem[] {
  if (!m.tokens) return []
  const { germany, allies } = m.tokens
  const few = SIDES.filter((side) => new Set(m.tokens?.[side]).size < 6)
  if (few.length > 0) return few.map((side) => at(`${path}.tokens.${side}`, 'a side needs six different numbers'))
  return allies.some((n) => germany.includes(n)) ? [at(`${path}.tokens.allies`, 'a number for both sides')] : []
}

function flagProblems(c: Content, path: string, m: MissionSpec): PackProblem[] {
  if (m.map === undefined) return m.flags || m.divide ? [at(`${path}.map`, 'flags need a map')] : []
  const map = c.maps[m.map]
  if (!map) return [at(`${path}.map`, `there is no map called ${m.map}`)]
  if (!m.table && map.half === 0) return [at(`${path}.map`, 'a map without halves needs table: true')]
  const fields = m.table ? (['full'] as const) : (['left', 'right'] as const)
  const count = Math.min(...fields.map((field) => makeBoard('', map, field).factories.length))
  const numbers = [
    ...Object.entries(m.flags ?? {}).map(([f, ns]) => [`flags.${f}`, ns] as const),
    ['divide', m.divide ?? []] as const,
  ]
  return numbers.flatMap(([where, ns]) =>
    (ns ?? []).flatMap((n, i) => (n < count ? [] : [at(`${path}.${where}[${i}]`, `there are ${count} factories`)])),
  )
}
