// What a schema cannot say: names that must exist, maps that can be played.
import { type Figures, type PackProblem, say } from '@muster/engine'
import { packSay } from '@muster/packs'
import { makeBoard } from '../src/board.ts'
import {
  type ArmourSpec,
  type Content,
  type MapSpec,
  type MissionSpec,
  ROLES,
  type Role,
  type UnitSpec,
} from '../src/content/types.ts'
import { type Arm, type Board, type Faction, SIDES } from '../src/state.ts'
import type { Pack } from './schema.ts'
import type { OwnKey } from './texts/index.ts'

const at = (path: string, key: OwnKey, args?: Figures): PackProblem => ({ path, problem: say(key, args) })

export function problemsOf(c: Content, pack: Pack): PackProblem[] {
  const maps = Object.entries(c.maps).flatMap(([id, map]) => mapProblems(c, `maps.${id}`, map))
  return [
    ...Object.entries(c.units).flatMap(([id, u]) => unitProblems(c, `units.${id}`, u)),
    ...Object.entries(c.armour).flatMap(([id, a]) => armourProblems(`armour.${id}`, a)),
    ...Object.entries(c.sets).flatMap(([faction, set]) => setProblems(c, pack, faction as Faction, set)),
    ...maps,
    ...(maps.length > 0 ? [] : Object.entries(c.missions).flatMap(([id, m]) => missionProblems(c, pack, id, m))),
    ...gameProblems(c),
  ]
}

/** Two players have something to play: a mission that is for them, and a map with halves. */
function gameProblems(c: Content): PackProblem[] {
  const out: PackProblem[] = []
  if (!Object.values(c.maps).some((map) => map.half > 0)) out.push(at('maps', 'pack.noHalves'))
  if (!Object.values(c.missions).some((m) => !m.table)) out.push(at('missions', 'pack.noTwo'))
  return out
}

function unitProblems(c: Content, path: string, u: UnitSpec): PackProblem[] {
  const out: PackProblem[] = []
  if (!c.armour[u.armour]) out.push(at(`${path}.armour`, 'pack.noArmour', { armour: u.armour }))
  if (u.range[0] > u.range[1]) out.push(at(`${path}.range[1]`, 'pack.range'))
  if (u.blast !== undefined && u.range[0] < 2) out.push(at(`${path}.range[0]`, 'pack.blast'))
  if (u.role !== 'launcher' && u.arm !== ARMS_OF[u.role])
    out.push(at(`${path}.role`, 'pack.role', { role: u.role, arm: ARMS_OF[u.role] }))
  if (path === `units.${c.charts.launcher.kind}` && u.arm !== 'launcher') out.push(at(`${path}.arm`, 'pack.launcher'))
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
    a[line].flatMap((hits, i) => (hits < (a[line][i - 1] ?? 0) ? [at(`${path}.${line}[${i}]`, 'pack.falling')] : [])),
  )
}

/** A set of the box is broken by a unit that takes another role. */
function setProblems(c: Content, pack: Pack, faction: Faction, set: readonly string[]): PackProblem[] {
  return set.flatMap((kind, i) => {
    const unit = c.units[kind]
    const path = `sets.${faction}[${i}]`
    if (!unit) return [at(path, 'pack.noUnit', { unit: kind })]
    const role = ROLES[i] ?? ''
    if (unit.role === role) return []
    return pack.sets[faction]
      ? [at(path, 'pack.setRole', { role })]
      : [at(`units.${kind}.role`, 'pack.boxRole', { role })]
  })
}

function mapProblems(c: Content, path: string, map: MapSpec): PackProblem[] {
  const width = (map.rows[0] ?? '').length
  const ragged = map.rows.findIndex((row) => row.length !== width)
  if (ragged >= 0) return [at(`${path}.rows[${ragged}]`, 'pack.width', { width })]
  if (map.half >= width) return [at(`${path}.half`, 'pack.halfWide')]
  const board = makeBoard('', map, 'full')
  const missing = board.starts.findIndex((hex) => hex < 0)
  if (missing >= 0) return [at(`${path}.rows`, 'pack.noStart', { number: missing + 1 })]
  if (map.rows.join('').replace(/[^1-9abc]/g, '').length > board.starts.length)
    return [at(`${path}.rows`, 'pack.startTwice')]
  if (roomOn(board) < ROOM.full) return [at(`${path}.rows`, 'pack.room', { least: ROOM.full })]
  const { full } = c.charts.goal
  return board.factories.length >= full
    ? halfProblems(c, path, map)
    : [at(`${path}.rows`, 'pack.factories', { goal: full })]
}

/** Hexes for everybody with two sets, on the whole map with the launcher's tokens. */
const ROOM = { full: 64, half: 32 }

const roomOn = (board: Board): number => [...board.terrain].filter((letter) => '.f=#'.includes(letter)).length

