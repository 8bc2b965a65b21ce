// The table that is open: one worker hosts one, and this screen has one session at it.
import { fairDice, newSeed } from '@muster/dice'
import { begunOf, newMatch, type OptionValues } from '@muster/engine'
import { type Chair, Host, inline, type News, peopleOf, type Session, type TableHead } from '@muster/table'
import { newId } from '../saved/id.ts'
import type { Shelf } from '../saved/saved.ts'
import { chosen } from './games.ts'
import { openSaved } from './keeping.ts'
import { lessons } from './lessons.ts'
import { savedStore, unkept } from './store.ts'
import { apart } from './thinker.ts'
import { TIME } from './time.ts'

export interface Invitation {
  readonly game: string
  readonly options: OptionValues
  /** Its content pack; null for the box. */
  readonly pack?: unknown
  readonly chairs: readonly Chair[]
}

/** What came of opening a table. */
export type TableOpened =
  | { readonly type: 'open'; readonly head: TableHead }
  | { readonly type: 'gone' | 'damaged' | 'diceLost' }

interface Seated {
  readonly host: Host
  readonly session: Session
}

export function tables(tell: (news: News) => void, shelf: Shelf) {
  let seated: Seated | null = null

  const at = (): Seated => {
    if (!seated) throw new Error('no table is open')
    return seated
  }
  /** All people at this table share this screen. */
  const seat = (host: Host): TableHead => {
    const seats = peopleOf(host.head.chairs).map((c) => c.seat)
    seated = { host, session: host.join({ seats, tell, paced: true, passing: false }) }
    return host.head
  }

  return {
    /** A table nobody keeps: the computer playing itself in a picture. */
    async picture({ game: id, options: values, chairs }: Invitation): Promise<TableHead> {
      const { game, options } = await chosen(id, values, null)
      const match = newMatch(game, options, fairDice(newSeed()))
      const head = { id: newId(), game: id, options, pack: null, chairs, created: Date.now(), begun: 'setUp' } as const
      return seat(new Host({ head, match, store: unkept(match), thinker: inline(), time: TIME }))
    },
    async open(id: string): Promise<TableOpened> {
      const found = await openSaved(shelf, id)
      if (found.type !== 'open') return { type: found.type }
      const { saved, match } = found
      const { chairs, created, head: record } = saved
      const { game, options, pack } = record
      const head = { id, game, options, pack: pack ?? null, chairs, created, begun: begunOf(record).type }
      const store = savedStore(shelf, match.game, saved, await shelf.times(id), () => void seated?.host.reload())
      return { type: 'open', head: seat(new Host({ head, match, store, thinker: apart(), time: TIME })) }
    },
    ...lessons(seat),
    /** Whoever sits at this screen: what is done at the table is asked of them directly. */
    session: (): Session => at().session,
    start(): void {
      at().session.start()
      at().host.start()
    },
    sit(viewer: string): void {
      at().session.sit(viewer)
      at().host.start()
    },
    ponder: (is: boolean) => at().host.computers.allow(is),
    stop: () => at().host.stop(),
    go: () => at().host.go(),
    /** The match that is played here, and who sees it. */
    played: () => (seated ? { match: seated.host.match, viewer: seated.session.viewer } : null),
    close(): void {
      seated?.session.leave()
      seated?.host.close()
      seated = null
    },
  }
}
