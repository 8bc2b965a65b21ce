// Chapter M: special rules of missions
import { illegal, legal, must } from '@muster/engine'
import { isOnBoard, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Level } from '../content/types.ts'
import { type ActionOf, type EventOf, type Grid, type Position, type Seat, SIDES, type Side, sideOf } from '../state.ts'
import { freeId, isOpen, poolOf } from './01-battlefield.ts'
import { beginCards } from './02-sequence.ts'
import { figure } from './04-grids.ts'
import { flip } from './06-deviation.ts'
import { sufferEntry } from './09-entering.ts'
import { NONE, notThisPhase, type Order, type Run, type Verdict } from './rules.ts'

/** M0, M1, M2, M3, M4, M5, M6, M7, M8, M9, M10, 4.1: what a turn of this mission brings. */
export function missionSupply(b: Book, s: Position): Omit<EventOf<'supplied'>, 'type'> {
  const mission = b.mission(s)
  const level = levelOf(mission.special.levels, s.armies[s.turn].level)
  const infantry = infantryPoints(mission.special.infantryPoints)
  return {
    points: mission.points[s.turn] + (level?.points ?? 0),
    rivets: rivetsGiven(b, s, s.turn),
    ...(infantry > 0 ? { infantry } : {}),
    ...(level?.free ? { free: level.free } : {}),
  }
}

interface Supplied extends Pick<Position, 'options'> {
  readonly armies: Readonly<Record<Side, { readonly level: number }>>
}

/** 4.1, M10.3: the rivets that a turn of this mission brings a side. */
export function rivetsGiven(b: Book, s: Supplied, side: Side): number {
  const { rivets, special } = b.mission(s)
  return rivets[side] + (levelOf(special.levels, s.armies[side].level)?.rivets ?? 0)
}

/** M8.1 */
const infantryPoints = (extra: number | undefined): number => extra ?? 0

/** M10.1, M10.2, M10.3, M10.4, M10.5: the highest level reached, and no other. */
export function levelOf(levels: readonly Level[] | undefined, points: number): Level | null {
  let reached: Level | null = null
  for (const level of levels ?? []) if (points >= level.from && level.from >= (reached?.from ?? 0)) reached = level
  return reached
}

/** 1.12, M2.2, M6.1: a unit on each objective. */
export function placeGarrison(b: Book, run: Run): void {
  const { garrison } = b.mission(run.state).special
  if (!garrison) return
  for (const at of run.state.field.objectives)
    run.emit({ type: 'landed', unit: freeId(run.state), kind: garrison, at, side: b.unit(garrison).side })
}

/** M6.3 */
export function scoreRound(b: Book, run: Run): void {
  for (const side of SIDES) {
    const vp = b.mission(run.state).special.roundPoints?.[side] ?? 0
    if (vp > 0) run.emit({ type: 'pointsScored', side, vp, rule: 'M6.3' })
  }
}

/** M10.1: each side's own points. */
export function setLevels(b: Book, run: Run): void {
  if (!b.mission(run.state).special.levels) return
  const { allies, blight } = run.state.armies
  run.emit({ type: 'levelsSet', allies: allies.points, blight: blight.points })
}

/** M9.1: how many drop at the start of this turn, as the pool allows. */
export function dropCount(b: Book, s: Position): number {
  const { drop } = b.mission(s).special
  return drop?.side === s.turn ? Math.min(drop.count, poolOf(b, s, drop.kind)) : 0
}

/** M9.1: one grid on the board for all. */
export const dropOrder = (b: Book): Order<'drop'> => ({
  choices: (s, seat, piece) => (isDropping(s, seat) && piece === undefined ? dropChoices(s) : NONE),
  check: (s, seat, a) => checkDrop(s, seat, a),
  decide: (run, _seat, a) => decideDrop(b, run, a),
})

const isDropping = (s: Position, seat: Seat): boolean => s.phase === 'drop' && s.turn === sideOf(seat)

const dropChoices = (s: Position): ActionOf<'drop'>[] => tablesOf(s.field).places.map((at) => ({ type: 'drop', at }))

function checkDrop(s: Position, seat: Seat, a: ActionOf<'drop'>): Verdict {
  if (!isDropping(s, seat)) return notThisPhase(s, 'drop')
  return isOnBoard(s.field, a.at) ? legal : illegal('M9.1', 'noSuchGrid')
}

function decideDrop(b: Book, run: Run, a: ActionOf<'drop'>): void {
  const { kind } = must(b.mission(run.state).special.drop)
  for (let n = dropCount(b, run.state); n > 0; n--) dropOne(b, run, kind, a.at)
  beginCards(b, run)
}

export const MOST_FLIPS = 24

/** 5.22, M9.2, M9.3, M9.4: flips until it can land, is off the board, or has had enough. */
function dropOne(b: Book, run: Run, kind: string, aimed: Grid): void {
  let at = aimed
  for (let flips = 0; flips < MOST_FLIPS; flips++) {
    at = flip(run, at)
    if (at < 0) break
    if (isOpen(b, run.state, figure(run.state.turn, kind), b.profile(figure(run.state.turn, kind)), at)) {
      land(b, run, kind, at)
      return
    }
  }
  run.emit({ type: 'dropLost', kind, rule: 'M9.4' })
}

/** M9.5 */
function land(b: Book, run: Run, kind: string, at: Grid): void {
  const unit = freeId(run.state)
  run.emit({ type: 'landed', unit, kind, at, side: run.state.turn })
  sufferEntry(b, run, unit)
}

/** M6.4: whether the side scores for captures. */
export const isCaptor = (b: Book, s: Pick<Position, 'options'>, side: Side): boolean =>
  b.mission(s).special.captors?.includes(side) ?? true

/** M1, M2, M3, M4, M5, M6, M7, M8, M8.3, M9, M10: the points a side wins with. */
export function victoryPoints(b: Book, s: Pick<Position, 'options'>, side: Side): number {
  const mission = b.mission(s)
  const option = mission.special.victoryOption
  return option ? s.options[option] : mission.victory[side]
}
