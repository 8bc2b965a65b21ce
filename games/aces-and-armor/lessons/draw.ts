// Positions drawn as small maps, for lessons, for the rulebook's pictures and for tests: a row of hexes a line,
// odd columns half a hex lower. A cell is a terrain (. f = # ~ ^ X), a unit on open ground, or both ("If").
// Germany has capitals.
import { type OptionValues, optionsFor, seeded } from '@muster/engine'
import { hexNamed, makeBoard } from '../src/board.ts'
import { fresh } from '../src/evolve.ts'
import { acesAndArmor } from '../src/game.ts'
import type { Faction, Options, State, Unit } from '../src/state.ts'

const game = acesAndArmor()

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

export interface Details {
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

/** What was drawn, and the names in it. */
export interface Drawing {
  readonly options: Options
  readonly state: State
  /** The unit of a letter; the second of the same letter is `i2`. */
  id(name: string): number
  hex(name: string): number
  moves(name: string, to: string): { type: 'move'; unit: number; to: number }
  attacks(name: string, target: string): { type: 'attack'; unit: number; target: number }
}

/** A drawn position in the middle of a match: by default four seats, Germany 1 to move in round 5. */
export function draw(drawn: string, setting: Details = {}): Drawing {
  const cells = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const rows = cells.map((line) => line.map(terrainOf).join(''))
  const board = makeBoard('summer', { half: 0, shoreRows: 2, rows }, 'full')
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
  return dressed(options, state, names, setting)
}

const terrainOf = (cell: string): string => (LEGEND[cell[0] as string] ? (cell[1] ?? '.') : (cell[0] as string))

function unitOf(cell: string): Unit | null {
  const made = LEGEND[cell[0] as string]
  return made ? fresh(made[0], made[1]) : null
}

function dressed(options: Options, state: State, names: ReadonlyMap<string, number>, setting: Details): Drawing {
  const { board } = state.table
  const hex = (name: string): number => hexNamed(board, name)
  const id = (name: string): number => names.get(name) ?? -1
  const player = (f: Faction): number => state.players.findIndex((p) => p.factions.includes(f))
  for (const [name, owner] of Object.entries(setting.flags ?? {}))
    state.flags = state.flags.with(board.factories.indexOf(hex(name)), player(owner))
  for (const [name, change] of Object.entries(setting.units ?? {})) Object.assign(state.units[id(name)] as Unit, change)
  for (const [f, coins] of Object.entries(setting.coins ?? {}))
    Object.assign(state.players[player(f as Faction)] ?? {}, { coins })
  state.players = state.players.map((p) => ({ ...p, tokens: [1, 2, 3] }))
  const turn = setting.turn ?? state.players[0]?.factions[0] ?? 'g1'
  Object.assign(state, { turn: player(turn), seat: turn, first: setting.state?.first ?? 0 })
  return {
    options,
    state,
    id,
    hex,
    moves: (name, to) => ({ type: 'move', unit: id(name), to: hex(to) }),
    attacks: (name, target) => ({ type: 'attack', unit: id(name), target: id(target) }),
  }
}

/** A position of a lesson: the United States to move, against Germany 1. */
export const taught = (drawn: string, details: Details = {}): Drawing =>
  draw(drawn, { options: { mode: 'two' }, turn: 'us', state: { first: 1 }, ...details })

/** Twelve dice of which so many hit, whatever the hit number; and red ones. */
export function twelve(hits: number, ...red: readonly number[]): readonly number[] {
  const hitting = [2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 2, 1]
  const missing = [12, 11, 12, 12, 11, 12, 11, 12, 12, 11, 12, 12]
  return [...hitting.map((pips, i) => ((i * 5) % 12 < hits ? pips : (missing[i] ?? 12))), ...red]
}
