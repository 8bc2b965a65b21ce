import {
  act,
  type Chance,
  chooseOptions,
  hexagon,
  LANGUAGES,
  must,
  offers,
  type PackProblem,
  placed,
  seeded,
} from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { PACK_TEXTS } from '../pack/texts/index.ts'
import { BOX, wravity } from '../src/index.ts'

const WORDS = LANGUAGES.map((language) => wording(language, PACK_TEXTS[language]))

/** Said in every language, so that none lacks a word; the English is compared. */
const told = (problem: PackProblem): string => WORDS.map((word) => word(placed(problem)))[0] ?? ''

const white = { movement: 4, strength: 3, agility: 2, precision: 4 }
const soldiers = Array.from({ length: 8 }, (_, i) => ({ number: i + 1, rank: i === 0 ? 'commander' : 'medic', white }))

const HEADER = { format: 'muster-pack', game: 'wravity', name: 'Shadows' }

const PACK = {
  ...HEADER,
  squads: { shadow: { name: 'Shadow', soldiers } },
  ranks: { medic: { name: 'Medic', looks: true, commands: false } },
  cards: {
    bigBang: { name: 'Big Bang', copies: 6, effect: { type: 'grenade', reach: 3 } },
    warlord: { name: 'Warlord', copies: 1, effect: { type: 'conqueror', points: 5 } },
    markMedic: { name: 'Mark: Medic', copies: 1, effect: { type: 'mark', rank: 'medic', points: 2 } },
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
      values: [1, 2, 4],
    },
  },
}

test('random games are played to their end with a pack that adds a squad, cards, a room and missions', () => {
  const read = readPack(PACK)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const game = wravity(read.content)
  const used = new Set<string>()
  for (let seed = 0; seed < 4; seed++) {
    const chance = seeded(`pack/${seed}`)
    const chosen = chooseOptions(game.options, { squad1: 'shadow', room: 'cellar' })
    if (!chosen.ok) throw new Error(chosen.why.key)
    const s = game.setup(chosen.options, chance)
    while (game.toAct(s).length > 0) {
      const seat = must(game.toAct(s)[0])
      const acted = act(game, s, seat, chance.pick(offers(game, s, seat)), chance)
      if (!acted.ok) throw new Error(acted.why.key)
      for (const e of acted.events) if (e.type === 'cardUsed') used.add(e.card)
    }
    expect(game.outcome(s)).not.toBeNull()
    expect(s.soldiers[0]?.squad).toBe('shadow')
  }
  expect(used).toContain('bigBang')
})

const problems = (pack: object): string[] => {
  const read = readPack({ ...HEADER, ...pack })
  return read.ok ? [] : read.problems.map((p) => p.path)
}
const said = (pack: unknown): string[] => {
  const read = readPack(pack)
  return read.ok ? [] : read.problems.map(told)
}

test('what is wrong is refused with its exact place', () => {
  const card = (effect: object) => ({ cards: { odd: { name: 'Odd', copies: 1, effect } } })
  expect(problems(card({ type: 'conqueror', points: -1 }))).toEqual(['cards.odd.effect.points'])
  expect(problems(card({ type: 'laser' }))).toEqual(['cards.odd.effect.type'])
  expect(problems(card({ type: 'mark', rank: 'cook', points: 3 }))).toEqual(['cards.odd.effect.rank'])
  const doors = {
    ...PACK.rooms.cellar,
    two: [
      [6, -3],
      [0, 0],
    ],
  }
  expect(problems({ rooms: { cellar: doors } })).toEqual(['rooms.cellar.two[1]'])
  const weak = soldiers.map((x, i) => (i === 2 ? { ...x, white: { ...white, strength: 9 } } : x))
  expect(problems({ squads: { shadow: { name: 'Shadow', soldiers: weak } } })).toEqual([
    'squads.shadow.soldiers[2].white.strength',
  ])
  const twice = soldiers.map((x) => ({ ...x, number: 1, rank: 'recruit' }))
  expect(problems({ squads: { shadow: { name: 'Shadow', soldiers: twice } } })[0]).toBe(
    'squads.shadow.soldiers[1].number',
  )
  expect(problems({ maps: {} })).toEqual(['maps'])
  expect(problems({ cards: { odd: { copies: 1, effect: { type: 'luck' } } } })).toEqual(['cards.odd.name'])
})

test('a room too small for its planets is refused', () => {
  const tight = { ...PACK.rooms.cellar, reach: 2, apart: 4, values: [1, 2, 3, 4, 5, 6] }
  expect(problems({ rooms: { cellar: tight } })).toEqual(['rooms.cellar.values'])
})

test('what is no pack of this game is refused by its header alone', () => {
  expect(said(HEADER)).toEqual([])
  expect(said({ cards: {} })).toEqual(['format: this is missing', 'game: this is missing', 'name: this is missing'])
  expect(said({ ...HEADER, game: 'rivet-wars', tiles: {} })).toEqual([
    'game: this is a pack for rivet-wars, and the game is wravity',
  ])
})

