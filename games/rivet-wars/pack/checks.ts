import type { PackProblem } from '@muster/engine'
import type { Content, MissionSpec, UnitSpec } from '../src/content/types.ts'
import { SIDES, type Side } from '../src/state.ts'
import type { Pack } from './schema.ts'

const MOST_MARKERS = 6
const MOST_TILES = 5

/** What a schema cannot see: ids that lead nowhere, maps that do not fit their tiles, missions that nobody can win. */
export function problemsOf(content: Content, pack: Pack): PackProblem[] {
  return [
    ...Object.entries(content.units).flatMap(([id, unit]) => unitProblems(`units.${id}`, unit)),
    ...Object.entries(content.missions).flatMap(([id, mission]) =>
      pack.missions && Object.hasOwn(pack.missions, id)
        ? missionProblems(content, `missions.${id}`, mission)
        : missionProblems(content, '', mission).map(({ problem }) => ofTheBox(id, problem)),
    ),
  ]
}

/** What is wrong with a mission of the box comes from the units that the pack gives it. */
const ofTheBox = (id: string, problem: string): PackProblem => ({
  path: 'units',
  problem: `the mission ${id} of the box needs more: ${problem}`,
})

function unitProblems(path: string, unit: UnitSpec): PackProblem[] {
  const plug = unit.type === 'plug'
  const out: PackProblem[] = []
  if (plug !== (unit.squares === 0))
    out.push({ path: `${path}.squares`, problem: 'a plug takes 0 squares, others 1, 2 or 4' })
  if (plug && unit.sockets > 0) out.push({ path: `${path}.sockets`, problem: 'a plug has no sockets of its own' })
  if (!plug && unit.health === 0) out.push({ path: `${path}.health`, problem: 'a unit has at least 1 health' })
  if (!plug && unit.armour === 0)
    out.push({ path: `${path}.armour`, problem: 'a unit has an armour class from 1 to 5' })
  if (unit.hero && unit.count > 1) out.push({ path: `${path}.count`, problem: 'there is one figure of a hero' })
  return out
}

function missionProblems(content: Content, path: string, mission: MissionSpec): PackProblem[] {
  return [
    ...tileProblems(content, path, mission),
    ...mapProblems(path, mission),
    ...kindProblems(content, `${path}.special`, mission),
    ...garrisonProblems(content, `${path}.special.garrison`, mission),
    ...supplyProblems(content, `${path}.points`, mission),
    ...scoreProblems(`${path}.map`, mission),
  ]
}

/** 4.1: each side can bring something on the board that gets about. */
function supplyProblems({ units }: Content, path: string, mission: MissionSpec): PackProblem[] {
  const isOffered = (side: Side, { points, rivets, type, move }: UnitSpec): boolean => {
    const extra = type === 'infantry' ? (mission.special.infantryPoints ?? 0) : 0
    const isPaid = points <= mission.points[side] + extra && (rivets === 0 || mission.rivets[side] > 0)
    return type !== 'plug' && move > 0 && isPaid
  }
  const idle = SIDES.filter((side) => !Object.values(units).some((u) => u.side === side && isOffered(side, u)))
  return idle.map((side) => ({ path: `${path}.${side}`, problem: 'no unit that moves is to be had for this' }))
}

/** 12.1: there is something to score with. */
function scoreProblems(path: string, { map, special }: MissionSpec): PackProblem[] {
  const isScored = objectivesOn(map) > 0 || special.roundPoints || !special.noSecrets
  return isScored
    ? []
    : [{ path, problem: 'nobody can score: no objective, no Secret Missions, no points for a round' }]
}

const objectivesOn = (map: readonly string[]): number => map.join(' ').match(/[oB](?= |$)/g)?.length ?? 0

function tileProblems(content: Content, path: string, mission: MissionSpec): PackProblem[] {
  const rows = mission.tiles.map((row) => row.split(' '))
  const width = rows[0]?.length ?? 0
  return rows.flatMap((row, y) => [
    ...(row.length <= MOST_TILES
      ? []
      : [{ path: `${path}.tiles[${y}]`, problem: `this row has ${row.length} tiles, the most is ${MOST_TILES}` }]),
    ...(row.length === width
      ? []
      : [{ path: `${path}.tiles[${y}]`, problem: `this row has ${row.length} tiles, the first ${width}` }]),
    ...row
      .filter((tile) => tile !== '--' && !(tile.slice(0, 2) in content.tiles))
      .map((tile) => ({ path: `${path}.tiles[${y}]`, problem: `there is no tile face ${tile.slice(0, 2)}` })),
  ])
}

