// Chapter 7: the survivors of a Tank Shock
import { illegal, legal, must, type Piece } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { type ActionOf, type Grid, type Position, type Side, sideOf, type Unit } from '../state.ts'
import { isOpen } from './01-battlefield.ts'
import { creditOf } from './05-strike.ts'
import { sufferEntry } from './09-entering.ts'
import { NONE, type Order, type Run, type Verdict } from './rules.ts'

export const pushOrder = (b: Book): Order<'push'> => ({
  choices: (s, seat, piece) => pushChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkPush(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => push(b, run, must(run.state.units[a.unit]), a.at),
})

/** 7.26 */
function pushChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly ActionOf<'push'>[] {
  const u = pushed(s, side)
  return u && (piece === undefined || piece === u.id)
    ? pushGrids(b, s, u).map((at) => ({ type: 'push', unit: u.id, at }))
    : NONE
}

function pushed(s: Position, side: Side): Readonly<Unit> | null {
  return s.question?.ask === 'push' && s.question.side === side ? must(s.units[s.question.unit]) : null
}

function checkPush(b: Book, s: Position, side: Side, a: ActionOf<'push'>): Verdict {
  const u = pushed(s, side)
  if (a.unit !== u?.id) return illegal('7.26', 'nobodyToPlace')
  return pushGrids(b, s, u).includes(a.at) ? legal : illegal('7.26', 'cannotBePlaced')
}

/** 7.26, 7.31, 10.11: adjacent grids the survivor may enter, the one the tank left among them. */
function pushGrids(b: Book, s: Position, u: Readonly<Unit>): Grid[] {
  const p = b.profile(u)
  return must(tablesOf(s.field).beside[u.at]).filter((at) => isOpen(b, s, u, p, at))
}

/** 7.26, 8.10 */
function push(b: Book, run: Run, u: Readonly<Unit>, at: Grid): void {
  run.emit({ type: 'pushed', unit: u.id, to: at })
  sufferEntry(b, run, u.id)
}

/** 7.30: the first survivor in target order; null when no push is going on. */
function survivor(s: Position): Readonly<Unit> | null {
  const striker = s.active ? s.units[s.active.unit] : null
  if (!striker) return null
  const first = must(s.units[must(must(s.stacks[striker.at])[0])])
  return first.side === striker.side ? null : first
}

/** 7.26, 7.27, 7.30: places or asks about the next survivor; false when there is none. */
export function pushNext(b: Book, run: Run): boolean {
  const u = survivor(run.state)
  if (!u) return false
  const grids = pushGrids(b, run.state, u)
  if (grids.length > 1) run.emit({ type: 'asked', question: { ask: 'push', side: u.side, unit: u.id } })
  else if (grids.length === 1) push(b, run, u, must(grids[0]))
  else strand(b, run, u)
  return true
}

/** 5.21, 7.27: the push did it. */
function strand(b: Book, run: Run, u: Readonly<Unit>): void {
  const striker = must(run.state.units[must(run.state.active).unit])
  run.emit({ type: 'stranded', unit: u.id, credit: creditOf(b, run.state, striker) })
}

/** 7.32: the grid nearest to its own deployment grids, then the first in reading order. */
export function defaultPush(b: Book, s: Position, u: Readonly<Unit>): ActionOf<'push'> {
  const t = tablesOf(s.field)
  const home = s.field.deployment[u.side]
  let at = -1
  for (const grid of [...pushGrids(b, s, u)].sort((a, c) => a - c))
    if (at < 0 || far(t, grid, home) < far(t, at, home)) at = grid
  return { type: 'push', unit: u.id, at }
}

const far = (t: Tables, at: Grid, home: readonly Grid[]): number =>
  Math.min(...home.map((grid) => must(t.distance[at * t.size + grid])))
