// A registry with one small game, for tests that need no more.

import type { GameEntry } from '@muster/games'
import { module } from '../../bots/test/duel.ts'

export const GAMES: readonly GameEntry[] = [{ id: 'duel', load: async () => module }]
