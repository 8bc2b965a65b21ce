import { readdirSync, readFileSync } from 'node:fs'
import { act, copy, fold, isAction, letTimeRunOut, must, offers, optionsFor, seeded } from '@muster/engine'
import { startsOf } from '@muster/engine/testkit/starts'
import { expect, test } from 'vitest'
import { distance, groundOf } from '../src/board.ts'
import { EVENTS } from '../src/evolve.ts'
import { type AcesAndArmor, module, type Options, type Player, type Unit } from '../src/index.ts'
import { damaged, misfit, type Sample, samplesOf, throughJson } from './shapes-samples.ts'
import { game, opening, pointsOf, table } from './table.ts'

const ROUNDS = 3
const BOUND = 200

/** One in which things are repaired and attacks come to nothing. */
const long = { label: 'long 3', options: optionsFor<Options>(game, { sets: 2, rounds: 40 }) }
const starts = startsOf<AcesAndArmor>(game, ROUNDS)

/** One of each type of event and action, and a few states and views, gathered from all the matches. */
const kept = new Map<string, Sample>()

function keep(sample: Sample): void {
  const { type = '' } = sample.thing as { type?: string }
  const key = `${sample.what} ${type || (sample.thing as { phase: string }).phase}`
  if (!kept.has(key)) kept.set(key, sample)
}

test.each([...starts, long])('whatever a match makes fits: $label', (start) => {
  let count = 0
  for (const sample of samplesOf(game, start, start === long ? 5 * BOUND : BOUND)) {
    const wrong = misfit(game, sample)
    if (wrong !== null) throw new Error(`${sample.what} ${wrong}: ${JSON.stringify(sample.thing)}`)
    keep(sample)
    count++
  }
  expect(count).toBeGreaterThan(100)
})

test('what a clock that runs out makes fits', () => {
  const chance = seeded('clock')
  const state = game.setup(optionsFor<Options>(game, { clock: true }), chance)
  while (game.minutes?.(state) === 0) {
    const seat = must(game.toAct(state)[0])
    act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
  }
  const done = letTimeRunOut(game, state, must(game.situation(state).turn), chance)
  if (!done.ok) throw new Error(done.why.key)
  for (const event of done.events) {
    const sample: Sample = { what: 'event', thing: throughJson(event), places: game.shapes.places(state) }
    expect(misfit(game, sample)).toBeNull()
    keep(sample)
  }
})

test('what a repair makes fits', () => {
  const t = table('TX . . r', { phase: 'money', flags: { A1: 'g1' }, coins: { g1: 4 }, units: { T: { damage: 4 } } })
  const action = { type: 'repair', unit: t.id('T') } as const
  const mended = table('TX . . r', { turn: 'su', phase: 'money', units: { T: { damage: 5, repair: true } } })
  const events = [...t.does('g1', action).events, ...mended.does('su', { type: 'endTurn' }).events]
  const places = game.shapes.places(t.state)
  for (const [what, thing] of [['action', action], ...events.map((e) => ['event', e] as const)] as const) {
    const sample: Sample = { what, thing: throughJson(thing), places }
    expect(misfit(game, sample)).toBeNull()
    keep(sample)
  }
})

test('every type of event and action was among them', () => {
  const actions = Object.keys(game.orders).map((type) => `action ${type}`)
  const events = Object.keys(EVENTS).map((type) => `event ${type}`)
  expect([...actions, ...events].filter((key) => !kept.has(key))).toEqual([])
})

test('whatever is left out, surplus or of another type is found', () => {
  for (const sample of kept.values()) {
    const thing = copy(sample.thing)
    for (const { path, how } of damaged(thing)) {
      if (how === 'left out' && path === '.why') continue
      const found = misfit(game, { ...sample, thing })
      if (found === null) throw new Error(`${path} ${how} in ${sample.what} ${JSON.stringify(sample.thing)}`)
    }
    expect(thing).toEqual(sample.thing)
  }
})

const PACK = {
  format: 'muster-pack',
  game: 'aces-and-armor',
  name: 'Partisans',
  units: {
    partisans: {
      name: 'Partisans <b>',
      arm: 'infantry',
      role: 'special',
      speed: 6,
      cost: 2,
      hits: [3, 5, 7],
      range: [1, 1],
      antiAir: 'yes',
      armour: 'I',
    },
  },
  sets: { su: ['regular-infantry', 'partisans', 't-34', 'katyusha', 'yak-9', 'il-2'] },
}

test('a match with a pack fits the shapes made with it, and not those of the box', async () => {
  const made = await module.withPack(PACK)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  const start = startsOf<AcesAndArmor>(made.game, ROUNDS).find(
    ({ options }) => options.allied === 'su' && options.mode === 'two',
  )
  if (!start) throw new Error('no start with the Soviet Union')
  const samples = [...samplesOf(made.game, start, BOUND)]
  expect(samples.filter((sample) => misfit(made.game, sample) !== null)).toEqual([])
  expect(samples[0] && misfit(game, samples[0])).toBe('.table.names.partisans')
})

