import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type GameTypes, type MatchRecord, save } from '../src/index.ts'
import type { ClaimName } from './claims.ts'

/** A promise that was broken, with the match up to there. */
export interface Failure<T extends GameTypes> {
  readonly game: string
  readonly claim: ClaimName | 'ends'
  readonly title: string
  readonly label: string
  readonly seed: string
  /** How many actions had been done. */
  readonly step: number
  readonly error: Error
  readonly record: MatchRecord<T>
}

/** Writes the match of a failure to a file that `load` opens again, and gives its path. */
export function writeFailure<T extends GameTypes>(failure: Failure<T>, folder = '.'): string {
  const seed = failure.seed.replace(/[^\w.-]+/g, '-')
  const file = resolve(folder, `muster-failure-${failure.game}-${seed}.json`)
  writeFileSync(file, save(failure.record))
  return file
}

/** What went wrong, where, and how to see it again. */
export function explain<T extends GameTypes>(failure: Failure<T>, file: string): string {
  const { game, title, label, seed, step, error } = failure
  return [
    `${game} (${label}): it does not hold that ${title}.`,
    error.message,
    ...(error.cause instanceof Error ? [`because of ${error.cause.stack ?? error.cause.message}`] : []),
    `Seed ${seed}, after ${step} actions; the match up to there is in ${file}`,
    `See it with: npm run -s muster -- replay ${file}`,
  ].join('\n')
}
