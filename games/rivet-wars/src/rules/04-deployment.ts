// Chapter 4: Deployment
import { illegal, legal, must, type Piece } from '@muster/engine'
import { isPlace } from '../board.ts'
import type { Book } from '../book.ts'
import { type ActionOf, type Cost, OBJECTIVE, type Seat, type Side, type State, sideOf, type Unit } from '../state.ts'
import { freeId, isOpen, poolOf, roomFor, shutTo, whyShut } from './01-battlefield.ts'
import { askOrders } from './03-reactions.ts'
import { sufferEntry } from './09-entering.ts'
import { deploysOf } from './interned.ts'
import { missionSupply } from './M-missions.ts'
import { fieldCount, NONE, type Order, type Refusal, type Run, type Verdict } from './rules.ts'

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
function deployChoices(b: Book, s: State, side: Side, piece?: Piece): readonly ActionOf<'deploy'>[] {
  if (s.phase !== 'deployment' || s.question) return NONE
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
function affordable(b: Book, s: State, u: Readonly<Unit>, grids: readonly number[]): readonly number[] {
  const first = grids[0]
  const last = grids.at(-1)
  if (first === undefined || last === undefined) return NONE
  if (isDeployment(s, u.side, last)) return canPay(s, costOf(b, s, u, first)) ? grids : NONE
  return grids.filter((at) => canPay(s, costOf(b, s, u, at)))
}

/** Whether it might be paid for at all, before anything dearer is asked. */
function isNear(b: Book, s: State, side: Side, kind: string): boolean {
  const { type, points, rivets } = b.unit(kind)
  const { supply } = s
  if (type === 'plug' || rivets > s.armies[side].rivets) return false
  return supply.free > 0 || points <= supply.points + supply.infantry
}

function checkDeploy(b: Book, s: State, seat: Seat, a: ActionOf<'deploy'>): Verdict {
  const side = sideOf(seat)
  if (s.phase !== 'deployment' || s.question) return illegal('2.3', 'notThisPhase')
  if (fieldCount(a) !== 3 || !isKind(b, side, a.kind) || b.unit(a.kind).type === 'plug')
    return illegal('4.2', 'noSuchUnit')
  if (!isPlace(s.field, a.at)) return illegal('4.3', 'noSuchGrid')
  const u = figure(side, a.kind)
  const shut = whyUnavailable(b, s, side, a.kind) ?? whyNotThere(b, s, u, a.at)
  return shut ?? whyTooDear(s, costOf(b, s, u, a.at)) ?? legal
}

const isKind = (b: Book, side: Side, kind: unknown): kind is string =>
  typeof kind === 'string' && b.kindsOf[side].includes(kind)

const figures = new Map<string, Unit>()

/** A unit that is not on the battlefield yet. */
export function figure(side: Side, kind: string): Unit {
  let u = figures.get(kind)
  if (!u || u.side !== side) {
    const idle = { damage: 0, plugs: [], done: false, assaulted: false, aim: 0, haste: 0, began: false }
    u = { id: -1, kind, side, at: -1, ...idle }
    figures.set(kind, u)
  }
  return u
}

/** 1.11, 4.13, 4.14, 4.15: the pool, and heroes, hero plugs too, once in a game and never twice at a time. */
function whyUnavailable(b: Book, s: State, side: Side, kind: string): Refusal | null {
  const { hero } = b.unit(kind)
  if (hero && s.armies[side].heroes.includes(kind)) return illegal('4.14', 'heroDeployed')
  if (hero && hasVersion(b, s, hero)) return illegal('4.15', 'heroTwice')
  return poolOf(b, s, kind) > 0 ? null : illegal('1.11', 'poolEmpty')
}

function hasVersion(b: Book, s: State, hero: string): boolean {
  for (const u of s.units) {
    if (!u) continue
    if (b.unit(u.kind).hero === hero) return true
    for (const plug of u.plugs) if (b.unit(plug).hero === hero) return true
  }
  return false
}

/** 4.3, 4.16, C3: deployment grids; all the territory when none of them is open, or for infantry with a trench. */
function deployGrids(b: Book, s: State, u: Readonly<Unit>, room: Int8Array): readonly number[] {
  const p = b.profile(u)
  const shut = shutTo(p)
  const grids: number[] = []
  for (const at of s.field.deployment[u.side])
    if ((must(s.markers[at]) & shut) === 0 && must(room[at]) >= p.squares) grids.push(at)
  if (grids.length > 0 && !mayUseTrench(b, s, u)) return grids
  s.field.territory.forEach((_, at) => {
    if (isSpare(s, u, at) && isOpen(b, s, u, p, at)) grids.push(at)
  })
  return grids
}

/** 4.16, C3.1: territory that is neither deployment grid nor objective. */
const isSpare = (s: State, u: Readonly<Unit>, at: number): boolean =>
  s.field.territory[at] === u.side && !isDeployment(s, u.side, at) && (must(s.markers[at]) & OBJECTIVE) === 0

const isDeployment = (s: State, side: Side, at: number): boolean => s.field.deployment[side].includes(at)

const mayUseTrench = (b: Book, s: State, u: Readonly<Unit>): boolean => s.supply.trench > 0 && b.profile(u).infantry

/** 4.3, 4.4, 4.16 */
function whyNotThere(b: Book, s: State, u: Readonly<Unit>, at: number): Refusal | null {
  const p = b.profile(u)
  if (!isDeployment(s, u.side, at) && !isBeyond(b, s, u, at)) return illegal('4.3', 'notDeploymentGrid')
  if (isOpen(b, s, u, p, at)) return null
  const { why } = whyShut(b, s, u, p, at)
  return { ...illegal('4.4', 'shutToDeployment'), why }
}

/** 4.16, C3, C3.1 */
function isBeyond(b: Book, s: State, u: Readonly<Unit>, at: number): boolean {
  return isSpare(s, u, at) && (mayUseTrench(b, s, u) || hasNoDeploymentGrid(b, s, u))
}

/** 4.16 */
const hasNoDeploymentGrid = (b: Book, s: State, u: Readonly<Unit>): boolean =>
  !s.field.deployment[u.side].some((at) => isOpen(b, s, u, b.profile(u), at))

/** 4.2, M8.2, M10.5: free first, then the points for infantry, then the others. */
export function costOf(b: Book, s: State, u: Readonly<Unit>, at: number): Cost {
  const spec = b.unit(u.kind)
  const usual = isDeployment(s, u.side, at)
  const free = b.mission(s).special.freeKind
  if (usual && s.supply.free > 0 && free?.[u.side] === u.kind) return { free: 1 }
  const infantry = spec.type === 'infantry' && !spec.hero ? Math.min(s.supply.infantry, spec.points) : 0
  return {
    points: spec.points - infantry,
    rivets: spec.rivets,
    infantry,
    trench: usual || hasNoDeploymentGrid(b, s, u) ? 0 : 1,
  }
}

/** 4.2 */
const canPay = (s: State, cost: Cost): boolean =>
  (cost.points ?? 0) <= s.supply.points && (cost.rivets ?? 0) <= s.armies[s.turn].rivets

/** 4.2 */
function whyTooDear(s: State, cost: Cost): Refusal | null {
  const points = cost.points ?? 0
  const rivets = cost.rivets ?? 0
  if (points > s.supply.points) return illegal('4.2', 'fewPoints', { points, have: s.supply.points })
  const have = s.armies[s.turn].rivets
  return rivets > have ? illegal('4.2', 'fewRivets', { rivets, have }) : null
}

/** Whatever is nothing is left out. */
function paid({ points, infantry, rivets, free, trench }: Cost): { cost: Cost } {
  return {
    cost: {
      ...(points ? { points } : {}),
      ...(infantry ? { infantry } : {}),
      ...(rivets ? { rivets } : {}),
      ...(free ? { free } : {}),
      ...(trench ? { trench } : {}),
    },
  }
}

/** 1.7, 4.2, 4.17 */
function decideDeploy(b: Book, run: Run, a: ActionOf<'deploy'>): void {
  const s = run.state
  const unit = freeId(s)
  const cost = paid(costOf(b, s, figure(s.turn, a.kind), a.at))
  const hero = b.unit(a.kind).hero ? { hero: true as const } : {}
  run.emit({ type: 'deployed', unit, kind: a.kind, at: a.at, ...hero, ...cost })
  sufferEntry(b, run, must(run.state.units[unit]))
}

export const plugOrder = (b: Book): Order<'plug'> => ({
  choices: (s, seat, piece) => plugChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkPlug(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decidePlug(b, run, a),
})

function plugChoices(b: Book, s: State, side: Side, piece?: Piece): readonly ActionOf<'plug'>[] {
  if (s.phase !== 'deployment' || s.question) return NONE
  const out: ActionOf<'plug'>[] = []
  for (const kind of b.kindsOf[side]) {
    if (b.unit(kind).type !== 'plug' || !canPay(s, b.unit(kind)) || whyUnavailable(b, s, side, kind)) continue
    for (const u of s.units) {
      if (u?.side !== side || whyNoSocket(b, s, u)) continue
      if (piece === undefined || piece === kind) out.push({ type: 'plug', kind, unit: u.id })
    }
  }
  return out
}

function checkPlug(b: Book, s: State, side: Side, a: ActionOf<'plug'>): Verdict {
  if (s.phase !== 'deployment' || s.question) return illegal('2.3', 'notThisPhase')
  if (fieldCount(a) !== 3 || !isKind(b, side, a.kind) || b.unit(a.kind).type !== 'plug')
    return illegal('4.8', 'noSuchPlug')
  const host = Number.isInteger(a.unit) ? s.units[a.unit] : null
  if (host?.side !== side) return illegal('4.8', 'noSuchUnit')
  return whyUnavailable(b, s, side, a.kind) ?? whyNoSocket(b, s, host) ?? whyTooDear(s, b.unit(a.kind)) ?? legal
}

/** 4.8 */
function whyNoSocket(b: Book, s: State, host: Readonly<Unit>): Refusal | null {
  if (host.plugs.length >= b.profile(host).sockets) return illegal('4.8', 'noSocket')
  return s.field.territory[host.at] === host.side ? null : illegal('4.8', 'hostAway')
}

/** 4.8, 4.9, 4.13: a plug is bought as a unit is. */
function decidePlug(b: Book, run: Run, a: ActionOf<'plug'>): void {
  const { points, rivets, hero } = b.unit(a.kind)
  const hers = hero ? { hero: true as const } : {}
  run.emit({ type: 'plugged', unit: a.unit, kind: a.kind, ...hers, ...paid({ points, rivets }) })
}
