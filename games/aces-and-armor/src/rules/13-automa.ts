// Chapter 13: The Automa

import { groundOf, ringOf } from '../board.ts'
import type { Content, Role } from '../content/content.ts'
import { type Hex, NO_ARMY, type Plan, type Run, type State, type Unit, type UnitId, WAITING } from '../state.ts'
import { active, specOf } from '../units.ts'
import { afterPlacing, mayStand } from './02-placing.ts'
import { flipToken } from './02-setup.ts'
import { armySets, isUsable } from './03-armies.ts'
import { beginPhase, endTurn } from './03-sequence.ts'
import { startLeg } from './04-movement-steps.ts'
import { decideIntercept, interceptorsOf } from './06-interception.ts'
import { isBound, isInWater } from './07-range.ts'
import { fight } from './08-combat.ts'
import { bombard } from './11-barrage.ts'
import { type Survey, survey } from './13-automa-distance.ts'
import { damageTo } from './13-automa-letters.ts'
import { conquests, type Draft, draftOf, stoppedPlan } from './13-automa-orders.ts'
import { tradeAll } from './13-automa-purchase.ts'

/** One step of the Automa's own doing; called again until a person must decide. */
export function automaStep(c: Content, run: Run): void {
  const { phase, plan } = run.state
  if (phase === 'place') placeArmy(c, run)
  else if (phase === 'armies') useArmies(c, run)
  else if (phase === 'money') trade(c, run)
  else if (plan) attackAsPlanned(c, run, plan)
  else actNext(c, run)
}

function trade(c: Content, run: Run): void {
  tradeAll(c, run)
  endTurn(c, run)
}

/** 13.3, 13.6: when its turn to place comes, a token is flipped and its army drawn from the bag. */
function placeArmy(c: Content, run: Run): void {
  const token = active(run.state).tokens.indexOf(0)
  flipToken(run, token)
  const bag = inBag(run.state)
  const isLast = active(run.state).tokens.every((number) => number > 0)
  const n = isLast ? bag.length : Math.min(bag.length, run.state.table.draw)
  for (let i = 0; i < n; i++) drawAndPlace(c, run, token)
  afterPlacing(c, run)
}

/** 13.2 */
function inBag(s: Readonly<State>): UnitId[] {
  const { factions } = active(s)
  return s.units.flatMap((u, id) =>
    factions.includes(u.faction) && u.army === NO_ARMY && u.at === WAITING ? [id] : [],
  )
}

function drawAndPlace(c: Content, run: Run, token: number): void {
  const unit = run.chance.pick(inBag(run.state))
  run.emit({ type: 'unitDrawn', unit, token })
  run.emit({ type: 'unitPlaced', unit, hex: nextHex(c, run.state, unit) })
}

/** 13.4, 13.5: the number itself, then clockwise from the north, ring by ring, over dry hexes it may stand on. */
function nextHex(c: Content, s: Readonly<State>, id: UnitId): Hex {
  const { board } = s.table
  const centre = s.placing?.hex ?? 0
  for (let radius = 0; radius < board.columns + board.rows; radius++) {
    const hex = ringOf(groundOf(board), centre, radius).find(
      (h) => board.terrain[h] !== '~' && mayStand(c, s, s.units[id] as Unit, h),
    )
    if (hex !== undefined) return hex
  }
  throw new Error('there is no hex left to place on')
}

/** 13.7: those with units first, by chance. */
function useArmies(c: Content, run: Run): void {
  const sets = armySets(c, run.state)
  const manned = (armies: readonly number[]): number => armies.filter((army) => hasUnits(run.state, army)).length
  const most = Math.max(...sets.map(manned))
  run.emit({ type: 'armiesUsed', armies: run.chance.pick(sets.filter((armies) => manned(armies) === most)) })
  beginPhase(c, run, 'move')
}

function hasUnits(s: Readonly<State>, army: number): boolean {
  const { factions } = active(s)
  return s.units.some((u) => u.at >= 0 && u.army === army && factions.includes(u.faction))
}

const TURN: readonly (readonly Role[])[] = [['regular'], ['special'], ['artillery'], ['fighter', 'bomber'], ['tank']]

/** 13.8: arm by arm, until none is left to act; then it trades. */
function actNext(c: Content, run: Run): void {
  const v = survey(c, run.state)
  for (const roles of TURN) {
    const ready = run.state.units.flatMap((_, id) => (isReady(c, run.state, id, roles) ? [id] : []))
    if (ready.length > 0) {
      begin(c, run, nextOf(v, run, ready).settle(run.chance))
      return
    }
  }
  beginPhase(c, run, 'money')
}

function isReady(c: Content, s: Readonly<State>, id: UnitId, roles: readonly Role[]): boolean {
  const u = s.units[id] as Unit
  if (u.at < 0 || u.moved || !active(s).factions.includes(u.faction)) return false
  return roles.includes(specOf(c, u).role as Role) && (isUsable(s, u) || isBound(c, s, u))
}

/** 13.9: the best order, then the best attack letter, then chance. */
function nextOf(v: Survey, run: Run, ids: readonly UnitId[]): Draft {
  const drafts = ids.map((id) => draftOf(v, id))
  const figure = (d: Draft): number => d.order * 100 + d.letter
  const best = Math.min(...drafts.map(figure))
  return run.chance.pick(drafts.filter((d) => figure(d) === best))
}

function begin(c: Content, run: Run, plan: Plan): void {
  run.emit({ type: 'planMade', plan })
  if ((run.state.units[plan.unit] as Unit).at !== plan.to) startLeg(c, run, plan.unit, plan.to, plan.why)
}

/** 13.27: right after its move. */
function attackAsPlanned(c: Content, run: Run, plan: Plan): void {
  const u = run.state.units[plan.unit] as Unit
  const v = survey(c, run.state)
  const now = u.at === plan.to ? plan : stoppedPlan(v, plan, run.chance)
  run.emit({ type: 'planMade', plan: null })
  if (isInWater(c, run.state, u)) return
  if (now.aim >= 0) bombard(c, run, now.unit, now.aim, now.why)
  else if (now.target >= 0) fight(c, run, now.unit, now.target, now.why)
}

/** 13.14: with the unit that deals most, if any would damage the mover. */
export function automaAnswers(c: Content, run: Run): void {
  const s = run.state
  const seat = s.asked[0]
  if (!seat || !s.move) return
  const v = survey(c, s)
  const mover = s.units[s.move.unit] as Unit
  const may = interceptorsOf(c, s, seat).filter((id) => !isAboutToConquer(v, s.units[id] as Unit))
  const damage = (id: UnitId): number => damageTo(v, s.units[id] as Unit, mover)
  const most = Math.max(0, ...may.map(damage))
  if (most === 0) run.emit({ type: 'interceptionDeclined', seat })
  else decideIntercept(run, run.chance.pick(may.filter((id) => damage(id) === most)))
}

/** 13.15 */
function isAboutToConquer(v: Survey, u: Readonly<Unit>): boolean {
  return specOf(v.c, u).arm === 'infantry' && conquests(v, u).length > 0
}