const folder = new URL('../../../test/records/', import.meta.url)
const records = readdirSync(folder).filter((file) => file.startsWith('aces-and-armor-'))

test.each(records)('what was ever saved fits, entry by entry: %s', (file) => {
  const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  const places = game.shapes.places(record.opening)
  const within = { places, rules: Number(record.rules) }
  for (const [i, entry] of record.entries.entries()) {
    expect(game.shapes.state.misfit(fold(game, record, i), within)).toBeNull()
    if (!isAction(entry)) continue
    expect(game.shapes.action.misfit(entry.do, within)).toBeNull()
    for (const event of entry.events) {
      expect(game.shapes.event.misfit(event, within)).toBeNull()
    }
  }
})

type Hostile = readonly [what: Sample['what'], thing: unknown, path: string]

const v2 = { mode: 'four', mission: 'v2' }

/** A real state or view, spoilt at one place. */
function spoilt(path: string, value: unknown, options = {}): unknown {
  const thing = throughJson(opening(options).state)
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, thing as never)
  Object.defineProperty(holder, last, { value, enumerable: true, configurable: true, writable: true })
  return thing
}

const state = (path: string, value: unknown, options = {}): Hostile => ['state', spoilt(path, value, options), path]
const event = (type: string, members: object, path: string): Hostile => ['event', { type, ...members }, path]
const action = (type: string, members: object, path: string): Hostile => ['action', { type, ...members }, path]

const MARKUP = '<img src=x onerror=alert(1)>'

const hostile: readonly Hostile[] = [
  event('unitPlaced', { unit: '__proto__', hex: 1 }, '.unit'),
  event('unitPlaced', { unit: 1, hex: '__proto__' }, '.hex'),
  event('unitPlaced', { unit: 1, hex: 1e9 }, '.hex'),
  event('unitDrawn', { unit: 'constructor', token: 0 }, '.unit'),
  event('tokenFlipped', { token: '__proto__', number: 1, hex: 1 }, '.token'),
  event('turnBegan', { turn: '__proto__', round: 1 }, '.turn'),
  event('turnBegan', { turn: 0, round: 1e9 }, '.round'),
  event('turnEnded', { turn: 4 }, '.turn'),
  event('coinsGiven', { to: '__proto__', coins: 2, arrived: 1 }, '.to'),
  event('unitRepaired', { unit: 1, damage: -3e8 }, '.damage'),
  event('extraChosen', { unit: 1, kind: MARKUP }, '.kind'),
  event('unitDestroyed', { unit: 1, kind: MARKUP, faction: 'us', by: 2 }, '.kind'),
  event(
    'orderRolled',
    { for: 'move', rolls: [{ players: Array(300).fill(0), dice: [] }], first: 0 },
    '.rolls[0].players',
  ),
  event('orderRolled', { for: 'move', rolls: [{ players: [0, 1], dice: [3, 4, 5] }], first: 0 }, '.rolls[0]'),
  event('matchEnded', { result: { winners: [], rule: MARKUP, why: 'stuck' } }, '.result.rule'),
  event('matchEnded', { result: { winners: [], rule: '10.7', why: MARKUP } }, '.result.why'),
  event('planMade', { plan: { unit: 1, why: { order: MARKUP, attack: '', move: '' } } }, '.plan.why.order'),
  event('unitMoved', { unit: 1, path: Array(1e5).fill(1), left: 0, way: [] }, '.path'),
  event('hexBombarded', { unit: 1, hex: 1, dice: [], hits: 1, damage: [['__proto__', 1]], xp: 0 }, '.damage[0][0]'),
  event('__proto__', {}, '.type'),
  ['event', JSON.parse('{"type":"turnEnded","turn":0,"__proto__":{"at":1}}'), '.__proto__'],
  ['event', Object.create({ type: 'turnEnded', turn: 0 }), ''],
  action('move', { unit: '__proto__', to: 1 }, '.unit'),
  action('move', { unit: 1, to: 1.5 }, '.to'),
  action('move', { unit: 1, to: -0 }, '.to'),
  action('buy', { kind: '__proto__', hex: 1 }, '.kind'),
  action('buy', { kind: MARKUP, hex: 1 }, '.kind'),
  action('useArmies', { armies: [0, 1, 2, 0] }, '.armies'),
  action('transfer', { coins: 1e9 }, '.coins'),
  action('endTurn', { surplus: 1 }, '.surplus'),
  ['action', null, ''],
  ['action', [], ''],
  state('.table.board.columns', 1e9),
  state('.table.board.rows', 1e9),
  state('.table.board.left', 1e9),
  state('.table.board.terrain', 'x'.repeat(234)),
  state('.table.board.terrain', '.'.repeat(1e6)),
  state('.table.board.map', MARKUP),
  state('.table.board.starts', []),
  state('.table.mission', MARKUP),
  state('.table.goal', 3e8),
  state('.table.names.tiger', MARKUP),
  state('.units[0].kind', MARKUP),
  state('.units[0].damage', 3e8),
  state('.units[0].xp', 3e8),
  state('.units[0].at', 234),
  state('.units', Array(30_000).fill(null)),
  state('.players', Array(300).fill(opening().state.players[0])),
  state('.players[0].coins', 1e9),
  state('.players[0]', { ...opening().state.players[0], factions: ['g1', 'us'] }),
  state('.pools', Array(300).fill([])),
  state('.attacks', Array(5000).fill({ type: 'launch', hex: 0 })),
  state('.move', 1e9),
  state('.sites', Array(300).fill(0), v2),
  state('.launcher.at', '__proto__', v2),
  state('.weather', '__proto__'),
  state('.seat', 'constructor'),
]

