import { type Foresight, type GameTypes, preview, say } from '@muster/engine'
import type { Action, Line, News, Offer, Recap, Sight, Step, Table } from '@muster/table'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Face } from '../face.ts'
import { loadFace } from '../games/index.ts'
import { type Controller, controller } from './controller.ts'
import { finding } from './finding.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true }))

const offer = (type: string, aim: Offer['aim']): Offer => ({ action: { type }, aim, label: say(type) })
const walk = offer('walk', { piece: 1, place: 7 })
const crawl = offer('crawl', { piece: 2, place: 8 })
const strike = offer('strike', { piece: 3, target: 9 })
const end = offer('end', {})
const GROUND = { piece: null, place: 7, here: [] }

const line = (entry: number, by: string | null = 'b'): Line => ({
  entry,
  by,
  event: { type: 'happened' },
  told: say(`told.${entry}`),
  round: 1,
  turn: 'b',
})
const step = (entry: number, by?: string): Step => line(entry, by)

const sightOf = (count: number): Sight => ({
  count,
  viewer: 'a',
  view: { count },
  prompt: say('prompt'),
  toAct: ['a'],
  turn: 'a',
  round: 1,
  answered: false,
  offers: [walk, crawl, end],
  undo: { ok: true },
  agreeable: false,
  orderable: [],
  proposal: null,
  clocks: { turn: null, match: null },
  standing: {},
  ended: null,
})

/** A table where everything is allowed, and what was done at it. */
class Rig implements Table {
  readonly head = {
    id: 'm',
    game: 'rivet-wars',
    options: {},
    pack: null,
    chairs: [],
    created: 0,
    begun: 'setUp' as const,
  }
  readonly done: Action[] = []
  readonly foreseen = new Map<string, Partial<Foresight<GameTypes>>>()
  tell: (news: News) => void = () => {}
  subscribe(listener: (news: News) => void): () => void {
    this.tell = listener
    return () => {}
  }
  async act(action: Action) {
    this.done.push(action)
    return { ok: true as const }
  }
  async previews(actions: readonly Action[]) {
    return actions.map((a) => ({ ...preview<GameTypes>(), undo: { ok: true as const }, ...this.foreseen.get(a.type) }))
  }
  helped = async (_: Action, by: readonly Action[]): Promise<readonly (number | null)[]> => by.map(() => null)
  judge = async () => null
  idle = async () => null
  undo = async () => ({ ok: true as const })
  moment: Table['moment'] = async (count) => ({ ok: true, view: { count } })
  counsel: Table['counsel'] = async () => null
  record = async () => ''
  sit = async () => ({ ok: true as const })
  propose = async () => ({ ok: true as const })
  answer = async () => ({ ok: true as const })
  looking(): void {}
  passing(): void {}
  pondering(): void {}
  resign: Table['resign'] = async () => ({ ok: true })
  giveOrders = async () => ({ ok: true as const })
  shown(): void {}
  stop(): void {}
  go(): void {}
  close(): void {}
}

let face: Face
let table: Rig
let at: Controller

const opened = (diary: readonly Line[] = [line(0)], recap: Recap | null = null): void =>
  table.tell({ type: 'sight', sight: sightOf(3), diary, recap })
const soon = (): Promise<void> => new Promise((done) => setTimeout(done))

beforeEach(async () => {
  face = { ...(await loadFace('rivet-wars', null)), hint: () => ({ ms: 0 }), pieces: () => [] }
  const game = { ...face.game, closes: (a: Action) => a.type === 'end', threats: () => [] }
  face = { ...face, places: () => [], attempts: () => [], game }
  table = new Rig()
  at = controller(table, face)
})

const past = () => at.store.getState().past

test('while a past moment is shown the first press only returns to now', async () => {
  opened()
  at.select(1)
  at.lookBack(0)
  await soon()
  expect(past()?.view).toEqual({ count: 1 })
  at.press(GROUND)
  await soon()
  expect(past()).toBeNull()
  expect(table.done).toEqual([])
  at.press(GROUND)
  await soon()
  expect(table.done).toEqual([walk.action])
})

const STAGE = { current: null }
const sought = () => at.store.getState().sought

