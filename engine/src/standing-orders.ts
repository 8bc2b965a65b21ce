import { isOver } from './ending.ts'
import { append, enter } from './enter.ts'
import type { GameTypes } from './game.ts'
import type { Match } from './match.ts'
import { copy } from './must.ts'
import type { OptionValues } from './options.ts'
import type { ActionEntry } from './record.ts'

/** Sets a seat's standing orders; they answer from now on. */
export function setStandingOrders<T extends GameTypes>(match: Match<T>, seat: T['Seat'], orders: OptionValues): void {
  append(match, { by: seat, orders: copy(orders) })
}

const NONE: OptionValues = {}

/** The standing orders a seat has now. */
export function standingOrdersOf<T extends GameTypes>({ walk }: Pick<Match<T>, 'walk'>, seat: T['Seat']): OptionValues {
  return walk.orders.get(seat) ?? NONE
}

/** What standing orders answer next, and for whom; null where they leave it to people. */
export function orderedAnswer<T extends GameTypes>(
  match: Match<T>,
): { readonly seat: T['Seat']; readonly action: T['Action'] } | null {
  const { game, state } = match
  if (isOver(match)) return null
  for (const seat of game.toAct(state)) {
    const orders = match.walk.orders.get(seat)
    const action = orders ? game.answer(state, seat, orders) : null
    if (action) return { seat, action }
  }
  return null
}

/** Lets standing orders answer until a person must, or `most` times; gives the entries they made. */
export function answerByStandingOrders<T extends GameTypes>(
  match: Match<T>,
  most = Number.POSITIVE_INFINITY,
): readonly ActionEntry<T>[] {
  const made: ActionEntry<T>[] = []
  while (made.length < most) {
    const answer = orderedAnswer(match)
    if (!answer) break
    const acted = enter(match, answer.seat, answer.action, { standing: true })
    if (!acted.ok) throw new Error(`a standing order gave an illegal answer: ${acted.why.key}`)
    made.push(match.walk.entry(match.walk.count - 1) as ActionEntry<T>)
  }
  return made
}
