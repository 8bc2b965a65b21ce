import { type Chance, type GameTypes, Luck, seeded } from '@muster/engine'
import type { Ask } from '../bot.ts'

/** Imagined states with luck of their own, numbered: every candidate is tried on the same ones. */
export interface Worlds<T extends GameTypes> {
  /** A copy to change. */
  state(n: number): T['State']
  /** The luck of that world, from its beginning. */
  luck(n: number): Chance
  /** The luck of a continuation, the same for all candidates as far as the game allows. */
  fate(n: number): Fate
}

/** The luck that a deed has at a turn. */
export type Fate = (turn: number | string, deed: unknown) => Chance

export function worldsOf<T extends GameTypes>({ game, view, seat, chance }: Ask<T>): Worlds<T> {
  const made: T['State'][] = []
  const base = chance.below(2 ** 32)
  return {
    state(n) {
      while (made.length <= n) made.push(game.imagine(view, seat, chance))
      return game.clone(made[n] as T['State'])
    },
    luck: (n) => seeded(`${base}/${n}`),
    fate: (n) => (game.mind?.luck === 'deeds' ? fateOf(`${base}/${n}`) : turnsOf(`${base}/${n}`)),
  }
}

/** Later turns have the same luck whatever was rolled in the first. */
function turnsOf(seed: string): Fate {
  let first: number | string | null = null
  const luck = seeded(seed)
  const later = seeded(`${seed}/reply`)
  return (turn) => {
    first ??= turn
    return turn === first ? luck : later
  }
}

/**
 * Luck by deeds: two continuations in which one shoots the same shot at the same turn see the same dice.
 * Made only where a deed rolls: most do not. The luck of one deed is good
 * until the next is asked for.
 */
export function fateOf(seed: string): Fate {
  let turn: number | string = ''
  let deed: unknown
  let luck: Chance | null = null
  const done = new Map<string, number>()
  const begun = (): Chance => {
    const key = `${turn}/${JSON.stringify(deed)}`
    const times = done.get(key) ?? 0
    done.set(key, times + 1)
    return seeded(`${seed}/${key}/${times}`)
  }
  const chance = new Luck((n) => {
    luck ??= begun()
    return luck.below(n)
  })
  return (now, next) => {
    turn = now
    deed = next
    luck = null
    return chance
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
