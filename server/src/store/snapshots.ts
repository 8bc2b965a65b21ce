// How a match stands, kept now and then, so that a long one need not be folded from its beginning.
import { createHash } from 'node:crypto'
import { diff, type GameTypes, type Kept, type Match, patch } from '@muster/engine'
import type { Snapshot } from './rows.ts'

/** Entries from one to the next. */
const APART = 128

type AnyMatch = Match<GameTypes>

/** Of this match, if it is time for one since it had `from` entries. */
export function snapshotSince(match: AnyMatch, from: number): Snapshot | null {
  const seq = match.walk.count
  if (Math.floor(seq / APART) === Math.floor(from / APART)) return null
  const body = JSON.stringify(match.state)
  const { rulesVersion: rules } = match.game
  return { seq, rules, hash: hashOf(match, seq, body), body }
}

/** What can be used of a snapshot: made by these rules, for this match, no further than its entries, and whole. */
export function keptIn(
  snapshot: Snapshot | null,
  match: Pick<AnyMatch, 'record'> & { readonly rules: string },
): Kept<GameTypes> | null {
  if (!snapshot || snapshot.rules !== match.rules || snapshot.seq > match.record.entries.length) return null
  const { seq, hash, body } = snapshot
  return hashOf(match, seq, body) === hash ? { count: seq, state: sharing(match.record.opening, body) } : null
}

/** What is as it was at the opening is there once: neither is ever changed. */
const sharing = (opening: unknown, body: string): unknown => patch(opening, diff(opening, JSON.parse(body)))

const hashOf = ({ record }: Pick<AnyMatch, 'record'>, seq: number, body: string): string =>
  createHash('sha256').update(`${record.dice.commitment}/${seq}/${body}`).digest('base64url')
