// Positions drawn as small maps: for lessons, for the rulebook's pictures, and for tests.
import { must, seeded, squareAt } from '@muster/engine'
import type { Content } from '../src/content/types.ts'
import { own, replaced } from '../src/evolve/own.ts'
import { rivetWars } from '../src/game.ts'
import {
  type Army,
  BUNKER,
  type Cloud,
  DUCKBOARDS,
  type Grid,
  MINE,
  OBJECTIVE,
  OFF,
  OPEN_GROUND,
  type Options,
  type Phase,
  type Side,
  type State,
  type Supply,
  TRAP,
  type UnitId,
  WIRE,
} from '../src/state.ts'

const KINDS: Readonly<Record<string, string>> = {
  R: 'rifleman',
  C: 'rocketCycle',
  H: 'hammer',
  O: 'ostrich',
  W: 'wolverine',
  P: 'parman',
  p: 'panzerfaust',
  d: 'dragoon',
  s: 'schlitten',
  t: 'sturmpanzer',
  k: 'konig',
  g: 'tankken',
}

const MARKS: Readonly<Record<string, number>> = { b: BUNKER, o: OBJECTIVE, w: WIRE, t: TRAP, m: MINE }

export interface Details {
  readonly turn?: Side
  readonly phase?: Phase
  readonly round?: number
  readonly mission?: string
  readonly rounds?: number
  readonly seating?: Options['seating']
  readonly starter?: Side
  /** Action! cards in hand, by id; a second one of a name is the second copy. */
  readonly hands?: Partial<Record<Side, readonly string[]>>
  readonly secrets?: Partial<Record<Side, readonly string[]>>
  readonly points?: Partial<Record<Side, number>>
  readonly rivets?: number
  readonly supply?: Partial<Supply>
  /** Grids with gas of the Blight; with a ! it is thin. */
  readonly gas?: readonly string[]
  readonly plugs?: Readonly<Record<string, readonly string[]>>
  readonly hurt?: Readonly<Record<string, number>>
  readonly flags?: Readonly<Record<string, Side>>
  readonly heroes?: readonly string[]
  readonly content?: Content
}

/** What was drawn, and the names in it. */
export interface Drawing {
  readonly options: Options
  readonly state: State
  /** The unit with this letter; `R2` is the second. */
  id(name: string): UnitId
  at(grid: string): Grid
}

/**
 * A drawn battlefield: grids apart by spaces, each its units' letters in target order (capitals for the Allies),
 * `.` for none, then after a colon `=` duckboards, `b o w t m` markers, `A a X x` deployment grids and territory;
 * `--` is off the board.
 */
export function draw(drawn: string, details: Details = {}): Drawing {
  const game = rivetWars(details.content)
  const rows = drawn
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const options: Options = {
    mission: details.mission ?? '3',
    seating: details.seating ?? 'two',
    rounds: details.rounds ?? 0,
    gateTo: 8,
  }
  const state = game.setup(options, seeded('table'))
  const names = lay(state, rows, details)
  arrange(state, details)
  const at = (grid: string): Grid => squareAt(must(rows[0]).length, rows.length, grid)
  const id = (name: string): UnitId => must(names.get(name))
  for (const [name, plugs] of Object.entries(details.plugs ?? {})) own(state, id(name)).plugs = plugs
  for (const [name, damage] of Object.entries(details.hurt ?? {})) own(state, id(name)).damage = damage
  for (const [grid, side] of Object.entries(details.flags ?? {}))
    state.flags = replaced(state.flags, state.field.objectives.indexOf(at(grid)), side)
  state.clouds = (details.gas ?? []).map((grid, i) => cloud(i, at(grid.replace('!', '')), grid.endsWith('!')))
  state.laid = state.clouds.length
  return { options, state, id, at }
}

function cloud(id: number, at: number, thin: boolean): Cloud {
  return { id, side: 'blight', kind: 'tankken', line: 0, at, thin, due: false }
}

/** The cards of the box, as they are numbered. */
export const DECK = [
  'secondWave',
  'scrapDrive',
  'forwardTrench',
  'fieldRepairs',
  'barrage',
  'steadyAim',
  'fireAtWill',
  'doubleTime',
  'sappers',
  'stretcherParty',
  'takeCover',
  'interceptedOrders',
]

