// Luck after a match: what it counts is what the record holds, and what it expects is what was foretold.

import { botCalled } from '@muster/bots'
import {
  type Game,
  type GameTypes,
  isDeed,
  isOver,
  type Match,
  newMatch,
  offers,
  optionsFor,
  type Preview,
  plainDice,
  play,
  seeded,
} from '@muster/engine'
import { explore, follow } from '@muster/engine/testkit/fuzz'
import { GAMES } from '@muster/games'
import { reportOf } from '@muster/table'
import { expect, test } from 'vitest'

interface What {
  /** What the record calls a success. */
  readonly came: readonly object[]
  /** The odds that foretell one each. */
  readonly odds: readonly string[]
  /** What only a deck decides is foretold as far as a seat can know. */
  readonly unless: string
}

const WHAT: Readonly<Record<string, What>> = {
  'rivet-wars': { came: [{ type: 'attacked', hit: true }], odds: ['odds.hit', 'odds.ownHit'], unless: 'flipped' },
  wravity: {
    came: [
      { type: 'shotFired', hit: true },
      { type: 'hookThrown', caught: true },
      { type: 'grabRolled', held: true },
    ],
    odds: ['odds.hit', 'odds.catch', 'odds.hold'],
    unless: 'cardDrawn',
  },
  'aces-and-armor': { came: [{ type: 'unitDestroyed' }], odds: ['odds.destroys', 'odds.lost'], unless: 'unitDrawn' },
}

const MOST_LEAVES = 3000
const near = (x: number, y: number): boolean => Math.abs(x - y) < 1e-7

/** A match of so many actions, and what is looked at before each. */
function played(
  game: Game<GameTypes>,
  by: string,
  seed: string,
  actions: number,
  before: (match: Match<GameTypes>, seat: string, action: GameTypes['Action']) => void,
): Match<GameTypes> {
  const match = newMatch(game, optionsFor(game, game.short ?? {}), plainDice(seed))
  const chance = seeded(seed)
  for (let i = 0; i < actions && !isOver(match); i++) {
    const seat = chance.pick(game.toAct(match.state))
    const all = offers(game, match.state, seat)
    const view = game.view(match.state, seat)
    const action = by === 'random' ? chance.pick(all) : botCalled(by)?.choose({ game, seat, view, offers: all, chance })
    before(match, seat, action as GameTypes['Action'])
    play(match, seat, action as GameTypes['Action'])
  }
  return match
}

function isLike(event: object, pattern: object): boolean {
  return Object.entries(pattern).every(([key, value]) => (event as Record<string, unknown>)[key] === value)
}

/** By what an action was foretold and by what its dice came to in all ways they can fall: expected by the throws, and come. */
function means(
  game: Game<GameTypes>,
  { odds, unless }: What,
  match: Match<GameTypes>,
  seat: string,
  action: GameTypes['Action'],
): { foretold: number; expected: number; came: number } | null {
  const seen: Preview<GameTypes> = game.preview(match.state, seat, action)
  const told = seen.odds.filter(({ label }) => odds.includes(label.key))
  if (told.length === 0) return null
  const leaves = explore((chance) => {
    const state = game.clone(match.state)
    const events = follow(game, game.clone(match.state), seat, action, chance)
    const throws = events.flatMap((e) => {
      const each = game.throws?.(state, e) ?? []
      game.evolve(state, e)
      return each
    })
    const expected = throws.reduce((sum, t) => sum + t.chance, 0)
    return { expected, came: throws.filter((t) => t.came).length, hidden: events.some((e) => e.type === unless) }
  }, MOST_LEAVES)
  if (!leaves || leaves.some(({ value }) => value.hidden)) return null
  const mean = (of: 'expected' | 'came'): number => leaves.reduce((sum, l) => sum + l.weight * l.value[of], 0)
  return { foretold: told.reduce((sum, { chance }) => sum + chance, 0), expected: mean('expected'), came: mean('came') }
}

const MATCHES = [
  ['random', 'luck/1', 700],
  ['random', 'luck/2', 500],
  ['sergeant', 'luck/3', 160],
] as const

test.each(GAMES)(
  '$id: luck counts what came, and expects what was foretold',
  { timeout: 60_000 },
  async ({ id, load }) => {
    const { game } = await load()
    const what = WHAT[id] as What
    let compared = 0
    for (const [by, seed, actions] of MATCHES) {
      const match = played(game, by, seed, actions, (now, seat, action) => {
        const found = means(game, what, now, seat, action)
        if (!found) return
        compared++
        const { foretold, expected, came } = found
        expect([near(foretold, expected), near(expected, came), found], JSON.stringify(action)).toEqual([
          true,
          true,
          found,
        ])
      })
      const events = match.record.entries.flatMap((e) => (isDeed(e) ? e.events : []))
      const came = events.filter((e) => what.came.some((pattern) => isLike(e, pattern)) && !isLike(e, { by: -1 }))
      const { luck } = reportOf(match)
      expect(luck.reduce((sum, l) => sum + l.came, 0)).toBe(came.length)
      for (const { low, high, expected, rolls } of luck) {
        expect(low).toBeLessThanOrEqual(Math.ceil(expected))
        expect(high).toBeGreaterThanOrEqual(Math.floor(expected))
        expect(high).toBeLessThanOrEqual(rolls)
      }
    }
    expect(compared).toBeGreaterThan(1)
  },
)