test('what was asked of the board goes out when it is asked again, by Escape, and by any other choice', async () => {
  const { reach, threats } = finding({ controller: at, face, late: at.store }, STAGE)
  opened()
  at.select(1)
  reach()
  expect(sought()).toBe('reach')
  reach()
  expect(sought()).toBeNull()
  expect(at.store.getState().answered).toBeNull()
  threats()
  expect(sought()).toBe('threats')
  reach()
  expect(sought()).toBe('reach')
  at.forget()
  expect(sought()).toBeNull()
  expect(at.store.getState().selected).toBe(1)
  for (const choice of [() => at.press({ ...GROUND, place: 9 }), () => at.consider(end), () => at.select(2)]) {
    threats()
    choice()
    await soon()
    expect(sought()).toBeNull()
  }
})

test('with nothing in hand the reach of all is shown, and a target counts where it stands', () => {
  const enemy = { piece: 9, name: say('enemy'), place: 5, side: 'blight', ready: false }
  const places = [5, 7, 8].map((place) => ({ place, name: say(`place ${place}`), row: 0, column: place }))
  const { reach } = finding(
    { controller: at, face: { ...face, pieces: () => [enemy], places: () => places }, late: at.store },
    STAGE,
  )
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [walk, crawl, strike, end] }, diary: [], recap: null })
  reach()
  expect([...(at.store.getState().lit ?? [])].sort()).toEqual([5, 7, 8])
  expect(at.store.getState().answered).toBeNull()
  at.select(3)
  reach()
  expect([...(at.store.getState().lit ?? [])]).toEqual([5])
})

test('nothing that is considered, chosen or confirmed is done from the past', async () => {
  opened()
  at.consider(end)
  await soon()
  expect(at.store.getState().considered?.offer).toBe(end)
  at.lookBack(0)
  await soon()
  expect(at.store.getState().considered).toBeNull()
  at.consider(walk)
  await soon()
  expect(past()).toBeNull()
  expect(table.done).toEqual([])
})

test('one’s own action brings the present back, even before the past has come', async () => {
  opened()
  at.lookBack(0)
  table.tell({ type: 'steps', steps: [step(3, 'a')], sight: sightOf(4) })
  await soon()
  expect(past()).toBeNull()
  at.lookBack(0)
  await soon()
  table.tell({ type: 'steps', steps: [step(4, 'b')], sight: sightOf(5) })
  expect(past()?.entry).toBe(0)
  table.tell({ type: 'steps', steps: [step(5, 'a')], sight: sightOf(6) })
  expect(past()).toBeNull()
})

const RECAP: Recap = { view: { count: 1 }, steps: [step(1), step(2)] }

test('nothing is done before what was missed has been shown', async () => {
  opened([line(0), line(1), line(2)], RECAP)
  at.select(1)
  at.consider(walk)
  at.confirm()
  await soon()
  expect(table.done).toEqual([])
  at.skip()
  at.consider(walk)
  await soon()
  expect(table.done).toEqual([walk.action])
})

test('what happens during a recap has its line in the diary, what was missed has one only', () => {
  opened([line(0), line(1), line(2)], RECAP)
  table.tell({ type: 'steps', steps: [step(3), step(3)], sight: sightOf(4) })
  at.nextMissed()
  at.skip()
  expect(at.store.getState().diary.map((l) => l.entry)).toEqual([0, 1, 2, 3, 3])
})

test('a double click on what ends a phase does not skip its warning', async () => {
  opened()
  at.consider(end)
  await soon()
  at.consider(end)
  await soon()
  expect(at.store.getState().considered?.preview?.warnings).toHaveLength(1)
  expect(table.done).toEqual([])
  at.confirm()
  await soon()
  expect(table.done).toEqual([end.action])
})

test('a second press on what rolls dice does it', async () => {
  table.foreseen.set('walk', { odds: [{ label: say('odds'), when: { type: 'happened' }, chance: 0.5 }] })
  opened()
  at.consider(walk)
  await soon()
  expect(table.done).toEqual([])
  at.consider(walk)
  await soon()
  expect(table.done).toEqual([walk.action])
})

const WAY = { path: [5, 6, 7] }
const pointed = () => at.store.getState().pointed

