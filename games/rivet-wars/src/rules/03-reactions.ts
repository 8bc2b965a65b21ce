// Chapter 3: reactions in a rival's turn
import { illegal, legal } from '@muster/engine'
import type { Book } from '../book.ts'
import {
  type ActionOf,
  type Fallen,
  type Position,
  type Question,
  rivalOf,
  type Side,
  type Strike,
  sideOf,
} from '../state.ts'
import { eliminate } from './05-casualties.ts'
import { targetsOf } from './05-strike.ts'
import { rescueGrids } from './C-targets.ts'
import { NONE, type Order, type Run } from './rules.ts'

/** 3.8, 3.9: only the rival of the side whose turn it is, with any Action! card at all. */
function mayReact(s: Position, side: Side): boolean {
  return side !== s.turn && s.armies[side].hand.length > 0
}

/** 3.9, 3.10, C11.1, C11.2: true when the window for Take Cover opens. */
export function askCover(b: Book, run: Run, strike: Readonly<Strike>): boolean {
  const s = run.state
  const side = rivalOf(s.turn)
  if (!mayReact(s, side) || wasAsked(s, strike)) return false
  if (!targetsOf(b, s, strike).some((u) => u.side === side)) return false
  return ask(run, { ask: 'cover', side, at: strike.at })
}

/** C11.1 */
function wasAsked(s: Position, strike: Readonly<Strike>): boolean {
  return strike.by === 'unit' ? (s.active?.asked.includes(strike.at) ?? false) : strike.asked
}

/** 3.9, C10, C10.1: true when the window for Stretcher Party opens. */
export function askRescue(b: Book, run: Run, fallen: Fallen): boolean {
  const s = run.state
  const u = s.units[fallen.unit]
  if (!u || !mayReact(s, u.side)) return false
  const p = b.profile(u)
  if (!p.infantry || p.hero || rescueGrids(b, s, u).length === 0) return false
  return ask(run, { ask: 'rescue', side: u.side, unit: u.id })
}

/** 3.9, C12.1: true when the window for Intercepted Orders opens. */
export function askOrders(run: Run): boolean {
  const side = rivalOf(run.state.turn)
  if (!mayReact(run.state, side)) return false
  return ask(run, { ask: 'orders', side })
}

function ask(run: Run, question: Question): true {
  run.emit({ type: 'asked', question })
  return true
}

const PASS: ActionOf<'pass'> = { type: 'pass' }
const PASSES: readonly ActionOf<'pass'>[] = [PASS]

/** 3.9 */
export const passOrder = (b: Book): Order<'pass'> => ({
  choices: (s, seat, piece) => (piece === undefined && isReaction(s, sideOf(seat)) ? PASSES : NONE),
  check: (s, seat) => (isReaction(s, sideOf(seat)) ? legal : illegal('3.9', 'nothingToPass')),
  decide: (run, seat) => pass(b, run, sideOf(seat)),
})

const isReaction = (s: Position, side: Side): boolean =>
  s.question !== null && s.question.side === side && s.question.ask !== 'push'

/** 3.9: passing closes the window; a casualty not rescued is eliminated. */
function pass(b: Book, run: Run, side: Side): void {
  const question = run.state.question
  run.emit({ type: 'passed', side })
  if (question?.ask !== 'rescue') return
  const fallen = run.state.fallen.find((f) => f.unit === question.unit)
  if (fallen) eliminate(b, run, fallen)
}

/** 3.14 */
export const passAnswer = (): ActionOf<'pass'> => PASS
