// Chapter 4: Deployment
import { illegal, legal, must, type Piece } from '@muster/engine'
import { isOnBoard } from '../board.ts'
import type { Book } from '../book.ts'
import { type ActionOf, type Grid, type Position, type Seat, type Side, sideOf, type Unit } from '../state.ts'
import { freeId, roomFor } from './01-battlefield.ts'
import { askOrders } from './03-reactions.ts'
import { deployGrids, figure, isDeployment, whyNotThere } from './04-grids.ts'
import { costOf, isDeploying, isTooDear, paid, whyTooDear, whyUnavailable } from './04-price.ts'
import { sufferEntry } from './09-entering.ts'
import { deploysOf } from './interned.ts'
import { missionSupply } from './M-missions.ts'
import { NONE, notThisPhase, type Order, type Run, type Verdict } from './rules.ts'

/** 4.1, 4.7: points and rivets of the mission, rivets on top of those kept; then the enemy may intercept. */
export function beginDeployment(b: Book, run: Run): void {
  run.emit({ type: 'phaseStarted', phase: 'deployment' })
  run.emit({ type: 'supplied', ...missionSupply(b, run.state) })
  askOrders(run)
}

export const deployOrder = (b: Book): Order<'deploy'> => ({
  choices: (s, seat, piece) => deployChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkDeploy(b, s, seat, a),
  decide: (run, _seat, a) => decideDeploy(b, run, a),
})

/** 4.5: whatever can be paid for, wherever it may stand. */
function deployChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly ActionOf<'deploy'>[] {
  if (!isDeploying(s)) return NONE
  const out: ActionOf<'deploy'>[] = []
  const room = roomFor(b, s, side)
  for (const kind of b.kindsOf[side]) {
    if ((piece !== undefined && piece !== kind) || !isNear(b, s, side, kind)) continue
    if (whyUnavailable(b, s, side, kind)) continue
    const u = figure(side, kind)
    const byGrid = deploysOf(kind)
    for (const at of affordable(b, s, u, deployGrids(b, s, u, room))) out.push(must(byGrid[at]))
  }
  return out
}

/** The grids it can be paid for in: deployment grids come first and all cost the same, and so do the others. */
function affordable(b: Book, s: Position, u: Readonly<Unit>, grids: readonly Grid[]): readonly Grid[] {
  const first = grids[0]
  const last = grids.at(-1)
  if (first === undefined || last === undefined) return NONE
  if (isDeployment(s, u.side, last)) return isTooDear(s, costOf(b, s, u, first)) ? NONE : grids
  return grids.filter((at) => !isTooDear(s, costOf(b, s, u, at)))
}

/** Whether it might be paid for at all, before anything dearer is asked. */
function isNear(b: Book, s: Position, side: Side, kind: string): boolean {
  const { type, points, rivets } = b.unit(kind)
  const { supply } = s
  if (type === 'plug') return false
  if (supply.free > 0) return true
  return rivets <= s.armies[side].rivets && points <= supply.points + supply.infantry
}

function checkDeploy(b: Book, s: Position, seat: Seat, a: ActionOf<'deploy'>): Verdict {
  const side = sideOf(seat)
  if (!isDeploying(s)) return notThisPhase(s, 'deployment')
  const { side: owner, type } = b.unit(a.kind)
  if (owner !== side || type === 'plug') return illegal('4.2', 'noSuchUnit')
  if (!isOnBoard(s.field, a.at)) return illegal('4.3', 'noSuchGrid')
  const u = figure(side, a.kind)
  const shut = whyUnavailable(b, s, side, a.kind) ?? whyNotThere(b, s, u, a.at)
  return shut ?? whyTooDear(b, s, a.kind, costOf(b, s, u, a.at)) ?? legal
}

/** 1.7, 4.2, 4.17 */
function decideDeploy(b: Book, run: Run, a: ActionOf<'deploy'>): void {
  const s = run.state
  const unit = freeId(s)
  const { cost } = paid(costOf(b, s, figure(s.turn, a.kind), a.at))
  const { kind, at } = a
  if (b.unit(kind).hero) run.emit({ type: 'deployed', unit, kind, at, hero: true, cost })
  else run.emit({ type: 'deployed', unit, kind, at, cost })
  sufferEntry(b, run, unit)
}
