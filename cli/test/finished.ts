import { createHash } from 'node:crypto'
import { fairDice } from '@muster/dice'
import { isOver, must, newMatch, offers, optionsFor, play, save } from '@muster/engine'
import { duel } from '../../bots/test/duel.ts'

/** A duel to the end with sealed dice, the first offer taken every time, as it is saved. */
export function finished(word: string): string {
  const dice = fairDice(createHash('sha256').update(word).digest('hex'))
  const match = newMatch(duel, optionsFor(duel), dice)
  while (!isOver(match)) {
    const seat = must(duel.toAct(match.state)[0])
    play(match, seat, must(offers(duel, match.state, seat)[0]))
  }
  return save(match.record)
}