test.each<[string, object]>([
  ['cards.luck.copies: this should be at most 20', { cards: { luck: { copies: 99, effect: { type: 'luck' } } } }],
  [
    'cards.luck.effect.reach: there is no such field',
    { cards: { luck: { copies: 1, effect: { type: 'luck', reach: 1 } } } },
  ],
  ['ranks.scout.looks: this should be true or false', { ranks: { scout: { looks: 1, commands: false } } }],
  [
    'ranks.Cook: an id is a small letter, then letters and digits',
    { ranks: { Cook: { looks: true, commands: false } } },
  ],
  [
    'squads.fire.soldiers: this should be a list of exactly 8 entries',
    { squads: { fire: { soldiers: soldiers.slice(1) } } },
  ],
  [
    'rooms.cellar.two[1]: this should be a list of at most 2 entries',
    {
      rooms: {
        cellar: {
          ...PACK.rooms.cellar,
          two: [
            [6, -3],
            [-6, 3, 3],
          ],
        },
      },
    },
  ],
])('in plain words: %s', (problem, pack) => {
  expect(said({ ...PACK, ...pack })).toContain(problem)
})

test('a card of the box that is replaced without a name keeps its texts', () => {
  const read = readPack({ ...HEADER, cards: { sureShot: { copies: 4, effect: { type: 'sureShot', bonus: 3 } } } })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const chosen = chooseOptions(wravity().options, {})
  if (!chosen.ok) throw new Error(chosen.why.key)
  expect(wravity(read.content).called?.(chosen.options)).toEqual(wravity().called?.(chosen.options))
})

test('a squad without a commander is refused, and a rank that nobody else has may not stop commanding', () => {
  const led = soldiers.map((x) => ({ ...x, rank: 'recruit' }))
  expect(said({ ...HEADER, squads: { fire: { soldiers: led } } })).toEqual([
    'squads.fire.soldiers: one of them must have a rank that commands',
  ])
  expect(said({ ...HEADER, ranks: { commander: { looks: true, commands: false } } })[0]).toBe(
    'ranks.commander.commands: this leaves the squad fire with nobody who commands',
  )
})

test('a deck too small to deal from is refused', () => {
  const none = Object.fromEntries(Object.entries(BOX.cards).map(([id, card]) => [id, { ...card, copies: 0 }]))
  expect(said({ ...HEADER, cards: none })).toEqual(['cards: there are 0 cards in all, and up to 18 are dealt'])
  const luck = (copies: number) => ({ ...HEADER, cards: { ...none, luck: { copies, effect: { type: 'luck' } } } })
  expect(problems(luck(17))).toEqual(['cards'])
  expect(problems(luck(18))).toEqual([])
})

test('doors keep their distance', () => {
  const doors = (...two: number[][]): string[] => said({ ...HEADER, rooms: { cellar: { ...PACK.rooms.cellar, two } } })
  const near = 'rooms.cellar.two[1]: a door is at least 3 hexes from every other'
  expect(doors([6, -3], [6, -3])).toEqual([near])
  expect(doors([6, -3], [6, -2])).toEqual([near])
  expect(doors([6, -3], [6, -1])).toEqual([near])
  expect(doors([6, -3], [6, 0])).toEqual([])
  const three = [...PACK.rooms.cellar.three.slice(0, 2), [-3, 5]]
  expect(problems({ rooms: { cellar: { ...PACK.rooms.cellar, three } } })).toEqual(['rooms.cellar.three[2]'])
})

/** A room drawn at random, good or bad. */
function anyRoom(chance: Chance): object {
  const radius = chance.pick([5, 6, 8])
  const wall = hexagon(radius).filter(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === radius)
  return {
    radius,
    two: [chance.pick(wall), chance.pick(wall)],
    three: [chance.pick(wall), chance.pick(wall), chance.pick(wall)],
    reach: chance.pick([2, 4, 8]),
    fromDoors: chance.pick([1, 3, 5]),
    apart: chance.pick([1, 2, 3]),
    values: Array.from({ length: chance.pick([1, 3, 6, 12]) }, () => chance.d6()),
  }
}

test('whatever room is taken can be played in, in every mode', () => {
  const chance = seeded('rooms')
  const modes = Object.keys(BOX.modes)
  let taken = 0
  while (taken < 2 * modes.length) {
    const read = readPack({ ...HEADER, rooms: { hall: anyRoom(chance) } })
    if (!read.ok) continue
    const game = wravity(read.content)
    const chosen = chooseOptions(game.options, { mode: must(modes[taken % modes.length]) })
    if (!chosen.ok) throw new Error(chosen.why.key)
    const s = game.setup(chosen.options, chance)
    while (game.toAct(s).length > 0) {
      const seat = must(game.toAct(s)[0])
      expect(act(game, s, seat, chance.pick(offers(game, s, seat)), chance).ok).toBe(true)
    }
    expect(game.outcome(s)).not.toBeNull()
    taken++
  }
})
