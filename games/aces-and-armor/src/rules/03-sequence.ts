// Chapter 3: the turn

import type { Book } from '../book.ts'
import type { Phase, PlayerIndex, Position, RollOff, Run, Seat, Unit } from '../state.ts'
import { active, firstOf } from '../units.ts'
import { armiesDue, armySets } from './03-armies.ts'
import { mayMove } from './04-movement-check.ts'
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
export function beginRounds(book: Book, run: Run): void {
  run.emit({ type: 'orderRolled', for: 'move', ...(personFirst(book, run.state) ?? rollOff(run)) })
  if (run.state.table.weather) rollWeather(book, run)
  beginTurn(book, run, run.state.first, 1)
}

/** 1.14: in the short game nobody misses the Automa's first turn. */
function personFirst(book: Book, s: Position): { rolls: RollOff[]; first: PlayerIndex } | null {
  if (!book.mission(s.table.mission).laid || !s.players.some((p) => p.automa)) return null
  return { rolls: [], first: s.players.findIndex((p) => !p.automa) }
}

/** 3.3, 9.7: repairs are finished, armies are picked, then movement begins. */
function beginTurn(book: Book, run: Run, turn: PlayerIndex, round: number): void {
  run.emit({ type: 'turnBegan', turn, round })
  finishRepairs(book, run)
  const sets = armySets(book, run.state)
  const limited = armiesDue(book, run.state) !== null
  if (limited && (active(run.state).automa || sets.length > 1)) phase(run, 'armies')
  else {
    if (limited) run.emit({ type: 'armiesUsed', armies: sets[0] ?? [] })
    beginPhase(book, run, 'move')
  }
}

function phase(run: Run, name: Phase, seat?: Seat | null): void {
  run.emit({ type: 'phaseBegan', phase: name, seat: seat ?? firstOf(active(run.state)) })
}

/** 12.2: the other seat of a cooperative side, once the first has acted. */
export function nextSeat(s: Position): Seat | null {
  const { factions } = active(s)
  return factions[factions.indexOf(s.seat) + 1] ?? null
}

/** 3.3, 3.8: begins a phase, and goes on at once where a seat has nothing to decide in it. */
export function beginPhase(book: Book, run: Run, name: Phase, seat?: Seat | null): void {
  phase(run, name, seat)
  if (active(run.state).automa) return
  if (name === 'money' && !seat) collectIncome(book, run)
  if (name === 'combat') fightAndTrade(book, run)
  else if (!hasChoice(book, run.state)) endPhase(book, run)
}

function fightAndTrade(book: Book, run: Run): void {
  fightAll(book, run)
  if (!run.state.result) beginPhase(book, run, 'money')
}

const AFTER: Partial<Record<Phase, Phase>> = { move: 'declare', declare: 'combat' }

/** Hands the phase to the partner, or goes to the next one. */
export function endPhase(book: Book, run: Run): void {
  const seat = nextSeat(run.state)
  const next = AFTER[run.state.phase]
  if (seat) beginPhase(book, run, run.state.phase, seat)
  else if (next) beginPhase(book, run, next)
  else endTurn(book, run)
}

/** Before the Automa's turn a person always ends the own one. */
function hasChoice(book: Book, s: Position): boolean {
  if (s.phase === 'move') return s.units.some((u, id) => isMine(s, u) && u.at >= 0 && mayMove(book, s, id))
  if (s.phase === 'declare') return canDeclare(book, s)
  return canTrade(book, s) || s.players.some((p) => p.automa)
}

const isMine = (s: Position, u: Readonly<Unit>): boolean => u.faction === s.seat

/** 3.2, M2: the next player clockwise; a round is over when it comes back to who began. */
export function endTurn(book: Book, run: Run): void {
  const s = run.state
  run.emit({ type: 'turnEnded', turn: s.turn })
  const turn = (s.turn + 1) % s.players.length
  const round = s.round + (turn === s.first ? 1 : 0)
  if (checkStalemate(book, run) || (round > s.round && checkRounds(book, run))) return
  if (isWeatherDue(book, s)) rollWeather(book, run)
  beginTurn(book, run, turn, round)
}
