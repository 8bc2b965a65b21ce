// A table as one person may know it.
import type { ChairSeen, Letter, TableSeen } from '@muster/protocol'
import type { Chair } from '@muster/table'
import type { KeptChair, TableRow } from '../store/rows.ts'

export function tableSeen(row: TableRow, person: string): TableSeen {
  const { id, game, options, pack, makerName, stage, created, touched, commitment, count, gist, rematch } = row
  return {
    id,
    game,
    options,
    pack,
    by: makerName,
    mine: row.maker === person,
    chairs: chairsSeen(row.chairs, person),
    stage,
    created,
    touched,
    commitment,
    invite: freeSeats(row).length > 0 ? row.invite : null,
    count,
    gist: gist && { ...gist, toAct: [...gist.toAct], scores: { ...gist.scores }, winners: [...gist.winners] },
    rematch,
  }
}

export function letterOf(row: TableRow, person: string | null, here: boolean): Letter {
  const { id, game, options, pack, makerName, chairs } = row
  const seated = person !== null && seatsOf(row, person).length > 0
  return {
    table: id,
    game,
    options,
    pack,
    by: makerName,
    mine: row.maker === person,
    here,
    chairs: chairsSeen(chairs, person),
    free: freeSeats(row),
    seated,
  }
}

const chairsSeen = (chairs: readonly KeptChair[], person: string | null): ChairSeen[] =>
  chairs.map(({ seat, side, who }) => {
    if (who.type !== 'person') return { seat, side, who: { ...who } }
    return { seat, side, who: { type: 'person', name: who.name, mine: who.person === person, standIn: who.standIn } }
  })

export const freeSeats = ({ chairs }: Pick<TableRow, 'chairs'>): string[] =>
  chairs.filter((c) => c.who.type === 'free').map((c) => c.seat)

/** The seats of a person: their own, and those of others at their screen. */
export const seatsOf = ({ chairs }: Pick<TableRow, 'chairs'>, person: string): string[] =>
  chairs.filter(({ who }) => who.type === 'person' && who.person === person).map((c) => c.seat)

/** The chairs as a host knows them. */
export const chairsOf = ({ chairs }: Pick<TableRow, 'chairs'>): Chair[] =>
  chairs.map(({ seat, side, who }) => {
    if (who.type === 'computer') return { seat, side, who }
    if (who.type === 'person' && who.standIn !== null)
      return { seat, side, who: { type: 'computer', level: who.standIn } }
    return { seat, side, who: { type: 'person', name: who.type === 'person' ? who.name : '' } }
  })
