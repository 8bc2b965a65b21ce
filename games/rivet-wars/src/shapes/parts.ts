// What actions, events, states and views have in common.
import {
  count,
  either,
  flag,
  index,
  integer,
  list,
  oneOf,
  orNull,
  place,
  record,
  type Shape,
  word,
} from '@muster/engine'
import type { Book } from '../book.ts'
import type { Rule } from '../rulebook.ts'
import {
  type BuffSource,
  type CardId,
  type Credit,
  type Line,
  type Question,
  type Result,
  type SecretId,
  SIDES,
  UNIT_TYPES,
  type UnitId,
} from '../state.ts'
import { type Bounds, boundsOf, MOST_IN_A_GRID, MOST_IN_A_TURN } from './bounds.ts'

export const side = oneOf(SIDES)
export const unitType = oneOf(UNIT_TYPES)
export const rule: Shape<Rule> = word(12)
export const on = oneOf([true])
export const die = integer(1, 6)
export const inTurn = count(MOST_IN_A_TURN)

export const credit = record<Credit>({ side: orNull(side), type: orNull(unitType), lone: flag })
export const result = record<Result>({ winners: list(side, SIDES.length), rule })

/** Those that depend on the content. */
export interface Parts {
  readonly bounds: Bounds
  readonly unit: Shape<UnitId>
  readonly inGrid: Shape<UnitId[]>
  readonly line: Shape<Line>
  readonly card: Shape<CardId>
  readonly secret: Shape<SecretId>
  /** Whatever has a name: units and plugs. */
  readonly kind: Shape<string>
  readonly unitKind: Shape<string>
  readonly plugKind: Shape<string>
  readonly damage: Shape<number>
  readonly source: Shape<BuffSource>
  readonly question: Shape<Question>
}

export function partsOf(b: Book): Parts {
  const bounds = boundsOf(b.content)
  const kinds = Object.keys(b.content.units)
  const unit = index<UnitId>(bounds.figures)
  const kind = oneOf(kinds)
  return {
    bounds,
    unit,
    inGrid: list(unit, MOST_IN_A_GRID),
    line: index(bounds.lines),
    card: index(b.deck.length),
    secret: index(b.secrets.length),
    kind,
    unitKind: oneOf(kinds.filter((k) => b.unit(k).type !== 'plug')),
    plugKind: oneOf(kinds.filter((k) => b.unit(k).type === 'plug')),
    damage: count(bounds.health),
    source: record<BuffSource>({ unit, kinds: list(kind, 1 + bounds.sockets) }),
    question: questionOf(unit),
  }
}

type Asks<K extends Question['ask']> = Extract<Question, { readonly ask: K }>

function questionOf(unit: Shape<UnitId>): Shape<Question> {
  const cover = record<Asks<'cover'>>({ ask: oneOf(['cover']), side, at: place() })
  const rescue = record<Asks<'rescue'>>({ ask: oneOf(['rescue']), side, unit })
  const orders = record<Asks<'orders'>>({ ask: oneOf(['orders']), side })
  const push = record<Asks<'push'>>({ ask: oneOf(['push']), side, unit })
  return either(cover, either(rescue, either(orders, push)))
}
