// Scenes drawn as small maps: `A2` is soldier 2 of the first seat, `b4` number 4 of the second, `@` a planet, `*` a grenade.
import { chooseOptions, type OptionValues, seeded } from '@muster/engine'
import { rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import {
  type Action,
  type Changing,
  type Event,
  type Grenade,
  type Heading,
  type Hex,
  RULEBOOK,
  type Seat,
  type Soldier,
  type SoldierId,
  type State,
  type Wravity,
  wravity,
} from '../src/index.ts'
import { fullDeck } from '../src/setup.ts'

export const game = wravity()
export const rule = rulesOf('wravity', RULEBOOK)
export const book = makeBook(BOX)
const hall = book.boards['hall']
if (!hall) throw new Error('no hall')
export const board = hall

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

export interface Table extends Scene<Wravity> {
  soldier(name: string): Changing<Soldier>
  id(name: string): SoldierId
}

export function opening(options: OptionValues = {}): State {
  const chosen = chooseOptions(game.options, options)
  if (!chosen.ok) throw new Error(chosen.why.key)
  return game.setup(chosen.options, seeded(7))
}

/** A battle under way: everyone outside but those on the map, nobody with a card. */
export function table(map: string, details: Record<string, Partial<Soldier>> = {}, more: More = {}): Table {
  const start = withRosters(opening(more.options))
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
  const id = (name: string): SoldierId => idOf(state, name)
  for (const { token, at } of tokens(map, more.at ?? [-3, 0])) put(state, token, at, more)
  for (const [name, detail] of Object.entries(details)) Object.assign(soldierOf(state, name), detail)
  const made = scene(game, state)
  return { ...made, id, soldier: (name) => soldierOf(state, name) }
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
      s.soldiers.push(newcomer(s, seat, squad, number, rank(number)))
    }
  }
  return s
}

function newcomer(s: State, seat: number, squad: string, number: number, rank: string): Soldier {
  const [model] = opening().soldiers
  if (!model) throw new Error('no soldiers')
  return { ...model, seat, side: s.sides[seat] ?? 0, squad, number, rank }
}

function idOf(s: State, name: string): SoldierId {
  const seat = name.toUpperCase().charCodeAt(0) - 65
  const id = s.soldiers.findIndex((u) => u.seat === seat && u.number === Number(name.slice(1)))
  if (id < 0) throw new Error(`there is no ${name}`)
  return id
}

function soldierOf(s: State, name: string): Changing<Soldier> {
  const u = s.soldiers[idOf(s, name)]
  if (!u) throw new Error(`there is no ${name}`)
  return u
}

function put(s: State, token: string, at: number, more: More): void {
  if (token === '@') {
    const planet = s.planets.find((p) => p.at < 0)
    if (planet) planet.at = at
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

export const P1: Seat = 'p1'
export const P2: Seat = 'p2'

type Of<K extends Action['type']> = Extract<Action, { type: K }>

/** Actions, by the names on the map. */
export const does = {
  fly: (t: Table, name: string, steps: number): Of<'fly'> => ({ type: 'fly', soldier: t.id(name), steps }),
  grab: (t: Table, name: string): Of<'grab'> => ({ type: 'grab', soldier: t.id(name) }),
  enter: (t: Table, name: string): Of<'enter'> => ({ type: 'enter', soldier: t.id(name) }),
  walk: (t: Table, name: string, to: Hex): Of<'walk'> => ({ type: 'walk', soldier: t.id(name), to }),
  impulse: (t: Table, name: string, heading: Heading, force: number): Of<'impulse'> => ({
    type: 'impulse',
    soldier: t.id(name),
    heading,
    force,
  }),
  pushOff: (t: Table, name: string, heading: Heading, force: number): Of<'pushOff'> => ({
    type: 'pushOff',
    soldier: t.id(name),
    heading,
    force,
  }),
  push: (t: Table, name: string, target: string, heading: Heading, force: number): Of<'push'> => ({
    type: 'push',
    soldier: t.id(name),
    target: t.id(target),
    force,
    heading,
  }),
  brake: (t: Table, name: string, target: string, heading: Heading, force: number): Of<'brake'> => ({
    type: 'brake',
    soldier: t.id(name),
    target: t.id(target),
    force,
    heading,
  }),
  shoot: (t: Table, name: string, target: string, card: string | null = null): Of<'shoot'> => ({
    type: 'shoot',
    soldier: t.id(name),
    at: t.soldier(target).at,
    card,
  }),
  concentrate: (t: Table, name: string): Of<'concentrate'> => ({ type: 'concentrate', soldier: t.id(name) }),
  cable: (t: Table, name: string, force: number): Of<'cable'> => ({
    type: 'cable',
    soldier: t.id(name),
    card: 'cable',
    force,
  }),
  hook: (t: Table, name: string, heading: Heading): Of<'hook'> => ({
    type: 'hook',
    soldier: t.id(name),
    card: 'hook',
    heading,
  }),
  grenade: (t: Table, name: string, side: Heading, heading: Heading, force: number): Of<'throwGrenade'> => ({
    type: 'throwGrenade',
    soldier: t.id(name),
    card: 'grenade',
    side,
    heading,
    force,
  }),
  revive: (t: Table, name: string, target: string): Of<'revive'> => ({
    type: 'revive',
    soldier: t.id(name),
    card: 'lazarus',
    target: t.id(target),
  }),
  look: (t: Table, name: string, planet: number): Of<'look'> => ({ type: 'look', soldier: t.id(name), planet }),
  axis: (heading: Heading): Of<'chooseAxis'> => ({ type: 'chooseAxis', heading }),
  luck: { type: 'tryLuck', card: 'luck' } as const,
  repel: { type: 'repel', card: 'shield' } as const,
  pass: { type: 'pass' } as const,
  endTurn: { type: 'endTurn' } as const,
}

/** The events of a kind, to look at one by one. */
export function eventsOf<K extends Event['type']>(events: readonly Event[], type: K): Extract<Event, { type: K }>[] {
  return events.filter((e): e is Extract<Event, { type: K }> => e.type === type)
}
