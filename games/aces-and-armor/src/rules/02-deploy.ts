// Chapter 2: placing without a choice

import { illegal, legal } from '@muster/engine'
import type { Content } from '../content/content.ts'
import type { ActionOf, Order, Run, Seat, State } from '../state.ts'
import { active } from '../units.ts'
import { afterPlacing, placeChoices, placer } from './02-placing.ts'
import { flippable, flipToken } from './02-setup.ts'
import { laysTokens, layTokens } from './14-v2.ts'

const placesArmy = (s: Readonly<State>, seat: Seat): boolean =>
  s.phase === 'place' && s.placing !== null && placer(s) === seat

/** 2.18, M1.2: all that are left at once. */
export const deploy = (c: Content): Order<'deploy'> => ({
  choices: (s, seat, piece) =>
    piece === undefined && (placesArmy(s, seat) || laysTokens(s, seat)) ? [{ type: 'deploy' }] : [],
  check: (s, seat) => (placesArmy(s, seat) || laysTokens(s, seat) ? legal : illegal('2.9', 'notNow')),
  decide(run, seat) {
    if (run.state.phase === 'place') placeRest(c, run, seat)
    else layTokens(c, run, seat)
  },
})

function placeRest(c: Content, run: Run, seat: Seat): void {
  for (let all = placeChoices(c, run.state, seat); all.length > 0; all = placeChoices(c, run.state, seat)) {
    const { unit, hex } = firstOf(run.state, all)
    run.emit({ type: 'unitPlaced', unit, hex })
  }
  afterPlacing(c, run)
}

/** 2.18: in the order of the unit table, clockwise from the north, on dry hexes first. */
function firstOf(s: Readonly<State>, all: readonly ActionOf<'place'>[]): ActionOf<'place'> {
  const dry = all.find((a) => s.table.board.terrain[a.hex] !== '~')
  return dry ?? (all[0] as ActionOf<'place'>)
}

/** 2.10, 2.18: does what leaves a person no choice; false where there is one. */
export function placedByItself(c: Content, run: Run): boolean {
  const s = run.state
  if (s.phase !== 'place' || active(s).automa) return false
  const seat = placer(s)
  const [token, other] = flippable(s, seat)
  if (token !== undefined && other === undefined) return done(c, run, () => flipToken(run, token))
  const [only, second] = placeChoices(c, s, seat)
  if (!only || second) return false
  return done(c, run, () => run.emit({ type: 'unitPlaced', unit: only.unit, hex: only.hex }))
}

function done(c: Content, run: Run, step: () => void): true {
  step()
  afterPlacing(c, run)
  return true
}
