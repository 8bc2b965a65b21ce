// What a bot means to do next, kept from one choice to the next for as long as all goes as foreseen.
import { carryOut, type GameTypes } from '@muster/engine'
import type { Ask } from '../bot.ts'
import { impulse, type Way } from './rollout.ts'
import { counted, type Worlds } from './worlds.ts'

interface Plan {
  /** What the seat will see if no dice and nobody else comes between. */
  readonly foreseen: string
  readonly next: string
}

const isPlan = (x: unknown): x is Plan => typeof x === 'object' && x !== null && 'foreseen' in x && 'next' in x

/** The offer that was planned, if what is seen is what was foreseen; a plan is good for one choice. */
export function plannedIn<T extends GameTypes>({ memory, view, offers }: Ask<T>): T['Action'] | null {
  const plan = memory?.plan
  if (!memory || !isPlan(plan)) return null
  memory.plan = undefined
  if (plan.foreseen !== JSON.stringify(view)) return null
  return offers.find((offer) => JSON.stringify(offer) === plan.next) ?? null
}

/** Keeps what was thought to follow the action when it was judged; nothing where dice decide or the turn is over. */
export function keepPlan<T extends GameTypes>(
  { memory, seat }: Ask<T>,
  way: Way<T>,
  worlds: Worlds<T>,
  action: T['Action'],
): void {
  if (!memory) return
  const { game, sense } = way
  const state = worlds.state(0)
  const turn = sense.turn(state)
  const luck = counted(worlds.luck(0))
  carryOut(game, state, seat, action, luck.chance)
  if (luck.draws() > 0 || sense.turn(state) !== turn || game.toAct(state)[0] !== seat) return
  const foreseen = JSON.stringify(game.view(state, seat))
  const next = impulse({ ...way, stray: 0 }, state, seat, luck.chance)
  memory.plan = { foreseen, next: JSON.stringify(next) } satisfies Plan
}
