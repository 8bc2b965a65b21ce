import { offers, seeded, whyIdle } from '@muster/engine'
import { expect, test } from 'vitest'
import { PAUSE } from '../src/index.ts'
import { hosted, type Screen, screenAt, settled } from './rig.ts'

interface Soldier {
  readonly seat: number
  readonly at: number
}

interface Drawn {
  first: number
  hands: string[][]
  deck: string[]
  soldiers: Soldier[]
  question: unknown
}

function draw(state: Drawn, hand: readonly string[], how: 'hit' | 'missed'): void {
  const other = 1 - state.first
  const deck = [...state.deck, ...(state.hands[other] ?? [])]
  for (const card of hand) deck.splice(deck.indexOf(card), 1)
  state.deck = deck
  state.hands = state.hands.map((held, seat) => (seat === other ? [...hand] : how === 'missed' ? [] : held))
  const soldier = state.soldiers.findIndex((u) => u.seat === state.first)
  const at = state.soldiers.find((u) => u.seat === other)?.at
  const fired = { type: 'shot', soldier, at, die: 6, needed: how === 'hit' ? 3 : 9, bonus: 0 }
  state.question =
    how === 'hit' ? { type: 'hit', seat: other, shot: fired } : { type: 'repeat', seat: state.first, roll: fired }
}

/** Two people at screens of their own in Wravity's short game; the first has hit the second, who holds `hand`. */
const hit = (hand: readonly string[]) => shot(hand, 'hit')

/** The same, or the first has missed, holds nothing and is asked about it. */
async function shot(hand: readonly string[], how: 'hit' | 'missed') {
  const made = await hosted('wravity', { options: { mode: 'short' } })
  const { match } = made.host
  const state = match.state as Drawn
  const other = 1 - state.first
  for (const drawn of [state, match.record.opening as Drawn]) draw(drawn, hand, how)
  const screens = made.chairs.map(({ seat }) => screenAt(made.host, [seat]))
  for (const { session } of screens) session.start()
  made.host.start()
  await settled()
  return { ...made, actor: screens[state.first] as Screen, victim: screens[other] as Screen }
}

test('an empty phase passes by itself, and its diary says so; what it followed can be taken back', async () => {
  const { host } = await hosted('rivet-wars', { options: { mission: '1' } })
  const screen = screenAt(host, ['allies', 'blight'], { passing: true })
  screen.session.start()
  host.start()
  await settled()
  const { offers: all, count } = screen.sight()
  const end = all.find((o) => o.action.type === 'endPhase')?.action
  await screen.session.act(end ?? { type: '' }, count)
  await settled()
  const told = screen.news.flatMap((n) => (n.type === 'steps' ? n.steps.flatMap((s) => s.told?.key ?? []) : []))
  expect(told).toContain('empty.combat')
  expect(host.match.record.entries.length).toBeGreaterThan(count + 1)
})

test('who does not want it passes every phase by hand', async () => {
  const { host } = await hosted('rivet-wars', { options: { mission: '1' } })
  const screen = screenAt(host, ['allies', 'blight'], { passing: false })
  screen.session.start()
  host.start()
  await settled()
  const { offers: all, count } = screen.sight()
  await screen.session.act(all.find((o) => o.action.type === 'endPhase')?.action ?? { type: '' }, count)
  await settled()
  expect(host.match.record.entries).toHaveLength(count + 1)
  screen.session.pass(true)
  await settled()
  expect(host.match.record.entries.length).toBeGreaterThan(count + 1)
})

test.each([
  ['cable', false],
  ['shield', true],
])('a question takes the others the same pause whatever the hand: %s', async (card, isUseful) => {
  const t = await hit([card])
  const { answered, offers: all, count } = t.victim.sight()
  expect({ answered, isAsked: all.length > 0 }).toEqual({ answered: !isUseful, isAsked: isUseful })
  const told = t.actor.news.length
  const { prompt, toAct } = t.actor.sight()
  expect({ prompt, toAct }).toEqual({ prompt: expect.anything(), toAct: [t.victim.session.viewer] })
  if (isUseful) void t.victim.session.act({ type: 'pass' }, count)
  await settled()
  await t.glass.pass((PAUSE - 1) / 60_000)
  expect(t.actor.news).toHaveLength(told)
  await t.glass.pass(1 / 60_000)
  expect(t.actor.news.length).toBeGreaterThan(told)
  const [entry] = t.host.match.record.entries
  expect(entry).toMatchObject({ by: t.victim.session.viewer, do: { type: 'pass' } })
})

test('what was answered by itself is answered again when that is taken back', async () => {
  const { actor, glass, host } = await shot([], 'missed')
  await glass.pass(PAUSE / 60_000)
  await settled()
  expect(host.match.record.entries).toMatchObject([{ do: { type: 'pass' } }])
  expect(await actor.session.undo()).toEqual({ ok: true })
  await settled()
  await glass.pass(PAUSE / 60_000)
  await settled()
  expect(host.match.record.entries).toMatchObject([{ do: { type: 'pass' } }, { undo: 0 }, { do: { type: 'pass' } }])
})