test.each(hostile)('%s with something hostile in it is found, with its place: %#', (what, thing, path) => {
  const places = what === 'state' ? game.shapes.places(thing) || 234 : 234
  expect(misfit(game, { what, thing, places })).toBe(path)
})

const { state: whole } = opening()
const someUnit = whole.units[0] as Unit
const automa: Player[] = whole.players.map((p) => ({ ...p, automa: true }))

const strange: readonly (readonly [string, object])[] = [
  ['fewer flags than factories', { flags: [] }],
  ['a flag of nobody', { flags: whole.flags.map(() => 3) }],
  ['a turn of nobody', { turn: 2 }],
  ['a seat of nobody', { seat: 'su' }],
  ['a question to nobody', { asked: ['su'] }],
  ['units of nobody', { units: [...whole.units, { ...someUnit, faction: 'su' }] }],
  ['a unit held that is not there', { units: [{ ...someUnit, holds: 99 }, ...whole.units.slice(1)] }],
  ['a move of no unit', { move: { unit: 99, left: 0, way: [] } }],
  ['an attack of no unit', { attacks: [{ type: 'attack', unit: 99, target: 0 }] }],
  ['a start that is not on the board', { pools: [[12]] }],
  ['a factory that is not on the board', { divide: [9] }],
  ['two units on one hex', { units: whole.units.map((u) => ({ ...u, at: 3 })) }],
  ['nobody but Automas', { players: automa }],
  ['a faction twice', { players: [whole.players[0], whole.players[0]] }],
  ['a side without units', { units: whole.units.filter((u) => u.faction === 'g1') }],
  ['a kind not chosen in time', { units: whole.units.map((u, id) => (id === 0 ? { ...u, kind: '' } : u)) }],
  ['an end without a result', { phase: 'over' }],
  ['a factory that is not on the map', { table: { ...whole.table, board: { ...whole.table.board, factories: [0] } } }],
]

test.each(strange)('a state does not cohere with %s', (_what, change) => {
  const sample: Sample = { what: 'state', thing: { ...whole, ...change }, places: game.shapes.places(whole) }
  expect(misfit(game, { ...sample, thing: whole })).toBeNull()
  expect(misfit(game, sample)).not.toBeNull()
})

test('a view does not cohere with secrets that nobody could have', () => {
  const view = game.view(opening(v2).state, 'us')
  const places = game.shapes.places(view)
  const bare = { ...view, launcher: { ...view.launcher, named: true } }
  const units = view.units.map((u) => ({ ...u, kind: '?' }))
  expect(misfit(game, { what: 'view', thing: view, places })).toBeNull()
  expect(misfit(game, { what: 'view', thing: bare, places })).toBe('')
  expect(misfit(game, { what: 'view', thing: { ...view, units }, places })).toBe('')
})

test('places are counted without trust', () => {
  const board = (columns: unknown, rows: unknown): unknown => ({ table: { board: { columns, rows } } })
  expect(game.shapes.places(whole)).toBe(234)
  const inherited = Object.create({ table: { board: { columns: 3, rows: 3 } } })
  for (const of of [null, 1, 'x', {}, inherited, board(1e9, 1), board(-3, -3), board('3', 3), board(2.5, 2)]) {
    expect(game.shapes.places(of)).toBe(0)
  }
})

test('many friends in the way take no long search', { timeout: 2000 }, () => {
  const line = (first: string): string => [first, ...Array(15).fill('I=')].join(' ')
  const t = table([line('M='), ...Array(15).fill(line('I='))].join('\n'), { state: { weather: 'drought' } })
  const there = t.offers('g1', 0).map((a) => (a.type === 'move' ? distance(groundOf(t.state.table.board), 0, a.to) : 0))
  expect(Math.max(...there)).toBe(pointsOf('mobile-infantry') / 2)
})
