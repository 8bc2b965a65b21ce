// Rules changed without a new version, three to each game: the matches that are kept must show every one of them.

import { type Game, type GameTypes, illegal, type Order, type Run } from '@muster/engine'

type AnyGame = Game<GameTypes>
type Event = GameTypes['Event'] & Readonly<Record<string, unknown>>

export interface Planted {
  readonly game: string
  readonly rule: string
  readonly how: string
  readonly change: (game: AnyGame) => AnyGame
}

/** What the rules make happen is otherwise; null: it does not happen. */
const happens =
  (type: string, otherwise: (event: Event) => Event | null) =>
  (game: AnyGame): AnyGame => {
    const changed = (run: Run<GameTypes>): Run<GameTypes> => ({
      state: run.state,
      chance: run.chance,
      emit(event) {
        const said = event.type === type ? otherwise(event as Event) : event
        if (said) run.emit(said)
      },
    })
    const orders = Object.entries<Order<GameTypes>>(game.orders).map(([key, order]): [string, Order<GameTypes>] => [
      key,
      { ...order, decide: (run, seat, action) => order.decide(changed(run), seat, action) },
    ])
    return { ...game, orders: Object.fromEntries(orders), settle: (run) => game.settle(changed(run)) }
  }

/** What happens means something else. */
const means =
  (type: string, otherwise: (event: Event) => Event) =>
  (game: AnyGame): AnyGame => ({
    ...game,
    evolve: (state, event) => game.evolve(state, event.type === type ? otherwise(event as Event) : event),
  })

/** An order judged or listed otherwise. */
const orders =
  (type: string, otherwise: (order: Order<GameTypes>) => Partial<Order<GameTypes>>) =>
  (game: AnyGame): AnyGame => {
    const order = (game.orders as Record<string, Order<GameTypes>>)[type]
    if (!order) throw new Error(`${game.id} has no order ${type}`)
    return { ...game, orders: { ...game.orders, [type]: { ...order, ...otherwise(order) } } }
  }

const forbidden = (rule: string) => () => ({ check: () => illegal(rule, 'planted') })

const withheld = (order: Order<GameTypes>) => ({
  choices: (...asked: Parameters<typeof order.choices>) => order.choices(...asked).slice(1),
})

const more = (key: string) => (event: Event) => ({ ...event, [key]: Number(event[key]) + 1 })

export const PLANTED: readonly Planted[] = [
  { game: 'rivet-wars', rule: '4.1', how: 'a point more to deploy with', change: happens('supplied', more('points')) },
  { game: 'rivet-wars', rule: '5.12', how: 'a hit does no damage', change: means('attacked', spared) },
  { game: 'rivet-wars', rule: '8.3', how: 'a cloud does not thin', change: happens('cloudThinned', () => null) },
  { game: 'rivet-wars', rule: '9.1', how: 'one move is not offered', change: orders('move', withheld) },
  {
    game: 'aces-and-armor',
    rule: '9.1',
    how: 'a coin more of income',
    change: happens('incomeCollected', more('coins')),
  },
  { game: 'aces-and-armor', rule: '8.20', how: 'experience is forgotten', change: means('unitsFought', unlearned) },
  { game: 'aces-and-armor', rule: '6.8', how: 'nobody may intercept', change: orders('intercept', forbidden('6.8')) },
  { game: 'aces-and-armor', rule: '9.9', how: 'one purchase is not offered', change: orders('buy', withheld) },
  { game: 'wravity', rule: '9.2', how: 'a bounce costs no speed', change: happens('soldierBounced', more('speed')) },
  { game: 'wravity', rule: '7.4', how: 'who holds on flies on', change: means('grabRolled', slipped) },
  { game: 'wravity', rule: '10.1', how: 'nobody may shoot', change: orders('shoot', forbidden('10.1')) },
  { game: 'wravity', rule: '5.2', how: 'one impulse is not offered', change: orders('impulse', withheld) },
]

function spared(event: Event): Event {
  return { ...event, hit: false }
}

function unlearned(event: Event): Event {
  return { ...event, xp: 0, backXp: 0 }
}

function slipped(event: Event): Event {
  return { ...event, held: false }
}
