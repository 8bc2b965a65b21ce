// A registry with a small game, and the same with a hole of each kind, so that the hunt for holes can be tested.

import type { GameEntry } from '@muster/games'
import { duel, module } from '../../bots/test/duel.ts'

type Duel = typeof duel

const made = (id: string, game: Partial<Duel>): GameEntry => ({
  id,
  load: async () => ({ ...module, id, game: { ...duel, ...game, id } }),
})

/** Does something where a match that was opened is drawn. */
const whenDrawn = (hole: () => void): Partial<Duel> => ({
  picture: (view) => {
    hole()
    return duel.picture(view)
  },
})

const pollute = (): void => {
  Object.defineProperty(Object.prototype, 'polluted', { value: 1, configurable: true })
}

const hang = (): void => {
  const { user } = process.cpuUsage()
  while (process.cpuUsage().user - user < 3e6);
}

const devour = (): void => {
  for (const all: number[][] = []; ; ) all.push(new Array<number>(3e7).fill(7))
}

const fail = (): never => {
  throw new Error('no picture')
}

export const GAMES: readonly GameEntry[] = [
  made('duel', {}),
  made('polluting', whenDrawn(pollute)),
  made('hanging', whenDrawn(hang)),
  made('devouring', whenDrawn(devour)),
  made('throwing', whenDrawn(fail)),
]
