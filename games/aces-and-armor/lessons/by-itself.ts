// What a lesson does for its learner in the phases it does not teach.
import type { Action, State } from '../src/state.ts'

const CLOSING = {
  move: { type: 'endMovement' },
  declare: { type: 'confirm' },
  money: { type: 'endTurn' },
} as const

const closing = (...phases: readonly (keyof typeof CLOSING)[]) => {
  return ({ phase }: State): Action | null => {
    const found = phases.find((p) => p === phase)
    return found ? CLOSING[found] : null
  }
}

/** For lessons about moving. */
export const onToMovement = closing('declare', 'money')

/** For lessons about attacking. */
export const onToAttacks = closing('move', 'money')

/** For lessons that go from the one to the other. */
export const pastMoney = closing('money')

/** For lessons about coins. */
export const onToMoney = closing('move', 'declare')