test('what is pointed at shows its way before anything is pressed', async () => {
  table.foreseen.set('walk', WAY)
  opened()
  at.point(GROUND)
  expect(pointed()).toBeNull()
  at.select(1)
  at.point(GROUND)
  await soon()
  expect(pointed()?.offer).toBe(walk)
  expect(pointed()?.preview?.path).toEqual([5, 6, 7])
  expect(at.store.getState().considered).toBeNull()
  at.press(GROUND)
  await soon()
  expect(table.done).toEqual([walk.action])
})

test('a finger cannot point: the first press does what can be taken back', async () => {
  table.foreseen.set('walk', WAY)
  opened()
  at.select(1)
  at.press(GROUND)
  await soon()
  expect(table.done).toEqual([walk.action])
})

test('whoever is advised has the piece in hand that the advice is about', async () => {
  opened()
  at.select(2)
  table.counsel = async () => ({
    action: walk.action,
    label: walk.label,
    chance: 0.5,
    gain: 0,
    others: [],
    line: [],
    reasons: [],
    lost: [],
  })
  at.askCounsel()
  await soon()
  expect(at.store.getState()).toMatchObject({ selected: 1, counsel: { action: walk.action } })
})

test('what is advised is shown first with its piece in hand, even what can be taken back', async () => {
  opened()
  at.select(2)
  at.weigh(walk)
  await soon()
  expect(table.done).toEqual([])
  expect(at.store.getState()).toMatchObject({ selected: 1, considered: { offer: walk } })
  at.confirm()
  await soon()
  expect(table.done).toEqual([walk.action])
})

test('what stays done is shown by the first press of a finger, and done by the second', async () => {
  table.foreseen.set('walk', { ...WAY, undo: { ok: false, rule: null, why: say('undo.dice') } })
  opened()
  at.select(1)
  at.press(GROUND)
  await soon()
  expect(at.store.getState().considered?.preview?.path).toEqual([5, 6, 7])
  expect(table.done).toEqual([])
  at.press(GROUND)
  await soon()
  expect(table.done).toEqual([walk.action])
})

test('pointing changes nothing that is marked: neither previews nor the piece in hand', async () => {
  table.foreseen.set('walk', WAY)
  opened()
  at.select(1)
  await soon()
  const { previews, selected, lit, sight } = at.store.getState()
  at.point(GROUND)
  at.pointAt(crawl)
  await soon()
  expect(pointed()?.offer).toBe(crawl)
  expect(at.store.getState()).toMatchObject({ selected })
  expect(at.store.getState().previews).toBe(previews)
  expect(at.store.getState().lit).toBe(lit)
  expect(at.store.getState().sight).toBe(sight)
  at.pointAt(null)
  expect(pointed()).toBeNull()
})

test('whoever lets everything pass is asked no more in that turn, and again in the next', async () => {
  const question = (count: number, round: number): News => ({
    type: 'sight',
    sight: { ...sightOf(count), turn: 'b', round, offers: [offer('intercept', { piece: 1 }), offer('decline', {})] },
    diary: [],
    recap: null,
  })
  table.tell(question(3, 1))
  at.letAllPass()
  await soon()
  table.tell(question(5, 1))
  await soon()
  expect(table.done.map(({ type }) => type)).toEqual(['decline', 'decline'])
  table.tell(question(9, 2))
  await soon()
  expect(table.done).toHaveLength(2)
})

test('a piece is put down when a phase ends, and kept in hand before', () => {
  const state = (phase: number, i: number) => (i === phase ? 'now' : 'next')
  const rail: Face['rail'] = (view) =>
    [0, 1].map((i) => ({ key: `${i}`, label: say('x'), state: state((view as { phase: number }).phase, i) }))
  at = controller(table, { ...face, rail })
  const sight = (phase: number): Sight => ({ ...sightOf(3), view: { phase } })
  table.tell({ type: 'sight', sight: sight(0), diary: [], recap: null })
  at.press({ piece: 1, place: 3, here: [1] })
  table.tell({ type: 'steps', steps: [], sight: sight(0) })
  expect(at.store.getState().selected).toBe(1)
  table.tell({ type: 'steps', steps: [], sight: sight(1) })
  expect(at.store.getState().selected).toBeNull()
})

const ODDS = { label: say('odds'), when: { type: 'happened' } }
const chance = (of: number): Partial<Foresight<GameTypes>> => ({ odds: [{ ...ODDS, chance: of }] })
const card = offer('card', { piece: 'card:1', target: 1 })

