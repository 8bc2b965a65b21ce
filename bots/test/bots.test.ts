import { type Game, offers, seeded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { type Ask, BOTS, botCalled, oneStep, random } from '../src/index.ts'
import { fight } from './arena.ts'
import { type Duel, duel } from './duel.ts'

const OPTIONS = { mission: 1, rounds: 60 }

function opening(seed = 's'): Ask<Duel> {
  const state = duel.setup(OPTIONS, seeded(seed))
  return {
    game: duel,
    seat: 'left',
    view: duel.view(state, 'left'),
    offers: offers(duel, state, 'left'),
    chance: seeded(seed),
    budget: { visits: 12 },
  }
}

describe.each(Object.values(BOTS))('$name', (bot) => {
  test('chooses one of the offers', () => {
    for (let i = 0; i < 50; i++) {
      const ask = opening(`o${i}`)
      expect(ask.offers).toContainEqual(bot.choose(ask))
    }
  })

  test('chooses the same again from the same luck', () => {
    expect(bot.choose(opening())).toEqual(bot.choose(opening()))
  })

  test('plays whole games', () => {
    for (let i = 0; i < 20; i++) fight(duel, OPTIONS, { left: bot, right: bot }, `g${i}`)
  })
})

describe('one-step', () => {
  test('can play to another plan of the game, by name', () => {
    const planned: Game<Duel> = {
      ...duel,
      plans: { hoarding: (s, seat) => s.hand[seat].length, spending: (s, seat) => -s.hand[seat].length },
    }
    const choice = (plan: string, i: number) =>
      botCalled(`one-step@${plan}`)?.choose({ ...opening(`p${i}`), game: planned })
    for (let i = 0; i < 20; i++) {
      expect(choice('hoarding', i)?.type).not.toBe('play')
      expect(choice('spending', i)?.type).toBe('play')
    }
    expect(() => botCalled('one-step@hoarding')?.choose(opening())).toThrow('duel has no plan "hoarding"')
    expect(botCalled('two-step')).toBeUndefined()
  })

  test('does not look where there is nothing to choose', () => {
    const ask = { ...opening(), offers: [{ type: 'rest' }] as const }
    Object.defineProperty(ask, 'view', { get: () => expect.fail('looked') })
    expect(oneStep().choose(ask)).toEqual({ type: 'rest' })
  })

  test('tries only the first offers, as the game orders them', () => {
    const tried: string[] = []
    const watching: Game<Duel> = {
      ...duel,
      rank: (_s, _seat, actions) => [...actions].sort((a, b) => (a.type < b.type ? 1 : -1)),
      orders: {
        ...duel.orders,
        rest: {
          ...duel.orders.rest,
          decide: (run, seat, a) => {
            tried.push('rest')
            duel.orders.rest.decide(run, seat, a)
          },
        },
        lunge: { ...duel.orders.lunge, decide: () => tried.push('lunge') },
      },
    }
    oneStep({ width: 1, samples: 1, visits: 1 }).choose({ ...opening(), game: watching })
    expect(tried).toEqual(['rest'])
  })

  test('looks at no more positions than its budget', () => {
    let looks = 0
    const counting: Game<Duel> = {
      ...duel,
      evaluate: (s, seat) => {
        looks++
        return duel.evaluate(s, seat)
      },
    }
    oneStep({ width: 24, samples: 3, visits: 5 }).choose({ ...opening(), game: counting })
    expect(looks).toBeLessThanOrEqual(5)
  })

  test('answers the questions that follow before it judges', () => {
    const ask = opening('questions')
    const only: Game<Duel> = { ...duel, evaluate: (s, seat) => (s.blow > 0 ? 100 : duel.evaluate(s, seat)) }
    const choice = oneStep().choose({ ...ask, game: only })
    expect(choice.type).toBe('play')
    expect(Math.max(...ask.offers.map((a) => (a.type === 'play' ? a.card : 0)))).toBe(
      choice.type === 'play' && choice.card,
    )
  })

  test('is never the victim of an offer that its imagined state refuses', () => {
    const ask = { ...opening(), offers: [{ type: 'play', card: 99 }, { type: 'lunge' }] as const }
    expect(oneStep().choose(ask)).toEqual({ type: 'lunge' })
    const none = {
      ...opening(),
      offers: [
        { type: 'play', card: 99 },
        { type: 'play', card: 98 },
      ] as const,
    }
    expect(none.offers).toContainEqual(oneStep().choose(none))
  })

  test('is told apart from random: it wins most games from either side', () => {
    const wins = { left: 0, right: 0 }
    for (let i = 0; i < 100; i++) {
      if (fight(duel, OPTIONS, { left: oneStep(), right: random }, `l${i}`)[0] === 'left') wins.left++
      if (fight(duel, OPTIONS, { left: random, right: oneStep() }, `r${i}`)[0] === 'right') wins.right++
    }
    expect(wins.left).toBeGreaterThan(60)
    expect(wins.right).toBeGreaterThan(55)
  })
})
