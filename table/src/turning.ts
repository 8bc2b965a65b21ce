import type { RoundScores } from './report.ts'

/** The round in which a side lost most ground, the first of those; where it never did, the last. */
export function turningPoint(rounds: readonly RoundScores[], side: string): RoundScores | null {
  let [worst, most, before] = [rounds.at(-1) ?? null, 0, 0]
  for (const round of rounds) {
    const lead = leadOf(round.scores, side)
    if (before - lead > most) [worst, most] = [round, before - lead]
    before = lead
  }
  return worst
}

function leadOf(scores: RoundScores['scores'], side: string): number {
  const others = Object.keys(scores).filter((other) => other !== side)
  return (scores[side] ?? 0) - Math.max(0, ...others.map((other) => scores[other] ?? 0))
}
