// What a position owes the box and the rules, beyond its form.
import { type Message, say } from '@muster/engine'
import { hexName } from './board.ts'
import type { Book } from './book.ts'
import type { Position } from './state.ts'

/** Units are of their faction's sets, and none is damaged beyond what destroys it. */
export function sound(book: Book, s: Position): Message | null {
  const standing = s.units.filter((u) => u.at >= 0)
  const dead = standing.find((u) => u.damage >= book.charts.fatal && s.phase !== 'combat')
  if (dead) return say('position.dead', { place: hexName(s.table.board, dead.at) })
  const { sets, charts } = book.content
  const isForeign = standing.some((u) => !sets[u.faction].includes(u.kind) && u.kind !== charts.launcher.kind)
  return isForeign ? say('position.count') : null
}
