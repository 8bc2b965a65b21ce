import { type Game, type GameTypes, isAction, isDeed, type MatchRecord } from '@muster/engine'

/** The kinds of orders and events a game has, and of its clock if it has one. */
export function kindsOf(game: Game<GameTypes>): string[] {
  const events = game.shapes.event.kinds
  if (!events) throw new Error(`${game.id}: its events are not told apart by type`)
  const clock = game.timeUp ? ['the clock'] : []
  return [
    ...Object.keys(game.orders).map((type) => `order ${type}`),
    ...events.map((type) => `event ${type}`),
    ...clock,
  ]
}

/** Those that a match shows. */
export function* kindsIn({ entries }: Pick<MatchRecord<GameTypes>, 'entries'>): Generator<string> {
  for (const entry of entries) {
    if (isAction(entry)) yield `order ${entry.do.type}`
    else if (isDeed(entry)) yield 'the clock'
    if (isDeed(entry)) for (const event of entry.events) yield `event ${event.type}`
  }
}
