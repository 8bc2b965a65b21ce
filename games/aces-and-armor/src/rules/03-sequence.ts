// Chapter 3: the turn

import type { Content } from '../content/content.ts'
import type { Phase, RollOff, Run, Seat, State, Unit } from '../state.ts'
import { active } from '../units.ts'
import { armiesDue, armySets } from './03-armies.ts'
import { mayMove } from './04-movement.ts'
import { canDeclare } from './07-declare.ts'
import { fightAll } from './08-combat.ts'
import { canTrade, collectIncome, finishRepairs } from './09-money.ts'
import { checkStalemate } from './10-stalemate.ts'
import { checkRounds } from './10-victory.ts'
import { isWeatherDue, rollWeather } from './14-weather.ts'

/** Everybody rolls; those tied for the highest roll again. */
export function rollOff(run: Run): { rolls: RollOff[]; first: number } {
  const rolls: RollOff[] = []
  let players = run.state.players.map((_, i) => i)
  while (players.length > 1) {
    const dice = players.map(() => run.chance.d12())
    rolls.push({ players, dice })
    const best = Math.max(...dice)
    players = players.filter((_, i) => dice[i] === best)
  }
  return { rolls, first: players[0] ?? 0 }
}

/** 3.1, 8.22: a roll of its own decides who begins, also without combat dice. */
export function beginRounds(c: Content, run: Run): void {
  run.emit({ type: 'orderRolled', for: 'move', ...rollOff(run) })
  if (run.state.table.weather) rollWeather(c, run)
  beginTurn(c, run, run.state.first, 1)
}

/** 3.3, 9.7: repairs are finished, armies are picked, then movement begins. */
function beginTurn(c: Content, run: Run, turn: number, round: number): void {
  run.emit({ type: 'turnBegan', turn, round })
  finishRepairs(c, run)
  const sets = armySets(c, run.state)
  const limited = armiesDue(c, run.state) !== null
  if (limited && (active(run.state).automa || sets.length > 1)) phase(run, 'armies')
  else {
    if (limited) run.emit({ type: 'armiesUsed', armies: sets[0] ?? [] })
    beginPhase(c, run, 'move')
  }
}

function phase(run: Run, name: Phase, seat?: Seat | null): void {
  run.emit({ type: 'phaseBegan', phase: name, seat: seat ?? (active(run.state).factions[0] as Seat) })
}

/** 12.2: the other seat of a cooperative side, once the first has acted. */
export function nextSeat(s: Readonly<State>): Seat | null {
  const { factions } = active(s)
  return factions[factions.indexOf(s.seat) + 1] ?? null
}

/** 3.3, 3.8: begins a phase, and goes on at once where a seat has nothing to decide in it. */
export function beginPhase(c: Content, run: Run, name: Phase, seat?: Seat | null): void {
  phase(run, name, seat)
  if (active(run.state).automa) return
  if (name === 'money' && !seat) collectIncome(c, run)
  if (name === 'combat') fightAndTrade(c, run)
  else if (!hasChoice(c, run.state)) endPhase(c, run)
}

function fightAndTrade(c: Content, run: Run): void {
  fightAll(c, run)
  if (!run.state.result) beginPhase(c, run, 'money')
}

const AFTER: Partial<Record<Phase, Phase>> = { move: 'declare', declare: 'combat' }

/** Hands the phase to the partner, or goes to the next one. */
export function endPhase(c: Content, run: Run): void {
  const seat = nextSeat(run.state)
  const next = AFTER[run.state.phase]
  if (seat) beginPhase(c, run, run.state.phase, seat)
  else if (next) beginPhase(c, run, next)
  else endTurn(c, run)
}

/** Before the Automa's turn a person always ends the own one. */
function hasChoice(c: Content, s: Readonly<State>): boolean {
  if (s.phase === 'move') return s.units.some((u, id) => isMine(s, u) && u.at >= 0 && mayMove(c, s, id))
  if (s.phase === 'declare') return canDeclare(c, s)
  return canTrade(c, s) || s.players.some((p) => p.automa)
}

const isMine = (s: Readonly<State>, u: Readonly<Unit>): boolean => u.faction === s.seat

/** 3.2, M2: the next player clockwise; a round is over when it comes back to who began. */
export function endTurn(c: Content, run: Run): void {
  const s = run.state
  run.emit({ type: 'turnEnded', turn: s.turn })
  const turn = (s.turn + 1) % s.players.length
  const round = s.round + (turn === s.first ? 1 : 0)
  if (checkStalemate(c, run) || (round > s.round && checkRounds(c, run))) return
  if (isWeatherDue(c, s)) rollWeather(c, run)
  beginTurn(c, run, turn, round)
}
