// Chapter 13: The Automa

import type { Content } from '../content/content.ts'
import type { Run } from '../state.ts'
import { active } from '../units.ts'
import { afterPlacing } from './02-placing.ts'
import { flipToken } from './02-setup.ts'
import { armySets } from './03-armies.ts'
import { beginPhase, endTurn } from './03-sequence.ts'

/** One step of the Automa's own doing; called again until a person must decide. */
export function automaStep(c: Content, run: Run): void {
  const s = run.state
  if (s.phase === 'place') placeStep(c, run)
  else if (s.phase === 'armies') armiesStep(c, run)
  else endTurn(c, run)
}

function armiesStep(c: Content, run: Run): void {
  run.emit({ type: 'armiesUsed', armies: run.chance.pick(armySets(c, run.state)) })
  beginPhase(c, run, 'move')
}

function placeStep(c: Content, run: Run): void {
  flipToken(run, active(run.state).tokens.indexOf(0))
  afterPlacing(c, run)
}

/** The Automa's answer when it may intercept the unit that moves. */
export function automaAnswers(_c: Content, run: Run): void {
  const seat = run.state.asked[0]
  if (seat) run.emit({ type: 'interceptionDeclined', seat })
}
