import {
  type Begun,
  beginningOf,
  begunOf,
  type Draws,
  examine,
  type Figures,
  type Game,
  type GameTypes,
  isAction,
  isDeed,
  type LoadFailure,
  type MatchRecord,
  type Message,
  say,
  sealedPart,
} from '@muster/engine'
import { commitment, type Draw, digest, drawsOf, isSeed, sealOn, streamKey } from './stream.ts'

export type Verified = Sound | Unsound

/** What was checked, and what was not. */
export interface Sound {
  readonly ok: true
  /** `dice` means that only the draws were checked: the record is of another version of the rules. */
  readonly checked: 'everything' | 'dice'
  readonly draws: number
  /** Actions that follow from the rules; 0 where they were not checked. */
  readonly actions: number
  /** Decisions taken back past the free limit: by consent, says the record, and nobody can check that. */
  readonly agreed: number
  /** Only what was set up from its options is checked; any other opening is taken as given. */
  readonly begun: Begun
  /** Whether the whole record bears its seal: nothing in it was changed since. */
  readonly sealed: boolean
}

export interface Unsound {
  readonly ok: false
  /** The index of the first entry that differs; null where it is none of them. */
  readonly entry: number | null
  /** Worded by the table's texts; people count entries from one. */
  readonly problem: Message
}

/** Recomputes every draw of a finished match, and decides every entry again with its draws. */
export function verify<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Verified {
  const held = examine(game, record)
  if (!held.ok && held.why.key !== 'record.doesNotFollow') return unsound(held)
  const { seed, entropy, commitment: promised } = record.dice
  if (promised === null) return bad(null, 'notVerifiable')
  if (seed === null) return bad(null, 'seedNotShown')
  if (!isSeed(seed) || commitment(seed) !== promised) return bad(null, 'otherSeed')
  const judged = held.ok ? record.entries : record.entries.slice(0, Number(held.entry) + 1)
  const draws = checkDraws(drawsOf(streamKey(seed, entropy)), { ...record, entries: judged })
  if (typeof draws !== 'number') return draws
  if (!held.ok) return unsound(held)
  if (!held.over) return bad(null, 'notOver')
  const broken = sealProblem(seed, record)
  if (broken) return broken
  return {
    ok: true,
    checked: held.held === 'rules' ? 'everything' : 'dice',
    draws,
    actions: held.held === 'rules' ? record.entries.filter(isAction).length : 0,
    agreed: record.entries.filter((entry) => 'undo' in entry && entry.agreed).length,
    begun: begunOf(record),
    sealed: record.dice.seal !== undefined,
  }
}

/** Dice that were bound to their match say which it was to be, and bear a seal at the end; older ones have neither. */
function sealProblem<T extends GameTypes>(seed: string, record: MatchRecord<T>): Unsound | null {
  const { entropy, seal } = record.dice
  if (entropy['match'] === undefined) return seal === undefined ? null : bad(null, 'seal')
  if (entropy['match'] !== digest(beginningOf(record))) return bad(null, 'beginning')
  return seal === sealOn(seed, sealedPart(record)) ? null : bad(null, 'seal')
}

function checkDraws<T extends GameTypes>(draw: Draw, record: MatchRecord<T>): number | Unsound {
  let index = 0
  const differs = (draws: Draws): boolean => {
    for (let i = 0; i < draws.length; i += 2) {
      if (draw(index++, draws[i] as number) !== draws[i + 1]) return true
    }
    return false
  }
  if (differs(record.draws)) return bad(null, 'setUpDraw', { draw: index - 1 })
  for (const [i, entry] of record.entries.entries()) {
    if (isDeed(entry) && differs(entry.draws ?? [])) return bad(i, 'draw', { draw: index - 1 })
  }
  return index
}

/** What is wrong, without the sentence round it. */
function unsound({ entry, why }: LoadFailure): Unsound {
  const inner = why.args?.['problem']
  const within = typeof inner === 'object' && 'key' in inner ? inner : null
  return { ok: false, entry, problem: within ?? why }
}

const bad = (entry: number | null, key: string, args?: Figures): Unsound => ({
  ok: false,
  entry,
  problem: say(`verify.${key}`, args),
})
