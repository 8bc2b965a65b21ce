// What the computer would do in somebody's place, in the game's own words.
import { advise } from '@muster/bots'
import { type GameTypes, type Match, type Message, offers, seeded } from '@muster/engine'
import type { Action } from './table.ts'

export interface Counsel {
  readonly action: Action
  readonly label: Message
  /** The winning chance after it, and how much more that is than with the next best. */
  readonly chance: number
  readonly gain: number
  /** What the same seat would do then. */
  readonly line: readonly Message[]
  readonly others: readonly { readonly label: Message; readonly chance: number }[]
}

const PATIENCE = 1500

/** Advice from what the seat may know; null where it has nothing to decide. */
export function counselFor({ game, state, record }: Match<GameTypes>, seat: string): Counsel | null {
  if (!game.toAct(state).includes(seat)) return null
  const listed = offers(game, state, seat)
  const until = performance.now() + PATIENCE
  const chance = seeded(`counsel/${record.entries.length}`)
  const budget = { stop: () => performance.now() > until }
  const advice = advise<GameTypes>({ game, seat, view: game.view(state, seat), offers: listed, chance, budget })
  const label = (action: Action): Message => game.words.action(state, seat, action)
  return {
    action: advice.action,
    label: label(advice.action),
    chance: advice.chance,
    gain: advice.gain,
    line: advice.line.map(label),
    others: advice.others.map((other) => ({ label: label(other.action), chance: other.chance })),
  }
}
