// Holds a finished record to what this browser itself has seen of the match.
import {
  canonical,
  type Entry,
  eventsSeen,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Message,
  say,
} from '@muster/engine'
import type { Promised, Seen } from './witness.ts'

export interface Kept {
  readonly promised: Promised | null
  readonly seen: ReadonlyMap<number, Seen>
}

export type Testimony =
  | { readonly type: 'none' }
  | { readonly type: 'same'; readonly entries: number; readonly word: boolean }
  | { readonly type: 'other'; readonly problem: Message }

export function testify(game: Game<GameTypes>, record: MatchRecord<GameTypes>, { promised, seen }: Kept): Testimony {
  if (!promised) return { type: 'none' }
  const { commitment, entropy } = record.dice
  if (commitment !== promised.commitment) return { type: 'other', problem: say('remote.otherPromise') }
  const { word, seat } = promised
  if (word !== null && entropy[seat ?? ''] !== word) return { type: 'other', problem: say('remote.otherWord') }
  for (const [n, told] of seen)
    if (!isAs(game, record.entries[n], told))
      return { type: 'other', problem: say('remote.otherEntry', { entry: n + 1 }) }
  return { type: 'same', entries: seen.size, word: word !== null }
}

function isAs(game: Game<GameTypes>, entry: Entry<GameTypes> | undefined, { viewer, by, events }: Seen): boolean {
  if (!entry || entry.by !== by) return false
  const known = eventsSeen(game, entry, viewer).filter((event) => event !== null)
  return canonical(known) === canonical(events)
}
