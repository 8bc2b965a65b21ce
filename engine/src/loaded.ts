// Dice that fall as told: for tests, and for lessons that tell a story.
import { type Chance, Luck, seeded } from './chance.ts'
import type { Dice } from './match.ts'

/** A die's face, or the i-th of whatever is picked from. */
export type Fall = number | { readonly at: number }

/** Dice that fall as told; one too few or one left over is an error. */
export function loaded(...falls: readonly Fall[]): { readonly chance: Chance; readonly finish: () => void } {
  let used = 0
  const chance = new Luck((n) => {
    const fall = falls[used]
    if (fall === undefined) throw new Error(`dice: ${falls.length} were loaded, the rules ask for one more (of ${n})`)
    used++
    const got = drawOf(fall)
    if (!isOn(got, n)) throw new Error(`dice: ${JSON.stringify(fall)} is not on a die of ${n}`)
    return got
  })
  const finish = (): void => {
    if (used < falls.length) throw new Error(`dice: ${falls.length - used} of ${falls.length} loaded were not used`)
  }
  return { chance, finish }
}

/** Dice of a match that fall as told for as long as something is told, and then as they like. */
export function setDice(next: () => readonly Fall[]): Dice {
  return {
    record: { commitment: null, entropy: {}, seed: null },
    seed: null,
    from(index) {
      const falls = [...next()]
      const free = seeded(`set/${index}`)
      return new Luck((n) => {
        const fall = falls.shift()
        const got = fall === undefined ? -1 : drawOf(fall)
        return isOn(got, n) ? got : free.below(n)
      })
    },
  }
}

const drawOf = (fall: Fall): number => (typeof fall === 'number' ? fall - 1 : fall.at)

const isOn = (draw: number, n: number): boolean => Number.isInteger(draw) && draw >= 0 && draw < n
