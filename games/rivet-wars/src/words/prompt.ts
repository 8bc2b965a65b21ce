import { type Message, must, say, type Viewer } from '@muster/engine'
import type { Book } from '../book.ts'
import { waitingUnits } from '../preview/waiting.ts'
import { pointsDue } from '../rules/11-objectives.ts'
import { isLastTurn, mostPoints, pointsShort } from '../rules/12-victory.ts'
import { type Position, type Question, type RivetWars, type Seat, sideOf } from '../state.ts'
import { gridName, sideName, unitAt } from './names.ts'

/** The one line that says what is expected now. */
export function prompt(b: Book, s: Position, viewer: Viewer<RivetWars>): Message {
  if (s.result) return say('prompt.over')
  const side = viewer === 'spectator' ? null : sideOf(viewer)
  const asked = s.question ? s.question.side : s.turn
  const told =
    viewer !== 'spectator' && side === asked ? phasePrompt(b, s, viewer) : say('prompt.wait', { side: sideName(asked) })
  if (!s.question) return isLastTurn(b, s) ? lastTurn(b, s, side === asked, told) : told
  return side === asked ? questionPrompt(b, s, s.question) : say('prompt.waitAnswer', { side: sideName(asked) })
}

/** Whoever plays it is told what is still missing, beyond what would be captured as things stand. */
function lastTurn(b: Book, s: Position, mine: boolean, told: Message): Message {
  const short = pointsShort(b, s, s.turn)
  const need = short - pointsDue(b, s, s.turn)
  if (!mine || s.turn === s.starter || need <= 0) return say('prompt.lastTurn', { told })
  return say(short > mostPoints(b, s, s.turn) ? 'prompt.lastTurnLost' : 'prompt.lastTurnNeeds', { need, told })
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

function phasePrompt(b: Book, s: Position, seat: Seat): Message {
  const open = openGrid(b, s, seat)
  if (open) return open
  if (s.phase !== 'deployment') return say(`prompt.${s.phase}`)
  const { points, infantry, free } = s.supply
  return say('prompt.deployment', { points, infantry, free, rivets: must(s.armies[s.turn]).rivets })
}

/** 5.2, 9.12: the grid that was begun, as long as others of it can still act. */
function openGrid(b: Book, s: Position, seat: Seat): Message | null {
  const { active } = s
  if (!active || (s.phase !== 'combat' && s.phase !== 'movement')) return null
  const waiting = active.members.filter((id) => id !== active.unit && waitingUnits(b, s, seat, id).length > 0)
  const [first] = waiting
  if (first === undefined) return null
  return say('prompt.grid', { grid: gridName(s, must(s.units[first]).at), count: waiting.length })
}
