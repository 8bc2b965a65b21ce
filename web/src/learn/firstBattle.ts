import type { FirstBattle, GameTypes } from '@muster/engine'
import { gameWith } from '@muster/table/games'
import { go } from '../route.ts'
import { ask } from '../table/local.ts'
import { guide } from './guide.ts'

/** The first battle of a game; null where it has none. */
export async function firstBattleOf(game: string): Promise<FirstBattle<GameTypes> | null> {
  const made = await gameWith(game, null)
  return made.ok ? ((await made.module.firstBattle?.()) ?? null) : null
}

/** The short game against the weakest opponent, with a coach. */
export async function startFirstBattle(game: string): Promise<void> {
  const made = await gameWith(game, null)
  const battle = await firstBattleOf(game)
  const options = (made.ok && made.game.short) || {}
  const seats = await ask().call('seats', game, options, null)
  const mine = seats.find(({ seat }) => seat === battle?.seat)?.seat ?? seats[0]?.seat
  const chairs = seats.map(({ seat, side }) => ({
    seat,
    side,
    who: seat === mine ? ({ type: 'person', name: '' } as const) : ({ type: 'computer', level: 'recruit' } as const),
  }))
  const id = await ask().call('create', { game, options, chairs })
  guide(id)
  go({ page: 'table', id })
}
