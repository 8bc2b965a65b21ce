// What a schema cannot say: names that must exist, maps that can be played.
import type { PackProblem } from '@muster/engine'
import { makeBoard } from '../src/board.ts'
import { type Content, type MapSpec, type MissionSpec, ROLES, type UnitSpec } from '../src/content/content.ts'

const at = (path: string, problem: string): PackProblem => ({ path, problem })

export function problemsOf(c: Content): PackProblem[] {
  return [
    ...Object.entries(c.units).flatMap(([id, u]) => unitProblems(c, `units.${id}`, u)),
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
  return out
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
  return board.factories.length > 0 ? [] : [at(`${path}.rows`, 'there is no factory')]
}

function missionProblems(c: Content, path: string, m: MissionSpec): PackProblem[] {
  if (m.map === undefined) return m.flags || m.divide ? [at(`${path}.map`, 'flags need a map')] : []
  const map = c.maps[m.map]
  if (!map) return [at(`${path}.map`, `there is no map called ${m.map}`)]
  const count = makeBoard('', map, 'full').factories.length
  const numbers = [
    ...Object.entries(m.flags ?? {}).map(([f, ns]) => [`flags.${f}`, ns] as const),
    ['divide', m.divide ?? []] as const,
  ]
  return numbers.flatMap(([where, ns]) =>
    (ns ?? []).flatMap((n, i) => (n < count ? [] : [at(`${path}.${where}[${i}]`, `the map has ${count} factories`)])),
  )
}
