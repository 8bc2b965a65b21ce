// What a bot means to do next, kept from one choice to the next for as long as all goes as foreseen.
import { carryOut, type GameTypes, must } from '@muster/engine'
import type { Ask } from '../bot.ts'
import { impulse, type Way } from './rollout.ts'
import { counted, type Worlds } from './worlds.ts'

interface Plan {
  /** In which turn it is to be done. */
  readonly turn: number | string
  /** What the seat will see if nobody else comes between; null where dice fall first. */
  readonly foreseen: string | null
  readonly actions: readonly unknown[]
}

const isPlan = (x: unknown): x is Plan => typeof x === 'object' && x !== null && 'foreseen' in x && 'actions' in x

/** A plan is good for one choice. */
function taken<T extends GameTypes>({ memory }: Ask<T>): Plan | null {
  const plan = memory?.plan
  if (!memory || !isPlan(plan)) return null
  memory.plan = undefined
  return plan
}

/** The offer that was planned, if what is seen is what was foreseen. */
export function plannedIn<T extends GameTypes>(ask: Ask<T>): T['Action'] | null {
  const plan = taken(ask)
  if (plan === null || plan.foreseen !== JSON.stringify(ask.view)) return null
  return offered(ask, plan.actions[0])
}

/** The offer that is this action; null where there is none. */
export function offered<T extends GameTypes>({ offers }: Ask<T>, action: unknown): T['Action'] | null {
  const text = JSON.stringify(action)
  return offers.find((offer) => JSON.stringify(offer) === text) ?? null
}

/** The rest of the turn as it was meant: to be done where all is as foreseen, to be thought over where dice fell. */
export function meantIn<T extends GameTypes>(
  ask: Ask<T>,
  { sense }: Way<T>,
  worlds: Worlds<T>,
): { readonly actions: readonly T['Action'][]; readonly isForeseen: boolean } | null {
  const plan = taken(ask)
  if (plan === null || plan.actions.length === 0 || plan.turn !== sense.turn(worlds.state(0))) return null
  const actions = plan.actions as readonly T['Action'][]
  const isForeseen = plan.foreseen === JSON.stringify(ask.view) && offered(ask, actions[0]) !== null
  return { actions, isForeseen }
}

/** Keeps what was thought to follow the action when it was judged; nothing where dice decide or the turn is over. */
export function keepPlan<T extends GameTypes>(
  { memory }: Ask<T>,
  way: Way<T>,
  worlds: Worlds<T>,
  action: T['Action'],
): void {
  if (!memory) return
  const { state, ...after } = foreseenAfter(way, worlds, action)
  if (after.foreseen === null) return
  memory.plan = { ...after, actions: [impulse({ ...way, stray: 0 }, state, way.seat, worlds.luck(0))] } satisfies Plan
}

/** Keeps the rest of a turn, and gives its first action. */
export function keepTurn<T extends GameTypes>(
  { memory }: Ask<T>,
  way: Way<T>,
  worlds: Worlds<T>,
  [first, ...actions]: readonly T['Action'][],
): T['Action'] {
  const action = must(first)
  if (memory && actions.length > 0) {
    const { turn, foreseen } = foreseenAfter(way, worlds, action)
    memory.plan = { turn, foreseen, actions } satisfies Plan
  }
  return action
}

/** What the seat will see after an action, if it is its turn to choose then and no dice fall. */
function foreseenAfter<T extends GameTypes>({ game, sense, seat }: Way<T>, worlds: Worlds<T>, action: T['Action']) {
  const state = worlds.state(0)
  const turn = sense.turn(state)
  const luck = counted(worlds.luck(0))
  carryOut(game, state, seat, action, luck.chance)
  const isSure = luck.draws() === 0 && sense.turn(state) === turn && game.toAct(state)[0] === seat
  return { state, turn, foreseen: isSure ? JSON.stringify(game.view(state, seat)) : null }
}
