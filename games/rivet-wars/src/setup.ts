import { type Chance, must } from '@muster/engine'
import type { Book } from './book.ts'
import type { MissionSpec } from './content/types.ts'
import {
  type Army,
  type Battlefield,
  BUNKER,
  DUCKBOARDS,
  MINE,
  OBJECTIVE,
  OFF,
  OPEN_GROUND,
  type Options,
  type Side,
  type State,
  TRAP,
  WIRE,
} from './state.ts'

const MARKERS: Readonly<Record<string, number>> = {
  '.': 0,
  '-': 0,
  b: BUNKER,
  o: OBJECTIVE,
  B: BUNKER | OBJECTIVE,
  w: WIRE,
  t: TRAP,
  m: MINE,
}

const OWNERS: Readonly<Record<string, Side | null>> = { A: 'allies', a: 'allies', X: 'blight', x: 'blight' }

/** The state before the first turn begins. */
export function openingState(b: Book, options: Options, chance: Chance): State {
  const mission = must(b.content.missions[options.mission])
  const field = battlefield(b, mission)
  const { rolls, starter } = initiative(mission, chance)
  return {
    options,
    field,
    initiative: rolls,
    starter,
    round: 0,
    turn: starter,
    phase: 'cards',
    markers: markersOf(mission),
    flags: field.objectives.map(() => null),
    units: [],
    stacks: field.ground.map(() => []),
    clouds: [],
    laid: 0,
    armies: { allies: newArmy(), blight: newArmy() },
    deck: b.deck.map((_, card) => card),
    discard: [],
    secretDeck: b.secrets.map((_, card) => card),
    secretDiscard: [],
    supply: { points: 0, infantry: 0, free: 0, trench: 0, intercepted: false },
    active: null,
    begun: false,
    arranged: [],
    strike: null,
    fallen: [],
    question: null,
    kills: [],
    damagers: [],
    result: null,
  }
}

function newArmy(): Army {
  return { points: 0, rivets: 0, hand: [], secrets: [], heroes: [], level: 0 }
}

/** 10.12: one marker in a grid at most, or a bunker with an objective. */
function markersOf(mission: MissionSpec): number[] {
  return cells(mission).map((cell) => must(MARKERS[cell.charAt(1)]))
}

const cells = (mission: MissionSpec): string[] => mission.map.flatMap((row) => row.split(' '))

const laid = new WeakMap<MissionSpec, Battlefield>()

/** 1.1, 1.9, 1.10: tiles of nine grids, their markers and whose ground it is; the same for every match. */
export function battlefield(b: Book, mission: MissionSpec): Battlefield {
  const field = laid.get(mission) ?? lay(b, mission)
  laid.set(mission, field)
  return field
}

function lay(b: Book, mission: MissionSpec): Battlefield {
  const grids = cells(mission)
  const tiles = mission.tiles.map((row) => row.split(' '))
  const width = must(tiles[0]).length * 3
  const where = (mark: string): number[] => grids.flatMap((cell, p) => (cell.startsWith(mark) ? [p] : []))
  return {
    width,
    height: tiles.length * 3,
    ground: grids.map((_, p) => groundAt(b, tiles, p % width, Math.floor(p / width))),
    territory: grids.map((cell) => OWNERS[cell.charAt(0)] ?? null),
    deployment: { allies: where('A'), blight: where('X') },
    objectives: grids.flatMap((cell, p) => (must(MARKERS[cell.charAt(1)]) & OBJECTIVE ? [p] : [])),
    tiles,
  }
}

function groundAt(b: Book, tiles: readonly (readonly string[])[], x: number, y: number): number {
  const name = must(tiles[Math.floor(y / 3)]?.[Math.floor(x / 3)])
  if (name === '--') return OFF
  const face = turned(must(b.content.tiles[name.slice(0, 2)]), Number(name.slice(2)))
  return face[y % 3]?.[x % 3] === '#' ? DUCKBOARDS : OPEN_GROUND
}

/** A tile face after quarter turns clockwise. */
export function turned(face: readonly string[], quarters: number): readonly string[] {
  if (quarters === 0) return face
  const once = [0, 1, 2].map((row) => [0, 1, 2].map((column) => face[2 - column]?.[row]).join(''))
  return turned(once, quarters - 1)
}

/** 2.1, M2.3, M6.2: the higher die goes first, unless the mission says who does. */
function initiative(mission: MissionSpec, chance: Chance): { rolls: number[][]; starter: Side } {
  if (mission.special.first) return { rolls: [], starter: mission.special.first }
  const rolls: number[][] = []
  for (;;) {
    const allies = chance.d6()
    const blight = chance.d6()
    rolls.push([allies, blight])
    if (allies !== blight) return { rolls, starter: allies > blight ? 'allies' : 'blight' }
  }
}
