// All that the page can ask of its worker. One worker serves one table or one story.
import type { News, Session } from '@muster/table'
import type { Shelf } from '../saved/saved.ts'
import { aboutGames } from './games.ts'
import { matches } from './matches.ts'
import { positions } from './positions.ts'
import { stories } from './stories.ts'
import { tables } from './tables.ts'

export function service(tell: (news: News) => void, shelf: Shelf) {
  const table = tables(tell, shelf)
  return { ...aboutGames, ...matches(shelf), ...positions(shelf), ...table, ...stories(shelf, table.played) }
}

export type Service = ReturnType<typeof service>

type MethodsOf<X> = { [K in keyof X]: X[K] extends (...args: never[]) => unknown ? K : never }[keyof X]

/** What is asked of the worker itself. */
export type ServiceCall = Exclude<MethodsOf<Service>, 'session' | 'played'>
/** What is asked of the session of this screen, which does it without anybody in between. */
export type SessionCall = MethodsOf<Session>
