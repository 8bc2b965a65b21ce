import { act, chooseOptions, must, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { readPack } from '../pack/index.ts'
import { wravity } from '../src/index.ts'

const white = { movement: 4, strength: 3, agility: 2, precision: 4 }
const soldiers = Array.from({ length: 8 }, (_, i) => ({ number: i + 1, rank: i === 0 ? 'commander' : 'medic', white }))

const PACK = {
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

const problems = (pack: unknown): string[] => {
  const read = readPack(pack)
  return read.ok ? [] : read.problems.map((p) => p.path)
}

test('what is wrong is refused with its exact place', () => {
  const card = (effect: object) => ({ cards: { odd: { copies: 1, effect } } })
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
  expect(problems({ squads: { shadow: { soldiers: weak } } })).toEqual(['squads.shadow.soldiers[2].white.strength'])
  const twice = soldiers.map((x) => ({ ...x, number: 1, rank: 'recruit' }))
  expect(problems({ squads: { shadow: { soldiers: twice } } })[0]).toBe('squads.shadow.soldiers[1].number')
  expect(problems({ maps: {} })).toEqual([''])
})

test('a room too small for its planets is refused', () => {
  const tight = { ...PACK.rooms.cellar, reach: 2, apart: 4, values: [1, 2, 3, 4, 5, 6] }
  expect(problems({ rooms: { cellar: tight } })).toEqual(['rooms.cellar.values'])
})
