// Chapter 2: Rounds and turns
import { illegal, legal } from '@muster/engine'
import type { Book } from '../book.ts'
import { type ActionOf, type Phase, type Position, rivalOf, type Seat, type Side, sideOf } from '../state.ts'
import { drawCards, mayDiscard } from './03-cards.ts'
import { buryFallen } from './05-casualties.ts'
import { resolveStrike } from './05-strike.ts'
import { pushNext } from './07-pushes.ts'
import { driftNext, gasAtTurnStart, thinClouds } from './08-gas.ts'
import { mayRearrange } from './09-rearrange.ts'
import { captureObjectives, raiseFlags } from './11-objectives.ts'
import { judge } from './12-victory.ts'
import { dropCount, scoreRound, setLevels } from './M-missions.ts'
import { NONE, type Order, type Run } from './rules.ts'
import { scoreSecrets } from './S-secrets.ts'

/** What the rules do of themselves, up to the next question or choice. */
export function settle(b: Book, run: Run): void {
  const s = run.state
  while (!s.result && !s.question) {
    if (s.strike) resolveStrike(b, run)
    else if (s.fallen.length > 0) buryFallen(b, run)
    else if (!pushNext(b, run) && !(s.phase === 'movement' && driftNext(b, run))) return
  }
}

/** 2.2, 2.4: flags, gas, the mission's effects, cards. */
export function beginTurn(b: Book, run: Run, side: Side, round: number): void {
  run.emit({ type: 'turnStarted', side, round })
  raiseFlags(run)
  gasAtTurnStart(b, run)
  buryFallen(b, run)
  if (dropCount(b, run.state) > 0) run.emit({ type: 'phaseStarted', phase: 'drop' })
  else beginCards(b, run)
}

/** 2.3: without a card to discard nothing is to be chosen. */
export function beginCards(b: Book, run: Run): void {
  run.emit({ type: 'phaseStarted', phase: 'cards' })
  if (!mayDiscard(run.state)) drawCards(b, run)
}

/** 2.3, 2.5, 4.6 */
function beginCombat(run: Run): void {
  run.emit({ type: 'phaseStarted', phase: 'combat' })
  thinClouds(run)
}

/** 2.3, 9.11: rearranging ends the movement phase; where nothing can be rearranged, it is over. */
function beginRearranging(b: Book, run: Run): void {
  run.emit({ type: 'phaseStarted', phase: 'rearrange' })
  if (!mayRearrange(run.state)) endTurn(b, run)
}

function endTurn(b: Book, run: Run): void {
  const { starter, turn, round } = run.state
  const next = closeTurn(b, run)
  if (next) beginTurn(b, run, next, turn === starter ? round : round + 1)
}

/** 2.6: captures, then Secret Missions; whose turn is next, null when the game is over. */
export function closeTurn(b: Book, run: Run): Side | null {
  const { starter, turn } = run.state
  captureObjectives(b, run)
  scoreSecrets(b, run)
  if (turn === starter) return rivalOf(turn)
  return closeRound(b, run) ? starter : null
}

/** 2.7, 12.1: whether play goes on. */
function closeRound(b: Book, run: Run): boolean {
  scoreRound(b, run)
  const result = judge(b, run.state)
  if (result) run.emit({ type: 'gameEnded', result })
  else setLevels(b, run)
  return !result
}

const END: ActionOf<'endPhase'> = { type: 'endPhase' }
const ENDS: readonly ActionOf<'endPhase'>[] = [END]

export const endPhaseOrder = (b: Book): Order<'endPhase'> => ({
  choices: (s, seat, piece) => (piece === undefined && mayEnd(s, seat) ? ENDS : NONE),
  check: (s, seat) => (mayEnd(s, seat) ? legal : illegal('2.9', 'questionFirst')),
  decide: (run) => endPhase(b, run),
})

/** 2.9 */
const mayEnd = (s: Position, seat: Seat): boolean => !s.question && s.turn === sideOf(seat) && s.phase !== 'drop'

/** 2.3, 9.11: whether the phase now on is the last one of the turn. */
export const endsTurn = (s: Position): boolean =>
  s.phase === 'rearrange' || (s.phase === 'movement' && !mayRearrange(s))

/** 2.3, 2.9 */
function endPhase(b: Book, run: Run): void {
  NEXT[run.state.phase](b, run)
}

const NEXT: Readonly<Record<Phase, (b: Book, run: Run) => void>> = {
  drop: beginCards,
  cards: drawCards,
  deployment: (_b, run) => beginCombat(run),
  combat: (_b, run) => run.emit({ type: 'phaseStarted', phase: 'movement' }),
  movement: beginRearranging,
  rearrange: endTurn,
}
