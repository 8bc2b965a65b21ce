import { type GameTypes, type Mind, must } from '@muster/engine'
import type { Sample } from './collect.ts'
import { phaseOf } from './heat.ts'

/** A forecast with what came of it. */
interface Forecast {
  readonly chance: number
  readonly won: boolean
}

/** What the judge said of the side whose turn it was, and whether that side won. */
export function forecasts(samples: readonly Sample[], mind: Mind<GameTypes>): Forecast[] {
  return samples.map((sample) => ({ chance: chanceOf(sample, mind), won: sample.winner === sample.turn }))
}

function chanceOf({ moment, counts, turn }: Sample, mind: Mind<GameTypes>): number {
  const weights = mind.weights[moment]
  const [heat, more] = mind.weights.heat[moment]
  const width = weights.length
  const sure = heat + more * phaseOf(counts, mind)
  const score = (n: number): number => weights.reduce((sum, w, i) => sum + w * must(counts[n * width + i]), 0)
  const own = score(turn)
  let odds = 0
  for (let n = 0; n * width < counts.length; n++) odds += Math.exp(sure * (score(n) - own))
  return 1 / odds
}

/** How often a position that was won had the higher chance than one that was lost. */
export function auc(all: readonly Forecast[]): number {
  const sorted = [...all].sort((a, b) => a.chance - b.chance)
  let ranks = 0
  let wins = 0
  for (let i = 0; i < sorted.length; ) {
    let j = i
    while (j < sorted.length && sorted[j]?.chance === sorted[i]?.chance) j++
    for (let k = i; k < j; k++)
      if (sorted[k]?.won) {
        ranks += (i + j + 1) / 2
        wins++
      }
    i = j
  }
  const losses = sorted.length - wins
  return wins === 0 || losses === 0 ? 0.5 : (ranks - (wins * (wins + 1)) / 2) / (wins * losses)
}

const BINS = 10

/** The mean gap between what was forecast and what came, over ten bins of as many positions each. */
export function calibrationGap(all: readonly Forecast[]): number {
  const sorted = [...all].sort((a, b) => a.chance - b.chance)
  let gap = 0
  for (let bin = 0; bin < BINS; bin++) {
    const part = sorted.slice(Math.floor((bin * sorted.length) / BINS), Math.floor(((bin + 1) * sorted.length) / BINS))
    const said = part.reduce((sum, f) => sum + f.chance, 0) / Math.max(1, part.length)
    const came = part.filter((f) => f.won).length / Math.max(1, part.length)
    gap += Math.abs(said - came) / BINS
  }
  return gap
}

/** Positions when a turn begins in the middle fifth of the game. */
export const isMiddle = ({ moment, when }: Sample): boolean => moment === 'begun' && when >= 0.4 && when < 0.6
