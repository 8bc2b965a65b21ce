import {
  type ActionEntry,
  act,
  type Chance,
  copy,
  type Draws,
  fold,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  repeating,
} from '@muster/engine'
import { commitment, drawAt, isSeed, streamKey } from './stream.ts'

export type Verified =
  /** `dice` means that only the draws were checked: the record is of another version of the rules. */
  | { readonly ok: true; readonly checked: 'everything' | 'dice'; readonly draws: number; readonly actions: number }
  | { readonly ok: false; readonly entry: number | null; readonly problem: string }

/** Recomputes every draw of a finished match, and replays every action with its draws. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Verified {
  const { seed, entropy, commitment: promised } = record.dice
  if (promised === null) return bad(null, 'this match was not played with verifiable dice')
  if (seed === null) return bad(null, 'the seed has not been shown yet: the match is not over')
  if (!isSeed(seed) || commitment(seed) !== promised) return bad(null, 'the seed is not the one committed to')
  const draws = checkDraws(streamKey(seed, entropy), record)
  if (typeof draws !== 'number') return draws
  if (record.rules !== game.rulesVersion) return { ok: true, checked: 'dice', draws, actions: 0 }
  return replayAll(game, record, draws)
}

function checkDraws<T extends GameTypes>(key: Uint8Array, record: MatchRecord<T>): number | Verified {
  let index = 0
  const differs = (draws: Draws): boolean => {
    for (let i = 0; i < draws.length; i += 2) {
      if (drawAt(key, index++, draws[i] as number) !== draws[i + 1]) return true
    }
    return false
  }
  if (differs(record.draws)) return bad(null, `draw ${index - 1}, of the set-up, does not follow from the seed`)
  for (const [i, entry] of record.entries.entries()) {
    if (isAction(entry) && differs(entry.draws ?? [])) return bad(i, `draw ${index - 1} does not follow from the seed`)
  }
  return index
}

function replayAll<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, draws: number): Verified {
  const opening = record.branch ? null : attempt(record.draws, (chance) => game.setup(record.options, chance))
  if (opening && !opening.ok) return bad(null, `the set-up: ${opening.problem}`)
  if (opening && !same(opening.value, record.opening)) return bad(null, 'the opening does not follow from its draws')
  let state = copy(record.opening)
  let actions = 0
  for (const [i, entry] of record.entries.entries()) {
    if ('undo' in entry) state = fold(game, record, i + 1)
    if (!isAction(entry)) continue
    const problem = replayOne(game, state, entry)
    if (problem) return bad(i, problem)
    actions++
  }
  return { ok: true, checked: 'everything', draws, actions }
}

function replayOne<T extends GameTypes>(game: Game<T>, state: T['State'], entry: ActionEntry<T>): string | null {
  const done = attempt(entry.draws ?? [], (chance) => act(game, state, entry.by, entry.do, chance))
  if (!done.ok) return done.problem
  if (!done.value.ok) return `the action is not legal (${done.value.rule ?? done.value.why.key})`
  return same(done.value.events, entry.events) ? null : 'the events do not follow from the action and its draws'
}

type Attempt<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: string }

/** Does something with recorded draws, all of which it must use. */
function attempt<X>(draws: Draws, make: (chance: Chance) => X): Attempt<X> {
  const { chance, left } = repeating(draws)
  try {
    const value = make(chance)
    return left() > 0 ? { ok: false, problem: `${left()} recorded draws were not used` } : { ok: true, value }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const bad = (entry: number | null, problem: string): Verified => ({ ok: false, entry, problem })