/** A half has room, factories and two times three starts of its own. */
function halfProblems(c: Content, path: string, map: MapSpec): PackProblem[] {
  const { half } = c.charts.goal
  if (map.half === 0) return []
  return (['left', 'right'] as const).flatMap((field) => {
    const board = makeBoard('', map, field)
    const starts = board.starts.filter((hex) => hex >= 0).length
    const fits = starts >= 6 && board.factories.length >= half && roomOn(board) >= ROOM.half
    return fits ? [] : [at(`${path}.half`, `pack.half.${field}`, { factories: half, hexes: ROOM.half })]
  })
}

/** What is wrong with a mission of the box is wrong with the map that the pack gives it. */
function missionProblems(c: Content, pack: Pack, id: string, m: MissionSpec): PackProblem[] {
  const path = `missions.${id}`
  const problems = [
    ...tableProblems(path, m),
    ...tokenProblems(path, m),
    ...forceProblems(path, m),
    ...flagProblems(c, path, m),
  ]
  if (Object.hasOwn(pack.missions, id)) return problems
  return problems.map(({ problem }) => ({
    path: `maps.${m.map}.rows`,
    problem: packSay('pack.mission', { mission: id, problem }),
  }))
}

/** A side that may have no unit at all could not begin. */
function forceProblems(path: string, m: MissionSpec): PackProblem[] {
  const bare = SIDES.filter((side) => ROLES.every((role) => m.atMost?.[side]?.[role] === 0))
  return bare.map((side) => at(`${path}.atMost.${side}`, 'pack.noForce'))
}

/** What needs both German seats or the whole map. */
function tableProblems(path: string, m: MissionSpec): PackProblem[] {
  if (m.table) return []
  const fields = (['launcher', 'shore', 'divide', 'tokens'] as const).filter((field) => m[field] !== undefined)
  return fields.map((field) => at(`${path}.${field}`, 'pack.tableOnly'))
}

/** Two times three tokens for a side, none for both. */
function tokenProblems(path: string, m: MissionSpec): PackProblem[] {
  if (!m.tokens) return []
  const { germany, allies } = m.tokens
  const few = SIDES.filter((side) => new Set(m.tokens?.[side]).size < 6)
  if (few.length > 0) return few.map((side) => at(`${path}.tokens.${side}`, 'pack.sixNumbers'))
  return allies.some((n) => germany.includes(n)) ? [at(`${path}.tokens.allies`, 'pack.sharedNumber')] : []
}

function flagProblems(c: Content, path: string, m: MissionSpec): PackProblem[] {
  if (m.map === undefined) return maplessProblems(c, path, m)
  const map = c.maps[m.map]
  if (!map) return [at(`${path}.map`, 'pack.noMap', { map: m.map })]
  if (!m.table && map.half === 0) return [at(`${path}.map`, 'pack.wholeMap')]
  const fields = m.table ? (['full'] as const) : (['left', 'right'] as const)
  const boards = fields.map((field) => makeBoard('', map, field))
  return [
    ...factoryProblems(path, m, Math.min(...boards.map((board) => board.factories.length))),
    ...shoreProblems(path, m, boards),
  ]
}

/** On whatever map: there are as many factories as usually win. */
function maplessProblems(c: Content, path: string, m: MissionSpec): PackProblem[] {
  if (m.flags || m.divide) return [at(`${path}.map`, 'pack.flagsMap')]
  if (m.shore) return [at(`${path}.map`, 'pack.shoreMap')]
  return factoryProblems(path, m, m.table ? c.charts.goal.full : c.charts.goal.half)
}

/** Every factory that is given away is there, and given once; enough for the goal are on the map. */
function factoryProblems(path: string, m: MissionSpec, count: number): PackProblem[] {
  const given = [
    ...Object.entries(m.flags ?? {}).flatMap(([f, ns]) => (ns ?? []).map((n, i) => [`flags.${f}[${i}]`, n] as const)),
    ...(m.divide ?? []).map((n, i) => [`divide[${i}]`, n] as const),
  ]
  const wrong = given.flatMap(([where, n], i) => {
    if (n >= count) return [at(`${path}.${where}`, 'pack.count', { count })]
    return given.findIndex(([, other]) => other === n) < i
      ? [at(`${path}.${where}`, 'pack.givenTwice', { factory: n })]
      : []
  })
  return (m.goal ?? 0) > count ? [...wrong, at(`${path}.goal`, 'pack.count', { count })] : wrong
}

/** M3.4, M3.6 */
function shoreProblems(path: string, m: MissionSpec, boards: readonly Board[]): PackProblem[] {
  if (!m.shore) return []
  if (m.shore.from > m.shore.rounds) return [at(`${path}.shore.from`, 'pack.late')]
  return boards.some((board) => board.shore.length === 0) ? [at(`${path}.shore`, 'pack.noShore')] : []
}
