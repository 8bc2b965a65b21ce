import { type GameTypes, type Mind, must, type Weights } from '@muster/engine'
import type { Sample } from './collect.ts'
import { fitted, rowsOf } from './fit.ts'

/** How far the match had gone, as the judge may know it. */
export function phaseOf(
  counts: readonly number[],
  { features, phase }: Pick<Mind<GameTypes>, 'features' | 'phase'>,
): number {
  const at = features.indexOf(phase)
  if (at < 0) return 0
  let most = 0
  for (let n = at; n < counts.length; n += features.length) most = Math.max(most, must(counts[n]))
  return most
}

/** How sure the weights may be: what makes the results likeliest if only that can be chosen. */
export function heatOf(
  samples: readonly Sample[],
  weights: readonly number[],
  mind: Pick<Mind<GameTypes>, 'features' | 'phase'>,
): Weights['heat']['begun'] {
  const width = weights.length
  const scored = samples.map((sample) => ({
    ...sample,
    counts: scores(sample, weights, width, phaseOf(sample.counts, mind)),
  }))
  const [heat = 1, more = 0] = fitted(rowsOf(scored, 2), [undefined, undefined])
  return [heat, more]
}

/** The positions as those who are so sure count them: weights fitted to them make up for what the others leave open. */
export const surely = (
  samples: readonly Sample[],
  [heat, more]: Weights['heat']['begun'],
  mind: Pick<Mind<GameTypes>, 'features' | 'phase'>,
): Sample[] =>
  samples.map((sample) => {
    const sure = heat + more * phaseOf(sample.counts, mind)
    return { ...sample, counts: sample.counts.map((count) => count * sure) }
  })

/** For each side its score, and the same times the phase. */
function scores({ counts }: Sample, weights: readonly number[], width: number, phase: number): number[] {
  const all: number[] = []
  for (let from = 0; from < counts.length; from += width) {
    const score = weights.reduce((sum, w, i) => sum + w * must(counts[from + i]), 0)
    all.push(score, score * phase)
  }
  return all
}
