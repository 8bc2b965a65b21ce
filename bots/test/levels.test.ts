import { type Game, must, offers, seeded } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { type Ask, advise, botCalled, LEVELS, senseOf } from '../src/index.ts'
import { farSenseOf } from '../src/sense.ts'
import { fight } from './arena.ts'
import type { Duel } from './duel.ts'
import { minded } from './minded.ts'

const OPTIONS = { mission: 2, rounds: 60 }

function opening(seed: string, game: Game<Duel> = minded): Ask<Duel> {
  const state = game.setup(OPTIONS, seeded(seed))
  return {
    game,
    seat: 'left',
    view: game.view(state, 'left'),
    offers: offers(game, state, 'left'),
    chance: seeded(seed),
  }
}

describe('levels', () => {
  test('are called by name, with a character of the game or without', () => {
    for (const level of LEVELS) expect(botCalled(level)?.name).toBe(level)
    expect(botCalled('general@grasping')?.name).toBe('general@grasping')
    expect(botCalled('marshal')).toBeUndefined()
    expect(botCalled('marshal@bold')).toBeUndefined()
    expect(() => botCalled('sergeant@shy')?.choose(opening('c', minded))).toThrow('there is no character "shy"')
  })

  test('a character changes what is chosen', () => {
    const chosen = (name: string): string[] =>
      Array.from({ length: 20 }, (_, i) => botCalled(name)?.choose(opening(`h${i}`, minded)).type ?? '')
    expect(chosen('sergeant@grasping')).not.toContain('play')
    expect(chosen('sergeant')).toContain('play')
  })

  test('looks at no more continuations than its budget', () => {
    let judged = 0
    const counting: Game<Duel> = {
      ...minded,
      mind: {
        ...(minded.mind as NonNullable<typeof minded.mind>),
        count(s, into) {
          judged++
          into.set([s.life.left, s.hand.left.length, s.life.right, s.hand.right.length])
        },
      },
    }
    botCalled('general')?.choose({ ...opening('v', counting), budget: { visits: 30 } })
    expect(judged).toBeLessThanOrEqual(30 + 3 * 4)
    expect(judged).toBeGreaterThan(20)
  })

  test('answers at once when it is told to stop', () => {
    let asked = 0
    const stop = (): boolean => ++asked > 5
    const ask = { ...opening('stop', minded), budget: { visits: 1e9, stop } }
    expect(ask.offers).toContainEqual(botCalled('general')?.choose(ask))
    expect(asked).toBe(6)
  })

  test('one that searches wins most games against random, from either side', () => {
    const bots = { captain: botCalled('captain'), random: botCalled('random') }
    if (!bots.captain || !bots.random) throw new Error('a level is missing')
    let won = 0
    for (let i = 0; i < 60; i++) {
      if (fight(minded, OPTIONS, { left: bots.captain, right: bots.random }, `l${i}`)[0] === 'left') won++
      if (fight(minded, OPTIONS, { left: bots.random, right: bots.captain }, `r${i}`)[0] === 'right') won++
    }
    expect(won).toBeGreaterThan(66)
  })
})

describe('the judge', () => {
  test('says a chance that is one in all', () => {
    const state = minded.setup(OPTIONS, seeded('j'))
    const sense = senseOf(minded)
    expect(sense.chance(state, 'left') + sense.chance(state, 'right')).toBeCloseTo(1)
    state.life.right = 0
    expect(sense.chance(state, 'left')).toBe(1)
    expect(sense.chance(state, 'right')).toBe(0)
  })
})

describe('whoever looks farther than others', () => {
  const afar: Game<Duel> = {
    ...minded,
    mind: { ...must(minded.mind), far: { turns: 3, weights: [0, 1], heat: [1, 0] } },
  }

  test('ends later, and judges there by weights of their own', () => {
    const state = afar.setup(OPTIONS, seeded('f'))
    state.life.right = 1
    state.hand.right = [...state.hand.left]
    expect(farSenseOf(afar).horizon).toBe(3)
    expect(farSenseOf(afar).chanceAhead(state, 'left')).toBeCloseTo(0.5)
    expect(farSenseOf(afar).chance(state, 'left')).toBe(senseOf(afar).chance(state, 'left'))
  })

  test('is the general, and nobody else', () => {
    const chosen = (level: string, game: Game<Duel>): string =>
      Array.from({ length: 12 }, (_, i) =>
        JSON.stringify(botCalled(level)?.choose({ ...opening(`f${i}`, game), budget: { visits: 40 } })),
      ).join()
    expect(chosen('general', afar)).not.toBe(chosen('general', minded))
    expect(chosen('captain', afar)).toBe(chosen('captain', minded))
  })
})

describe('advice', () => {
  test('names an offer, its chance and the alternatives', () => {
    const ask = opening('a', minded)
    const advice = advise(ask, 60)
    expect(ask.offers).toContainEqual(advice.action)
    expect(advice.chance).toBeGreaterThan(0)
    expect(advice.chance).toBeLessThan(1)
    expect(advice.others.length).toBe(ask.offers.length - 1)
    expect(advice).toEqual(advise(opening('a', minded), 60))
  })
})
