import { type Chance, type GameTypes, Luck, seeded } from '@muster/engine'
import type { Ask } from '../bot.ts'

/** Imagined states with luck of their own, numbered: every candidate is tried on the same ones. */
export interface Worlds<T extends GameTypes> {
  /** A copy to change. */
  state(n: number): T['State']
  /** The luck of that world, from its beginning. */
  luck(n: number): Chance
  /** The luck of the turns after the one now running: the same whatever was rolled in that. */
  reply(n: number): Chance
}

export function worldsOf<T extends GameTypes>({ game, view, seat, chance }: Ask<T>): Worlds<T> {
  const made: T['State'][] = []
  const base = chance.below(2 ** 32)
  return {
    state(n) {
      while (made.length <= n) made.push(game.imagine(view, seat, chance))
      return game.clone(made[n] as T['State'])
    },
    luck: (n) => seeded(`${base}/${n}`),
    reply: (n) => seeded(`${base}/${n}/reply`),
  }
}

/** Luck that counts how often it was asked. */
export function counted(source: Chance): { readonly chance: Chance; readonly draws: () => number } {
  let draws = 0
  const chance = new Luck((n) => {
    draws++
    return source.below(n)
  })
  return { chance, draws: () => draws }
}
