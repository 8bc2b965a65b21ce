import { type Share, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Side } from '../state.ts'
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

/** A grid where it may come down, how likely, and who stands there: friends and enemies never share one. */
export interface Landing {
  readonly chance: number
  readonly risks: readonly Risk[]
}

/** What a strike that deviates may come to: nobody hit, one's own, an enemy; as everywhere, what one hopes for comes last. */
export function strayOf(landings: readonly Landing[], side: Side, chain: boolean): Share[] {
  const total = (isOwn: boolean): number =>
    landings
      .filter(({ risks: [first] }) => first && (first.unit.side === side) === isOwn)
      .reduce((sum, { chance, risks }) => sum + chance * (1 - ((chain ? inARow(risks) : each(risks))[0] ?? 1)), 0)
  const [own, enemy] = [total(true), total(false)]
  if (own + enemy === 0) return []
  return [
    { label: say('spread.nobody'), chance: 1 - own - enemy },
    ...(own > 0 ? [{ label: say('spread.own'), chance: own }] : []),
    { label: say('spread.enemy'), chance: enemy },
  ]
}
