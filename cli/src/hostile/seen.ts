import { type GameTypes, SEEN_FORMAT, type SeenRecord } from '@muster/engine'
import type { AnyGame } from '../games.ts'

/** What is in a link, as the page takes it; null where it is refused. */
export function readSeen(game: AnyGame, text: string): SeenRecord<GameTypes> | null {
  let seen: unknown
  try {
    seen = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof seen !== 'object' || seen === null) return null
  const record = seen as SeenRecord<GameTypes>
  return record.format === SEEN_FORMAT && record.game === game.id ? record : null
}
