// What is known of a table elsewhere beside its match.
import type { Down, TableSeen } from '@muster/protocol'
import type { Chair, TableHead } from '@muster/table'

type Said<K extends Down['type']> = Extract<Down, { readonly type: K }>
export type Presence = Said<'presence'>['seats'][string]
export type StandIn = NonNullable<Said<'standIn'>['standIn']>

export interface Away {
  /** Of the table, while the line was down. */
  readonly steps: number
  /** The seats that took them. */
  readonly by: readonly string[]
}

export interface RemoteState {
  readonly table: TableSeen
  /** The seats of this screen. */
  readonly seats: readonly string[]
  readonly presence: Readonly<Record<string, Presence>>
  /** When somebody opened the letter; null where nobody did of late. */
  readonly reading: number | null
  /** Somebody asks that the computer sits in. */
  readonly standIn: StandIn | null
  /** Who would not have it. */
  readonly standInDeclined: string | null
  /** When the line is tried again; null while it is up. */
  readonly nextTry: number | null
  /** Since when the line is down; null while it is up. */
  readonly downSince: number | null
  /** How many things were done that wait for the line. */
  readonly unsent: number
  /** Whoever sits here wanted to give up while the line was down, and has not been asked again. */
  readonly resigning: boolean
  /** What happened while the line was down; null once it has been said. */
  readonly back: Away | null
  /** How many steps the computer has taken for whoever sits here, that were not looked at yet. */
  readonly unseen: number
  /** Since when the person of a seat is away, as far as it was heard here. */
  readonly left: Readonly<Record<string, number>>
  /** How many entries of the match were known here when this was told. */
  readonly count: number
  /** This page is of another version than its server: it may look on. */
  readonly behind: boolean
  /** There is no such table any more, or not for this browser. */
  readonly gone: boolean
}

export const firstState = (table: TableSeen): RemoteState => ({
  table,
  seats: table.chairs.flatMap(({ seat, who }) => (who.type === 'person' && who.mine ? [seat] : [])),
  presence: {},
  reading: null,
  standIn: null,
  standInDeclined: null,
  nextTry: null,
  downSince: null,
  unsent: 0,
  resigning: false,
  back: null,
  unseen: 0,
  left: {},
  count: 0,
  behind: false,
  gone: false,
})

/** The table as any other. */
export const headOf = ({ id, game, options, pack, created, chairs }: TableSeen): TableHead => ({
  id,
  game,
  options,
  pack: pack ?? null,
  created,
  // A server only opens matches that it sets up itself.
  begun: 'setUp',
  chairs: chairs.map(chairOf),
})

/** A chair as any table has it; nobody sits on a free one yet. */
const chairOf = ({ seat, side, who }: TableSeen['chairs'][number]): Chair => {
  if (who.type === 'computer') return { seat, side, who }
  return { seat, side, who: { type: 'person', name: who.type === 'person' ? who.name : '' } }
}

/** Who was here and is not any more has left just now; of who was away before, nobody knows since when. */
export function leftAfter(
  { left, presence }: RemoteState,
  now: Readonly<Record<string, Presence>>,
): RemoteState['left'] {
  const away = Object.keys(now).filter((seat) => now[seat] !== 'here')
  const since = (seat: string): readonly [string, number][] => {
    const at = presence[seat] === 'here' ? Date.now() : left[seat]
    return at === undefined ? [] : [[seat, at]]
  }
  return Object.fromEntries(away.flatMap(since))
}

/** The chairs of whoever asks on which the computer sits, as long as they can be taken back. */
export const satInOn = ({ stage, chairs }: TableSeen): readonly string[] =>
  chairs.flatMap(({ seat, who }) =>
    stage === 'playing' && who.type === 'person' && who.mine && who.standIn !== null ? [seat] : [],
  )
