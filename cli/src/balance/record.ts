// Games of a bot that thinks long take hours. They are in the repository, and count for as long as games go as they went.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { linesOf, writeLines } from '../lines.ts'
import type { SentPlan } from '../simulate/plan.ts'
import type { Told } from './told.ts'

interface Line {
  readonly of: string
  readonly games: readonly Told[]
}

const FILE = fileURLToPath(new URL('../../../docs/balance.jsonl', import.meta.url))

/** One way to begin with its bots, and what else its games depend on. */
export interface RecordName {
  readonly wayToBegin: string
  readonly digest: string
}

export function recordName(id: string, sent: SentPlan, manner: string): RecordName {
  const { game, bots, seed, options, rounds, visits } = sent
  const about = [bots, seed, Object.entries(options).sort(), rounds, visits ?? null, manner]
  const digest = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16)
  return { wayToBegin: [game, ...new Set(Object.values(bots)), id].join(' '), digest }
}

const nameOf = ({ wayToBegin, digest }: RecordName): string => `${wayToBegin} ${digest}`

export const recordedTold = (name: RecordName, file = FILE): readonly Told[] =>
  linesOf<Line>(file).find(({ of }) => of === nameOf(name))?.games ?? []

/** In the place of those that were there of this way to begin. */
export function recordTold(name: RecordName, games: readonly Told[], file = FILE): void {
  const others = linesOf<Line>(file).filter(({ of }) => of.slice(0, of.lastIndexOf(' ')) !== name.wayToBegin)
  const lines = [...others, { of: nameOf(name), games }]
  writeLines(
    file,
    lines.sort((one, other) => (one.of < other.of ? -1 : 1)),
  )
}
