import type { GameTypes, SeatInfo } from '@muster/engine'
import type { Chair } from '@muster/table'
import { go } from '../route.ts'
import { matchShelf } from '../saved/shelf.ts'
import { ask } from '../table/local.ts'
import { usualChairs } from '../worker/chairs.ts'
import type { Invitation } from '../worker/tables.ts'
import { FIRST, USUAL } from './levels.ts'

/** Computers on every chair. */
export function emptyChairs(seats: readonly SeatInfo<GameTypes>[]): Chair[] {
  return seats.map(({ seat, side }) => ({ seat, side, who: { type: 'computer', level: USUAL } }))
}

/** From home to the first move without a question. */
export async function playNow(game: string): Promise<void> {
  const seats = await ask().call('seats', game, {}, null)
  await start({ game, options: {}, chairs: usualChairs(seats, await firstLevel()) })
}

/** The computer that a first match is against, and every other. */
export async function firstLevel(): Promise<string> {
  const { matches } = await matchShelf.list()
  return matches.length === 0 ? FIRST : USUAL
}

export async function start(invitation: Invitation): Promise<void> {
  go({ page: 'table', id: await ask().call('create', invitation) })
}
