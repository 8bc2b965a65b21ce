import { type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { levelOf } from '../rules/M-missions.ts'
import type { EventOf, Position } from '../state.ts'
import { gridName, sideName } from './names.ts'

/** Who scores for an objective, or only holds it, and whether the enemy's flag goes. */
export function capturedWords(s: Position, e: EventOf<'captured'>): Message {
  const struck = e.struck ? 1 : 0
  const key = e.vp > 0 ? 'event.captured' : 'event.held'
  return say(key, { side: sideName(e.side), grid: gridName(s, e.at), vp: e.vp, struck })
}

/** Mission 10: what each side will have more; null while nobody has anything. */
export function levelsWords(b: Book, s: Position, e: EventOf<'levelsSet'>): Message | null {
  const allies = levelWords(b, s, e.allies)
  const blight = levelWords(b, s, e.blight)
  if (allies.length + blight.length === 0) return null
  const nothing = [say('level.nothing')]
  return say('event.levelsSet', {
    allies: allies.length > 0 ? allies : nothing,
    blight: blight.length > 0 ? blight : nothing,
  })
}

function levelWords(b: Book, s: Position, vp: number): Message[] {
  const { points = 0, rivets = 0, free = 0 } = levelOf(b.mission(s).special.levels, vp) ?? {}
  return [
    ...(points > 0 ? [say('level.points', { points })] : []),
    ...(rivets > 0 ? [say('level.rivets', { rivets })] : []),
    ...(free > 0 ? [say('level.free', { free })] : []),
  ]
}

export function endedWords(e: EventOf<'gameEnded'>): Message {
  const winner = e.result.winners[0]
  return winner ? say('event.won', { side: sideName(winner) }) : say('event.drawn')
}
