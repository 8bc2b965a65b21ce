// The host of the match at this keyboard: where it is kept, who thinks for the bots, and what is heard of it.
import { begunOf, type Entry, type GameTypes } from '@muster/engine'
import { Host, type News, NO_TIME, peopleOf, type Store } from '@muster/table'
import { messageOf } from '../problem.ts'
import { showNews } from './screen.ts'
import { askedFrom, keep, people, type Table, type TableParts, write } from './table.ts'
import { apart } from './thinker.ts'

/** Opens a table with one screen; the bots' luck comes from `id`. */
export function openTable(parts: TableParts, id: string): Table {
  const { match, chairs, shell } = parts
  const { game, options, pack } = match.record
  const head = { id, game, options, pack, chairs, created: shell.time.now(), begun: begunOf(match.record).type }
  const store = storeOf(parts.times ?? NO_TIME, () => table)
  const host = new Host({ head, match, store, thinker: apart(shell.gamesUrl), time: shell.time })
  host.computers.allow(parts.pondering)
  const seats = peopleOf(chairs).map((c) => c.seat)
  const session = host.join({ seats, tell: (news) => hear(table, news), paced: false, asksAll: true })
  const begun = { told: new Map(), last: null, asked: askedFrom(0), stopped: null, failure: null }
  const table: Table = { ...parts, ...begun, host, session }
  return table
}

/** The match's file. Nobody else writes it. */
function storeOf(times: Store['times'], table: () => Table): Store {
  return {
    times,
    load: async () => table().match,
    async save() {
      keepOrTell(table())
      return true
    },
    saveTimes(now) {
      table().times = now
    },
    close: () => undefined,
  }
}

/** A file that can be written no more loses nothing: the match goes on, and is asked after at its end. */
export function keepOrTell(table: Table): void {
  try {
    keep(table)
  } catch (error) {
    table.file = null
    write(table, table.tongue.own('save.failed', { problem: messageOf(error) }))
  }
}

function hear(table: Table, news: News): void {
  if (news.type === 'failed') table.failure = failureOf(news.message)
  else if (news.type === 'handOver') table.asked.over.abort()
  else if (news.type === 'proposal') tellOfProposal(table, news)
  else if (news.type === 'steps' || news.type === 'sight') {
    if (people(table).length === 0) showNews(table, 'spectator')
    if (table.match.walk.entries.slice(table.asked.count).some(isTimeUp)) table.asked.over.abort()
  }
}

function tellOfProposal(table: Table, { declined }: Extract<News, { type: 'proposal' }>): void {
  if (declined !== null) write(table, table.tongue.own('draw.declined', { seat: table.tongue.seat(declined) }))
}

const isTimeUp = (entry: Entry<GameTypes>): boolean => 'timeUp' in entry || ('end' in entry && entry.end === 'time')

/** An error as it was where it happened; its first line is what it says. */
function failureOf(trace: string): Error {
  const [first = ''] = trace.split('\n')
  return Object.assign(new Error(first.replace(/^Error: /, '')), { stack: trace })
}