const SECRETS = [
  'giantKiller',
  'cutOffTheHead',
  'cleanSweep',
  'behindTheLines',
  'wideFront',
  'standFast',
  'trenchRaid',
  'combinedArms',
  'loneWolf',
  'theCharge',
]

/** Puts the drawn field and its units into the state; the units' names. */
function lay(s: State, rows: readonly (readonly string[])[], details: Details): Map<string, number> {
  const cells = rows.flat().map((cell) => cell.split(':'))
  const has = (i: number, mark: string): boolean => cells[i]?.[1]?.includes(mark) ?? false
  const places = cells.map((_, i) => i)
  const ground = places.map((i) => (cells[i]?.[0] === '--' ? OFF : has(i, '=') ? DUCKBOARDS : OPEN_GROUND))
  const owner = (i: number): Side | null =>
    has(i, 'A') || has(i, 'a') ? 'allies' : has(i, 'X') || has(i, 'x') ? 'blight' : null
  const field = {
    width: must(rows[0]).length,
    height: rows.length,
    ground,
    territory: places.map(owner),
    deployment: { allies: places.filter((i) => has(i, 'A')), blight: places.filter((i) => has(i, 'X')) },
    objectives: places.filter((i) => has(i, 'o')),
    tiles: [],
  }
  Object.assign(s, { field, flags: field.objectives.map(() => null), stacks: places.map(() => []), units: [] })
  s.markers = places.map((i) =>
    Object.entries(MARKS).reduce((bits, [mark, bit]) => (has(i, mark) ? bits | bit : bits), 0),
  )
  const names = new Map<string, number>()
  cells.forEach(([letters], at) => {
    if (letters === '--' || letters === '.') return
    for (const letter of must(letters)) put(s, names, letter, at)
  })
  if (details.starter) Object.assign(s, { starter: details.starter })
  return names
}

function put(s: State, names: Map<string, number>, letter: string, at: number): void {
  const id = s.units.length
  const side: Side = letter === letter.toUpperCase() ? 'allies' : 'blight'
  const fresh = { damage: 0, plugs: [], done: false, assaulted: false, aim: 0, haste: 0, began: true }
  s.units.push({ id, kind: must(KINDS[letter]), side, at, ...fresh })
  s.stacks[at] = [...must(s.stacks[at]), id]
  let n = 1
  while (names.has(n === 1 ? letter : `${letter}${n}`)) n++
  names.set(n === 1 ? letter : `${letter}${n}`, id)
}

function arrange(s: State, details: Details): void {
  s.turn = details.turn ?? 'allies'
  s.phase = details.phase ?? 'combat'
  s.round = details.round ?? 2
  s.question = null
  s.supply = { points: 0, infantry: 0, free: 0, trench: 0, intercepted: false, ...details.supply }
  const all = [...s.deck, ...s.armies.allies.hand, ...s.armies.blight.hand].sort((a, c) => a - c)
  const secrets = SECRETS.map((_, i) => i)
  s.armies = { allies: army(details, 'allies', all, secrets), blight: army(details, 'blight', all, secrets) }
  s.deck = all
  s.discard = []
  s.secretDeck = secrets
  s.secretDiscard = []
}

/** Takes its cards out of what is left. */
function army(details: Details, side: Side, cards: number[], secrets: number[]): Army {
  const hand = (details.hands?.[side] ?? []).map((id) => takeFrom(cards, (c) => DECK[c % 12] === id))
  const missions = (details.secrets?.[side] ?? []).map((id) => takeFrom(secrets, (c) => SECRETS[c] === id))
  const points = details.points?.[side] ?? 0
  const heroes = side === 'allies' ? [...(details.heroes ?? [])] : []
  return { points, rivets: details.rivets ?? 0, hand: hand.sort((a, c) => a - c), secrets: missions, heroes, level: 0 }
}

function takeFrom(from: number[], is: (card: number) => boolean): number {
  return must(from.splice(from.findIndex(is), 1)[0])
}