test('standing orders take a pause for each question, as a person would', async () => {
  const { host, glass } = await hosted('aces-and-armor')
  const seats = host.match.record.seats.map((s) => s.seat)
  const screens = new Map(seats.map((seat) => [seat, screenAt(host, [seat])]))
  for (const { session } of screens.values()) session.start()
  const never = Object.fromEntries(Array.from({ length: 60 }, (_, id) => [`intercept.${id}`, 'never']))
  for (const seat of seats) await host.giveOrders(seat, never)
  const chance = seeded('past them all')
  const standing = (): number => host.match.walk.entries.filter((e) => 'standing' in e).length
  let inARow = 0
  for (let steps = 0; steps < 600 && inARow < 2; steps++) {
    const { game, state, walk } = host.match
    const [seat = ''] = game.toAct(state)
    if (game.fallback(state, seat) === null || game.situation(state).turn === null) {
      inARow = 0
      await screens.get(seat)?.session.act(chance.pick(offers(game, state, seat)), walk.count)
      continue
    }
    const before = standing()
    await settled()
    await glass.pass((PAUSE - 1) / 60_000)
    expect(standing()).toBe(before)
    await glass.pass(1 / 60_000)
    expect(standing()).toBe(before + 1)
    inARow++
  }
  expect(inARow).toBe(2)
})

test('a piece that cannot act says why it cannot', async () => {
  const { host } = await hosted('wravity')
  const { game, state } = host.match
  expect(offers(game, state, 'p1', 0)).toEqual([])
  expect(whyIdle(game, state, 'p1', 0)?.ok).toBe(false)
})

test('taking back does not stop in a phase in which there is nothing to do', async () => {
  const { host } = await hosted('rivet-wars', { options: { mission: '1', seating: 'two', rounds: 0, gateTo: '8' } })
  const [seat = ''] = host.match.game.toAct(host.match.state)
  const { session } = screenAt(host, [seat])
  session.start()
  const choices = () => offers(host.match.game, host.match.state, seat)
  const closes = () => choices().find((action) => host.match.game.closes(action))
  const does = async (action: unknown) => session.act(action as never, host.match.walk.count)
  const first = choices().length
  while (choices().length > 1) await does(choices().find((action) => !host.match.game.closes(action)))
  const spent = host.match.walk.entries.length
  await does(closes())
  expect(host.match.walk.entries.length).toBe(spent + 1)
  expect(await session.undo()).toEqual({ ok: true })
  expect(choices().length).toBeGreaterThan(1)
  expect(first).toBeGreaterThan(1)
})

test('what passes by itself after a roll makes nothing of it free to take back', async () => {
  const { host } = await hosted('rivet-wars', { options: { mission: '1' } })
  const seats = host.match.record.seats.map((s) => s.seat)
  const screens = new Map(seats.map((seat) => [seat, screenAt(host, [seat], { passing: true })]))
  for (const { session } of screens.values()) session.start()
  host.start()
  await settled()
  const chance = seeded('rolled, then passed')
  let found = 0
  for (let steps = 0; steps < 400 && found === 0 && host.match.walk.end === null; steps++) {
    const { game, state, walk } = host.match
    const [seat = ''] = game.toAct(state)
    const before = walk.count
    await screens.get(seat)?.session.act(chance.pick(offers(game, state, seat)), before)
    await settled()
    const [rolled, passed] = walk.entries.slice(before)
    const isRoll = rolled && 'do' in rolled && (rolled.draws?.length ?? 0) > 0
    if (!isRoll || !passed || !host.ease.hasPassed(before + 1) || game.toAct(host.match.state)[0] !== seat) continue
    if (walk.entries.slice(before + 1).some((_, i) => !host.ease.hasPassed(before + 1 + i))) continue
    found++
    const screen = screens.get(seat)
    expect(screen?.sight().undo).toMatchObject({ ok: false, why: { key: 'refusal.undoChance' } })
    expect(await screen?.session.undo()).toMatchObject({ ok: false })
    expect(walk.entries.at(-1)).not.toHaveProperty('undo')
  }
  expect(found).toBe(1)
})

test('a roll that was followed by such an answer cannot be taken back at a table that was opened again either', async () => {
  const { host, glass } = await hosted('wravity', { options: { mode: 'short' } })
  const screens = new Map(host.match.record.seats.map(({ seat }) => [seat, screenAt(host, [seat])]))
  for (const { session } of screens.values()) session.start()
  host.start()
  await settled()
  const chance = seeded('bounced, then passed')
  const { game, walk } = host.match
  let last = ''
  for (let steps = 0; steps < 400 && last === '' && walk.end === null; steps++) {
    const [seat = ''] = game.toAct(host.match.state)
    const before = walk.count
    const deed = screens.get(seat)?.session.act(chance.pick(offers(game, host.match.state, seat)), before)
    await glass.pass(PAUSE / 60_000)
    await deed
    await settled()
    await glass.pass(PAUSE / 60_000)
    await settled()
    const [rolled, passed] = walk.entries.slice(before)
    const isRoll = rolled && 'do' in rolled && (rolled.draws?.length ?? 0) > 0
    if (isRoll && passed && 'do' in passed && passed.by === seat && !passed.draws?.length) last = seat
  }
  expect(last).not.toBe('')
  expect(screens.get(last)?.sight().undo).toMatchObject({ ok: false })
  const again = await hosted('wravity', { match: host.match })
  const screen = screenAt(again.host, [last])
  screen.session.start()
  again.host.start()
  await settled()
  expect(screen.sight().undo).toMatchObject({ ok: false, why: { key: 'refusal.undoChance' } })
})
