// Chapter 13: The Automa

import type { Content, Role } from '../content/content.ts'
import type { Plan, Run, State, Unit, UnitId } from '../state.ts'
import { active, specOf } from '../units.ts'
import { isUsable } from './03-armies.ts'
import { beginPhase, endTurn } from './03-sequence.ts'
import { startLeg } from './04-movement-steps.ts'
import { decideIntercept, interceptorsOf } from './06-interception.ts'
import { isBound } from './07-range.ts'
import { fight } from './08-combat.ts'
import { bombard } from './11-barrage.ts'
import { type Survey, survey } from './13-automa-distance.ts'
import { type Draft, oneOf } from './13-automa-drafts.ts'
import { conquests } from './13-automa-infantry.ts'
import { draftOf, stoppedPlan } from './13-automa-orders.ts'
import { tradeAll } from './13-automa-purchase.ts'
import { placeArmy, useArmies } from './13-automa-setup.ts'
import { damageTo } from './13-automa-targets.ts'

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

const TURN: readonly (readonly Role[])[] = [['regular'], ['special'], ['artillery'], ['fighter', 'bomber'], ['tank']]

/** 13.8: arm by arm, until none is left to act; then it trades. */
function actNext(c: Content, run: Run): void {
  const ids = [...run.state.units.keys()]
  const arms = TURN.map((roles) => ids.filter((id) => isReady(c, run.state, id, roles)))
  const ready = arms.find((units) => units.length > 0)
  if (ready) begin(c, run, nextOf(survey(c, run.state), run, ready).settle(run.chance))
  else beginPhase(c, run, 'money')
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
  return oneOf(
    run.chance,
    drafts.filter((d) => figure(d) === best),
  )
}

function begin(c: Content, run: Run, plan: Plan): void {
  run.emit({ type: 'planMade', plan })
  if ((run.state.units[plan.unit] as Unit).at !== plan.to) startLeg(c, run, plan.unit, plan.to, plan.why)
}

/** 13.27: right after its move. */
function attackAsPlanned(c: Content, run: Run, plan: Plan): void {
  const { at } = run.state.units[plan.unit] as Unit
  const now = at === plan.to ? plan : stoppedPlan(survey(c, run.state), plan, run.chance)
  run.emit({ type: 'planMade', plan: null })
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
  const best = may.filter((id) => damage(id) === most)
  if (most === 0) run.emit({ type: 'interceptionDeclined', seat })
  else decideIntercept(c, run, oneOf(run.chance, best))
}

/** 13.15 */
function isAboutToConquer(v: Survey, u: Readonly<Unit>): boolean {
  return specOf(v.c, u).arm === 'infantry' && conquests(v, u).length > 0
}
