import type { Bot } from '@muster/bots'
import type { GameTypes, SeatInfo } from '@muster/engine'
import { botNamed } from '../bots.ts'
import type { AnyGame } from '../games.ts'
import type { OwnTongue } from '../language.ts'
import { failed, misused } from '../problem.ts'
import type { Opened } from './file.ts'

export type Seats = readonly SeatInfo<GameTypes>[]

export const seatOf = (info: SeatInfo<GameTypes>): string => info.seat

export function peopleOf(seats: Seats, bots: Readonly<Record<string, Bot>>): string[] {
  return seats.map(seatOf).filter((seat) => !bots[seat])
}

/** Who plays against the person, and where the person sits. */
export interface SeatFlags {
  readonly bot?: string
  readonly as?: string
}

/** The seats the bot plays: all but the person's, whose seat or side `--as` names. */
export function botSeats(game: AnyGame, seats: Seats, flags: SeatFlags): Record<string, Bot> {
  const names = seats.map(seatOf)
  if (flags.bot === undefined) {
    if (flags.as === undefined) return {}
    throw misused('--as needs an opponent: add --bot one-step.')
  }
  const bot = botNamed(flags.bot, game)
  const as = flags.as ?? names[0]
  const mine = seats.filter((s) => s.seat === as || s.side === as).map(seatOf)
  if (mine.length === 0 && as !== 'spectator') {
    throw misused(`nobody sits as "${as}". --as can be: ${names.join(', ')}, or spectator to look on.`)
  }
  return Object.fromEntries(names.filter((seat) => !mine.includes(seat)).map((seat) => [seat, bot]))
}

/** The bots that played when the match was left, each in a seat there is. */
export function keptBots({ game, record, table }: Opened, file: string, { own }: OwnTongue): Record<string, Bot> {
  const seats = record.seats.map(seatOf)
  const names = Object.entries(table?.bots ?? {})
  const stray = names.find(([seat]) => !seats.includes(seat))
  if (stray) throw failed(own('file.seat', { file, seat: stray[0], seats: seats.join(', ') }))
  return Object.fromEntries(names.map(([seat, name]) => [seat, botNamed(name, game)]))
}
