import type { GameModule, GameTypes } from '@muster/engine'

export interface GameEntry {
  readonly id: string
  load(): Promise<GameModule<GameTypes>>
}

/** The games there are. No other file names one, but the page's list of boards. */
export const GAMES: readonly GameEntry[] = [
  { id: 'rivet-wars', load: async () => (await import('@muster/rivet-wars')).module },
  { id: 'aces-and-armor', load: async () => (await import('@muster/aces-and-armor')).module },
  { id: 'wravity', load: async () => (await import('@muster/wravity')).module },
]

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((g) => g.id === id)
}
