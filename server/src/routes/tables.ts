import { botCalled } from '@muster/bots'
import { isOver, seenBy } from '@muster/engine'
import { ROUTES } from '@muster/protocol'
import { refused } from '../refused.ts'
import { sittersOf } from '../store/packing.ts'
import type { KeptPerson, TableRow } from '../store/rows.ts'
import { lay, layAgain } from '../tables/lay.ts'
import { openMatch } from '../tables/match.ts'
import { freeSeats, letterOf, seatsOf, tableSeen } from '../tables/seen.ts'
import type { Doors } from './doors.ts'

/** Tables of one list, at most. */
const MOST_LISTED = 100

export function tables(doors: Doors): void {
  layingRoutes(doors)
  changingRoute(doors)
  computersRoute(doors)
  matchRoutes(doors)
  inviteRoutes(doors)
}

/** A table for whoever sits at it; for anybody else there is none. */
async function mine({ store }: Doors, id: string, person: KeptPerson): Promise<TableRow> {
  const row = await store.table(id)
  if (!row || seatsOf(row, person.id).length === 0) throw refused('unknown', 'there is no such table')
  return row
}

/** Changes a table, whoever else does meanwhile; null leaves it as it is. */
async function change({ store, rooms }: Doors, id: string, how: (row: TableRow) => TableRow | null): Promise<TableRow> {
  for (;;) {
    const row = await store.table(id)
    if (!row) throw refused('unknown', 'there is no such table')
    const changed = how(row)
    if (!changed) return row
    if (await store.changeTable(changed)) {
      await rooms.refresh(id)
      return changed
    }
  }
}

function layingRoutes(doors: Doors): void {
  const { at, people, store, rooms, settings } = doors
  at(ROUTES.tables, async (request, reply) => {
    const person = await people.of(request, reply)
    if (!person) return { tables: [] }
    const rows = await store.tablesOf(person.id, MOST_LISTED)
    const sat = rows.filter((row) => seatsOf(row, person.id).length > 0)
    return { tables: sat.map((row) => tableSeen(row, person.id)) }
  })

  at(ROUTES.lay, async (request) => {
    const person = await people.must(request)
    if ((await store.unfinished(person.id)) >= settings.tables) throw refused('tooMany', 'finish some matches first')
    const row = await lay(request.body, person, Date.now())
    await store.addTable(row)
    return tableSeen(row, person.id)
  })

  at(ROUTES.table, async (request) => {
    const person = await people.must(request)
    return tableSeen(await mine(doors, request.params.id, person), person.id)
  })

  at(ROUTES.clear, async (request) => {
    const person = await people.must(request)
    const { id } = request.params
    let row: TableRow
    // Somebody may sit down meanwhile, and the match begin.
    do {
      row = await mine(doors, id, person)
      if (row.maker !== person.id || row.stage !== 'laid') throw refused('taken', 'this table cannot be cleared away')
    } while (!(await store.removeTable(id, row.version)))
    await rooms.refresh(id)
    return null
  })

  at(ROUTES.leave, async (request) => {
    const person = await people.must(request)
    await mine(doors, request.params.id, person)
    await change(doors, request.params.id, (row) => {
      if (row.stage !== 'laid' || row.maker === person.id) throw refused('taken', 'there is a match here already')
      const { [person.id]: _, ...words } = row.words
      return {
        ...row,
        words,
        chairs: row.chairs.map((c) => (isOf(c, person.id) ? { ...c, who: { type: 'free' } } : c)),
      }
    })
    return null
  })
}

function changingRoute(doors: Doors): void {
  const { at, people } = doors
  at(ROUTES.change, async (request) => {
    const person = await people.must(request)
    await mine(doors, request.params.id, person)
    const { game, options, pack, chairs } = await lay(request.body, person, Date.now())
    const row = await change(doors, request.params.id, (old) => {
      if (old.stage !== 'laid' || old.maker !== person.id || sittersOf(old).some((p) => p !== person.id))
        throw refused('taken', 'this table cannot be changed any more')
      return { ...old, game, options, pack, chairs, words: {} }
    })
    return tableSeen(row, person.id)
  })
}

