import { type Chance, Luck } from '../src/index.ts'

/** A die's face, or `at(i)`: the i-th of whatever is picked from. */
export type Fall = number | { readonly at: number }

export const at = (index: number): Fall => ({ at: index })

/** Dice that fall as told; one too few or one left over fails the test. */
export function loaded(...falls: readonly Fall[]): { readonly chance: Chance; readonly finish: () => void } {
  let used = 0
  const chance = new Luck((n) => {
    const fall = falls[used]
    if (fall === undefined) throw new Error(`dice: ${falls.length} were loaded, the rules ask for one more (of ${n})`)
    used++
    const got = typeof fall === 'number' ? fall - 1 : fall.at
    if (!Number.isInteger(got) || got < 0 || got >= n)
      throw new Error(`dice: ${JSON.stringify(fall)} is not on a die of ${n}`)
    return got
  })
  const finish = (): void => {
    if (used < falls.length) throw new Error(`dice: ${falls.length - used} of ${falls.length} loaded were not used`)
  }
  return { chance, finish }
}
