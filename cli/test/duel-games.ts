// A registry with two small games, for tests that need no more; the second breaks its promises.

import { illegal } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { duel, module } from '../../bots/test/duel.ts'

const broken = {
  ...duel,
  id: 'broken',
  orders: { ...duel.orders, rest: { ...duel.orders.rest, check: () => illegal('2', 'no') } },
}

export const GAMES: readonly GameEntry[] = [
  { id: 'duel', load: async () => module },
  { id: 'broken', load: async () => ({ ...module, id: 'broken', game: broken }) },
]
