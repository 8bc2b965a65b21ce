import type { GameTypes, Hidden, Viewer } from '../../src/index.ts'
import { fail } from '../same.ts'
import type { Step } from '../step.ts'
import { arrangementOf, arrangements } from './arrangements.ts'
import { isTooFar, type Tally, tallyOf } from './statistics.ts'

/** Over many imaginings, what chance dealt lies everywhere as often as chance would deal it; one viewer at each step. */
export function dealtByChance<T extends GameTypes>(step: Step<T>): void {
  const viewer = step.chance('viewer').pick(step.viewers)
  const pools = poolsOf(step.game.hidden(step.state, viewer))
  if (pools.length === 0) return
  const suspects = unfair(step, viewer, pools, step.budget.deals, 'deals')
  const proven = suspects.length > 0 ? unfair(step, viewer, pools, 4 * step.budget.deals, 'again') : []
  const [worst] = proven.filter((what) => suspects.includes(what))
  if (worst) fail(`${viewer} imagines ${worst} more or less often than chance would deal it`)
}

/** The things of one pool that were dealt by chance. */
export interface Pool {
  readonly name: string
  readonly dealt: readonly Hidden[]
  /** Whether a person chose other things from it. */
  readonly mixed: boolean
}

/** The pools in which there is anything to be told apart. */
function poolsOf(hidden: readonly Hidden[]): Pool[] {
  const chance = hidden.filter((h) => h.by === 'chance')
  const pools = [...new Set(chance.map((h) => h.pool))].map((name) => ({
    name,
    dealt: chance.filter((h) => h.pool === name),
    mixed: hidden.some((h) => h.pool === name && h.by === 'choice'),
  }))
  return pools.filter(({ dealt }) => distinct(dealt.map((h) => h.slot)) > 1 && distinct(dealt.map((h) => h.value)) > 1)
}

const distinct = (xs: readonly string[]): number => new Set(xs).size

/** What does not come as often as it should. */
function unfair<T extends GameTypes>(
  step: Step<T>,
  viewer: Viewer<T>,
  pools: readonly Pool[],
  times: number,
  purpose: string,
): string[] {
  const tallies = pools.map((pool) => ({ pool, found: talliesOf(pool, times) }))
  const chance = step.chance(`${purpose}/${viewer}`)
  const view = step.game.view(step.state, viewer)
  for (let i = 0; i < times; i++) {
    const hidden = step.game.hidden(step.game.imagine(view, viewer, chance), viewer)
    for (const { pool, found } of tallies) {
      const dealt = hidden.filter((h) => h.pool === pool.name && h.by === 'chance')
      for (const { count } of found) count(dealt)
    }
  }
  const all = tallies.flatMap(({ found }) => found)
  return all.filter(({ tally }) => isTooFar(tally, all.length)).map(({ what }) => what)
}

interface Counted {
  readonly what: string
  readonly tally: Tally
  readonly count: (dealt: readonly Hidden[]) => void
}

function talliesOf(pool: Pool, times: number): Counted[] {
  return [...slotTallies(pool), ...wholeTally(pool, times)]
}

/**
 * How often each value should lie in each slot: by what chance had to deal in each imagining, for
 * what was chosen by a person may have been imagined otherwise.
 */
function slotTallies({ name, dealt }: Pool): Counted[] {
  const size = dealt.length
  return [...new Set(dealt.map((h) => h.slot))].map((slot) => {
    const here = dealt.filter((h) => h.slot === slot).length
    const tally = tallyOf((size - 1) / (size - here))
    const count = (now: readonly Hidden[]): void => {
      for (const h of now) {
        tally.expect(h.value, here / size)
        if (h.slot === slot) tally.add(h.value)
      }
    }
    return { what: `what lies in ${slot} (from ${name})`, tally, count }
  })
}

/** Where there are few arrangements, how often each of them should come as a whole. */
function wholeTally({ name, dealt, mixed }: Pool, times: number): Counted[] {
  const all = mixed ? null : arrangements(dealt, times / 25)
  if (!all) return []
  const tally = tallyOf(1)
  for (const [text, part] of all) tally.expect(text, times * part)
  return [{ what: `the arrangements of ${name}`, tally, count: (now) => tally.add(arrangementOf(now)) }]
}
