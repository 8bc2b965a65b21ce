import { expect } from 'vitest'
import {
  act,
  check,
  type Game,
  type GameTypes,
  isLike,
  letTimeRunOut,
  offers,
  type Pattern,
  type Piece,
} from '../src/index.ts'
import { type Fall, loaded } from './loaded.ts'
import { proved } from './rule.ts'

/** What an action did, to be held against what it should have done. */
export interface Happened<T extends GameTypes> {
  readonly events: readonly T['Event'][]
  /** Events like these, in this order, others between them allowed. */
  gives(...patterns: readonly Pattern<T>[]): Happened<T>
  /** These events and no others. */
  exactly(...events: readonly T['Event'][]): Happened<T>
  /** No event like this. */
  without(pattern: Pattern<T>): Happened<T>
}

/** A position on the table, to try things on. */
export interface Scene<T extends GameTypes> {
  readonly game: Game<T>
  readonly state: T['State']
  /** A legal action, with its dice: too many or too few fail. */
  does(seat: T['Seat'], action: T['Action'], ...dice: readonly Fall[]): Happened<T>
  /** The time of the seat's turn is up; with the dice of what follows. */
  runsOut(seat: T['Seat'], ...dice: readonly Fall[]): Happened<T>
  /** An illegal action, with the rule that forbids it; nothing may change. */
  refuses(seat: T['Seat'], action: T['Action'], rule: T['Rule'], key?: string): void
  /** The offers of a seat (of one piece). */
  offers(seat: T['Seat'], piece?: Piece): readonly T['Action'][]
  /** Each of these is offered. */
  offered(seat: T['Seat'], ...actions: readonly T['Action'][]): void
  /** Nothing offered is like this pattern. */
  notOffered(seat: T['Seat'], pattern: { readonly type: string; readonly [field: string]: unknown }): void
  /** Who is asked now. */
  asks(...seats: readonly T['Seat'][]): void
  /** A fact about the position that a rule fixes. */
  shows(actual: unknown, expected: unknown): void
}

/** A scene from a game and a state it may change. */
export function scene<T extends GameTypes>(game: Game<T>, state: T['State']): Scene<T> {
  return {
    game,
    state,
    does: (seat, action, ...dice) => does(game, state, seat, action, dice),
    runsOut(seat, ...dice) {
      const luck = loaded(...dice)
      const acted = letTimeRunOut(game, state, seat, luck.chance)
      luck.finish()
      if (!acted.ok) throw new Error('no clock runs')
      return happened<T>(acted.events)
    },
    refuses(seat, action, rule, key) {
      const before = JSON.stringify(state)
      const judged = check(game, state, seat, action)
      expect(judged.ok, `expected a refusal by ${rule} of ${JSON.stringify(action)}`).toBe(false)
      const verdict = act(game, state, seat, action, loaded().chance)
      if (!verdict.ok)
        expect({ rule: verdict.rule, ...(key ? { key: verdict.why.key } : {}) }).toEqual({
          rule,
          ...(key ? { key: `refusal.${key}` } : {}),
        })
      expect(JSON.stringify(state)).toBe(before)
      proved()
    },
    offers: (seat, piece) => offers(game, state, seat, piece),
    offered(seat, ...actions) {
      const all = offers(game, state, seat)
      for (const action of actions) expect(all).toContainEqual(action)
      proved()
    },
    notOffered(seat, pattern) {
      expect(offers(game, state, seat).filter((a) => isLike(a, pattern))).toEqual([])
      proved()
    },
    asks(...seats) {
      expect(game.toAct(state)).toEqual(seats)
      proved()
    },
    shows(actual, expected) {
      expect(actual).toEqual(expected)
      proved()
    },
  }
}

function does<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  dice: readonly Fall[],
): Happened<T> {
  const verdict = check(game, state, seat, action)
  if (!verdict.ok) throw new Error(`refused by ${verdict.rule}: ${JSON.stringify(verdict.why)}`)
  expect(offers(game, state, seat), 'a legal action must also be offered').toContainEqual(action)
  const luck = loaded(...dice)
  const acted = act(game, state, seat, action, luck.chance)
  luck.finish()
  if (!acted.ok) throw new Error('refused after a legal check')
  return happened<T>(acted.events)
}

function happened<T extends GameTypes>(events: readonly T['Event'][]): Happened<T> {
  const self: Happened<T> = {
    events,
    gives(...patterns) {
      let from = 0
      for (const pattern of patterns) {
        const found = events.findIndex((e, i) => i >= from && isLike(e, pattern))
        if (found < 0) expect(events.slice(from)).toContainEqual(pattern)
        from = found + 1
      }
      proved()
      return self
    },
    exactly(...expected) {
      expect(events).toEqual(expected)
      proved()
      return self
    },
    without(pattern) {
      expect(events.filter((e) => isLike(e, pattern))).toEqual([])
      proved()
      return self
    },
  }
  return self
}