function mapProblems(path: string, mission: MissionSpec): PackProblem[] {
  const tiles = mission.tiles.map((row) => row.split(' '))
  const rows = mission.map.map((row) => row.split(' '))
  if (rows.length !== tiles.length * 3)
    return [{ path: `${path}.map`, problem: `${tiles.length} rows of tiles make ${tiles.length * 3} rows of grids` }]
  const shape = rows.flatMap((row, y) => rowProblems(`${path}.map[${y}]`, row, tiles[Math.floor(y / 3)] ?? []))
  return shape.length > 0 ? shape : [...contentProblems(path, rows.flat()), ...islandProblems(path, rows)]
}

/** From any grid there is a way to every other. */
function islandProblems(path: string, rows: readonly (readonly string[])[]): PackProblem[] {
  const isOn = (x: number, y: number): boolean => (rows[y]?.[x] ?? '--') !== '--'
  const all = rows.flatMap((row, y) => row.flatMap((_, x) => (isOn(x, y) ? [`${x} ${y}`] : [])))
  const reached = new Set(all.slice(0, 1))
  for (const grid of reached) {
    const [x = 0, y = 0] = grid.split(' ').map(Number)
    for (const [dx, dy] of STEPS) if (isOn(x + dx, y + dy)) reached.add(`${x + dx} ${y + dy}`)
  }
  return reached.size < all.length ? [{ path: `${path}.tiles`, problem: 'some tiles are cut off from the others' }] : []
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

function rowProblems(path: string, row: readonly string[], tiles: readonly string[]): PackProblem[] {
  if (row.length !== tiles.length * 3)
    return [{ path, problem: `this row has ${row.length} grids, its tiles have ${tiles.length * 3}` }]
  const stray = row.findIndex((cell, x) => (cell === '--') !== (tiles[Math.floor(x / 3)] === '--'))
  const dirty = row.find((cell) => /^[AX][^.]/.test(cell))
  return [
    ...(stray >= 0 ? [{ path, problem: `grid ${stray + 1} does not agree with its tile: -- is off the board` }] : []),
    ...(dirty ? [{ path, problem: `${dirty}: no marker lies on a deployment grid` }] : []),
  ]
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['objectives', /[oB]$/],
  ['bunkers', /[bB]$/],
  ['wires', /w$/],
  ['tank traps', /t$/],
  ['minefields', /m$/],
]

function contentProblems(path: string, cells: readonly string[]): PackProblem[] {
  const many = KINDS.filter(([, mark]) => cells.filter((cell) => mark.test(cell)).length > MOST_MARKERS)
  const homeless = [
    { mark: 'A', side: 'Allies' },
    { mark: 'X', side: 'Blight' },
  ].filter(({ mark }) => !cells.some((cell) => cell.startsWith(mark)))
  return [
    ...many.map(([what]) => ({ path: `${path}.map`, problem: `more than ${MOST_MARKERS} ${what}` })),
    ...homeless.map(({ side }) => ({ path: `${path}.map`, problem: `no deployment grid for the ${side}` })),
  ]
}

/** 1.11: a figure for each objective. */
function garrisonProblems(content: Content, path: string, { map, special }: MissionSpec): PackProblem[] {
  const count = content.units[special.garrison ?? '']?.count
  const objectives = objectivesOn(map)
  return count !== undefined && objectives > count
    ? [{ path, problem: `${objectives} objectives, but ${count} of ${special.garrison}` }]
    : []
}

function kindProblems(content: Content, path: string, { special }: MissionSpec): PackProblem[] {
  const named = [
    { path: `${path}.garrison`, kind: special.garrison, side: undefined },
    { path: `${path}.drop.kind`, kind: special.drop?.kind, side: special.drop?.side },
    { path: `${path}.freeKind.allies`, kind: special.freeKind?.allies, side: 'allies' },
    { path: `${path}.freeKind.blight`, kind: special.freeKind?.blight, side: 'blight' },
  ]
  const lost = named.flatMap(({ path: at, kind, side }) => {
    if (kind === undefined) return []
    const unit = Object.hasOwn(content.units, kind) ? content.units[kind] : undefined
    if (!unit) return [{ path: at, problem: `there is no unit ${kind}` }]
    if (side && unit.side !== side) return [{ path: at, problem: `${kind} is no unit of the ${side}` }]
    return unit.type === 'infantry' && !unit.hero ? [] : [{ path: at, problem: `${kind} is no plain infantry` }]
  })
  const free = special.levels?.some((level) => level.free) && !special.freeKind
  return free
    ? [...lost, { path: `${path}.freeKind`, problem: 'a level with free infantry needs to know which' }]
    : lost
}
