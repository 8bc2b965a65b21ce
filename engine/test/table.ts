import { type Dice, type Match, newMatch, offers, plainDice, play, seeded } from '../src/index.ts'
import { toy } from './toy/game.ts'
import type { Action, Options, Seat, State, Toy } from './toy/state.ts'

export const HIDDEN: Options = { mode: 'hidden', rounds: 6 }

export function toyMatch(seed = 'table', options: Options = HIDDEN, dice: Dice = plainDice(seed)): Match<Toy> {
  return newMatch(toy, options, dice)
}

/** Does it, or fails. */
export function does(match: Match<Toy>, seat: Seat, action: Action): void {
  const acted = play(match, seat, action)
  if (!acted.ok) throw new Error(`refused: ${JSON.stringify(acted)}`)
}

/** Plays on by chance, and gives the state after each action as text, the present one first. */
export function playOn(match: Match<Toy>, count: number, seed = 'on'): string[] {
  const chance = seeded(seed)
  const states = [JSON.stringify(match.state)]
  for (let i = 0; i < count; i++) {
    const [seat] = toy.toAct(match.state)
    if (!seat) break
    does(match, seat, chance.pick(offers(toy, match.state, seat)))
    states.push(JSON.stringify(match.state))
  }
  return states
}

export const handOf = (s: State, seat: Seat): string => s.hands[seat][0] as string
