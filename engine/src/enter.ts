// How entries come into a record; for the engine's own use.

import { type Acted, act, letTimeRunOut } from './act.ts'
import { recording } from './chance.ts'
import type { GameTypes } from './game.ts'
import type { Match } from './match.ts'
import { type Refusal, say } from './message.ts'
import { copy } from './must.ts'
import { type ActionEntry, type Entry, sealedPart, type TimeUpEntry } from './record.ts'
import { recordOn } from './walk.ts'

/** An action, with marks that tell how it came about. */
export function enter<T extends GameTypes>(
  match: Match<T>,
  seat: T['Seat'],
  action: T['Action'],
  marks: Pick<ActionEntry<T>, 'standing'>,
): Acted<T> {
  if (match.walk.end) return refuse('matchIsOver')
  const { chance, draws } = recording(match.dice.from(drawsUsed(match)))
  const acted = act(match.game, match.state, seat, action, chance)
  if (!acted.ok) return acted
  const entry = { by: seat, do: copy(action), ...(draws.length > 0 ? { draws } : {}), events: acted.events, ...marks }
  match.walk.note(entry)
  if (match.game.outcome(match.state)) reveal(match)
  return acted
}

/** The time of the seat's turn is up: the rules close what it had to do. */
export function runOut<T extends GameTypes>(match: Match<T>, seat: T['Seat']): Acted<T> {
  if (match.walk.end) return refuse('matchIsOver')
  const { chance, draws } = recording(match.dice.from(drawsUsed(match)))
  const acted = letTimeRunOut(match.game, match.state, seat, chance)
  if (!acted.ok) return acted
  match.walk.note({ by: seat, timeUp: true, ...(draws.length > 0 ? { draws } : {}), events: acted.events })
  if (match.game.outcome(match.state)) reveal(match)
  return acted
}

/** An entry that is no deed. */
export function append<T extends GameTypes>(
  match: Match<T>,
  entry: Exclude<Entry<T>, ActionEntry<T> | TimeUpEntry<T>>,
): void {
  match.walk.enter(entry)
}

/** How many draws a match has used, undone ones included: an index is never used twice. */
export function drawsUsed<T extends GameTypes>({ record, walk }: Pick<Match<T>, 'record' | 'walk'>): number {
  return record.draws.length / 2 + walk.draws
}

/** Shows the seed, and sets a seal under the record: the match is over. */
export function reveal<T extends GameTypes>(match: Match<T>): void {
  const { record, dice, walk } = match
  const seal = dice.seal ? { seal: dice.seal(sealedPart(record)) } : {}
  match.record = recordOn(walk, { ...record, dice: { ...record.dice, seed: dice.seed, ...seal } })
}

const refusals = new Map<string, Refusal<never>>()

/** A refusal by the table itself, not by a rule of the game: one for each key. */
export function refuse(key: string): Refusal<never> {
  const known = refusals.get(key) ?? { ok: false, rule: null, why: say(`refusal.${key}`) }
  refusals.set(key, known)
  return known
}
