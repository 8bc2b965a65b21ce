import { createHash } from 'node:crypto'
import { fairDice } from '@muster/dice'
import { isOver, must, newMatch, offers, optionsFor, play, save } from '@muster/engine'
import { duel } from '../../bots/test/duel.ts'

/** A duel to the end with sealed dice, the first offer taken every time, as it is saved. */
export function finished(word: string, game = duel): string {
  const dice = fairDice(createHash('sha256').update(word).digest('hex'))
  const match = newMatch(game, optionsFor(game), dice)
  while (!isOver(match)) {
    const seat = must(game.toAct(match.state)[0])
    play(match, seat, must(offers(game, match.state, seat)[0]))
  }
  return save(match.record)
}
