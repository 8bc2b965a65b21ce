// Chapter 12: Victory
import { must, type Outcome, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import {
  type Options,
  type Position,
  type Result,
  type RivetWars,
  rivalOf,
  type Seat,
  SIDES,
  type Side,
} from '../state.ts'
import { isCaptor, victoryPoints } from './M-missions.ts'

/** 12.1, 12.2, 12.3, 12.4, 12.5: the result at the end of a round; null when play goes on. */
export function judge(b: Book, s: Position): Result | null {
  const there = SIDES.filter((side) => s.armies[side].points >= victoryPoints(b, s, side))
  if (there.length === 1) return { winners: there, rule: '12.2' }
  const ahead = leader(s)
  if (there.length === 2 && ahead) return { winners: [ahead], rule: '12.3' }
  const limit = roundLimit(b, s)
  return limit && s.round >= limit.rounds ? { winners: ahead ? [ahead] : [], rule: limit.rule } : null
}

interface Clock extends Pick<Position, 'options' | 'round' | 'turn' | 'starter' | 'result'> {
  readonly armies: Readonly<Record<Side, { readonly points: number }>>
}

/** 12.1, 12.2, 12.4, M6.3: whether the side at turn has none after this one, as the points stand; level, play goes on. */
export function isLastTurn(b: Book, s: Clock): boolean {
  const limit = roundLimit(b, s)
  if (s.result || (limit && s.round >= limit.rounds)) return !s.result
  const due = b.mission(s).special.roundPoints
  const ends = SIDES.map((side) => {
    const points = s.armies[side].points + (due?.[side] ?? 0)
    return { side, points, there: points >= victoryPoints(b, s, side) }
  })
  const there = ends.filter((end) => end.there)
  const isLevel = there.length === 2 && there[0]?.points === there[1]?.points
  const isSoon = s.turn !== s.starter || there.some(({ side }) => s.armies[side].points < victoryPoints(b, s, side))
  return there.length > 0 && !isLevel && isSoon
}

/** 12.2, 12.3, 12.5: the points that a side in its last turn still needs to win; with the round it scores what its mission gives. */
export function pointsShort(b: Book, s: Clock, side: Side): number {
  const due = b.mission(s).special.roundPoints
  const limit = roundLimit(b, s)
  const at = (one: Side): number => s.armies[one].points + (due?.[one] ?? 0)
  const goal = limit && s.round >= limit.rounds ? 0 : victoryPoints(b, s, side)
  return Math.max(goal, at(rivalOf(side)) + 1) - at(side)
}

/** 5.19, 11.2, S0: more points than these no turn of the side can bring: every objective, every bounty, every Secret Mission. */
export function mostPoints(b: Book, s: Position, side: Side): number {
  const objectives = isCaptor(b, s, side) ? s.field.objectives.length : 0
  const bounties = s.units.map((u) => (u && u.at >= 0 && u.side !== side ? b.profile(u).bounty : 0))
  const secrets = s.armies[side].secrets.map((card) => Math.max(...b.secret(card).scores.map((x) => x.points)))
  return [...bounties, ...secrets].reduce((sum, points) => sum + points, objectives)
}

/** 12.3, 12.4: the side with more points; null when level. */
function leader(s: Position): Side | null {
  const lead = s.armies.allies.points - s.armies.blight.points
  if (lead === 0) return null
  return lead > 0 ? 'allies' : 'blight'
}

/** 12.5, M0.2: what was agreed, or the mission's own, whichever comes first; null for none. */
function roundLimit(b: Book, s: Pick<Position, 'options'>): { readonly rounds: number; readonly rule: Rule } | null {
  const agreed = s.options.rounds || Number.POSITIVE_INFINITY
  const own = b.mission(s).special.rounds ?? Number.POSITIVE_INFINITY
  if (Math.min(agreed, own) === Number.POSITIVE_INFINITY) return null
  return own <= agreed ? { rounds: own, rule: 'M0.2' } : { rounds: agreed, rule: '12.5' }
}

export function outcome(s: Position): Outcome<RivetWars> | null {
  if (!s.result) return null
  const scores = scoresOf(s)
  const winner = s.result.winners[0]
  const why = winner
    ? say(`outcome.${s.result.rule}`, { side: say(`side.the.${winner}`), ...scores })
    : say('outcome.draw', scores)
  return { winners: s.result.winners, rule: s.result.rule, why, scores }
}

export const scoresOf = (s: Position): Record<Side, number> => ({
  allies: s.armies.allies.points,
  blight: s.armies.blight.points,
})

const SEATS_OF: Readonly<Record<Options['seating'], Readonly<Record<Side, readonly Seat[]>>>> = {
  two: { allies: ['allies'], blight: ['blight'] },
  alliesPair: { allies: ['allies', 'allies-2'], blight: ['blight'] },
  blightPair: { allies: ['allies'], blight: ['blight', 'blight-2'] },
  pairs: { allies: ['allies', 'allies-2'], blight: ['blight', 'blight-2'] },
}

/** 12.6 */
export const seatsOf = (options: Options, side: Side): readonly Seat[] => must(SEATS_OF[options.seating])[side]

const NOBODY: readonly Seat[] = []

/** 12.6, 12.7: every seat of the side that is asked, or whose turn it is. */
export function toAct(s: Position): readonly Seat[] {
  if (s.result) return NOBODY
  return seatsOf(s.options, s.question ? s.question.side : s.turn)
}
