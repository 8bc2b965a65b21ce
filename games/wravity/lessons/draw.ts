// Positions drawn as small maps, or laid hex by hex: for lessons, for the rulebook's pictures, and for tests.
import { must, type OptionValues, optionsFor, seeded } from '@muster/engine'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import { wravity } from '../src/game.ts'
import { fullDeck } from '../src/setup.ts'
import type { Changing, Grenade, Heading, Hex, Options, Soldier, SoldierId, State } from '../src/state.ts'

const book = makeBook(BOX)
const game = wravity()
const board = must(book.boards['hall'])

export const hex = (q: number, r: number): Hex => board.grid.at(q, r)

export interface More {
  readonly options?: OptionValues
  /** Where the first letter of the map lies; the middle of the room without it. */
  readonly at?: readonly [q: number, r: number]
  readonly turn?: number
  readonly hands?: readonly (readonly string[])[]
  readonly deck?: readonly string[]
  readonly grenade?: Partial<Grenade>
  readonly values?: readonly number[]
  readonly state?: Partial<State>
}

/** What was drawn, and the names in it: `A2` is soldier 2 of the first seat, `b4` number 4 of the second. */
export interface Drawing {
  readonly options: Options
  readonly state: State
  id(name: string): SoldierId
  soldier(name: string): Changing<Soldier>
}

/** A battle under way: everyone outside but those on the map (`@` is a planet, `*` a grenade), nobody with a card. */
export function draw(map: string, details: Record<string, Partial<Soldier>> = {}, more: More = {}): Drawing {
  const options = optionsFor<Options>(game, more.options ?? {})
  const start = withRosters(game.setup(options, seeded(7)))
  const n = start.sides.length
  const state: State = {
    ...start,
    first: 0,
    phase: 'battle',
    turn: more.turn ?? n,
    hands: Array.from({ length: n }, (_, i) => [...(more.hands?.[i] ?? [])]),
    deck: [...(more.deck ?? fullDeck(book))],
    planets: start.planets.map((p, i) => ({ at: -1, value: more.values?.[i] ?? p.value, seen: [] })),
    ...more.state,
  }
  for (const { token, at } of tokens(map, more.at ?? [-3, 0])) put(state, token, at, more)
  return drawing(options, state, details)
}

function drawing(options: Options, state: State, details: Record<string, Partial<Soldier>>): Drawing {
  for (const [name, detail] of Object.entries(details)) Object.assign(soldierOf(state, name), detail)
  return { options, state, id: (name) => idOf(state, name), soldier: (name) => soldierOf(state, name) }
}

/** Where somebody is, and how it flies. */
type Laid = readonly [q: number, r: number, speed?: number, heading?: Heading] | 'outside'

/** A battle of only these; who has fewer soldiers gets others, who wait outside. */
export function lay(
  soldiers: Readonly<Record<string, Laid>>,
  planets: readonly (readonly [number, number])[],
): Drawing {
  const { options, state } = draw('')
  const names = Object.keys(soldiers)
  const most = Math.max(...['A', 'B'].map((seat) => names.filter((name) => name[0] === seat).length))
  const kept = ['A', 'B'].flatMap((seat) => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${seat}${n}`)
    const laid = all.filter((name) => name in soldiers)
    const spare = all.filter((name) => !(name in soldiers)).slice(0, most - laid.length)
    return [...laid, ...spare].sort().map((name) => soldierOf(state, name))
  })
  state.soldiers = kept
  state.planets = state.planets.map((planet, i) => ({ ...planet, at: planets[i] ? hex(...planets[i]) : planet.at }))
  const details = Object.entries(soldiers).map(([name, where]): [string, Partial<Soldier>] => {
    if (where === 'outside') return [name, {}]
    const [q, r, speed = 0, heading = 0] = where
    return [name, { at: hex(q, r), entered: 1, speed, heading }]
  })
  return drawing(options, state, Object.fromEntries(details))
}

/** A room in which the first seat is to lay the next planet; these lie already. */
export function beforePlanets(planets: readonly (readonly [number, number])[]): Drawing {
  const options = optionsFor<Options>(game, {})
  const state = { ...game.setup(options, seeded(7)), first: 0 }
  state.planets = state.planets.map((planet, i) => {
    const at = planets[i]
    return at ? { ...planet, at: hex(...at) } : planet
  })
  return drawing(options, state, {})
}

/** Where rosters are smaller, everyone takes the first numbers. */
function withRosters(s: State): State {
  for (const seat of [0, 1, 2, 3, 4, 5].slice(0, s.sides.length)) {
    const rank = (number: number): string => BOX.squads['fire']?.find((x) => x.number === number)?.rank ?? ''
    if (s.phase !== 'enlist') break
    const squads = s.squads[seat] ?? []
    const before = s.sides.slice(0, seat).filter((side) => side === s.sides[seat]).length
    const shared = s.squads.some((other, i) => i !== seat && other[0] === squads[0])
    const from = shared ? before * s.size : 0
    for (let i = 0; i < s.size; i++) {
      const number = from + i + 1 > 8 ? from + i - 7 : from + i + 1
      const squad = squads[from + i + 1 > 8 ? 1 : 0] ?? ''
      s.soldiers = [...s.soldiers, newcomer(s, seat, squad, number, rank(number))]
    }
  }
  return s
}

function newcomer(s: State, seat: number, squad: string, number: number, rank: string): Soldier {
  const model = must(game.setup(optionsFor<Options>(game, {}), seeded(7)).soldiers[0])
  return { ...model, seat, side: s.sides[seat] ?? 0, squad, number, rank }
}

function idOf(s: State, name: string): SoldierId {
  const seat = name.toUpperCase().charCodeAt(0) - 65
  const id = s.soldiers.findIndex((u) => u.seat === seat && u.number === Number(name.slice(1)))
  if (id < 0) throw new Error(`there is no ${name}`)
  return id
}

/** A copy in its place, to be changed: the rules take a soldier, or a list, that they have seen for the same. */
function soldierOf(s: State, name: string): Changing<Soldier> {
  const id = idOf(s, name)
  const u = { ...must(s.soldiers[id]) }
  s.soldiers = s.soldiers.with(id, u)
  return u
}

function put(s: State, token: string, at: number, more: More): void {
  if (token === '@') {
    const i = s.planets.findIndex((p) => p.at < 0)
    if (i >= 0) s.planets = s.planets.with(i, { ...must(s.planets[i]), at })
  } else if (token === '*') {
    s.grenades.push({ at, heading: 1, speed: 2, reach: 2, moved: false, until: -1, ...more.grenade })
  } else if (token !== '.') {
    Object.assign(soldierOf(s, token), { at, entered: 1 })
  }
}

/** Hexes in their order; a row that begins a letter farther right begins half a hex farther right. */
function tokens(map: string, [q0, r0]: readonly [number, number]): { token: string; at: number }[] {
  const lines = map.split('\n').filter((line) => line.trim() !== '')
  const indent = (line: string): number => line.search(/\S/) - (lines[0]?.search(/\S/) ?? 0)
  return lines.flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .map((token, i) => {
        const at = hex(q0 + (indent(line) - row) / 2 + i, r0 + row)
        if (at < 0) throw new Error(`${token} lies outside the room`)
        return { token, at }
      }),
  )
}

/** Where the planets of a lesson lie, unless it says otherwise. */
export const PLANETS: readonly (readonly [number, number])[] = [
  [3, -4],
  [-2, 1],
]
