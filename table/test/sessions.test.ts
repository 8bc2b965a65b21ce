import { describe, expect, test } from 'vitest'
import { PAUSE } from '../src/index.ts'
import { hosted, patiently, type Screen, screenAt, settled } from './rig.ts'

/** Two people, each at a screen of their own. */
async function apart(id: string, options = {}) {
  const made = await hosted(id, { options })
  const screens = made.chairs.map(({ seat }) => screenAt(made.host, [seat]))
  for (const { session } of screens) session.start()
  made.host.start()
  await settled()
  return { ...made, screens: screens as [Screen, Screen] }
}

type Apart = Awaited<ReturnType<typeof apart>>

/** Whoever may decide does what comes first; gives who it was. */
async function goOn({ screens, glass }: Apart, n = 0): Promise<string> {
  while (screens.some((s) => s.sight().answered)) await glass.pass(PAUSE / 60_000)
  const screen = screens.find((s) => s.sight().offers.length > 0)
  if (!screen) throw new Error('nobody can act')
  const { offers, count, viewer } = screen.sight()
  const done = await patiently(glass, screen.session.act(offers[n % offers.length]?.action ?? { type: '' }, count))
  if (!done.ok) throw new Error(done.why.key)
  await settled()
  return viewer
}

describe.each(['rivet-wars', 'wravity', 'aces-and-armor'])('two screens at one table of %s', (id) => {
  const OPTIONS = id === 'rivet-wars' ? { mission: '3' } : {}

  test('are told only what their viewer may know', async () => {
    const t = await apart(id, OPTIONS)
    for (let i = 0; i < 24; i++) await goOn(t, i)
    const { game, state, walk } = t.host.match
    for (const { session, news, sight } of t.screens) {
      expect(sight().view).toEqual(game.view(state, session.viewer))
      expect(sight().offers.length === 0 || sight().toAct.includes(session.viewer)).toBe(true)
      expect(news.every((n) => n.type !== 'handOver')).toBe(true)
      for (const item of news) {
        if (item.type !== 'steps') continue
        for (const step of item.steps) {
          const entry = walk.entries[step.entry]
          if (!entry || !('events' in entry)) throw new Error('a step of nothing')
          const deed = { seat: entry.by, action: 'do' in entry ? entry.do : null, events: entry.events }
          const known = game.redact(deed, session.viewer).events.map((e) => JSON.stringify(e))
          expect([...known, '{"type":"unseen"}']).toContain(JSON.stringify(step.event))
        }
      }
    }
  })

  test('a third who joins late has the same sight', async () => {
    const t = await apart(id, OPTIONS)
    for (let i = 0; i < 10; i++) await goOn(t, i)
    const [first] = t.screens
    const late = screenAt(t.host, [first.session.viewer])
    late.session.start()
    expect(late.sight()).toEqual(first.sight())
    const stranger = screenAt(t.host, [])
    stranger.session.start()
    expect(stranger.sight()).toMatchObject({ viewer: 'spectator', offers: [] })
    expect(stranger.sight().view).toEqual(t.host.match.game.view(t.host.match.state, 'spectator'))
    await goOn(t)
    expect(late.sight()).toEqual(first.sight())
    expect(stranger.sight().count).toBe(first.sight().count)
  })
})

test('what others choose in secret at the same time makes no choice stale', async () => {
  const t = await apart('aces-and-armor', { sets: 'extra' })
  const [one, other] = t.screens
  expect(one.sight().toAct).toEqual(expect.arrayContaining([one.session.viewer, other.session.viewer]))
  const [mine, theirs] = [one.sight(), other.sight()]
  const both = await Promise.all([
    one.session.act(mine.offers[0]?.action ?? { type: '' }, mine.count),
    other.session.act(theirs.offers[0]?.action ?? { type: '' }, theirs.count),
  ])
  expect(both).toEqual([{ ok: true }, { ok: true }])
})

test('a choice made from what is no longer so is stale', async () => {
  const t = await apart('rivet-wars')
  const [one] = t.screens
  const { offers, count } = one.sight()
  await goOn(t)
  const again = await one.session.act(offers[0]?.action ?? { type: '' }, count)
  expect(again).toMatchObject({ ok: false, why: { key: 'refusal.stale' } })
  expect(await one.session.act(offers[0]?.action ?? { type: '' }, 999)).toMatchObject({ ok: false })
})

describe('a proposal', () => {
  test('to take back waits for the other, who may decline', async () => {
    const t = await apart('rivet-wars')
    const by = await goOn(t)
    const [one, other] = t.screens[0].session.viewer === by ? t.screens : [t.screens[1], t.screens[0]]
    const count = t.host.match.record.entries.length
    expect(await one.session.propose('undo')).toEqual({ ok: true })
    expect(other.news.at(-1)).toMatchObject({ proposal: { what: 'undo', by, waiting: [other.session.viewer] } })
    await one.session.answer(true)
    expect(t.host.match.record.entries).toHaveLength(count)
    await other.session.answer(false)
    expect(one.news.at(-1)).toEqual({ type: 'proposal', proposal: null, declined: other.session.viewer })
    await one.session.propose('undo')
    await other.session.answer(true)
    expect(t.host.match.record.entries.at(-1)).toMatchObject({ by, agreed: true })
    expect(one.sight().proposal).toBeNull()
  })

  test('is void once somebody has decided something', async () => {
    const t = await apart('rivet-wars')
    await goOn(t)
    const [one, other] = t.screens
    await one.session.propose('draw')
    await goOn(t)
    await other.session.answer(true)
    expect(one.sight()).toMatchObject({ proposal: null, ended: null })
  })

  test('of a draw ends the match when all agree', async () => {
    const t = await apart('rivet-wars')
    const [one, other] = t.screens
    await one.session.propose('draw')
    await other.session.answer(true)
    expect(other.sight().ended).toMatchObject({ winners: [], why: { key: 'ended.agreed' } })
  })

  test('on one screen is carried out by whoever presses', async () => {
    const made = await hosted('rivet-wars')
    const screen = screenAt(made.host, ['allies', 'blight'])
    screen.session.start()
    made.host.start()
    await settled()
    expect(await screen.session.propose('draw')).toEqual({ ok: true })
    expect(screen.sight().ended).toMatchObject({ winners: [] })
  })
})

describe('clocks', () => {
  test('the time of a match runs while somebody looks, and then the count decides', async () => {
    const t = await apart('wravity', { minutes: 90 })
    const [one, other] = t.screens
    expect(one.sight().clocks).toEqual({ turn: null, match: 90 * 60_000 })
    await t.glass.pass(60)
    for (const s of t.screens) s.session.look(false)
    await t.glass.pass(60)
    one.session.look(true)
    expect(one.news.at(-1)).toEqual({ type: 'clocks', clocks: { turn: null, match: 30 * 60_000 } })
    await t.glass.pass(31)
    expect(other.sight().ended?.why.key).toBe('ended.time')
  })

  test('the time of a turn closes it', async () => {
    const t = await apart('aces-and-armor', { clock: true })
    for (let i = 0; i < 400 && t.screens[0].sight().clocks.turn === null; i++) await goOn(t, i)
    const { turn } = t.screens[0].sight()
    expect(t.screens[0].sight().clocks.turn).toBe(5 * 60_000)
    await t.glass.pass(4)
    expect(t.host.match.record.entries.some((e) => 'timeUp' in e)).toBe(false)
    await t.glass.pass(1.5)
    expect(t.host.match.record.entries.findLast((e) => 'timeUp' in e)).toMatchObject({ by: turn, timeUp: true })
    expect(t.screens[0].sight().clocks.turn).toBeNull()
  })
})
