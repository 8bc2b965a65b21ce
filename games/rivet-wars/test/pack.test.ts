import { act, LANGUAGES, offers, type PackProblem, placed, seeded } from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { PACK_TEXTS } from '../pack/texts/index.ts'
import { BOX, DUCKBOARDS, makeBook, module, OPEN_GROUND, rivetWars, type Seat } from '../src/index.ts'
import { RIVER } from './river.ts'

const WORDS = LANGUAGES.map((language) => wording(language, PACK_TEXTS[language]))

/** Said in every language, so that none lacks a word; the English is compared. */
const told = (problem: PackProblem): string => WORDS.map((word) => word(placed(problem)))[0] ?? ''

test('a pack that adds a unit, a card, a tile and a mission can be played', () => {
  const read = readPack(RIVER)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const game = rivetWars(read.content)
  const floods = makeBook(read.content).deck.flatMap((id, card) => (id === 'floodgate' ? [card] : []))
  expect(floods).toEqual([12, 25])
  let ferrymen = 0
  let flooded = 0
  for (let seed = 0; seed < 5; seed++) {
    const luck = seeded(`pack ${seed}`)
    const s = game.setup({ mission: 'river', seating: 'two', rounds: 12, gateTo: 8 }, luck)
    expect(s.field.ground.slice(0, 3)).toEqual([DUCKBOARDS, OPEN_GROUND, DUCKBOARDS])
    while (!game.outcome(s)) {
      const seat = game.toAct(s)[0] as Seat
      const action = luck.pick(offers(game, s, seat))
      expect(act(game, s, seat, action, luck).ok).toBe(true)
      if (action.type === 'play' && floods.includes(action.card)) flooded++
      ferrymen += s.units.filter((u) => u?.kind === 'ferryman').length
    }
  }
  expect(ferrymen).toBeGreaterThan(0)
  expect(flooded).toBeGreaterThan(0)
})

test('the module makes a game with a pack', async () => {
  const made = await module.withPack(RIVER)
  expect(made.ok && made.game.options[0]?.values?.includes('river')).toBe(true)
})

type Spoil = (pack: typeof RIVER) => void

test.each<[string, Spoil]>([
  ['units.ferryman.attacks[0].dice[2]', (p) => p.units.ferryman.attacks[0]?.dice.splice(2, 1, 9)],
  ['units.ferryman.squares', (p) => Object.assign(p.units.ferryman, { squares: 0 })],
  ['units.ferryman.speed', (p) => Object.assign(p.units.ferryman, { speed: 3 })],
  ['cards.floodgate.effect.do', (p) => Object.assign(p.cards.floodgate, { effect: { do: 'dance' } })],
  ['tiles.R1[1]', (p) => Object.assign(p.tiles, { R1: ['#.#', '#x#', '#.#'] })],
  ['missions.river.tiles[0]', (p) => Object.assign(p.missions.river, { tiles: ['Q1 5A 2A', '6B R1 3A'] })],
  ['missions.river.map', (p) => p.missions.river.map.pop()],
  ['missions.river.map[2]', (p) => p.missions.river.map.splice(2, 1, '.. .o')],
  ['missions.river.map[5]', (p) => p.missions.river.map.splice(5, 1, 'Am a. A. a. A. a. A. a. A.')],
  ['missions.river.tiles[1]', (p) => Object.assign(p.missions.river, { tiles: ['R1 5A 2A', '6B R1'] })],
  ['missions.river.tiles[0]', (p) => Object.assign(p.missions.river, { tiles: ['5A 5A 5A 5A 5A 5A', '6B R1 3A'] })],
  ['missions.river.special.drop.kind', (p) => Object.assign(p.missions.river.special.drop, { kind: 'ghost' })],
  ['missions.river.special.drop.kind', (p) => Object.assign(p.missions.river.special.drop, { kind: 'wolverine' })],
  ['missions.river.special.garrison', (p) => Object.assign(p.missions.river.special, { garrison: 'wolverine' })],
  ['missions.river.special.fog', (p) => Object.assign(p.missions.river.special, { fog: true })],
  ['units.Ferry man', (p) => Object.assign(p.units, { 'Ferry man': p.units.ferryman })],
  ['planes', (p) => Object.assign(p, { planes: {} })],
  ['missions.river.tiles[0]', (p) => Object.assign(p.missions.river, { tiles: ['R15A 5A 2A', '6B R1 3A'] })],
  ['missions.river.map[1]', (p) => p.missions.river.map.splice(1, 1, 'x.x. x. x. x. x. x. x. x. x.')],
  ['units.ferryman.name', (p) => Reflect.deleteProperty(p.units.ferryman, 'name')],
  ['cards.floodgate.name', (p) => Reflect.deleteProperty(p.cards.floodgate, 'name')],
  ['missions.river.name', (p) => Reflect.deleteProperty(p.missions.river, 'name')],
  ['units.ferryman.sockets', (p) => Object.assign(p.units.ferryman, { type: 'plug', squares: 0, sockets: 1 })],
  ['missions.river.special.garrison', (p) => Object.assign(p.missions.river.special, { garrison: 'constructor' })],
])('a wrong pack is refused with its place: %s', (path, spoil) => {
  const pack = JSON.parse(JSON.stringify(RIVER)) as typeof RIVER
  spoil(pack)
  const read = readPack(pack)
  const places = read.ok ? [] : read.problems.map((problem) => problem.path)
  expect(places).toContain(path)
})

