import { type Message, must, say, type Viewer } from '@muster/engine'
import type { Book } from '../book.ts'
import { isLastTurn } from '../rules/12-victory.ts'
import { type Position, type Question, type RivetWars, sideOf } from '../state.ts'
import { gridName, sideName, unitAt } from './names.ts'

/** The one line that says what is expected now. */
export function prompt(b: Book, s: Position, viewer: Viewer<RivetWars>): Message {
  if (s.result) return say('prompt.over')
  const side = viewer === 'spectator' ? null : sideOf(viewer)
  const asked = s.question ? s.question.side : s.turn
  const told = side === asked ? phasePrompt(s) : say('prompt.wait', { side: sideName(asked) })
  if (!s.question) return isLastTurn(b, s) ? say('prompt.lastTurn', { told }) : told
  return side === asked ? questionPrompt(b, s, s.question) : say('prompt.waitAnswer', { side: sideName(asked) })
}

function questionPrompt(b: Book, s: Position, question: Question): Message {
  switch (question.ask) {
    case 'cover':
      return say('prompt.cover', { grid: gridName(s, question.at) })
    case 'rescue':
      return say('prompt.rescue', unitAt(b, s, question.unit))
    case 'orders':
      return say('prompt.orders')
    case 'push':
      return say('prompt.push', unitAt(b, s, question.unit))
  }
}

function phasePrompt(s: Position): Message {
  if (s.phase !== 'deployment') return say(`prompt.${s.phase}`)
  const { points, infantry, free } = s.supply
  return say('prompt.deployment', { points, infantry, free, rivets: must(s.armies[s.turn]).rivets })
}
