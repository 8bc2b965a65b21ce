import type { GameTypes, OptionValues, SeatInfo } from '@muster/engine'
import type { Chair } from '@muster/table'
import { go } from '../route.ts'
import { ask } from '../table/local.ts'
import { usualChairs } from '../worker/chairs.ts'
import { USUAL } from './levels.ts'

/** Computers on every chair. */
export function emptyChairs(seats: readonly SeatInfo<GameTypes>[]): Chair[] {
  return seats.map(({ seat, side }) => ({ seat, side, who: { type: 'computer', level: USUAL } }))
}

/** From home to the first move without a question. */
export async function playNow(game: string): Promise<void> {
  const seats = await ask().call('seats', game, {})
  await start(game, {}, usualChairs(seats))
}

export async function start(game: string, options: OptionValues, chairs: readonly Chair[]): Promise<void> {
  go({ page: 'table', id: await ask().call('create', { game, options, chairs }) })
}
