import { type Figures, type Message, type PackProblem, say } from '@muster/engine'
import { packSay } from '@muster/packs'
import type { Content, MissionSpec, UnitSpec } from '../src/content/types.ts'
import { SIDES, type Side } from '../src/state.ts'
import type { Pack } from './schema.ts'
import type { OwnKey } from './texts/index.ts'

const at = (path: string, key: OwnKey, args?: Figures): PackProblem => ({ path, problem: say(key, args) })

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
const ofTheBox = (mission: string, problem: Message): PackProblem => ({
  path: 'units',
  problem: packSay('pack.mission', { mission, problem }),
})

function unitProblems(path: string, unit: UnitSpec): PackProblem[] {
  const plug = unit.type === 'plug'
  const out: PackProblem[] = []
  if (plug !== (unit.squares === 0)) out.push(at(`${path}.squares`, 'pack.plugSquares'))
  if (plug && unit.sockets > 0) out.push(at(`${path}.sockets`, 'pack.plugSockets'))
  if (!plug && unit.health === 0) out.push(at(`${path}.health`, 'pack.noHealth'))
  if (!plug && unit.armour === 0) out.push(at(`${path}.armour`, 'pack.noArmour'))
  if (unit.hero && unit.count > 1) out.push(at(`${path}.count`, 'pack.oneHero'))
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
  return idle.map((side) => at(`${path}.${side}`, 'pack.supply'))
}

/** 12.1: there is something to score with. */
function scoreProblems(path: string, { map, special }: MissionSpec): PackProblem[] {
  const isScored = objectivesOn(map) > 0 || special.roundPoints || !special.noSecrets
  return isScored ? [] : [at(path, 'pack.noScore')]
}

const objectivesOn = (map: readonly string[]): number => map.join(' ').match(/[oB](?= |$)/g)?.length ?? 0

function tileProblems(content: Content, path: string, mission: MissionSpec): PackProblem[] {
  const rows = mission.tiles.map((row) => row.split(' '))
  const width = rows[0]?.length ?? 0
  return rows.flatMap((row, y) => [
    ...(row.length <= MOST_TILES
      ? []
      : [at(`${path}.tiles[${y}]`, 'pack.tilesMost', { tiles: row.length, most: MOST_TILES })]),
    ...(row.length === width
      ? []
      : [at(`${path}.tiles[${y}]`, 'pack.tilesWidth', { tiles: row.length, first: width })]),
    ...row
      .filter((tile) => tile !== '--' && !(tile.slice(0, 2) in content.tiles))
      .map((tile) => at(`${path}.tiles[${y}]`, 'pack.noTile', { tile: tile.slice(0, 2) })),
  ])
}

function mapProblems(path: string, mission: MissionSpec): PackProblem[] {
  const tiles = mission.tiles.map((row) => row.split(' '))
  const rows = mission.map.map((row) => row.split(' '))
  if (rows.length !== tiles.length * 3)
    return [at(`${path}.map`, 'pack.gridRows', { tiles: tiles.length, rows: tiles.length * 3 })]
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
  return reached.size < all.length ? [at(`${path}.tiles`, 'pack.cutOff')] : []
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

function rowProblems(path: string, row: readonly string[], tiles: readonly string[]): PackProblem[] {
  if (row.length !== tiles.length * 3)
    return [at(path, 'pack.gridsWidth', { grids: row.length, wanted: tiles.length * 3 })]
  const stray = row.findIndex((cell, x) => (cell === '--') !== (tiles[Math.floor(x / 3)] === '--'))
  const dirty = row.find((cell) => /^[AX][^.]/.test(cell))
  return [
    ...(stray >= 0 ? [at(path, 'pack.strayGrid', { grid: stray + 1 })] : []),
    ...(dirty ? [at(path, 'pack.markerOnGate', { grid: dirty })] : []),
  ]
}

const KINDS = [
  ['objectives', /[oB]$/],
  ['bunkers', /[bB]$/],
  ['wires', /w$/],
  ['traps', /t$/],
  ['mines', /m$/],
] as const

function contentProblems(path: string, cells: readonly string[]): PackProblem[] {
  const many = KINDS.filter(([, mark]) => cells.filter((cell) => mark.test(cell)).length > MOST_MARKERS)
  const homeless = [
    { mark: 'A', side: 'allies' as const },
    { mark: 'X', side: 'blight' as const },
  ].filter(({ mark }) => !cells.some((cell) => cell.startsWith(mark)))
  return [
    ...many.map(([what]) => at(`${path}.map`, `pack.many.${what}`, { most: MOST_MARKERS })),
    ...homeless.map(({ side }) => at(`${path}.map`, `pack.noGate.${side}`)),
  ]
}

/** 1.11: a figure for each objective. */
function garrisonProblems(content: Content, path: string, { map, special }: MissionSpec): PackProblem[] {
  const count = content.units[special.garrison ?? '']?.count
  const objectives = objectivesOn(map)
  return count !== undefined && objectives > count
    ? [at(path, 'pack.garrison', { objectives, count, unit: special.garrison ?? '' })]
    : []
}

function kindProblems(content: Content, path: string, { special }: MissionSpec): PackProblem[] {
  const named = [
    { path: `${path}.garrison`, kind: special.garrison, side: undefined },
    { path: `${path}.drop.kind`, kind: special.drop?.kind, side: special.drop?.side },
    { path: `${path}.freeKind.allies`, kind: special.freeKind?.allies, side: 'allies' },
    { path: `${path}.freeKind.blight`, kind: special.freeKind?.blight, side: 'blight' },
  ]
  const lost = named.flatMap(({ path: place, kind, side }) => {
    if (kind === undefined) return []
    const unit = Object.hasOwn(content.units, kind) ? content.units[kind] : undefined
    if (!unit) return [at(place, 'pack.noUnit', { unit: kind })]
    if (side && unit.side !== side) return [at(place, 'pack.otherSide', { unit: kind, side })]
    return unit.type === 'infantry' && !unit.hero ? [] : [at(place, 'pack.notPlain', { unit: kind })]
  })
  const free = special.levels?.some((level) => level.free) && !special.freeKind
  return free ? [...lost, at(`${path}.freeKind`, 'pack.freeKind')] : lost
}