function computersRoute(doors: Doors): void {
  const { at, people } = doors
  at(ROUTES.computers, async (request) => {
    const person = await people.must(request)
    const { level } = request.body
    await mine(doors, request.params.id, person)
    if (!botCalled(level)) throw refused('refused', 'there is no computer of this level')
    const row = await change(doors, request.params.id, (old) => {
      if (old.stage !== 'laid' || old.maker !== person.id) throw refused('taken', 'this table is not yours to seat')
      return freeSeats(old).length > 0 ? { ...old, chairs: old.chairs.map((c) => filled(c, level)) } : null
    })
    return tableSeen(row, person.id)
  })
}

const filled = (chair: TableRow['chairs'][number], level: string): TableRow['chairs'][number] =>
  chair.who.type === 'free' ? { ...chair, who: { type: 'computer', level } } : chair

function matchRoutes(doors: Doors): void {
  const { at, people, store } = doors
  at(ROUTES.rematch, async (request) => {
    const person = await people.must(request)
    const row = await mine(doors, request.params.id, person)
    if (row.stage !== 'over') throw refused('taken', 'this match is not over')
    const again = layAgain(row, Date.now())
    if (row.rematch === null) await store.addTable(again)
    const now = await change(doors, row.id, (old) => (old.rematch === null ? { ...old, rematch: again.id } : null))
    if (row.rematch === null && now.rematch !== again.id) await store.removeTable(again.id)
    return tableSeen(await mine(doors, now.rematch ?? '', person), person.id)
  })

  at(ROUTES.record, async (request) => {
    const person = await people.must(request)
    const row = await mine(doors, request.params.id, person)
    const match = await openMatch(store, row)
    if (!match) throw refused('unknown', 'there is no match yet')
    if (isOver(match)) return { ...match.record }
    const seats = seatsOf(row, person.id)
    return { ...seenBy(match, seats.length === 1 ? (seats[0] ?? 'spectator') : 'spectator') }
  })
}

function inviteRoutes(doors: Doors): void {
  const { at, people, rooms } = doors
  at(ROUTES.letter, async (request) => {
    const person = await people.of(request)
    const row = await inviting(doors, request.params.token, person)
    if (row.stage === 'laid' && !(person && seatsOf(row, person.id).length > 0)) await rooms.read(row.id)
    return letterOf(row, person?.id ?? null, await rooms.isHere(row.id, row.maker))
  })

  at(ROUTES.sit, async (request) => {
    const person = await people.must(request)
    const { id } = await inviting(doors, request.params.token, person)
    const row = await change(doors, id, (old) => seatedAt(old, person, request.body.seat))
    return tableSeen(row, person.id)
  })
}

/** The table of a link: the last chair uses it up, but for those who sit there. */
async function inviting({ store }: Doors, token: string, person: KeptPerson | null): Promise<TableRow> {
  const row = await store.invited(token)
  const sits = row && person && seatsOf(row, person.id).length > 0
  if (!row) throw refused('unknown', 'this link opens nothing')
  if (freeSeats(row).length === 0 && !sits) throw refused('taken', 'the last chair of this link is taken')
  return row
}

const isOf = ({ who }: TableRow['chairs'][number], person: string): boolean =>
  who.type === 'person' && who.person === person

/** With a person on a free chair; null where they sit already. */
function seatedAt(row: TableRow, { id, name }: KeptPerson, seat: string | undefined): TableRow | null {
  if (seatsOf(row, id).length > 0) return null
  const free = freeSeats(row)
  const taken = seat ?? free[0]
  if (taken === undefined || !free.includes(taken)) throw refused('taken', 'this chair is taken')
  const who = { type: 'person', person: id, name, standIn: null } as const
  return { ...row, chairs: row.chairs.map((c) => (c.seat === taken ? { ...c, who } : c)) }
}
