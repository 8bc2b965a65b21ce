import type { GameTypes, SeatInfo } from '@muster/engine'
import type { Chair } from '@muster/table'
import { botNamed } from '../bots.ts'
import type { AnyGame } from '../games.ts'
import type { OwnTongue } from '../language.ts'
import { failed, misused } from '../problem.ts'
import type { Opened } from './file.ts'

export type Seats = readonly SeatInfo<GameTypes>[]

export const seatOf = (info: SeatInfo<GameTypes>): string => info.seat

/** The name of the bot in each seat that one plays. */
export type Bots = Readonly<Record<string, string>>

/** People have the seats that no bot plays. */
export function chairsOf(seats: Seats, bots: Bots): Chair[] {
  return seats.map(({ seat, side }) => {
    const level = bots[seat]
    return { seat, side, who: level === undefined ? { type: 'person', name: '' } : { type: 'computer', level } }
  })
}

/** Who plays against the person, and where the person sits. */
export interface SeatFlags {
  readonly bot?: string
  readonly as?: string
}

/** The seats the bot plays: all but the person's, whose seat or side `--as` names. */
export function botSeats(game: AnyGame, seats: Seats, flags: SeatFlags): Bots {
  const names = seats.map(seatOf)
  if (flags.bot === undefined) {
    if (flags.as === undefined) return {}
    throw misused('--as needs an opponent: add --bot one-step.')
  }
  const { name } = botNamed(flags.bot, game)
  const as = flags.as ?? names[0]
  const mine = seats.filter((s) => s.seat === as || s.side === as).map(seatOf)
  if (mine.length === 0 && as !== 'spectator') {
    throw misused(`nobody sits as "${as}". --as can be: ${names.join(', ')}, or spectator to look on.`)
  }
  return Object.fromEntries(names.filter((seat) => !mine.includes(seat)).map((seat) => [seat, name]))
}

/** The bots that played when the match was left, each in a seat there is. */
export function keptBots({ game, record, table }: Opened, file: string, { own }: OwnTongue): Bots {
  const seats = record.seats.map(seatOf)
  const names = Object.entries(table?.bots ?? {})
  const stray = names.find(([seat]) => !seats.includes(seat))
  if (stray) throw failed(own('file.seat', { file, seat: stray[0], seats: seats.join(', ') }))
  return Object.fromEntries(names.map(([seat, name]) => [seat, botNamed(name, game).name]))
}
