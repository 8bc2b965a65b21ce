import { type Chance, carryOut, type Game, type GameTypes, must, offers } from '@muster/engine'
import type { Sense } from '../sense.ts'
import type { Fate } from './worlds.ts'

/** How a continuation is played in the head. */
export interface Way<T extends GameTypes> {
  readonly game: Game<T>
  readonly sense: Sense<T>
  readonly seat: T['Seat']
  /** How many turns after the one now running are played before it is judged. */
  readonly turns: number
  /** How far instinct strays from the best promise. */
  readonly stray: number
}

/** More than any honest turns take. */
const ACTIONS = 400

/** Plays on by instinct, everybody with their own, and judges when so many turns are over. */
export function rollOut<T extends GameTypes>(way: Way<T>, state: T['State'], fate: Fate): number {
  const { game, sense, seat } = way
  let turn = sense.turn(state)
  let left = way.turns + 1
  for (let i = 0; i < ACTIONS; i++) {
    const [next] = game.toAct(state)
    if (next === undefined) break
    const now = sense.turn(state)
    if (now !== turn) {
      turn = now
      if (--left === 0) break
    }
    const action = impulse(way, state, next, fate(now, i))
    carryOut(game, state, next, action, fate(now, action))
  }
  return sense.chanceAhead(state, seat)
}

/** The best promise, or one that is as good by a hair; questions get their likely answer. */
export function impulse<T extends GameTypes>(
  { game, sense, stray }: Way<T>,
  state: T['State'],
  seat: T['Seat'],
  chance: Chance,
): T['Action'] {
  const answer = sense.likely(state, seat)
  if (answer) return answer
  const listed = offers(game, state, seat)
  if (listed.length === 1) return must(listed[0])
  const promises = sense.promise(state, seat, listed)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < listed.length; i++) {
    const worth = (promises[i] as number) + (stray > 0 ? stray * (chance.below(1000) / 1000) : 0)
    if (worth > most) {
      most = worth
      best = i
    }
  }
  return must(listed[best])
}