test('a card that betters the chance is offered beside it, and leads back to it', async () => {
  at = controller(table, {
    ...face,
    card: ({ type }) => (type === 'card' ? { name: say('aim'), without: null } : null),
  })
  table.foreseen.set('walk', chance(0.5))
  table.helped = async (_, by) => by.map(() => 0.75)
  const sight = (count: number): Sight => ({ ...sightOf(count), offers: [walk, card, end] })
  table.tell({ type: 'sight', sight: sight(3), diary: [], recap: null })
  at.consider(walk)
  await soon()
  const helps = at.store.getState().considered?.helps ?? []
  expect(helps).toEqual([{ offer: card, card: say('aim'), without: null, chance: 0.75, first: true }])
  const [help] = helps
  if (help) at.add(help)
  await soon()
  expect(table.done).toEqual([card.action])
  table.foreseen.set('walk', chance(0.75))
  table.tell({ type: 'steps', steps: [step(3, 'a')], sight: { ...sight(4), offers: [walk, end] } })
  await soon()
  expect(at.store.getState().considered?.offer.action).toEqual(walk.action)
  expect(at.store.getState().considered?.preview?.odds[0]?.chance).toBe(0.75)
  expect(table.done).toEqual([card.action])
})

test('a card that changes nothing is not offered', async () => {
  at = controller(table, {
    ...face,
    card: ({ type }) => (type === 'card' ? { name: say('aim'), without: null } : null),
  })
  table.foreseen.set('walk', chance(0.5))
  table.helped = async (_, by) => by.map(() => 0.5)
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [walk, card, end] }, diary: [], recap: null })
  at.consider(walk)
  await soon()
  expect(at.store.getState().considered?.helps).toBeUndefined()
})

test('what is offered with a card and without is weighed without, and the card stands beside it', async () => {
  const dressed = offer('sureWalk', walk.aim)
  at = controller(table, {
    ...face,
    card: ({ type }) => (type === 'sureWalk' ? { name: say('sure'), without: walk.action } : null),
  })
  table.foreseen.set('walk', chance(0.5))
  table.foreseen.set('sureWalk', chance(0.7))
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [walk, dressed, end] }, diary: [], recap: null })
  at.select(1)
  at.press(GROUND)
  await soon()
  expect(at.store.getState().asking).toBeNull()
  expect(at.store.getState().considered?.offer).toBe(walk)
  const [help] = at.store.getState().considered?.helps ?? []
  if (help) at.add(help)
  await soon()
  expect(at.store.getState().considered?.offer).toBe(dressed)
  expect(table.done).toEqual([])
})

const heal = (soldier: number, target: number): Offer => ({
  action: { type: 'heal', soldier, target } as Action,
  aim: { piece: soldier, target, place: target },
  label: say('heal'),
})

test('a card that is taken up shows only whom it is for, asks before it is laid down, and can be put back', async () => {
  const all = [walk, crawl, heal(2, 1), heal(2, 3), end]
  at = controller(table, { ...face, uses: ({ type }) => (type === 'heal' ? { id: 'aid', name: say('aid') } : null) })
  table.foreseen.set('heal', { undo: { ok: false, rule: null, why: say('refusal.undoShown') } })
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: all }, diary: [], recap: null })
  at.takeCard('aid')
  expect(at.store.getState()).toMatchObject({ selected: 2, card: 'aid' })
  at.press({ piece: 1, place: 1, here: [1] })
  await soon()
  expect(at.store.getState().considered?.offer).toEqual(heal(2, 1))
  expect(table.done).toEqual([])
  at.takeCard('aid')
  expect(at.store.getState()).toMatchObject({ card: null, considered: null })
  at.press({ piece: 1, place: 1, here: [1] })
  await soon()
  expect(at.store.getState().asking?.pieces).toEqual([1])
})

