// Scenes drawn as small maps: a row of hexes a line, odd columns half a hex lower.
// A cell is a terrain (. f = # ~ ^ X), a unit on open ground, or both ("If"). Germany has capitals.
import { type OptionValues, optionsFor, seeded } from '@muster/engine'
import { rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { hexNamed, makeBoard } from '../src/board.ts'
import { fresh } from '../src/evolve.ts'
import {
  type AcesAndArmor,
  acesAndArmor,
  BOX,
  type Faction,
  type Options,
  RULEBOOK,
  type State,
  type Unit,
} from '../src/index.ts'

export const game = acesAndArmor()
export const rule = rulesOf('aces-and-armor', RULEBOOK)

const LEGEND: Readonly<Record<string, readonly [Faction, string]>> = {
  I: ['g1', 'regular-infantry'],
  M: ['g1', 'mobile-infantry'],
  T: ['g1', 'tiger'],
  P: ['g1', 'pak-40'],
  J: ['g1', 'me-262'],
  U: ['g1', 'ju-87'],
  R: ['g2', 'regular-infantry'],
  C: ['g2', 'mechanized-infantry'],
  N: ['g2', 'panther'],
  K: ['g2', 'flak-88'],
  Q: ['g2', 'bf-109'],
  W: ['g2', 'ju-88'],
  i: ['us', 'regular-infantry'],
  m: ['us', 'mobile-infantry'],
  t: ['us', 'sherman'],
  h: ['us', 'howitzer'],
  p: ['us', 'p-51'],
  b: ['us', 'b-17'],
  r: ['su', 'regular-infantry'],
  c: ['su', 'mobile-infantry'],
  n: ['su', 't-34'],
  k: ['su', 'katyusha'],
  q: ['su', 'yak-9'],
  w: ['su', 'il-2'],
  V: ['g1', 'v2-launcher'],
}

export interface Setting {
  readonly options?: OptionValues
  readonly turn?: Faction
  readonly phase?: State['phase']
  readonly round?: number
  /** Whose flag flies where, by the name of the hex. */
  readonly flags?: Readonly<Record<string, Faction>>
  readonly coins?: Readonly<Partial<Record<Faction, number>>>
  readonly units?: Readonly<Record<string, Partial<Unit>>>
  readonly state?: Partial<State>
}

export interface Table extends Scene<AcesAndArmor> {
  /** The unit of a letter; the second of the same letter is `i2`. */
  id(name: string): number
  unit(name: string): Unit
  hex(name: string): number
  /** Where a unit stands, by name of the hex. */
  moves(name: string, to: string): { type: 'move'; unit: number; to: number }
  attacks(name: string, target: string): { type: 'attack'; unit: number; target: number }
}

/** A drawn position in the middle of a match: by default four seats, Germany 1 to move in round 5. */
export function table(drawn: string, setting: Setting = {}): Table {
  const cells = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const rows = cells.map((line) => line.map(terrainOf).join(''))
  const board = makeBoard('drawn', { half: 0, shoreRows: 2, rows }, 'full')
  const options = optionsFor<Options>(game, { mode: 'four', ...setting.options })
  const opening = game.setup(options, seeded(1))
  const names = new Map<string, number>()
  const units = cells.flat().flatMap((cell, hex) => {
    const made = unitOf(cell)
    return made ? [{ name: cell[0] as string, unit: { ...made, at: hex } }] : []
  })
  units.forEach(({ name }, id) => {
    const same = [...names.keys()].filter((key) => key[0] === name).length
    names.set(same === 0 ? name : `${name}${same + 1}`, id)
  })
  const state: State = {
    ...opening,
    table: { ...opening.table, board },
    units: units.map(({ unit }) => unit),
    flags: board.factories.map(() => -1),
    phase: setting.phase ?? 'move',
    round: setting.round ?? 5,
    pools: [[]],
    ...setting.state,
  }
  return dressed(state, names, setting)
}

const terrainOf = (cell: string): string => (LEGEND[cell[0] as string] ? (cell[1] ?? '.') : (cell[0] as string))

function unitOf(cell: string): Unit | null {
  const made = LEGEND[cell[0] as string]
  return made ? fresh(made[0], made[1]) : null
}

function dressed(state: State, names: ReadonlyMap<string, number>, setting: Setting): Table {
  const { board } = state.table
  const hex = (name: string): number => hexNamed(board, name)
  const id = (name: string): number => names.get(name) ?? -1
  const player = (f: Faction): number => state.players.findIndex((p) => p.factions.includes(f))
  for (const [name, owner] of Object.entries(setting.flags ?? {}))
    state.flags[board.factories.indexOf(hex(name))] = player(owner)
  for (const [name, change] of Object.entries(setting.units ?? {})) Object.assign(state.units[id(name)] as Unit, change)
  for (const [f, coins] of Object.entries(setting.coins ?? {}))
    Object.assign(state.players[player(f as Faction)] ?? {}, { coins })
  for (const p of state.players) p.tokens = [1, 2, 3]
  const turn = setting.turn ?? state.players[0]?.factions[0] ?? 'g1'
  Object.assign(state, { turn: player(turn), seat: turn, first: setting.state?.first ?? 0 })
  return {
    ...scene(game, state),
    id,
    hex,
    unit: (name) => state.units[id(name)] as Unit,
    moves: (name, to) => ({ type: 'move', unit: id(name), to: hex(to) }),
    attacks: (name, target) => ({ type: 'attack', unit: id(name), target: id(target) }),
  }
}

/** A match as it opens. */
export function opening(options: OptionValues = {}, seed: number | string = 1): Scene<AcesAndArmor> {
  const chosen = optionsFor<Options>(game, options)
  return scene(game, game.setup(chosen, seeded(seed)))
}

/** The half points of a type: its speed is not the rulebook's, and may be tuned. */
export const pointsOf = (kind: string): number => 2 * (BOX.units[kind]?.speed ?? 0)

/** Dice that hit (1) or miss (12). */
export const hit = (n: number): number[] => Array.from({ length: n }, () => 1)
export const miss = (n: number): number[] => Array.from({ length: n }, () => 12)
