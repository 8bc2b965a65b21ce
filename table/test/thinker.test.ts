import { chooseOptions, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { afterEach, expect, test, vi } from 'vitest'
import { choice, inline, ponder, type Question, questionTo } from '../src/thinker.ts'
import { table } from './rig.ts'

afterEach(() => vi.restoreAllMocks())

async function opened(): Promise<Game<GameTypes>> {
  const module = await gameEntry('rivet-wars')?.load()
  if (!module) throw new Error('the game is gone')
  return module.game
}

/** How often a level looks at the clock before it answers, if each look takes a millisecond. */
async function looks(level: string, patience: number): Promise<number> {
  const game = await opened()
  const made = chooseOptions(game.options, {})
  if (!made.ok) throw new Error('the usual options are refused')
  const state = game.setup(made.options, seeded('patience'))
  const [seat = ''] = game.toAct(state)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  const question = { seat, view: game.view(state, seat), offers: offers(game, state, seat), level, seed: '1', patience }
  expect(question.offers.length).toBeGreaterThan(1)
  expect(question.offers).toContainEqual(choice(game, question))
  return now
}

test('a captain takes about a third of the time that a general takes, however slow the machine', async () => {
  const [captain, general] = [await looks('captain', 60), await looks('general', 60)]
  expect(general).toBeGreaterThan(55)
  expect(general).toBeLessThan(65)
  expect(captain).toBeLessThan(0.4 * general)
})

/** A table at which it is noted what a computer thinks about while a person decides. */
async function pondered(allowed: boolean): Promise<readonly Question[]> {
  const asked: Question[] = []
  const thinker = { ...inline(), ponder: (question: Question) => void asked.push(question) }
  const t = await table('rivet-wars', { computers: ['blight'], thinker })
  t.start()
  t.host.computers.allow(allowed)
  await t.host.rest()
  t.host.close()
  return asked
}

test('a computer thinks while people do only where that is allowed, and with what its seat may know', async () => {
  expect(await pondered(false)).toEqual([])
  const asked = await pondered(true)
  expect(asked.length).toBeGreaterThan(0)
  for (const { seat, offers: listed } of asked) expect([seat, listed]).toEqual(['blight', []])
})

test('thinking ahead lets others be heard within 50 milliseconds', async () => {
  const t = await table('rivet-wars', { computers: ['blight'] })
  const [, chair] = t.chairs
  if (!chair) throw new Error('there is no computer')
  const general = { ...chair, who: { type: 'computer', level: 'general' } as const }
  const question = questionTo(general, t.host.match, 'ahead', 0)
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  expect(ponder(t.host.match.game, question)).toBe(true)
  expect(now).toBeLessThan(50)
})
