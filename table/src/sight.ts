// What a viewer is shown of a match between two events.
import {
  consentLimit,
  type Game,
  type GameTypes,
  isOver,
  type Match,
  offers,
  type Refusal,
  say,
  standingOrdersOf,
  undoLimit,
  winnersOf,
} from '@muster/engine'
import type { Clocks, Ended, Offer, Proposal, Sight } from './table.ts'

type AnyMatch = Match<GameTypes>
type AnyGame = Game<GameTypes>

/** What the table knows beside the match. */
export interface Beside {
  readonly proposal: Proposal | null
  readonly clocks: Clocks
  /** The host answers for this viewer, who is shown nothing to press. */
  readonly answered?: boolean
  /** Why nothing can be taken back freely, whatever has passed by itself. */
  readonly barrier?: Refusal<never> | null
}

export function sightOf(match: AnyMatch, viewer: string, beside: Beside): Sight {
  const { game, state, record } = match
  const over = isOver(match)
  const seated = record.seats.some((s) => s.seat === viewer)
  return {
    count: match.walk.count,
    viewer,
    view: game.view(state, viewer),
    ...(over || !seated ? lookedOn(game, state, viewer, over) : decided(game, state, viewer, beside.answered)),
    undo: seated
      ? (beside.barrier ?? freed(undoLimit(match, viewer)))
      : { ok: false, rule: null, why: say('refusal.nothingToUndo') },
    agreeable: seated && !over && consentLimit(match, viewer) !== null,
    standing: seated ? standingOrdersOf(match, viewer) : {},
    ended: endedOf(match),
    proposal: beside.proposal,
    clocks: beside.clocks,
    answered: beside.answered ?? false,
  }
}

/** What follows from a state alone, and from whatever state looks the same to the viewer. */
export type Open = Pick<Sight, 'prompt' | 'toAct' | 'turn' | 'round' | 'offers' | 'orderable'>

/** For somebody who sits at the table. */
export function decided(game: AnyGame, state: unknown, seat: string, answered = false): Open {
  const open = { ...lookedOn(game, state, seat, false), orderable: game.orderable(state, seat) }
  return answered ? { ...open, prompt: say('waiting.answered') } : { ...open, offers: offersOf(game, state, seat) }
}

/** For whoever has nothing to decide. */
export function lookedOn(game: AnyGame, state: unknown, viewer: string, over: boolean): Open {
  const { round, turn } = game.situation(state)
  const toAct = over ? [] : game.toAct(state)
  return { prompt: game.words.prompt(state, viewer), toAct, turn, round, offers: [], orderable: [] }
}

const freed = (limit: ReturnType<typeof undoLimit>): Sight['undo'] => (limit.ok ? { ok: true } : limit)

function offersOf(game: AnyGame, state: unknown, seat: string): Offer[] {
  return offers(game, state, seat).map((action) => ({
    action,
    aim: game.aim(state, action),
    label: game.words.action(state, seat, action),
    ...(game.vain?.(state, action) ? { vain: true as const } : {}),
  }))
}

export function endedOf(match: AnyMatch): Ended | null {
  const { game, state, walk } = match
  const byRule = game.outcome(state)
  if (byRule) return { winners: byRule.winners, rule: byRule.rule, why: byRule.why, scores: byRule.scores }
  if (!walk.end) return null
  const { end, by } = walk.end
  const why = by ? say(`ended.${end}`, { seat: say(`seat.${by}`) }) : say(`ended.${end}`)
  return { winners: winnersOf(match) ?? [], rule: null, why, scores: game.situation(state).scores }
}

/** What a list of matches shows without opening one. */
export interface Gist {
  readonly round: number
  readonly turn: string | null
  readonly toAct: readonly string[]
  readonly scores: Readonly<Record<string, number>>
  readonly over: boolean
  readonly winners: readonly string[]
}

export function gistOf(match: AnyMatch): Gist {
  const { round, turn, scores } = match.game.situation(match.state)
  const over = isOver(match)
  const toAct = over ? [] : match.game.toAct(match.state)
  return { round, turn, toAct, scores, over, winners: winnersOf(match) ?? [] }
}

/** Whether two seats know different things, or are about to: then the screen is covered between them. */
export function keepsSecrets({ game, state }: AnyMatch, one: string, other: string): boolean {
  const asked = game.toAct(state)
  if (game.situation(state).turn === null && asked.includes(one) && asked.includes(other)) return true
  return JSON.stringify(game.hidden(state, one)) !== JSON.stringify(game.hidden(state, other))
}
