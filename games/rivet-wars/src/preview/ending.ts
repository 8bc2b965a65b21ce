// What the end of a turn comes to.
import { type Message, noChance, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { closeTurn, endsTurn } from '../rules/02-sequence.ts'
import { isLastTurn } from '../rules/12-victory.ts'
import { type Position, rivalOf } from '../state.ts'
import { sideName } from '../words/names.ts'

/** 12.1: that the turn is over, and whether with it the match, or with the one that follows. */
export function endNotes(b: Book, s: Position): Message[] {
  if (!endsTurn(s)) return []
  const then = clone(s)
  const next = closeTurn(b, { state: then, chance: noChance, emit: (event) => evolve(then, event) })
  if (!next) return [say('note.endsMatch')]
  evolve(then, { type: 'turnStarted', side: next, round: s.turn === s.starter ? s.round : s.round + 1 })
  return [
    next === rivalOf(s.turn) && isLastTurn(b, then)
      ? say('note.lastTurn', { side: sideName(next) })
      : say('note.endsTurn'),
  ]
}
