import { type Share, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Risk } from './risks.ts'

/** All that may come of rolling against these: nothing, one hit, two. In a chain each is rolled against only after a hit. */
export function spreadOf(b: Book, risks: readonly Risk[], chain: boolean): Share[] {
  const [only, ...others] = risks
  if (!only) return []
  const hits = chain ? inARow(risks) : each(risks)
  const falls = others.length === 0 && only.unit.damage + 1 >= b.profile(only.unit).health
  return hits.flatMap((chance, count) =>
    chance > 0 ? [{ label: say(falls && count > 0 ? 'spread.falls' : 'spread.hits', { count }), chance }] : [],
  )
}

/** The chance of none, one, two hits, where every roll stands by itself. */
function each(risks: readonly Risk[]): number[] {
  let hits = [1]
  for (const { hit } of risks) {
    const before = hits
    hits = [...before, 0].map((p, n) => p * (1 - hit) + (before[n - 1] ?? 0) * hit)
  }
  return hits
}

/** The same where a risk already counts that all before it were hit. */
function inARow(risks: readonly Risk[]): number[] {
  return [1, ...risks.map(({ hit }) => hit)].map((reached, n) => reached - (risks[n]?.hit ?? 0))
}
