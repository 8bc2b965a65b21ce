import type { Throw } from '@muster/engine'
import type { Book } from './book.ts'
import { damageSpread, hitSpread } from './odds.ts'
import { canCounter, supportOf, tableOf } from './rules/08-dice.ts'
import type { AcesAndArmor, Event, Position, Unit } from './state.ts'
import { sideOf } from './state.ts'
import { unitOf } from './units.ts'

/** Every unit that a blow, an answer or a blast could destroy: the other side hopes for it. */
export function throwsOf(book: Book, s: Position, e: Event): readonly Throw<AcesAndArmor>[] {
  if (e.type === 'unitsFought') {
    const u = unitOf(s, e.unit)
    const t = unitOf(s, e.target)
    const there = blow(book, s, { by: u, on: t, how: 'defends', support: supportOf(book, s, u, t), dealt: e.dealt })
    if (!canCounter(book, s, t, u)) return there
    return [...there, ...blow(book, s, { by: t, on: u, how: 'attacks', support: 0, dealt: e.taken })]
  }
  if (e.type !== 'hexBombarded') return []
  const by = unitOf(s, e.unit)
  return e.damage.flatMap(([id, dealt]) => blow(book, s, { by, on: unitOf(s, id), how: 'defends', support: 0, dealt }))
}

interface Blow {
  readonly by: Readonly<Unit>
  readonly on: Readonly<Unit>
  readonly how: 'attacks' | 'defends'
  readonly support: 0 | 1 | 2
  readonly dealt: number
}

/** Nothing where it could not destroy. */
function blow(book: Book, s: Position, { by, on, how, support, dealt }: Blow): Throw<AcesAndArmor>[] {
  const left = book.charts.fatal - on.damage
  const chance = damageSpread(book, tableOf(book, s, on, how), hitSpread(book, s, by, support), on.damage)[left] ?? 0
  if (chance === 0) return []
  return [{ side: sideOf(on.faction) === 'germany' ? 'allies' : 'germany', chance, came: dealt >= left }]
}
