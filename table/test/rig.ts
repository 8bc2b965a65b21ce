// Tables without a page, for tests: what a screen is told is heard, the store is a drawer, and time stands still.
import { chooseOptions, type GameTypes, type Match, newMatch, type OptionValues, plainDice } from '@muster/engine'
import {
  type Action,
  type Chair,
  Host,
  loadGame,
  type News,
  NO_TIME,
  PAUSE,
  type Session,
  type Sight,
  type Store,
  type Thinker,
  type Time,
} from '../src/index.ts'

type AnyMatch = Match<GameTypes>

export const PERSON = { type: 'person', name: '' } as const
export const COMPUTER = { type: 'computer', level: 'random' } as const

/** Chooses the first thing it may do. */
const simple: Thinker = { ask: async ({ offers }) => offers[0] ?? null, stop: () => undefined }

interface Wanted {
  readonly options?: OptionValues
  /** Everybody is a person unless they are named here. */
  readonly computers?: readonly string[]
  readonly thinker?: Thinker
  readonly store?: Partial<Store>
  /** A match under way, to be opened again. */
  readonly match?: AnyMatch
}

/** A clock that goes on when it is told to. */
export class Glass implements Time {
  private at = 0
  private readonly ticks = new Set<() => void>()

  now(): number {
    return this.at
  }

  every(_milliseconds: number, tick: () => void): () => void {
    this.ticks.add(tick)
    return () => this.ticks.delete(tick)
  }

  /** So many minutes go by, and everybody looks at the clock. */
  async pass(minutes: number): Promise<void> {
    this.at += minutes * 60_000
    for (const tick of [...this.ticks]) tick()
    await settled()
  }
}

/** A host, and nobody at its table yet. */
export async function hosted(
  id: string,
  { options = {}, computers = [], thinker = simple, store, match: begun }: Wanted = {},
) {
  const { game } = await loadGame(id, null)
  const chosen = chooseOptions(game.options, options)
  if (!chosen.ok) throw new Error(chosen.why.key)
  const match = begun ?? newMatch(game, chosen.options, plainDice('test'))
  const chairs = match.record.seats.map(
    ({ seat, side }): Chair => ({ seat, side, who: computers.includes(seat) ? COMPUTER : PERSON }),
  )
  const nothing = (): void => undefined
  const drawer: Store = {
    save: async () => true,
    load: async () => match,
    times: NO_TIME,
    saveTimes: nothing,
    close: nothing,
    ...store,
  }
  const glass = new Glass()
  const head = {
    id: 'test',
    game: id,
    options: match.record.options,
    pack: null,
    chairs,
    created: 0,
    begun: 'setUp',
  } as const
  const host = new Host({ head, match, store: drawer, thinker, time: glass })
  return { host, chairs, glass }
}

/** A screen at a table, and all that it was told. */
export interface Screen {
  readonly session: Session
  readonly news: News[]
  sight(): Sight
}

export function screenAt(
  host: Host,
  seats: readonly string[],
  { paced = false, asksAll = false, passing = false } = {},
): Screen {
  const news: News[] = []
  const session = host.join({ seats, tell: (item) => news.push(item), paced, asksAll, passing })
  return { session, news, sight: () => lastSight(news) }
}

/** A table with everybody at one screen, as in the page. */
export async function table(id: string, wanted: Wanted = {}) {
  const made = await hosted(id, wanted)
  const people = made.chairs.filter((c) => c.who.type === 'person').map((c) => c.seat)
  const screen = screenAt(made.host, people, { paced: true })
  const start = (): void => {
    screen.session.start()
    made.host.start()
  }
  return { ...made, ...screen, start }
}

type TestTable = Awaited<ReturnType<typeof table>>

const lastSight = (news: readonly News[]): Sight => {
  const last = news.findLast((item) => 'sight' in item)
  if (!last || !('sight' in last)) throw new Error('nothing was shown')
  return last.sight
}

/** What comes about after the pause that a question takes. */
export async function patiently<X>(glass: Glass, doing: Promise<X>): Promise<X> {
  let done = false
  void doing.then(() => {
    done = true
  })
  await settled()
  if (!done) await glass.pass(PAUSE / 60_000)
  return doing
}

/** Lets everything that waits happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

/** Whoever the screen is handed to takes it, and does what is wished or the first thing they may. Gives who did what. */
export async function goOn(
  { host, session, news, sight }: Pick<TestTable, 'host' | 'session' | 'news' | 'sight'>,
  wish?: string,
): Promise<{ readonly by: string; readonly do: Action }> {
  await settled()
  const last = news.at(-1)
  if (last?.type === 'handOver') session.sit(last.to)
  host.start()
  await settled()
  const { viewer, count, offers } = sight()
  const action = (offers.find((o) => o.action.type === wish) ?? offers[0])?.action
  if (!action) throw new Error(`nothing to do for ${viewer}`)
  const done = await session.act(action, count)
  if (!done.ok) throw new Error(done.why.key)
  await settled()
  return { by: viewer, do: action }
}
