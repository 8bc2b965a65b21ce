// Whatever a match makes fits its shape, and whatever is bent does not.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  act,
  type Chance,
  fold,
  type Game,
  isAction,
  type MatchRecord,
  must,
  offers,
  type Shape,
  seeded,
} from '@muster/engine'
import { type Start, startsOf } from '@muster/engine/testkit'
import { describe, expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { type Action, type Event, type State, type View, type Wravity, wravity } from '../src/index.ts'
import { eventShapes } from '../src/shapes/event.ts'
import { vocabularyOf } from '../src/shapes/vocabulary.ts'
import { SEATS } from '../src/state.ts'
import { book, game } from './table.ts'

const VIEWERS = [...SEATS, 'spectator'] as const

/** What is seen in a match, as it comes out of a file. */
interface Samples {
  readonly states: State[]
  readonly views: View[]
  readonly events: Event[]
  readonly actions: Action[]
}

const reread = <X>(x: X): X => JSON.parse(JSON.stringify(x))

/** The rare kinds as often as the others, and turns hardly ever ended while there is something else to do. */
function anyKind(all: readonly Action[], chance: Chance): Action {
  const kinds = [...new Set(all.map((a) => a.type))]
  const busy = kinds.filter((kind) => kind !== 'endTurn' && kind !== 'pass')
  const kind = chance.pick(chance.below(8) > 0 && busy.length > 0 ? busy : kinds)
  return chance.pick(all.filter((a) => a.type === kind))
}

/** A match, with everything in it put on the lists. */
function played(by: Game<Wravity>, { options }: Start<Wravity>, chance: Chance, into: Samples): void {
  const state = by.setup(options, chance)
  const viewers = VIEWERS.filter((_, i) => i >= SEATS.length || i < state.sides.length)
  for (;;) {
    into.states.push(reread(state))
    into.views.push(...viewers.map((viewer) => reread(by.view(state, viewer))))
    const asked = by.toAct(state)
    if (asked.length === 0) return
    const seat = chance.pick(asked)
    const action = anyKind(offers(by, state, seat), chance)
    const acted = act(by, state, seat, action, chance)
    if (!acted.ok) throw new Error(acted.why.key)
    into.actions.push(reread(action))
    const deed = { seat, action, events: acted.events }
    into.events.push(...reread(acted.events), ...viewers.flatMap((v) => reread(by.redact(deed, v).events)))
  }
}

const nothing = (): Samples => ({ states: [], views: [], events: [], actions: [] })

function samplesOf(of: Game<Wravity>, starts: readonly Start<Wravity>[], each: number): Samples {
  const into = nothing()
  for (const start of starts)
    for (let seed = 0; seed < each; seed++) played(of, start, seeded(`shapes/${start.label}/${seed}`), into)
  return into
}

const within = (of: unknown, by: Game<Wravity> = game) => ({ places: by.shapes.places(of), rules: 1 })

/** Where the first few that do not fit are wrong. */
function misfits<X>(shape: Shape<X>, all: readonly X[], places: number): string[] {
  const wrong = all.flatMap((x) => {
    const path = shape.misfit(x, { places, rules: 1 })
    return path === null ? [] : [`${path} of ${JSON.stringify(x).slice(0, 300)}`]
  })
  return wrong.slice(0, 3)
}

function expectFit(by: Game<Wravity>, { states, views, events, actions }: Samples): void {
  const places = by.shapes.places(states[0])
  expect(states.every((s) => by.shapes.places(s) === places)).toBe(true)
  expect(views.every((v) => by.shapes.places(v) === places)).toBe(true)
  expect(misfits(by.shapes.state, states, places)).toEqual([])
  expect(misfits(by.shapes.view, views, places)).toEqual([])
  expect(misfits(by.shapes.event, events, places)).toEqual([])
  expect(misfits(by.shapes.action, actions, places)).toEqual([])
}

const SAMPLES = samplesOf(game, startsOf(game), 1)
/** Too rare for a few matches. */
SAMPLES.events.push({ type: 'lastStandBegan', side: 1 }, { type: 'lastStandEnded', side: 0 })

test('everything that random matches of every start make fits', () => {
  expect(SAMPLES.states.length).toBeGreaterThan(1000)
  expectFit(game, SAMPLES)
})

test('so does what a pack makes', () => {
  const white = { movement: 10, strength: 6, agility: 9, precision: 10 }
  const soldiers = Array.from({ length: 8 }, (_, i) => ({
    number: i + 13,
    rank: i === 0 ? 'commander' : 'scout',
    white,
  }))
  const read = readPack({
    format: 'muster-pack',
    game: 'wravity',
    name: 'Giants',
    squads: { giants: { name: 'Giants', soldiers } },
    cards: {
      bang: { name: 'Bang', copies: 9, effect: { type: 'grenade', reach: 4 } },
      aim: { name: 'Aim', copies: 3, effect: { type: 'sureShot', bonus: 9 } },
    },
    rooms: {
      cellar: {
        name: 'The cellar',
        radius: 6,
        two: [
          [6, -3],
          [-6, 3],
        ],
        three: [
          [6, -3],
          [-3, 6],
          [-3, -3],
        ],
        reach: 4,
        fromDoors: 2,
        apart: 2,
        values: [1, 2, 20],
      },
    },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const pack = wravity(read.content)
  const starts = startsOf(pack).map(({ label, options }) => ({
    label,
    options: { ...options, squad1: 'giants', room: 'cellar' },
  }))
  const samples = samplesOf(pack, starts.slice(0, 5), 1)
  expectFit(pack, samples)
  const [giant] = samples.states
  expect(game.shapes.state.misfit(giant, within(giant))).toBe('.room')
})

test('every saved match fits, before and after each entry', () => {
  const file = fileURLToPath(new URL('../../../test/records/wravity-1.json', import.meta.url))
  const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: MatchRecord<Wravity> }
  const { places } = within(record.opening)
  const after = record.entries.map((_, i) => fold(game, { ...record, entries: record.entries.slice(0, i + 1) }))
  expect(misfits(game.shapes.state, [record.opening, ...after], places)).toEqual([])
  const deeds = record.entries.filter(isAction)
  const actions = deeds.map((e) => e.do)
  expect(actions.length).toBeGreaterThan(0)
  expect(misfits(game.shapes.action, actions, places)).toEqual([])
  const events = deeds.flatMap((e) => e.events)
  expect(misfits(game.shapes.event, events, places)).toEqual([])
})

const longest = <X>(all: readonly X[]): X => {
  const sizes = all.map((x) => JSON.stringify(x).length)
  return must(all[sizes.indexOf(Math.max(...sizes))])
}

/** One of each type, the richest: nothing in it is null or empty if it can be helped. */
function richest<X extends { readonly type: string }>(all: readonly X[]): X[] {
  const best = new Map<string, X>()
  const size = (x: X): number => JSON.stringify(x).replaceAll('null', '').replaceAll('[]', '').length
  for (const x of all) {
    const known = best.get(x.type)
    if (!known || size(x) > size(known)) best.set(x.type, x)
  }
  return [...best.values()]
}

type Holder = Record<string, unknown>
type Path = readonly string[]

const isHolder = (x: unknown): x is Holder => typeof x === 'object' && x !== null

/** Every member of everything in it, by its path; of a list, the first. */
function membersIn(x: unknown, path: Path = []): Path[] {
  if (!isHolder(x)) return []
  const keys = Array.isArray(x) ? Object.keys(x).slice(0, 1) : Object.keys(x)
  return keys.flatMap((key) => [[...path, key], ...membersIn(x[key], [...path, key])])
}

/** The same, with the member bent. */
function bent(x: unknown, path: Path, how: (holder: Holder, key: string) => void): unknown {
  const copy: unknown = reread(x)
  let holder = copy
  for (const key of path.slice(0, -1)) holder = isHolder(holder) ? holder[key] : undefined
  if (isHolder(holder)) how(holder, must(path.at(-1)))
  return copy
}

/** Values of another type, and figures out of all bounds. */
function foreign(value: unknown): unknown[] {
  const all = ['<b>', '__proto__', 1e9, -1e9, 0.5, {}, { length: 1 }, [[]]]
  return typeof value === 'boolean' ? [...all, 1, 'true'] : [...all, true]
}

/** The bent ones that fit all the same. */
function believed(shape: Shape<unknown>, sample: unknown, places: number): string[] {
  const fits = (x: unknown): boolean => shape.misfit(x, { places, rules: 1 }) === null
  expect(fits(sample)).toBe(true)
  return membersIn(sample).flatMap((path) => {
    const found: string[] = []
    const name = path.join('.')
    const isListed = /^\d+$/.test(must(path.at(-1)))
    const without = bent(sample, path, (holder, key) => delete holder[key])
    const more = bent(sample, path, (holder) => Object.assign(holder, { surplus: 1 }))
    if (!isListed && fits(without)) found.push(`${name} may be missing`)
    if (!isListed && fits(more)) found.push(`beside ${name} there may be more`)
    bent(sample, path, (holder, key) => {
      for (const value of foreign(holder[key]))
        if (fits(bent(sample, path, (h, k) => Object.assign(h, { [k]: value }))))
          found.push(`${name} may be ${JSON.stringify(value)}`)
    })
    return found
  })
}

const PLACES = within(SAMPLES.states[0]).places

describe('nothing may be missing, be more, or be of another type', () => {
  const { events, actions, states, views } = SAMPLES
  test.each(richest(events).map((e) => [e.type, e]))('in the event %s', (_, e) => {
    expect(believed(game.shapes.event, e, PLACES)).toEqual([])
  })
  test.each(richest(actions).map((a) => [a.type, a]))('in the action %s', (_, a) => {
    expect(believed(game.shapes.action, a, PLACES)).toEqual([])
  })
  const phases = ['enlist', 'planets', 'battle', 'over'] as const
  test.each(phases)('in a state and a view in the phase %s', (phase) => {
    const state = longest(states.filter((s) => s.phase === phase))
    const view = longest(views.filter((v) => v.phase === phase))
    expect(believed(game.shapes.state, state, PLACES)).toEqual([])
    expect(believed(game.shapes.view, view, PLACES)).toEqual([])
  })
  test('in a state with a question, a grenade and a flight', () => {
    const rich = longest(states.filter((s) => s.question && s.grenades.length > 0 && s.flights.length > 0))
    expect(believed(game.shapes.state, rich, PLACES)).toEqual([])
  })
})

test('every kind of event and action was looked at', () => {
  const kinds = (all: readonly { readonly type: string }[]): string[] => [...new Set(all.map((x) => x.type))].sort()
  expect(kinds(SAMPLES.actions)).toEqual(Object.keys(game.orders).sort())
  expect(kinds(SAMPLES.events)).toEqual(Object.keys(eventShapes(vocabularyOf(book))).sort())
})

const [ANY] = SAMPLES.states.filter((s) => s.phase === 'battle')
const SEEN = must(SAMPLES.views.find((v) => v.phase === 'battle'))
const [u, ...others] = must(ANY).soldiers
const planets = must(ANY).planets

test.each<[string, keyof typeof game.shapes, object, string]>([
  ['a soldier named after a prototype', 'event', { type: 'soldierFlew', soldier: '__proto__', path: [1] }, '.soldier'],
  ['another one', 'event', { type: 'soldierShielded', soldier: 'constructor' }, '.soldier'],
  ['a seat named after a prototype', 'event', { type: 'cardDrawn', seat: '__proto__', card: 'hook' }, '.seat'],
  ['a path out of the room', 'event', { type: 'soldierFlew', soldier: 0, path: [1e9] }, '.path[0]'],
  ['a path without an end', 'event', { type: 'soldierFlew', soldier: 0, path: Array(1e5).fill(1) }, '.path'],
  ['a flight without an end', 'event', { type: 'flightBegan', soldier: 0, left: 1e9, counts: true }, '.left'],
  ['an event of a prototype', 'event', { type: 'constructor' }, '.type'],
  ['no event at all', 'event', {}, ''],
  ['a card with markup', 'event', { type: 'cardUsed', seat: 0, card: '<img src=x>', soldier: 0 }, '.card'],
  ['a turn after the last', 'event', { type: 'turnBegan', turn: 3e8 }, '.turn'],
  [
    'markup for a number',
    'state',
    { ...ANY, soldiers: [{ ...u, number: '<script>' }, ...others] },
    '.soldiers[0].number',
  ],
  ['a soldier nobody printed', 'state', { ...ANY, soldiers: [{ ...u, number: 0 }, ...others] }, '.soldiers[0]'],
  ['wounds beyond number', 'state', { ...ANY, soldiers: [{ ...u, wounds: 3e8 }, ...others] }, '.soldiers[0].wounds'],
  [
    'a speed without a heading',
    'state',
    { ...ANY, soldiers: [{ ...u, speed: 1, heading: 0 }, ...others] },
    '.soldiers[0]',
  ],
  ['a soldier of another seat', 'state', { ...ANY, soldiers: [{ ...u, seat: 1, side: 1 }, ...others] }, ''],
  ['an odd soldier', 'state', { ...ANY, soldiers: others }, ''],
  ['a table of 300', 'state', { ...ANY, sides: Array(300).fill(0) }, '.sides'],
  ['a room nobody built', 'state', { ...ANY, room: '__proto__' }, '.room'],
  ['a door outside', 'state', { ...ANY, doors: [0, 217] }, '.doors[1]'],
  ['a door too many', 'state', { ...ANY, doors: [0, 1, 2] }, ''],
  ['a planet too few', 'state', { ...ANY, planets: planets.slice(1) }, ''],
  ['values nobody put there', 'state', { ...ANY, planets: planets.map((p) => ({ ...p, value: 5 })) }, ''],
  ['a seat that nobody has', 'state', { ...ANY, first: 5 }, ''],
  ['a hand that is missing', 'state', { ...ANY, hands: must(ANY).hands.slice(1) }, ''],
  ['a card too many', 'state', { ...ANY, discard: [...must(ANY).discard, 'hook'] }, ''],
  ['a turn after the last of this table', 'state', { ...ANY, turn: 20 }, ''],
  ['an end without a result', 'state', { ...ANY, phase: 'over' }, ''],
  ['a question to nobody', 'state', { ...ANY, question: { type: 'axis', seat: 5, striker: 0, struck: 1 } }, ''],
  ['nobody left to choose', 'state', { ...ANY, phase: 'enlist' }, ''],
  ['no planet left to place', 'state', { ...ANY, phase: 'planets' }, ''],
  ['a viewer nobody knows', 'view', { ...SEEN, viewer: 'p6' }, ''],
  ['another radius', 'view', { ...SEEN, radius: 1e9 }, '.radius'],
  ['a hand of another size', 'view', { ...SEEN, handSizes: SEEN.handSizes.map((n) => n - 1) }, ''],
  ['markup for a viewer', 'view', { ...SEEN, viewer: '<b>' }, '.viewer'],
  ['a force beyond measure', 'action', { type: 'pull', force: 1e9 }, '.force'],
  ['half a step', 'action', { type: 'fly', soldier: 0, steps: 0.5 }, '.steps'],
  ['a hex outside', 'action', { type: 'walk', soldier: 0, to: -1 }, '.to'],
  ['something more', 'action', { type: 'pass', to: 1 }, '.to'],
])('%s does not fit', (_, kind, hostile, path) => {
  const shape = game.shapes[kind]
  if (typeof shape === 'function') throw new Error(kind)
  expect(shape.misfit(reread(hostile), { places: PLACES, rules: 1 })).toBe(path)
})

test.each([
  null,
  1,
  'hall',
  [],
  {},
  { room: 1 },
  { room: '__proto__' },
  { room: 'toString' },
  Object.create({ room: 'hall' }),
])('%j has no places', (of) => expect(game.shapes.places(of)).toBe(0))
