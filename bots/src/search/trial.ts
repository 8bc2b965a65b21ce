import { carryOut, check, type GameTypes } from '@muster/engine'
import { logOdds } from '../odds.ts'
import { impulse, rollOut, type Way } from './rollout.ts'
import type { Fate, Worlds } from './worlds.ts'

/** Plays turns in the head, and counts how often. */
export interface Trial<A> {
  /** What was done of what was wanted, and the odds after the replies. */
  play(
    wanted: readonly A[],
    world: number,
    change: Change | null,
  ): { readonly actions: readonly A[]; readonly odds: number }
  /** Whether so many were played, or somebody said stop. */
  isOver(visits: number): boolean
}

/** Where a turn is changed, */
export interface Change {
  readonly at: number
  /** how far that strays from the best promise, */
  readonly daring: number
  /** and what follows: what instinct says, what followed the action in whose place it stands, or that one, too. */
  readonly then: 'instinct' | 'next' | 'all'
}

/** More than any honest turn takes. */
const ACTIONS = 200

export function trialOf<T extends GameTypes>(
  way: Way<T>,
  worlds: Worlds<T>,
  stop: (() => boolean) | undefined,
): Trial<T['Action']> {
  let played = 0
  return {
    isOver: (visits) => played >= visits || (stop?.() ?? false),
    play(wanted, world, change) {
      played++
      const state = worlds.state(world)
      const fate = worlds.fate(world)
      const actions = playTurn(way, fate, state, new Wishes(wanted, change))
      return { actions, odds: logOdds(rollOut({ ...way, turns: way.turns - 1 }, state, fate)) }
    },
  }
}

/** The seat's turn: what it wishes as far as it may, then by instinct; the others by theirs. */
function playTurn<T extends GameTypes>(
  way: Way<T>,
  fate: Fate,
  state: T['State'],
  wishes: Wishes<T>,
): readonly T['Action'][] {
  const { game, sense, seat } = way
  const calm = { ...way, stray: 0 }
  const turn = sense.turn(state)
  const done: T['Action'][] = []
  for (let i = 0; i < ACTIONS; i++) {
    const [next] = game.toAct(state)
    if (next === undefined || sense.turn(state) !== turn) break
    const isFree = next === seat && sense.likely(state, seat) === null
    const daring = isFree ? wishes.daring(done.length) : 0
    const wish = isFree && daring === 0 ? wishes.next(calm, state) : null
    const action = wish ?? impulse({ ...calm, stray: daring }, state, next, fate(turn, i))
    if (isFree) done.push(action)
    carryOut(game, state, next, action, fate(turn, action))
  }
  return done
}

/** What one wants to do, one after the other; what cannot be done is left out. */
class Wishes<T extends GameTypes> {
  private at = 0
  private readonly wanted: readonly T['Action'][]
  private readonly change: Change | null

  constructor(wanted: readonly T['Action'][], change: Change | null) {
    this.wanted = wanted
    this.change = change
  }

  /** How far the action of this number is to stray; 0 where it is as it was. */
  daring(number: number): number {
    if (number !== this.change?.at) return 0
    if (this.change.then === 'instinct') this.at = this.wanted.length
    if (this.change.then === 'next') this.at++
    return this.change.daring
  }

  next({ game, seat }: Way<T>, state: T['State']): T['Action'] | null {
    while (this.at < this.wanted.length) {
      const wish = this.wanted[this.at++] as T['Action']
      if (check(game, state, seat, wish).ok) return wish
    }
    return null
  }
}
