// Chapter 2: placing without a choice

import { illegal, legal, must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { ActionOf, Order, Position, Run, Seat } from '../state.ts'
import { active } from '../units.ts'
import { afterPlacing, placeChoices, placer, placesArmy } from './02-placing.ts'
import { flippable, flipToken } from './02-setup.ts'
import { laysTokens, layTokens } from './14-v2.ts'

const deploys = (s: Position, seat: Seat): boolean => placesArmy(s, seat) || laysTokens(s, seat)

/** 2.18, M1.2: all that are left at once. */
export const deploy = (book: Book): Order<'deploy'> => ({
  choices: (s, seat, piece) => (piece === undefined && deploys(s, seat) ? [{ type: 'deploy' }] : []),
  check: (s, seat) => (deploys(s, seat) ? legal : illegal('2.9', 'notNow')),
  decide(run, seat) {
    if (run.state.phase === 'place') placeRest(book, run, seat)
    else layTokens(book, run, seat)
  },
})

function placeRest(book: Book, run: Run, seat: Seat): void {
  for (let all = placeChoices(book, run.state, seat); all.length > 0; all = placeChoices(book, run.state, seat)) {
    const { unit, hex } = firstOf(run.state, all)
    run.emit({ type: 'unitPlaced', unit, hex })
  }
  afterPlacing(book, run)
}

/** 2.18: in the order of the unit table, clockwise from the north, on dry hexes first. */
function firstOf(s: Position, all: readonly ActionOf<'place'>[]): ActionOf<'place'> {
  const dry = all.find((a) => s.table.board.terrain[a.hex] !== '~')
  return dry ?? must(all[0])
}

/** 2.10, 2.18: does what leaves a person no choice; false where there is one. */
export function placedByItself(book: Book, run: Run): boolean {
  const s = run.state
  if (s.phase !== 'place' || active(s).automa) return false
  const seat = placer(s)
  const [token, other] = flippable(s, seat)
  if (token !== undefined && other === undefined) return done(book, run, () => flipToken(run, token))
  const [only, second] = placeChoices(book, s, seat)
  if (!only || second) return false
  return done(book, run, () => run.emit({ type: 'unitPlaced', unit: only.unit, hex: only.hex }))
}

function done(book: Book, run: Run, step: () => void): true {
  step()
  afterPlacing(book, run)
  return true
}
