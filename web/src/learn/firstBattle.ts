import { type FirstBattle, type GameTypes, optionsFor } from '@muster/engine'
import { minutesOf } from '@muster/table'
import { gameWith } from '@muster/table/games'
import { go } from '../route.ts'
import { ask } from '../table/local.ts'
import { guide } from './guide.ts'

/** The first battle of a game; null where it has none. */
export async function firstBattleOf(game: string): Promise<FirstBattle<GameTypes> | null> {
  const made = await gameWith(game, null)
  return made.ok ? ((await made.module.firstBattle?.()) ?? null) : null
}

/** How long the short game takes one person, as measured; 0 where it was not. */
export async function firstBattleMinutes(game: string): Promise<number> {
  const made = await gameWith(game, null)
  if (!made.ok) return 0
  const options = optionsFor(made.game, made.game.short ?? {})
  return minutesOf(game, options, made.game.seats(options).length, 1) ?? 0
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
