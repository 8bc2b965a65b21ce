// A table without a page, for tests: what it tells is heard, and its store is a drawer.
import { chooseOptions, newMatch, type OptionValues, plainDice } from '@muster/engine'
import type { Action, Chair, News, Sight } from '../table/table.ts'
import { Host } from './host.ts'
import { loadGame } from './load.ts'
import type { Store } from './store.ts'
import type { Thinker } from './thinker.ts'

export const PERSON = { type: 'person', name: '' } as const
export const COMPUTER = { type: 'computer', level: 'easy' } as const

/** Chooses the first thing it may do. */
const simple: Thinker = { ask: async ({ offers }) => offers[0] ?? null, stop: () => undefined }

interface Wanted {
  readonly options?: OptionValues
  /** Everybody is a person unless they are named here. */
  readonly computers?: readonly string[]
  readonly thinker?: Thinker
  readonly store?: Store
}

async function match(id: string, chosen: OptionValues = {}) {
  const { game } = await loadGame(id, null)
  const options = chooseOptions(game.options, chosen)
  if (!options.ok) throw new Error(options.why.key)
  return newMatch(game, options.options, plainDice('test'))
}

export async function table(id: string, { options, computers = [], thinker = simple, store }: Wanted = {}) {
  const played = await match(id, options)
  const chairs = played.record.seats.map(
    ({ seat, side }): Chair => ({ seat, side, who: computers.includes(seat) ? COMPUTER : PERSON }),
  )
  const news: News[] = []
  const drawer: Store = { save: async () => true, load: async () => played, close: () => undefined }
  const host = new Host({
    head: { id: 'test', game: id, options: played.record.options, chairs, created: 0 },
    match: played,
    store: store ?? drawer,
    thinker,
    tell: (item) => news.push(item),
  })
  return { host, news, chairs, sight: () => lastSight(news) }
}

type TestTable = Awaited<ReturnType<typeof table>>

const lastSight = (news: readonly News[]): Sight => {
  const last = news.findLast((item) => 'sight' in item)
  if (!last || !('sight' in last)) throw new Error('nothing was shown')
  return last.sight
}

/** Lets everything that waits happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** Whoever the screen is handed to takes it, and does what is wished or the first thing they may. Gives who did what. */
export async function goOn(
  { host, news, sight }: TestTable,
  wish?: string,
): Promise<{ readonly by: string; readonly do: Action }> {
  await settled()
  const last = news.at(-1)
  if (last?.type === 'handOver') host.sit(last.to)
  await settled()
  const { viewer, count, offers } = sight()
  const action = (offers.find((o) => o.action.type === wish) ?? offers[0])?.action
  if (!action) throw new Error(`nothing to do for ${viewer}`)
  const done = await host.act(action, count)
  if (!done.ok) throw new Error(done.why.key)
  await settled()
  return { by: viewer, do: action }
}
