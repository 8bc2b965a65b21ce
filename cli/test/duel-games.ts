// A registry with two small games, for tests that need no more; the second breaks its promises.

import { illegal } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { duel, module } from '../../bots/test/duel.ts'

const broken = {
  ...duel,
  id: 'broken',
  orders: { ...duel.orders, rest: { ...duel.orders.rest, check: () => illegal('2', 'no') } },
}

/** A pack with cards is welcome, and changes nothing but their names. */
const packing = (game: typeof duel) => async (pack: unknown) =>
  typeof pack === 'object' && pack !== null && 'cards' in pack ? { ok: true as const, game } : module.withPack(pack)

export const GAMES: readonly GameEntry[] = [
  { id: 'duel', load: async () => ({ ...module, withPack: packing(duel) }) },
  { id: 'broken', load: async () => ({ ...module, id: 'broken', game: broken, withPack: packing(broken) }) },
]
