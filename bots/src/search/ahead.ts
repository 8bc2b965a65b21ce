// Thinking while others decide: what one would do if they did nothing more.
import { carryOut, type GameTypes, offers, seeded } from '@muster/engine'
import type { Ask } from '../bot.ts'
import { type Sense, senseOf } from '../sense.ts'
import type { Reach } from './reach.ts'
import { impulse } from './rollout.ts'
import { search } from './search.ts'
import { isThought, type Thought } from './thought.ts'

/** Continuations looked into before it looks up again. */
const SLICE = 72
/** More than anybody does before another's turn comes. */
const ACTIONS = 60

/** Looks a little further ahead, and keeps it in the bot's memory; false when there is no more to think about. */
export function lookAhead<T extends GameTypes>(ask: Ask<T>, reach: Reach, most: number, character: string): boolean {
  const { memory, game } = ask
  if (!memory) return false
  const now = JSON.stringify(ask.view)
  const kept = memory.thought
  const thought = isThought(kept) && kept.now === now ? kept : begun(ask, now, senseOf(game, character))
  if (!thought || thought.visits >= most) return false
  const chance = seeded(`${now.length}/${ask.chance.below(2 ** 31)}/${thought.visits}`)
  const choice = { ...ask, ...thought.choice, chance, memory: { thought } }
  const { lines } = search(choice, reach, SLICE, character)
  memory.thought = { ...thought, lines, visits: thought.visits + SLICE } satisfies Thought
  return true
}

/** The choice that comes when everybody else goes on without doing anything. */
function begun<T extends GameTypes>(
  { game, seat, view, chance }: Ask<T>,
  now: string,
  sense: Sense<T>,
): Thought | null {
  const state = game.imagine(view, seat, chance)
  for (let i = 0; i < ACTIONS; i++) {
    const [next] = game.toAct(state)
    if (next === undefined) return null
    if (next === seat && sense.likely(state, seat) === null) break
    const way = { game, sense, seat, turns: 0, stray: 0 }
    const rest = sense.likely(state, next) ?? offers(game, state, next).find((action) => sense.rests(action))
    carryOut(game, state, next, rest ?? impulse(way, state, next, chance), chance)
  }
  const choice = { view: game.view(state, seat), offers: offers(game, state, seat) }
  if (choice.offers.length < 2) return null
  return { now, foreseen: JSON.stringify(choice.view), choice, lines: [], visits: 0 }
}