test.each<[string, Spoil]>([
  ['this is missing', (p) => Reflect.deleteProperty(p.units.ferryman, 'move')],
  ['this should be a number', (p) => Object.assign(p.units.ferryman, { move: 'two' })],
  ['this should be a whole number', (p) => Object.assign(p.units.ferryman, { move: 1.5 })],
  ['this should be at most 9', (p) => Object.assign(p.units.ferryman, { move: 12 })],
  ['this should be one of 0, 1, 2, 4', (p) => Object.assign(p.units.ferryman, { squares: 3 })],
  ['this should be one of allies, blight', (p) => Object.assign(p.units.ferryman, { side: 'ducks' })],
  ['this should be at least 1 letter', (p) => Object.assign(p.units.ferryman, { name: '' })],
  ['this should be a list of at least 5 entries', (p) => p.units.ferryman.attacks[0]?.dice.pop()],
  ['there is no such field', (p) => Object.assign(p, { planes: {} })],
])('a wrong pack is told what is wanted: %s', (problem, spoil) => {
  const pack = JSON.parse(JSON.stringify(RIVER)) as typeof RIVER
  spoil(pack)
  const read = readPack(pack)
  expect(read.ok ? [] : read.problems.map(({ problem }) => told({ path: '', problem }))).toEqual([
    `the whole pack: ${problem}`,
  ])
})

test('what is no pack at all is refused', () => {
  for (const wrong of [null, 7, 'pack', [], {}, { format: 'muster-pack', game: 'wravity', name: 'x' }])
    expect(readPack(wrong).ok).toBe(false)
  expect(readPack({ format: 'muster-pack', game: 'rivet-wars', name: 'nothing new' })).toEqual({
    ok: true,
    content: BOX,
  })
})

const DUELLISTS = Object.fromEntries(
  Object.entries(BOX.units).map(([id, unit]) => [id, unit.side === 'allies' ? { ...unit, points: 9 } : unit]),
)

test.each<[string, string, Spoil]>([
  [
    'missions.river.points.allies',
    'no unit that moves is to be had for this',
    (p) => (p.missions.river.points.allies = 0),
  ],
  [
    'missions.river.tiles',
    'some tiles are cut off from the others',
    ({ missions: { river } }) => {
      river.tiles = ['R1 -- 2A', '6B -- 3A']
      river.map = river.map.map((row) => `${row.slice(0, 9)}-- -- --${row.slice(17)}`)
    },
  ],
  [
    'missions.river.map',
    'nobody can score: no objective, no Secret Missions, no points for a round',
    ({ missions: { river } }) => {
      river.map = river.map.map((row) => row.replaceAll('o', '.'))
      Object.assign(river, { special: { noSecrets: true } })
    },
  ],
])('what could not be played is refused: %s: %s', (path, problem, spoil) => {
  const pack = JSON.parse(JSON.stringify(RIVER)) as typeof RIVER
  spoil(pack)
  const read = readPack(pack)
  expect(read.ok ? [] : read.problems.map(told)).toEqual([`${path}: ${problem}`])
})

test('units with which a mission of the box could not be played are refused', () => {
  const read = readPack({ format: 'muster-pack', game: 'rivet-wars', name: 'x', units: DUELLISTS })
  expect(read.ok ? [] : read.problems.map(told)).toContain(
    'units: the mission 1 of the box needs more: no unit that moves is to be had for this',
  )
})

test('a pack of another game is told whose it is', () => {
  const read = readPack({ format: 'muster-pack', game: 'wravity', name: 'x', squads: {} })
  expect(read.ok ? [] : read.problems.map(told)).toEqual([
    'game: this is a pack for wravity, and the game is rivet-wars',
  ])
})

test('a unit of the box that is replaced without a name keeps its texts', () => {
  const read = readPack({
    format: 'muster-pack',
    game: 'rivet-wars',
    name: 'x',
    units: { rifleman: BOX.units['rifleman'] },
  })
  expect(read).toEqual({ ok: true, content: BOX })
})

test('more objectives than figures to hold them are refused', () => {
  const pack = JSON.parse(JSON.stringify(RIVER)) as typeof RIVER
  pack.units.ferryman.count = 2
  Object.assign(pack.missions.river.special, { garrison: 'ferryman' })
  const read = readPack(pack)
  expect(read.ok ? [] : read.problems.map(told)).toEqual([
    'missions.river.special.garrison: 3 objectives, but 2 of ferryman',
  ])
})
