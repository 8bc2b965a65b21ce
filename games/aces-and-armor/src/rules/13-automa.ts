// Chapter 13: The Automa

import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import type { Plan, Position, Run, Unit, UnitId } from '../state.ts'
import { active, specOf, unitOf } from '../units.ts'
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
export function automaStep(book: Book, run: Run): void {
  const { phase, plan } = run.state
  if (phase === 'place') placeArmy(book, run)
  else if (phase === 'armies') useArmies(book, run)
  else if (phase === 'money') trade(book, run)
  else if (plan) attackAsPlanned(book, run, plan)
  else actNext(book, run)
}

function trade(book: Book, run: Run): void {
  tradeAll(book, run)
  endTurn(book, run)
}

const TURN: readonly (readonly UnitSpec['role'][])[] = [
  ['regular'],
  ['special'],
  ['artillery'],
  ['fighter', 'bomber'],
  ['tank'],
]

/** 13.8: arm by arm, until none is left to act; then it trades. */
function actNext(book: Book, run: Run): void {
  const ids = [...run.state.units.keys()]
  const arms = TURN.map((roles) => ids.filter((id) => isReady(book, run.state, id, roles)))
  const ready = arms.find((units) => units.length > 0)
  if (ready) begin(book, run, nextOf(survey(book, run.state), run, ready).settle(run.chance))
  else beginPhase(book, run, 'money')
}

function isReady(book: Book, s: Position, id: UnitId, roles: readonly UnitSpec['role'][]): boolean {
  const u = unitOf(s, id)
  if (u.at < 0 || u.moved || !active(s).factions.includes(u.faction)) return false
  return roles.includes(specOf(book, u).role) && (isUsable(s, u) || isBound(book, s, u))
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

function begin(book: Book, run: Run, plan: Plan): void {
  run.emit({ type: 'planMade', plan })
  if (unitOf(run.state, plan.unit).at !== plan.to) startLeg(book, run, plan.unit, plan.to, plan.why)
}

/** 13.27: right after its move. */
function attackAsPlanned(book: Book, run: Run, plan: Plan): void {
  const { at } = unitOf(run.state, plan.unit)
  const now = at === plan.to ? plan : stoppedPlan(survey(book, run.state), plan, run.chance)
  run.emit({ type: 'planMade', plan: null })
  if (now.aim >= 0) bombard(book, run, now.unit, now.aim, now.why)
  else if (now.target >= 0) fight(book, run, now.unit, now.target, now.why)
}

/** 13.14: with the unit that deals most, if any would damage the mover. */
export function automaAnswers(book: Book, run: Run): void {
  const s = run.state
  const seat = s.asked[0]
  if (!seat || !s.move) return
  const v = survey(book, s)
  const mover = unitOf(s, s.move.unit)
  const may = interceptorsOf(book, s, seat).filter((id) => !isAboutToConquer(v, unitOf(s, id)))
  const damage = (id: UnitId): number => damageTo(v, unitOf(s, id), mover)
  const most = Math.max(0, ...may.map(damage))
  const best = may.filter((id) => damage(id) === most)
  if (most === 0) run.emit({ type: 'interceptionDeclined', seat })
  else decideIntercept(book, run, oneOf(run.chance, best))
}

/** 13.15 */
function isAboutToConquer(v: Survey, u: Readonly<Unit>): boolean {
  return specOf(v.book, u).arm === 'infantry' && conquests(v, u).length > 0
}
