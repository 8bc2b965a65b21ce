// What a table needs to be hosted by a server.
import { chooseOptions, newMatch, offers, plainDice } from '@muster/engine'
import { describe, expect, test } from 'vitest'
import { contentHash, loadGame, type Session, type Step } from '../src/index.ts'
import { hosted, screenAt, settled } from './rig.ts'

const GAME = 'wravity'

async function another() {
  const { game } = await loadGame(GAME, null)
  const chosen = chooseOptions(game.options, {})
  if (!chosen.ok) throw new Error(chosen.why.key)
  return newMatch(game, chosen.options, plainDice('another'))
}

describe('where somebody else was faster', () => {
  test('an action is refused as stale, and the match is theirs', async () => {
    const theirs = await another()
    const { host } = await hosted(GAME, { store: { save: async () => false, load: async () => theirs } })
    const [seat = ''] = host.match.game.toAct(host.match.state)
    const { session } = screenAt(host, [seat])
    session.start()
    const [action = { type: '' }] = offers(host.match.game, host.match.state, seat)
    expect(await session.act(action, 0)).toMatchObject({ ok: false, why: { key: 'refusal.stale' } })
    expect(host.match).toBe(theirs)
  })

  test('resigning is tried again on what they have written', async () => {
    let tries = 0
    const theirs = await another()
    const { host, chairs } = await hosted(GAME, { store: { save: async () => ++tries > 1, load: async () => theirs } })
    await host.end('resigned', chairs[0]?.seat ?? '')
    expect(theirs.record.entries).toHaveLength(1)
    expect(tries).toBe(2)
  })
})

test('a screen may be told in its own way', async () => {
  const { host } = await hosted(GAME)
  const [seat = ''] = host.match.game.toAct(host.match.state)
  const told: (readonly Step[] | 'all')[] = []
  const teller = {
    all: (_: Session) => void told.push('all'),
    steps: (_: Session, steps: readonly Step[]) => () => void told.push(steps),
  }
  const session = host.join({ seats: [seat], tell: () => undefined, paced: false, teller })
  session.start()
  const [action = { type: '' }] = offers(host.match.game, host.match.state, seat)
  await session.act(action, 0)
  expect(told[0]).toBe('all')
  expect(told[1]).toMatchObject([{ entry: 0 }])
})

test('a chair given to the computer is played by it, and taken back is not', async () => {
  const { host, chairs } = await hosted(GAME)
  host.start()
  await settled()
  expect(host.match.record.entries).toHaveLength(0)
  const [seat = ''] = host.match.game.toAct(host.match.state)
  host.seat(chairs.map((c) => (c.seat === seat ? { ...c, who: { type: 'computer', level: 'random' } } : c)))
  await host.rest()
  const { length } = host.match.record.entries
  expect(length).toBeGreaterThan(0)
  host.seat(chairs)
  await settled()
  expect(host.match.record.entries).toHaveLength(length)
})

test('content has a hash: of the box, or of the pack', async () => {
  const { module } = await loadGame(GAME, null)
  expect(contentHash(module, null)).toMatch(/^[0-9a-f]{16}$/)
  expect(contentHash(module, null)).toBe(contentHash({ content: module.content }, null))
  expect(contentHash(module, { a: 1, b: 2 })).toBe(contentHash(module, { b: 2, a: 1 }))
  expect(contentHash(module, { a: 1 })).not.toBe(contentHash(module, { a: 2 }))
})
