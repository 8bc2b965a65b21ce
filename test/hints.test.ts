// Hints never contradict what then happens: what they say a move is good for is true of it, and no two choices are the same.
import { advise } from '@muster/bots'
import { givesUp, promised } from '@muster/bots/reasons'
import { carryOut, chooseOptions, type Game, type GameTypes, must, offers, seeded } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import { rivetWars, type State } from '../games/rivet-wars/src/index.ts'
import { goes, table as trenches } from '../games/rivet-wars/test/table.ts'

type Ask = Parameters<typeof advise<GameTypes>>[0]

/** Positions of a seeded match, one of so many actions, with whoever has to choose there. */
function* positions(game: Game<GameTypes>, options: object, seed: string, actions: number, every: number) {
  const chosen = chooseOptions(game.options, { ...options })
  if (!chosen.ok) throw new Error(chosen.why.key)
  const chance = seeded(seed)
  const state = game.setup(chosen.options, chance)
  for (let i = 0; i < actions; i++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) return
    const listed = offers(game, state, seat)
    if (i % every === every - 1 && listed.length > 1) {
      const ask: Ask = { game, seat, view: game.view(state, seat), offers: listed, chance: seeded(`${seed}/${i}`) }
      yield { state, seat, ask }
    }
    const { mind } = game
    const promises = must(mind).promise(state, seat, listed)
    const best = listed.reduce((a, _, n) => ((promises[n] ?? 0) > (promises[a] ?? 0) ? n : a), 0)
    carryOut(game, state, seat, must(listed[chance.below(3) === 0 ? chance.below(listed.length) : best]), chance)
  }
}

const gameCalled = async (id: string): Promise<Game<GameTypes>> =>
  (await must(GAMES.find((g) => g.id === id)).load()).game

for (const id of ['rivet-wars', 'wravity', 'aces-and-armor'])
  test(`${id}: no two choices of a hint are the same, in words or in what comes of them`, async () => {
    const game = await gameCalled(id)
    let told = 0
    for (const { state, seat, ask } of positions(game, {}, `twins/${id}`, 120, 6)) {
      const { action, others } = advise(ask, 24)
      const words = [action, ...others.map((o) => o.action)].map((a) =>
        JSON.stringify(game.words.action(state, seat, a)),
      )
      expect(new Set(words).size, words.join('\n')).toBe(words.length)
      told += others.length
    }
    expect(told).toBeGreaterThan(10)
  })

/** By steps of a king, counted anew here: how far each unit of a side is from the nearest objective none of its side stood on. */
function farAway(s: State, side: string, open: readonly number[]): Map<number, number> {
  const { width } = s.field
  const away = (from: number): number =>
    Math.min(
      ...open.map((at) =>
        Math.max(Math.abs((at % width) - (from % width)), Math.abs(Math.floor(at / width) - Math.floor(from / width))),
      ),
    )
  return new Map(s.units.flatMap((u) => (u && u.side === side && u.at >= 0 ? [[u.id, away(u.at)] as const] : [])))
}

const standsOn = (s: State, side: string) =>
  s.field.objectives.filter((at) => s.units.some((u) => u?.side === side && u.at === at))

test('rivet-wars: closer to the objectives is closer, and leaves none', async () => {
  const game = await gameCalled('rivet-wars')
  let told = 0
  const missions = game.options.find(({ key }) => key === 'mission')?.values ?? []
  for (const mission of missions.filter((_, i) => i % 3 === 0)) {
    for (const { state, seat, ask } of positions(game, { mission }, `closer/${mission}`, 200, 5)) {
      const advice = advise(ask, 24)
      if (!advice.reasons.some(({ of, theme }) => of === 'for' && theme === 'places')) continue
      told++
      const before = state as State
      const after = game.clone(state) as State
      for (const action of [advice.action, ...advice.line.map((step) => step.action)])
        if (offers(game, after, seat).some((o) => JSON.stringify(o) === JSON.stringify(action)))
          carryOut(game, after, seat, action, seeded('then'))
      const stood = standsOn(before, seat)
      const label = JSON.stringify(game.words.action(state, seat, advice.action))
      expect(standsOn(after, seat), label).toEqual(expect.arrayContaining(stood))
      const open = before.field.objectives.filter((at) => !stood.includes(at))
      const was = farAway(before, seat, open)
      const is = farAway(after, seat, open)
      const closer = [...is].some(([unit, far]) => far < (was.get(unit) ?? Number.POSITIVE_INFINITY))
      expect(closer, label).toBe(true)
    }
  }
  expect(told).toBeGreaterThan(5)
})

test('rivet-wars: whoever leaves an objective gives it up, and is not said to come closer to objectives', () => {
  const game: Game<GameTypes> = rivetWars()
  const t = trenches('. . . . . .\n. R:o . . . .\n. . . . R .\n. . . . . p:o', { phase: 'movement' })
  const seat = 'allies'
  const ask: Ask = {
    game,
    seat,
    view: game.view(t.state, seat),
    offers: offers(game, t.state, seat),
    chance: seeded('leave'),
  }
  const leaves = goes(t, 'move', 'R', 'C3')
  const comes = goes(t, 'move', 'R2', 'D3')
  expect(ask.offers).toContainEqual(leaves)
  expect(givesUp(ask, leaves)).toBe(true)
  expect(givesUp(ask, comes)).toBe(false)
  const places = (action: GameTypes['Action']) => promised(ask, [action]).filter(({ theme }) => theme === 'places')
  expect(places(leaves).filter((reason) => reason.of === 'for')).toEqual([])
})

/** What the sentences of each game claim, by what is counted for a side: any one of them rises. */
const CLAIMS = {
  wravity: {
    force: ['lives'],
    blows: ['fire', 'fireLater', 'sharpest'],
    places: ['holding', 'first', 'second'],
    means: ['cards'],
  },
  'aces-and-armor': {
    force: ['infantry', 'tank', 'artillery', 'aircraft'],
    blows: ['menace', 'menaceLater', 'strike'],
    places: ['nearness'],
    means: ['coins'],
  },
} as const

/** Whoever waits outside is unhurt: to come in heals nobody. */
const LIVES: Readonly<Record<string, number>> = { intact: 2, wounded: 1, waiting: 2 }

for (const [id, claims] of Object.entries(CLAIMS))
  test(`${id}: what a move is said to be good for can be counted after it`, async () => {
    const game = await gameCalled(id)
    const mind = must(game.mind)
    const width = mind.features.length
    const counted = (state: unknown, seat: string, name: string): number => {
      const counts = new Float64Array(mind.sides(state) * width)
      mind.count(state, counts)
      const own = mind.sideOf(state, seat) * width
      const of = (feature: string): number => must(counts[own + mind.features.indexOf(feature)])
      return name === 'lives' ? Object.entries(LIVES).reduce((sum, [f, n]) => sum + n * of(f), 0) : of(name)
    }
    let told = 0
    for (const { state, seat, ask } of positions(game, {}, `seen/${id}`, 200, 4)) {
      for (const action of ask.offers.slice(0, 8)) {
        const after = game.clone(state)
        carryOut(game, after, seat, action, seeded('then'))
        if (game.preview(state, seat, action).odds.length > 0) continue
        for (const { theme, of } of promised(ask, [action])) {
          if (of === 'against' || theme === 'goals') continue
          told++
          const rises = claims[theme].some((name) => counted(after, seat, name) > counted(state, seat, name))
          expect(rises, `${theme}: ${JSON.stringify(game.words.action(state, seat, action))}`).toBe(true)
        }
      }
    }
    expect(told).toBeGreaterThan(10)
  })
