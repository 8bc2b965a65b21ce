import { must } from '@muster/engine'
import { gameEntry } from '@muster/games'
import { Chess } from 'chessops/chess'
import { describe, expect, test } from 'vitest'
import { duel } from '../../bots/test/duel.ts'
import { ratesBeside } from '../src/beside.ts'
import { boardgameio, STYLES } from '../src/boardgameio.ts'
import { legalMoves } from '../src/chess.ts'
import { recordGame } from '../src/random-play.ts'
import { reapply } from '../src/reapply.ts'

const OPTIONS = { mission: 1, rounds: 60 }
const GAMES = ['a', 'b'].map((seed) => recordGame(duel, OPTIONS, seed))

test('every legal chess move is listed: 20, 400 and 8,902 positions', () => {
  const count = (position: Chess, depth: number): number => {
    if (depth === 0) return 1
    return legalMoves(position).reduce((sum, move) => {
      const next = position.clone()
      next.play(move)
      return sum + count(next, depth - 1)
    }, 0)
  }
  expect([1, 2, 3].map((depth) => count(Chess.default(), depth))).toEqual([20, 400, 8902])
})

describe('recorded games are applied again to their end, and begin anew', () => {
  const moves = GAMES.reduce((sum, game) => sum + game.moves.length, 0)

  test('by the engine', () => {
    const step = reapply(duel, OPTIONS, GAMES)
    for (let i = 0; i < moves * 2; i++) expect(step().actions).toBe(1)
  })

  test.each(STYLES)('by boardgame.io, %s', (style) => {
    const step = boardgameio(duel, OPTIONS, GAMES, style)
    for (let i = 0; i < moves * 2; i++) expect(step().actions).toBe(1)
  })
})

test('loops are measured beside each other, each in a thread of its own', async () => {
  const { game } = await must(gameEntry('wravity')).load()
  const { play, chessops, greedy } = await ratesBeside(game, ['play', 'chessops', 'greedy'], 0.01)
  expect(play.offersPerSecond).toBeGreaterThan(play.actionsPerSecond)
  expect(chessops.offersPerSecond).toBeGreaterThan(chessops.actionsPerSecond)
  expect(greedy.actionsPerSecond).toBeGreaterThan(0)
})
