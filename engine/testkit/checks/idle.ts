import { type GameTypes, type Piece, whyIdle } from '../../src/index.ts'
import { difference, fail } from '../same.ts'
import { imaginings, type Step } from '../step.ts'

/** Every piece of a seat to act either has an offer or a reason, and the reason tells no secret. */
export function idlePiecesHaveReasons<T extends GameTypes>(step: Step<T>): void {
  const { game, state } = step
  for (const seat of game.toAct(state)) {
    for (const piece of game.pieces(state, seat)) {
      const refused = whyIdle(game, state, seat, piece)
      if (refused?.rule === null && game.attempts(state, seat, piece).length > 0)
        fail(`${seat} presses ${piece}, and what it may have meant is allowed but not offered`)
    }
  }
  for (const { viewer, state: other } of imaginings(step, 'idle')) {
    if (viewer === 'spectator' || !game.toAct(state).includes(viewer)) continue
    const reasons = (of: T['State']) => game.pieces(of, viewer).map((piece: Piece) => whyIdle(game, of, viewer, piece))
    const found = difference(reasons(other), reasons(state))
    if (found) fail(`why a piece of ${viewer} is idle depends on what it cannot see, at ${found}`)
  }
}
