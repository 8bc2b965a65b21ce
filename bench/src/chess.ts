import { type Chance, seeded } from '@muster/engine'
import { Chess } from 'chessops/chess'
import type { NormalMove, Role } from 'chessops/types'
import type { Counted } from './clock.ts'

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']
const MOVES_A_GAME = 200

/** Random legal chess: at each move every legal move is listed, and one is played. */
export function randomChess(chance: Chance = seeded('chess')): () => Counted {
  let position = Chess.default()
  let played = 0
  return () => {
    const moves = legalMoves(position)
    if (moves.length === 0 || played === MOVES_A_GAME || position.isEnd()) {
      position = Chess.default()
      played = 0
      return { offers: 0, actions: 0 }
    }
    position.play(chance.pick(moves))
    played++
    return { offers: moves.length, actions: 1 }
  }
}

export function legalMoves(position: Chess): NormalMove[] {
  const moves: NormalMove[] = []
  const pawns = position.board.pawn
  for (const [from, dests] of position.allDests()) {
    const pawn = pawns.has(from)
    for (const to of dests) {
      if (pawn && (to < 8 || to >= 56)) for (const promotion of PROMOTIONS) moves.push({ from, to, promotion })
      else moves.push({ from, to })
    }
  }
  return moves
}
