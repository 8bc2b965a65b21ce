import { must, type OptionSpec, type OptionValues, say } from '@muster/engine'
import type { Book } from './book.ts'
import { expectedDamage } from './odds.ts'
import { distributing, extraKinds } from './rules/02-setup.ts'
import { evenly } from './rules/02-spread.ts'
import { interceptorsOf } from './rules/06-interception.ts'
import type { Action, Position, Seat, UnitId } from './state.ts'
import { specOf, unitOf } from './units.ts'
import { hexMessage, unitMessage } from './words/names.ts'

/** 2.5, 6.17, M3.2: the default answers: decline, an even spread, two flags for Germany 1. */
export function fallback(book: Book, s: Position, seat: Seat): Action | null {
  if (s.asked[0] === seat) return { type: 'decline' }
  if (s.phase === 'divide' && s.seat === seat) return defaultFlag(s)
  if (s.phase !== 'extras' && s.phase !== 'distribute') return null
  if (!distributing(s).includes(seat)) return null
  return s.phase === 'extras' ? { type: 'chooseExtra', kind: must(extraKinds(book, s, seat)[0]) } : evenly(s, seat)
}

function defaultFlag(s: Position): Action {
  const hex = must(s.table.board.factories[must(s.divide[0])])
  return { type: 'giveFlag', hex, to: s.divide.length > 1 ? 'g1' : 'g2' }
}

const orderKey = (id: UnitId): string => `intercept.${id}`

/** 6.17: the standing order of each unit that could intercept at all. */
export function orderable(book: Book, s: Position, seat: Seat): readonly OptionSpec[] {
  const out: OptionSpec[] = []
  s.units.forEach((u, id) => {
    if (u.faction !== seat || u.at < 0 || specOf(book, u).range[0] !== 1) return
    const label = say('standing.intercept', { unit: unitMessage(s, id), hex: hexMessage(s, u.at) })
    out.push({ key: orderKey(id), kind: 'choice', default: 'ask', values: ['ask', 'always', 'never'], label })
  })
  return out
}

/** 6.17, 6.18: what the orders of the units beside the mover say. */
export function answer(book: Book, s: Position, seat: Seat, standing: OptionValues): Action | null {
  const units = interceptorsOf(book, s, seat)
  if (units.length === 0) return null
  const eager = units.filter((id) => standing[orderKey(id)] === 'always')
  if (eager.length > 0) return { type: 'intercept', unit: fiercest(book, s, eager) }
  return units.every((id) => standing[orderKey(id)] === 'never') ? { type: 'decline' } : null
}

/** 6.18: most expected damage, then the lowest number. */
function fiercest(book: Book, s: Position, units: readonly UnitId[]): UnitId {
  const mover = unitOf(s, s.move?.unit ?? -1)
  const worth = (id: UnitId): number => expectedDamage(book, s, unitOf(s, id), mover)
  return units.reduce((best, id) => (worth(id) > worth(best) + 1e-9 ? id : best))
}
