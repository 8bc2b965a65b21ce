// What comes in from outside: everything the game makes fits its shapes, and nothing else does.
import { readFileSync } from 'node:fs'
import { act, must, offers, type Shape, seeded, type Within, walked } from '@muster/engine'
import type { Loose } from '@muster/engine/testkit'
import { startsOf } from '@muster/engine/testkit/starts'
import { describe, expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { type Event, type Options, type RivetWars, rivetWars, SEATS, type State, type View } from '../src/index.ts'
import { RIVER } from './river.ts'
import { spoilings } from './spoil.ts'

type Game = ReturnType<typeof rivetWars>

const game = rivetWars()
const { shapes } = game

/** As it comes out of a file. */
const filed = <X>(x: X): X => JSON.parse(JSON.stringify(x))

const within = (of: unknown, rules = game.rulesVersion): Within => ({ places: shapes.places(of), rules: Number(rules) })

const VIEWERS = [...SEATS, 'spectator'] as const

class Samples {
  readonly states: State[] = []
  readonly views: View[] = []
  readonly events = new Map<string, Event[]>()

  keepEvent(event: Event): void {
    const kind = `${event.type} ${Object.keys(event)}`
    const known = this.events.get(kind) ?? []
    this.events.set(kind, known)
    if (known.length < 2) known.push(event)
  }
}

const samples = new Samples()

/** Plays at random, phases ended late, and sees that all there is fits; some of it is kept. */
function played(g: Game, options: Options, seed: string, kept = new Samples()): void {
  const luck = seeded(seed)
  const state = g.setup(options, luck)
  const w = within(state)
  for (let step = 0; !g.outcome(state); step++) {
    const seat = must(g.toAct(state)[0])
    const all = offers(g, state, seat)
    const busy = all.filter(({ type }) => type !== 'endPhase')
    const action = luck.pick(busy.length > 0 && luck.below(8) > 0 ? busy : all)
    const acted = act(g, state, seat, action, luck)
    if (!acted.ok) throw new Error(acted.why.key)
    fits(g.shapes.action, filed(action), w)
    const viewer = must(VIEWERS[step % VIEWERS.length])
    const redacted = g.redact({ seat, action, events: acted.events }, viewer).events
    for (const event of filed([...acted.events, ...redacted])) {
      fits(g.shapes.event, event, w)
      kept.keepEvent(event)
    }
    const view = filed(g.view(state, viewer))
    fits(g.shapes.state, filed(state), w)
    fits(g.shapes.view, view, within(view))
    if (step % 197 === 0 || (state.question && step % 17 === 0)) {
      kept.states.push(filed(state))
      kept.views.push(view)
    }
  }
}

function fits<X>(shape: Shape<X>, x: X, w: Within): void {
  const wrong = shape.misfit(x, w)
  if (wrong !== null) throw new Error(`${wrong} of ${JSON.stringify(x)}`)
}

describe('what the game makes fits', () => {
  test.each(startsOf<RivetWars>(game, 5))('$label', ({ label, options }) => played(game, options, label, samples))

  test('with a pack, whose units, cards and tiles only its own game knows', () => {
    const read = readPack(RIVER)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const made = rivetWars(read.content)
    played(made, { mission: 'river', seating: 'two', rounds: 8, gateTo: 8 }, 'pack')
    const w = { places: 54, rules: 2 }
    for (const action of [
      { type: 'discard', card: 25 },
      { type: 'deploy', kind: 'ferryman', at: 0 },
    ]) {
      expect(made.shapes.action.misfit(action, w)).toBeNull()
      expect(shapes.action.misfit(action, w)).not.toBeNull()
    }
  })

  test.each(['1', '2'])('the match that was saved with version %s', (version) => {
    const file = new URL(`../../../test/records/rivet-wars-${version}.json`, import.meta.url)
    const { record } = JSON.parse(readFileSync(file, 'utf8'))
    const w = within(record.opening, record.rules)
    const states = walked(game, record)
    expect(states.entries.length).toBeGreaterThan(50)
    for (let i = 0; i <= states.entries.length; i++) fits(shapes.state, filed(states.at(i)), w)
    for (const { do: action, events } of record.entries) {
      if (!events) continue
      fits(shapes.action, action, w)
      for (const event of events) fits(shapes.event, event, w)
    }
  })
})

/** What may be left out. */
const OPTIONAL = new Set([
  'supplied.infantry',
  'supplied.free',
  'deployed.hero',
  'deployed.cost',
  'deployed.cost.points',
  'deployed.cost.infantry',
  'deployed.cost.rivets',
  'deployed.cost.free',
  'deployed.cost.trench',
  'plugged.hero',
  'plugged.cost',
  'plugged.cost.points',
  'plugged.cost.rivets',
  'activated.at',
  'activated.members',
  'activated.kept',
  'attackMade.target',
  'attackMade.adrift',
  'attacked.from',
  'attacked.bonus',
  'attacked.mods',
  'attacked.credit',
  'eliminated.hero',
  'eliminated.vp',
  'moved.diagonal',
  'moved.from',
  'cardPlayed.target',
  'pointsChanged.intercepted',
  'captured.struck',
])

/** Everything that can be wrong with it is found, and that it then fits again. */
function spoiled<X extends object>(shape: Shape<X>, x: X, w: Within, name = ''): void {
  let tried = 0
  for (const { what, missing } of spoilings(x, name)) {
    tried++
    const isLegal = missing && OPTIONAL.has(what)
    if ((shape.misfit(x, w) === null) !== isLegal) throw new Error(`${what} ${isLegal ? 'should fit' : 'fits'}`)
  }
  expect(tried).toBeGreaterThan(0)
  fits(shape, x, w)
}

describe('what is missing, surplus or of another type does not', () => {
  test('in any event', () => {
    const kinds = new Set([...samples.events.values()].flat().map(({ type }) => type))
    expect(kinds.size).toBeGreaterThan(40)
    for (const event of [...samples.events.values()].flat())
      spoiled(shapes.event, event, { places: 81, rules: 2 }, event.type)
  })

  test('in any state', () => {
    expect(samples.states.length).toBeGreaterThan(10)
    for (const state of samples.states.slice(0, 40)) spoiled(shapes.state, state, within(state))
  })

  test('in any view', () => {
    for (const view of samples.views.slice(0, 40)) spoiled(shapes.view, view, within(view))
  })
})

describe('hostile values', () => {
  const w = { places: 54, rules: 2 }
  const markup = '<img src=x onerror=alert(1)>'

  test.each<[string, unknown]>([
    ['', null],
    ['', []],
    ['', 'deploy'],
    ['.type', { type: 'toString' }],
    ['.type', { type: ['pass'] }],
    ['.unit', { type: 'move', unit: '__proto__', at: 3 }],
    ['.unit', { type: 'move', unit: -1, at: 3 }],
    ['.at', { type: 'move', unit: 0, at: 54 }],
    ['.at', { type: 'move', unit: 0, at: '3' }],
    ['.at', { type: 'move', unit: 0 }],
    ['.how', { type: 'move', unit: 0, at: 3, how: 1 }],
    ['.line', { type: 'attack', unit: 0, line: 1e9, at: 3 }],
    ['.kind', { type: 'deploy', kind: 'constructor', at: 3 }],
    ['.kind', { type: 'deploy', kind: markup, at: 3 }],
    ['.order[1]', { type: 'rearrange', at: 3, order: [0, 1e9] }],
    ['.order', { type: 'rearrange', at: 3, order: [0, 1, 2, 3, 4, 5] }],
    ['.card', { type: 'play', card: 24, target: -1 }],
    ['.target', { type: 'play', card: 0, target: 1e9 }],
  ])('in an action, at %s', (path, action) => expect(shapes.action.misfit(action, w)).toBe(path))

  test.each<[string, unknown]>([
    ['.unit', { type: 'deployed', unit: '__proto__', kind: 'rifleman', at: 3 }],
    ['.unit', { type: 'deployed', unit: 1e9, kind: 'rifleman', at: 3 }],
    ['.kind', { type: 'deployed', unit: 0, kind: markup, at: 3 }],
    ['.at', { type: 'landed', unit: 0, kind: 'rifleman', at: '__proto__', side: 'allies' }],
    ['.unit', { type: 'activated', unit: '__proto__' }],
    ['.side', { type: 'turnStarted', side: '__proto__', round: 1 }],
    ['.round', { type: 'turnStarted', side: 'allies', round: 1e9 }],
    ['.line', { type: 'attackMade', unit: 0, line: 1e9, at: 3 }],
    ['.line', { type: 'lineReadied', unit: 0, line: 1e9, attacks: 1 }],
    ['.damage', { type: 'rescued', unit: 0, to: 3, damage: 3e8 }],
    ['.path', { type: 'moved', unit: 0, path: [], how: 'move', left: 0 }],
    ['.marker', { type: 'cleared', at: 3, marker: 1e9 }],
    ['.rule', { type: 'dropLost', kind: 'rifleman', rule: markup }],
    ['.rule', { type: 'dropLost', kind: 'rifleman', rule: 'constructor' }],
    ['.card', { type: 'cardDrawn', side: 'allies', card: -2 }],
    ['.question.side', { type: 'asked', question: { ask: 'push', side: 'hasOwnProperty', unit: 0 } }],
  ])('in an event, at %s', (path, event) => expect(shapes.event.misfit(event, w)).toBe(path))

  /** A state spoiled by hand. */
  const opened = (): Loose<State> =>
    JSON.parse(JSON.stringify(game.setup({ mission: '6', seating: 'two', rounds: 0, gateTo: 8 }, seeded('x'))))
  const unit = (s: Loose<State>) => must(s.units[0])

  test.each<[string, (s: Loose<State>) => unknown]>([
    ['.field.width', (s) => Object.assign(s.field, { width: 1e9 })],
    ['.field.width', (s) => Object.assign(s.field, { width: 300, height: 1 })],
    ['.field.ground', (s) => Object.assign(s.field, { width: s.field.width + 3 })],
    ['.field', (s) => Object.assign(s.field, { width: s.field.height, height: s.field.width })],
    ['.field.objectives[0]', (s) => Object.assign(s.field, { objectives: [300] })],
    ['.units[0].kind', (s) => Object.assign(unit(s), { kind: markup })],
    ['.units[0].damage', (s) => (unit(s).damage = 3e8)],
    ['.units', (s) => (s.units.length = 300)],
    ['.stacks', (s) => s.stacks.push([])],
    ['.markers[0]', (s) => (s.markers[0] = -1)],
    ['.options.mission', (s) => Object.assign(s, { options: { ...s.options, mission: '11' } })],
    ['.turn', (s) => Object.assign(s, { turn: 'nobody' })],
  ])('in a state, at %s', (path, spoil) => {
    const s = opened()
    const w = within(s)
    spoil(s)
    const judged = path === '.field.width' || path === '.field' ? w : within(s)
    expect(shapes.state.misfit(s, judged)).toBe(path)
  })

  test.each<[string, (s: Loose<State>) => unknown]>([
    ['a unit in no stack', (s) => (s.stacks[unit(s).at] = [])],
    ['a stack with nobody', (s) => (s.stacks[0] = [7])],
    ['a unit twice', (s) => (s.stacks[0] = [0])],
    ['a unit of another number', (s) => Object.assign(unit(s), { id: 1 })],
    ['fewer flags than objectives', (s) => s.flags.pop()],
    ['a card twice', (s) => s.armies.allies.hand.push(3)],
    ['a card nowhere', (s) => s.deck.pop()],
    ['a Secret Mission nowhere', (s) => s.secretDeck.pop()],
    ['a drop in a mission without', (s) => (s.phase = 'drop')],
    ['a question about nobody', (s) => (s.question = { ask: 'push', side: 'allies', unit: 20 })],
    ['a question about no strike', (s) => (s.question = { ask: 'cover', side: 'allies', at: 0 })],
    ['a casualty that is nobody', (s) => s.fallen.push({ unit: 20, credit: { side: null, type: null, lone: false } })],
    ['two clouds of one number', (s) => Object.assign(s, { clouds: [cloud(0), cloud(0)], laid: 1 })],
    ['a cloud of no line', (s) => Object.assign(s, { clouds: [{ ...cloud(0), line: 1 }], laid: 1 })],
    ['a cloud nobody laid', (s) => (s.clouds = [cloud(0)])],
  ])('what does not agree in a state: %s', (_, spoil) => {
    const s = opened()
    fits(shapes.state, s, within(s))
    spoil(s)
    expect(shapes.state.misfit(s, within(s))).not.toBeNull()
  })

  const cloud = (id: number) =>
    ({ id, side: 'blight', kind: 'tankken', line: 0, at: 3, thin: false, due: true }) as const

  test.each<[string, (v: View) => unknown]>([
    ['a hand of another size', (v) => Object.assign(v.armies.allies, { handSize: 3 })],
    ['a hand without a viewer', (v) => Object.assign(v, { viewer: null })],
    ['cards that are nowhere', (v) => Object.assign(v, { deckSize: 2 })],
    ['the same card twice', (v) => Object.assign(v, { secrets: [v.secrets?.[0], v.secrets?.[0]] })],
  ])('what does not agree in a view: %s', (_, spoil) => {
    const s = game.setup({ mission: '3', seating: 'two', rounds: 0, gateTo: 8 }, seeded('view'))
    const v = filed(game.view(s, s.turn))
    fits(shapes.view, v, within(v))
    spoil(v)
    expect(shapes.view.misfit(v, within(v))).not.toBeNull()
  })

  test('a board is only believed to have places where it can have them', () => {
    const sized = (width: unknown, height: unknown) => shapes.places({ field: { width, height } })
    expect(sized(9, 6)).toBe(54)
    for (const wrong of [1e9, -9, 0, 0.5, '9', null, Number.NaN, Number.POSITIVE_INFINITY])
      expect(sized(wrong, 6)).toBe(0)
    for (const wrong of [
      null,
      undefined,
      7,
      'x',
      [],
      {},
      { field: null },
      Object.create({ field: { width: 9, height: 6 } }),
    ])
      expect(shapes.places(wrong)).toBe(0)
  })
})