test('what was begun goes on to the place that was pressed, where that needs no thought', async () => {
  const jump = offer('jump', { piece: 1, place: 7 })
  const fly = offer('fly', { piece: 1, place: 7 })
  const short = offer('fly', { piece: 1, place: 6 })
  const follows = (done: Action, next: Action): boolean => done.type === 'jump' && next.type === 'fly'
  const played = async (isGrave: boolean, flowing: boolean): Promise<readonly string[]> => {
    table = new Rig()
    if (isGrave) table.foreseen.set('fly', { warnings: [say('hard landing')] })
    at = controller(table, { ...face, follows }, flowing)
    table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [jump, end] }, diary: [], recap: null })
    at.press(GROUND)
    await soon()
    table.tell({ type: 'steps', steps: [step(3, 'a')], sight: { ...sightOf(4), offers: [short, fly, end] } })
    await soon()
    return table.done.map(({ type }) => type)
  }
  expect(await played(false, true)).toEqual(['jump', 'fly'])
  expect(await played(false, false)).toEqual(['jump'])
  expect(await played(true, true)).toEqual(['jump'])
  expect(at.store.getState().considered?.offer).toBe(fly)
})

test('a place pressed with nothing in hand asks what is to be sent there; a place for nobody asks nothing', async () => {
  const sent = (piece: string): Offer => offer('deploy', { piece, place: 7 })
  const all = [walk, sent('rifleman'), sent('tank'), offer('play', { piece: 'card:1', place: 7 }), end]
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: all }, diary: [], recap: null })
  at.press(GROUND)
  expect(at.store.getState().asking?.offers).toEqual([sent('rifleman'), sent('tank')])
  at.forget()
  at.press({ piece: null, place: 9, here: [] })
  await soon()
  expect(at.store.getState().asking).toBe(null)
  expect(table.done).toEqual([])
})

test('what is weighed and can be taken back is done at one press, and then told with what to expect of it', async () => {
  const declare = offer('declare', { piece: 1, target: 9 })
  table.foreseen.set('declare', { notes: [say('note.blow')] })
  at = controller(table, { ...face, weighed: () => ({ figures: [], notes: [] }) })
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [declare, end] }, diary: [], recap: null })
  at.select(1)
  await soon()
  at.press({ piece: 9, place: 9, here: [9] })
  await soon()
  expect(table.done).toEqual([declare.action])
  expect(at.store.getState().rolled?.lines).toEqual([declare.label, say('note.blow')])
  at.select(1)
  expect(at.store.getState().rolled).toBe(null)
})

test('what one press has done by itself in two steps is taken back by one', async () => {
  const jump = offer('jump', { piece: 1, place: 7 })
  const fly = offer('fly', { piece: 1, place: 7 })
  let undos = 0
  table.undo = async () => {
    undos++
    return { ok: true }
  }
  at = controller(table, { ...face, follows: (done, next) => done.type === 'jump' && next.type === 'fly' }, true)
  table.tell({ type: 'sight', sight: { ...sightOf(3), offers: [jump, end] }, diary: [], recap: null })
  at.press(GROUND)
  await soon()
  table.tell({ type: 'steps', steps: [step(3, 'a')], sight: { ...sightOf(4), offers: [fly, end] } })
  await soon()
  table.tell({ type: 'steps', steps: [step(4, 'a')], sight: { ...sightOf(5), offers: [walk, end] } })
  await soon()
  expect(table.done.map(({ type }) => type)).toEqual(['jump', 'fly'])
  at.undo()
  await soon()
  expect(undos).toBe(2)
  table.tell({ type: 'steps', steps: [step(7, 'a')], sight: { ...sightOf(8), offers: [walk, end] } })
  at.undo()
  await soon()
  expect(undos).toBe(3)
})

test('what is in hand stays there while a question in one’s turn is answered, and after something was taken back', () => {
  opened()
  at.select(1)
  const asked = { ...sightOf(4), offers: [], toAct: ['b'] }
  table.tell({ type: 'steps', steps: [], sight: asked, atOnce: true })
  table.tell({ type: 'steps', steps: [], sight: sightOf(5), atOnce: true })
  expect(at.store.getState().selected).toBe(1)
  table.tell({ type: 'sight', sight: sightOf(6), diary: [], recap: null })
  expect(at.store.getState().selected).toBe(1)
  table.tell({ type: 'steps', steps: [], sight: { ...sightOf(7), offers: [crawl, end] }, atOnce: true })
  expect(at.store.getState().selected).not.toBe(1)
})

test('a habitual second press on the end of the phase does not leaf back in the diary', async () => {
  opened()
  at.consider(end)
  await soon()
  at.confirm()
  await soon()
  expect(table.done).toEqual([end.action])
  at.lookBack(0)
  await soon()
  expect(past()).toBeNull()
})
