import { BOUNDS } from './bounds.ts'
import type { Chance } from './chance.ts'
import type { Game, GameTypes, Order, Piece, Run } from './game.ts'
import { type Refusal, say, type Verdict } from './message.ts'

export type Acted<T extends GameTypes> = Refusal<T['Rule']> | { readonly ok: true; readonly events: T['Event'][] }

/** The only door by which a state changes: in place, or not at all. */
export function act<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  chance: Chance,
): Acted<T> {
  const verdict = check(game, state, seat, action)
  return verdict.ok ? { ok: true, events: carryOut(game, state, seat, action, chance) } : verdict
}

/** Does what was just listed on this very state, without checking it again: for those who think, never for a match. */
export function carryOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  chance: Chance,
): T['Event'][] {
  const events: T['Event'][] = []
  const run = runOn(game, state, chance, events)
  const order = (game.orders as Record<string, Order<T>>)[action.type]
  order?.decide(run, seat, action)
  game.settle(run)
  return events
}

/** What the rules make of it that the time of the seat's turn is up; in place. */
export function letTimeRunOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  chance: Chance,
): Acted<T> {
  if ((game.minutes?.(state) ?? 0) === 0 || game.situation(state).turn !== seat) return refuse('noClock')
  const events: T['Event'][] = []
  const run = runOn(game, state, chance, events)
  game.timeUp?.(run, seat)
  game.settle(run)
  return { ok: true, events }
}

/** A run on a state that writes down what happens. */
function runOn<T extends GameTypes>(game: Game<T>, state: T['State'], chance: Chance, events: T['Event'][]): Run<T> {
  return {
    state,
    chance,
    emit(event) {
      if (events.push(event) > BOUNDS.events) throw new Error('the rules do not come to rest')
      game.evolve(state, event)
    },
  }
}

/** Whether `seat` may do this now; judges anything, and never throws. */
export function check<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
): Verdict<T['Rule']> {
  const order = orderOf(game, action)
  if (!order || !isShaped(game, state, action)) return refuse('noSuchAction')
  const asked = game.toAct(state)
  if (asked.length === 0) return refuse('matchIsOver')
  if (!asked.includes(seat)) return refuse('notYourTurn')
  return order.check(state, seat, action)
}

/** Whether it has the form of an action at all: only then does an order look at it. */
function isShaped<T extends GameTypes>(game: Game<T>, state: T['State'], action: unknown): boolean {
  const { shapes, rulesVersion } = game
  return shapes.action.misfit(action, { places: shapes.places(state), rules: Number(rulesVersion) }) === null
}

/** Every legal action of a seat, or those of one piece; empty when it is not asked. */
export function offers<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  piece?: Piece,
): readonly T['Action'][] {
  if (!game.toAct(state).includes(seat)) return []
  const orders = ordersOf(game)
  let only: readonly T['Action'][] = []
  let all: T['Action'][] | null = null
  for (let i = 0; i < orders.length; i++) {
    const some = (orders[i] as Order<T>).choices(state, seat, piece)
    if (some.length === 0) continue
    if (only.length === 0) {
      only = some
      continue
    }
    all ??= only.slice()
    append(all, some)
  }
  return all ?? only
}

/** One by one: a bot asks for lists again and again, and for short ones that is faster than `concat`. */
function append<A>(all: A[], some: readonly A[]): void {
  for (let i = 0; i < some.length; i++) all.push(some[i] as A)
}

const listed = new WeakMap<object, readonly Order<GameTypes>[]>()

function ordersOf<T extends GameTypes>(game: Game<T>): readonly Order<T>[] {
  let orders = listed.get(game)
  if (!orders) {
    orders = Object.values(game.orders as Record<string, Order<GameTypes>>)
    listed.set(game, orders)
  }
  return orders as readonly Order<T>[]
}

function orderOf<T extends GameTypes>(game: Game<T>, action: unknown): Order<T> | null {
  if (typeof action !== 'object' || action === null) return null
  const type = (action as { type?: unknown }).type
  if (typeof type !== 'string' || !Object.hasOwn(game.orders, type)) return null
  return (game.orders as Record<string, Order<T>>)[type] ?? null
}

function refuse(key: string): Refusal<never> {
  return { ok: false, rule: null, why: say(`refusal.${key}`) }
}
