// The luck of continuations, and what they are judged by at their end
import { type Game, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { type Ask, senseOf } from '../src/index.ts'
import { rollOut } from '../src/search/rollout.ts'
import { fateOf, worldsOf } from '../src/search/worlds.ts'
import { judgeOf } from '../src/sense.ts'
import type { Duel } from './duel.ts'
import { minded } from './minded.ts'

const mind = minded.mind as NonNullable<typeof minded.mind>
const OPTIONS = { mission: 2, rounds: 60 }

function opening(game: Game<Duel>): Ask<Duel> {
  const state = game.setup(OPTIONS, seeded('fate'))
  return {
    game,
    seat: 'left',
    view: game.view(state, 'left'),
    offers: offers(game, state, 'left'),
    chance: seeded('worlds'),
  }
}

test('by deeds, a deed has the same luck whatever was rolled before it, and other luck the second time', () => {
  const rolled = (...deeds: readonly string[]): string[] => {
    const fate = fateOf('f')
    return deeds.map((deed) => {
      const chance = fate(1, { deed })
      return `${deed} ${Array.from({ length: 8 }, () => chance.below(1000)).join(' ')}`
    })
  }
  const [a, b] = rolled('a', 'b')
  expect(rolled('b', 'a')).toEqual([b, a])
  expect(rolled('a', 'a')[1]).not.toBe(a)
  const later = fateOf('f')(2, { deed: 'a' })
  expect(a).not.toContain(Array.from({ length: 8 }, () => later.below(1000)).join(' '))
})

test('as usual, later turns have the same luck whatever was rolled in the first', () => {
  const reply = (rolls: number): number[] => {
    const fate = worldsOf(opening(minded)).fate(0)
    for (let i = 0; i < rolls; i++) fate(1, i).below(6)
    return Array.from({ length: 8 }, () => fate(2, 'reply').below(1000))
  }
  expect(reply(5)).toEqual(reply(1))
})

test('a game says that luck hangs on deeds', () => {
  const drawn = (game: Game<Duel>): number[] => {
    const fate = worldsOf(opening(game)).fate(0)
    return ['a', 'b', 'a'].map((deed) => fate(1, deed).below(1000))
  }
  const byDeeds = { ...minded, mind: { ...mind, luck: 'deeds' as const } }
  const fate = worldsOf(opening(byDeeds)).fate(0)
  expect(fate(1, 'b').below(1000)).toBe(drawn(byDeeds)[1])
  const usual = worldsOf(opening(minded)).fate(0)
  expect(usual(1, 'b').below(1000)).toBe(drawn(minded)[0])
})

test('the end of a continuation is judged by weights of its own, what is told to people never', () => {
  const sure: Game<Duel> = { ...minded, mind: { ...mind, ahead: { weights: [0, 0], heat: [1, 0] } } }
  const judged = (game: Game<Duel>, of: typeof senseOf): number => {
    const sense = of(game)
    const state = game.setup(OPTIONS, seeded('fate'))
    state.life.left += 5
    return rollOut({ game, sense, seat: 'left', turns: 0, stray: 0 }, state, fateOf('r'))
  }
  expect(judged(sure, senseOf)).toBe(0.5)
  expect(judged(minded, senseOf)).toBeGreaterThan(0.6)
  expect(judged(sure, judgeOf)).toBe(judged(minded, judgeOf))
})
