// The games behind docs/strength.md, in the repository beside it: whoever has it goes on where others stopped.
import { fileURLToPath } from 'node:url'
import { linesOf, writeLines } from '../lines.ts'
import type { Bout } from './bout.ts'
import { emptyTimes, mergeTimes, type Times } from './times.ts'

/** One meeting: what it is kept by, its games as number, score and rounds, and how long the choices of all took. */
interface Line {
  readonly of: string
  readonly bouts: readonly (readonly [n: number, score: number, rounds: number])[]
  readonly times: Times
}

export interface Recorded {
  readonly of: string
  readonly bouts: readonly Bout[]
}

const FILE = fileURLToPath(new URL('../../../docs/strength.jsonl', import.meta.url))

/** The games of a meeting. How long its choices took stands with the first of them. */
export function recorded(of: string, file = FILE): readonly Bout[] {
  const line = linesOf<Line>(file).find((l) => l.of === of)
  return (line?.bouts ?? []).map(([n, score, rounds], i) => ({
    n,
    score,
    rounds,
    times: line && i === 0 ? line.times : emptyTimes(),
  }))
}

/** Writes down the meetings of these games, in the place of what was written of them before. */
export function record(games: readonly string[], meetings: readonly Recorded[], file = FILE): void {
  const others = linesOf<Line>(file).filter(({ of }) => !games.some((game) => of.startsWith(`${game}-`)))
  writeLines(file, [...others, ...meetings.map(lineOf)])
}

function lineOf({ of, bouts }: Recorded): Line {
  const times = emptyTimes()
  for (const bout of bouts) mergeTimes(times, bout.times)
  return { of, bouts: bouts.map(({ n, score, rounds }) => [n, score, rounds]), times: rounded(times) }
}

const rounded = (times: Times): Times => ({
  ...times,
  slowest: Math.round(times.slowest),
  slowestTurn: Math.round(times.slowestTurn),
  turn: '',
  thisTurn: 0,
})
