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

/** Lets standing orders answer until a person must; gives the entries they made. */
export function answerByStandingOrders<T extends GameTypes>(match: Match<T>): readonly ActionEntry<T>[] {
  const made: ActionEntry<T>[] = []
  for (let answered = true; answered && !isOver(match); ) {
    answered = false
    for (const seat of match.game.toAct(match.state)) {
      const action = match.game.answer(match.state, seat, standingOrdersOf(match, seat))
      if (!action) continue
      const acted = enter(match, seat, action, { standing: true })
      if (!acted.ok) throw new Error(`a standing order gave an illegal answer: ${acted.why.key}`)
      made.push(match.walk.entry(match.walk.count - 1) as ActionEntry<T>)
      answered = true
      break
    }
  }
  return made
}
