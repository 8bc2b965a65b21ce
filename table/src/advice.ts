// What the computer would do in somebody's place, in the game's own words.
import { type Advice, advise, EVEN, type Reason } from '@muster/bots'
import { type GameTypes, type Match, type Message, offers, seeded, type Theme } from '@muster/engine'
import { loadGame } from './games.ts'
import type { Action } from './table.ts'

export interface Counsel {
  readonly action: Action
  readonly label: Message
  /** The winning chance after it, and how much more that is than with the next best. */
  readonly chance: number
  readonly gain: number
  /** What the same seat would do then. */
  readonly line: readonly Message[]
  /** What it is good for. */
  readonly reasons: readonly Purpose[]
  readonly others: readonly Rival[]
  /** What is given up by it, where it ends a phase. */
  readonly lost: readonly Message[]
}

/** What else there was, and how far it lies behind, as far as that can be told. */
export interface Rival {
  readonly label: Message
  readonly chance: number
  readonly behind: Behind
}

/** To have more of something, or to leave the others less. */
export type Purpose = `${Reason['of']}.${Theme}`

export type Behind = 'even' | 'little' | 'clear'

/** What is asked to be advised: what the seat may know, and nothing more. */
export interface Plea {
  readonly game: string
  readonly pack: unknown
  readonly seat: string
  readonly view: unknown
  readonly offers: readonly Action[]
  readonly seed: string
}

const PATIENCE = 1500
/** Only from here on a difference may be clear. */
const CLEAR = 0.1

/** null where the seat has nothing to decide. */
export function pleaOf({ game, state, record }: Match<GameTypes>, seat: string): Plea | null {
  if (!game.toAct(state).includes(seat)) return null
  const { pack, entries } = record
  const seed = `counsel/${entries.length}`
  return { game: record.game, pack, seat, view: game.view(state, seat), offers: offers(game, state, seat), seed }
}

/** What a general would do there; it takes a while. */
export async function adviceOn({ game: id, pack, seat, view, offers: listed, seed }: Plea): Promise<Advice<GameTypes>> {
  const { game } = await loadGame(id, pack)
  const until = performance.now() + PATIENCE
  const budget = { stop: () => performance.now() > until }
  return advise<GameTypes>({ game, seat, view, offers: listed, chance: seeded(seed), budget })
}

/** Advice in the game's own words. */
export function counselFrom(
  { game, state }: Pick<Match<GameTypes>, 'game' | 'state'>,
  seat: string,
  advice: Advice<GameTypes>,
): Counsel {
  const label = (action: Action): Message => game.words.action(state, seat, action)
  return {
    action: advice.action,
    label: label(advice.action),
    chance: advice.chance,
    gain: advice.gain,
    line: advice.line.map((step) => step.label),
    reasons: advice.reasons.map(({ of, theme }): Purpose => `${of}.${theme}`),
    others: apart({ game, state }, seat, advice).map((other) => ({
      label: label(other.action),
      chance: other.chance,
      behind: behind(advice, other),
    })),
    lost: game.closes(advice.action) ? game.preview(state, seat, advice.action).warnings : [],
  }
}

/** Of those that do the same with the same piece and come to the same place by the same way, the first: another would be no choice. */
function apart(
  { game, state }: Pick<Match<GameTypes>, 'game' | 'state'>,
  seat: string,
  { action, others }: Advice<GameTypes>,
): Advice<GameTypes>['others'] {
  const comesTo = (one: Action): string | null => {
    const { piece, place, target } = game.aim(state, one)
    if (piece === undefined || place === undefined || target !== undefined) return null
    return JSON.stringify([one.type, piece, place, game.preview(state, seat, one).path.at(-1) ?? null])
  }
  const known = new Set([comesTo(action)])
  return others.filter((other) => {
    const end = comesTo(other.action)
    const isNew = end === null || !known.has(end)
    known.add(end)
    return isNew
  })
}

type Weighed = Pick<Advice<GameTypes>, 'chance' | 'within'>

/** In words: a figure early in a match is mostly a guess, and one that frightens. Clear is only what both intervals leave clear. */
export function behind(best: Weighed, other: Weighed): Behind {
  const gap = best.chance - other.chance
  if (gap < EVEN) return 'even'
  return gap >= CLEAR && gap > Math.hypot(best.within, other.within) ? 'clear' : 'little'
}
