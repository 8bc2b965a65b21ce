import { type OptionSpec, type OptionValues, say } from '@muster/engine'
import type { Content } from './content/content.ts'
import { expectedDamage } from './odds.ts'
import { distributing, extraKinds } from './rules/02-setup.ts'
import { evenly } from './rules/02-spread.ts'
import { interceptorsOf } from './rules/06-interception.ts'
import type { Action, Seat, State, Unit, UnitId } from './state.ts'
import { specOf } from './units.ts'
import { hexMessage, unitMessage } from './words/names.ts'

/** 2.5, 6.17, M3.2: the default answers: decline, an even spread, two flags for Germany 1. */
export function fallback(c: Content, s: State, seat: Seat): Action | null {
  if (s.asked[0] === seat) return { type: 'decline' }
  if (s.phase === 'divide' && s.seat === seat) return defaultFlag(s)
  if (!distributing(s).includes(seat)) return null
  if (s.phase === 'extras') return { type: 'chooseExtra', kind: extraKinds(c, s, seat)[0] as string }
  return s.phase === 'distribute' ? evenly(s, seat) : null
}

function defaultFlag(s: State): Action {
  const hex = s.table.board.factories[s.divide[0] as number] as number
  return { type: 'giveFlag', hex, to: s.divide.length > 1 ? 'g1' : 'g2' }
}

const orderKey = (id: UnitId): string => `intercept.${id}`

/** 6.17: the standing order of each unit that could intercept at all. */
export function orderSheet(c: Content, s: State, seat: Seat): readonly OptionSpec[] {
  const out: OptionSpec[] = []
  s.units.forEach((u, id) => {
    if (u.faction !== seat || u.at < 0 || specOf(c, u).range[0] !== 1) return
    const label = say('standing.intercept', { unit: unitMessage(s, id), hex: hexMessage(s, u.at) })
    out.push({ key: orderKey(id), kind: 'choice', default: 'ask', values: ['ask', 'always', 'never'], label })
  })
  return out
}

/** 6.17, 6.18: what the orders of the units beside the mover say. */
export function answer(c: Content, s: State, seat: Seat, standing: OptionValues): Action | null {
  const units = interceptorsOf(c, s, seat)
  if (units.length === 0) return null
  const eager = units.filter((id) => standing[orderKey(id)] === 'always')
  if (eager.length > 0) return { type: 'intercept', unit: fiercest(c, s, eager) }
  return units.every((id) => standing[orderKey(id)] === 'never') ? { type: 'decline' } : null
}

/** 6.18: most expected damage, then the lowest number. */
function fiercest(c: Content, s: State, units: readonly UnitId[]): UnitId {
  const mover = s.units[s.move?.unit ?? -1] as Unit
  const worth = (id: UnitId): number => expectedDamage(c, s, s.units[id] as Unit, mover)
  return units.reduce((best, id) => (worth(id) > worth(best) + 1e-9 ? id : best))
}
