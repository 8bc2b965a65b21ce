import {
  chooseOptions,
  type Draws,
  type Figures,
  type Game,
  type GameTypes,
  isAction,
  type MatchRecord,
  type Message,
} from '@muster/engine'
import { attempt, equal, problemOf } from './again.ts'
import { entriesProblem } from './entries.ts'
import { commitment, drawAt, isSeed, streamKey } from './stream.ts'

export type Verified = Sound | Unsound

export interface Sound {
  readonly ok: true
  /** `dice` means that only the draws were checked: the record is of another version of the rules. */
  readonly checked: 'everything' | 'dice'
  readonly draws: number
  readonly actions: number
  /** Decisions taken back past the free limit: by consent, says the record, and nobody can check that. */
  readonly agreed: number
  /** Whether it began in the middle of another match, so that its opening is taken as given. */
  readonly branch: boolean
}

export interface Unsound {
  readonly ok: false
  /** The index of the first entry that differs; null where it is none of them. */
  readonly entry: number | null
  /** Worded by the table's texts; people count entries from one. */
  readonly problem: Message
}

/** Recomputes every draw of a finished match, and replays every entry with its draws. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Verified {
  const { seed, entropy, commitment: promised } = record.dice
  if (promised === null) return bad(null, 'notVerifiable')
  if (seed === null) return bad(null, 'seedNotShown')
  if (!isSeed(seed) || commitment(seed) !== promised) return bad(null, 'otherSeed')
  const draws = checkDraws(streamKey(seed, entropy), record)
  if (typeof draws !== 'number') return draws
  const same = record.rules === game.rulesVersion
  const problem = same ? (openingProblem(game, record) ?? entriesProblem(game, record)) : null
  if (problem) return problem
  return {
    ok: true,
    checked: same ? 'everything' : 'dice',
    draws,
    actions: same ? record.entries.filter(isAction).length : 0,
    agreed: record.entries.filter((entry) => 'undo' in entry && entry.agreed).length,
    branch: record.branch ?? false,
  }
}

function checkDraws<T extends GameTypes>(key: Uint8Array, record: MatchRecord<T>): number | Unsound {
  let index = 0
  const differs = (draws: Draws): boolean => {
    for (let i = 0; i < draws.length; i += 2) {
      if (drawAt(key, index++, draws[i] as number) !== draws[i + 1]) return true
    }
    return false
  }
  if (differs(record.draws)) return bad(null, 'setUpDraw', { draw: index - 1 })
  for (const [i, entry] of record.entries.entries()) {
    if (isAction(entry) && differs(entry.draws ?? [])) return bad(i, 'draw', { draw: index - 1 })
  }
  return index
}

function openingProblem<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Unsound | null {
  const chosen = chooseOptions(game.options, record.options)
  if (!chosen.ok || !equal(chosen.options, record.options)) return bad(null, 'options')
  if (!equal(game.seats(record.options), record.seats)) return bad(null, 'seats')
  if (record.branch) return null
  const opening = attempt(record.draws, (chance) => game.setup(record.options, chance))
  if (!opening.ok) return bad(null, 'setUp', { problem: opening.problem })
  return equal(opening.value, record.opening) ? null : bad(null, 'opening')
}

const bad = (entry: number | null, key: string, args?: Figures): Unsound => ({
  ok: false,
  entry,
  problem: problemOf(key, args),
})
