// A table in memory: who is connected to it, and the host of its match.
import type { Down, Up } from '@muster/protocol'
import { type Done, Host, type News, type Session } from '@muster/table'
import { refused } from '../refused.ts'
import type { Progress, Store, TableRow } from '../store/rows.ts'
import { TIME } from '../time.ts'
import type { Line } from './line.ts'
import { isComplete, matchStore, openMatch, setUp } from './match.ts'
import { Attendance, type Presence, presenceOf } from './presence.ts'
import { chairsOf, freeSeats, seatsOf, tableSeen } from './seen.ts'
import { personOn, type StandIn, satIn, standInFor } from './standing-in.ts'
import type { Thinkers } from './thinking.ts'

export interface RoomParts {
  readonly store: Store
  readonly thinkers: Thinkers
  readonly goneAfter: number
  /** Milliseconds before an answer in another's turn is shown. */
  readonly answerPause: number
  /** Something went wrong at this table. */
  readonly failed: (table: string, error: unknown) => void
  /** The room cannot go on: it is thrown away, and whoever comes back opens another. */
  readonly broke: (room: Room, error: unknown) => void
}

export class Room {
  row: TableRow
  private readonly parts: RoomParts
  private readonly lines = new Set<Line>()
  private readonly attendance: Attendance
  private host: Promise<Host | null> | null = null
  private standIn: StandIn | null = null
  private last: Promise<unknown> = Promise.resolve()
  private waking: NodeJS.Timeout | null = null
  /** What is in memory may not be what is kept: nobody is answered from it any more. */
  private broken = false

  constructor(parts: RoomParts, row: TableRow) {
    this.parts = parts
    this.row = row
    this.attendance = new Attendance(parts.goneAfter)
  }

  get isEmpty(): boolean {
    return this.lines.size === 0
  }

  /** Changes of the table itself, one after another. */
  private alone<X>(work: () => Promise<X>): Promise<X> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  /** Somebody opens a line. */
  async join(line: Line): Promise<void> {
    this.lines.add(line)
    this.attendance.came(line.person)
    this.tellPresence()
    await this.alone(() => this.begin())
    await this.seat(line)
  }

  leave(line: Line): void {
    if (!this.lines.delete(line)) return
    line.session?.leave()
    line.session = null
    if (this.isHere(line.person)) return
    this.attendance.left(line.person)
    this.tellPresence()
    this.waking ??= setTimeout(() => {
      this.waking = null
      this.tellPresence()
    }, this.parts.goneAfter + 50).unref()
  }

  /** A session for this line, or the question for its word where there is no match yet. */
  private async seat(line: Line): Promise<void> {
    if (this.row.stage === 'laid') return this.askForWord(line)
    const host = await this.open()
    if (!host || !this.lines.has(line)) return
    line.session?.leave()
    const seats = seatsOf(this.row, line.person)
    line.session = host.join({
      seats,
      tell: (news) => this.pass(news, line),
      paced: false,
      passing: line.passing,
      teller: line.teller,
    })
    line.session.start()
    this.tellStandIn(null, [line])
  }

  private pass(news: News, line: Line): void {
    if (news.type === 'failed') this.parts.failed(this.row.id, new Error(news.message))
    line.hear(news)
  }

  private askForWord(line: Line): void {
    if (freeSeats(this.row).length > 0 || this.row.words[line.person] !== undefined) return
    line.send({ type: 'words', commitment: this.row.commitment })
  }

  /** The first word of a person counts; any other changes nothing. */
  word(line: Line, word: string): Promise<void> {
    return this.alone(async () => {
      if (this.row.stage !== 'laid' || freeSeats(this.row).length > 0) return
      await this.change((row) =>
        row.words[line.person] === undefined ? { ...row, words: { ...row.words, [line.person]: word } } : row,
      )
      await this.begin()
    })
  }

  /** The match is set up as soon as nobody and nothing is missing. */
  private async begin(): Promise<void> {
    if (!isComplete(this.row)) return
    const begun = await setUp(this.row, Date.now())
    await this.change((row) => (isComplete(row) ? { ...begun, version: row.version } : row), true)
    for (const line of this.lines) await this.seat(line)
  }

  /** Changes the table, whoever else does; everybody is told. */
  private async change(how: (row: TableRow) => TableRow, begins = false): Promise<void> {
    for (;;) {
      const row = how(this.row)
      if (row === this.row) return
      if (await this.parts.store.changeTable(row, begins)) {
        this.row = { ...row, version: row.version + 1 }
        return this.tellTable()
      }
      await this.fetch()
    }
  }

  private async fetch(): Promise<void> {
    const row = await this.parts.store.table(this.row.id)
    if (!row) throw refused('unknown', 'the table is gone')
    this.row = row
  }

  /** Somebody has changed the table elsewhere, or gone on with its match. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      const before = this.row
      const row = await this.parts.store.table(before.id)
      if (!row) return this.vanish()
      this.row = row
      if (row.version !== before.version) await this.tableChanged(before)
      if (row.stage !== 'laid') await (await this.open())?.reload()
    })
  }

  private async tableChanged(before: TableRow): Promise<void> {
    this.tellTable()
    this.tellPresence()
    const host = before.stage === 'laid' ? null : await this.open()
    host?.seat(chairsOf(this.row))
    for (const line of this.lines) {
      if (seatsOf(this.row, line.person).length === 0) line.cut('unknown')
      else await this.seat(line)
    }
  }

  private vanish(): void {
    for (const line of this.lines) {
      line.send({ type: 'gone' })
      line.cut('unknown')
    }
  }

  private open(): Promise<Host | null> {
    this.host ??= this.hosted()
    return this.host
  }

  private async hosted(): Promise<Host | null> {
    const { store, thinkers, answerPause } = this.parts
    const { row } = this
    const match = await openMatch(store, row)
    if (!match) return null
    const { id, game, options, pack, created } = row
    const times = await store.times(id)
    const kept = matchStore(store, row, times, match, {
      saved: (progress) => this.progress(progress),
      failed: (error) => this.breaks(error),
    })
    const head = { id, game, options, pack, chairs: chairsOf(row), created }
    const thinker = thinkers.thinker()
    const host = new Host({ head, match, store: kept, thinker, time: TIME, wordless: true, pause: answerPause })
    host.start()
    return host
  }

  private breaks(error: unknown): void {
    if (this.broken) return
    this.broken = true
    this.parts.broke(this, error)
  }

  private progress(progress: Progress): void {
    const ends = progress.stage === 'over' && this.row.stage !== 'over'
    this.row = { ...this.row, ...progress }
    if (ends) this.tellTable()
  }

  /** Asks that the computer sits in, or answers that; takes a chair back. */
  sittingIn(line: Line, said: Extract<Up, { type: 'standIn' | 'letIn' | 'takeBack' }>): Promise<Done> {
    return this.alone(async () => {
      if (said.type === 'takeBack') await this.sitIn(line.person, null)
      else if (said.type === 'letIn') await this.answerStandIn(line.person, said.agrees)
      else {
        const asked = standInFor(this.row, line.person, said, (person) => this.presence(person) === 'gone')
        if ('ok' in asked) return asked
        await this.putStandIn(asked)
      }
      return { ok: true }
    })
  }

  private async answerStandIn(person: string, agrees: boolean): Promise<void> {
    const [seat] = seatsOf(this.row, person)
    if (!this.standIn || seat === undefined || !this.standIn.waiting.includes(seat)) return
    if (agrees) return this.putStandIn({ ...this.standIn, waiting: this.standIn.waiting.filter((s) => s !== seat) })
    this.standIn = null
    this.tellStandIn(seat)
  }

  private async putStandIn(asked: StandIn): Promise<void> {
    const person = personOn(this.row.chairs, asked.seat)
    const agreed = asked.waiting.length === 0
    this.standIn = agreed ? null : asked
    if (agreed && person !== null) await this.sitIn(person, asked.level)
    this.tellStandIn(null)
  }

  private async sitIn(person: string, level: string | null): Promise<void> {
    await this.change((row) => ({ ...row, chairs: satIn(row.chairs, person, level) }))
    ;(await this.open())?.seat(chairsOf(this.row))
    for (const line of this.lines) if (line.person === person) await this.seat(line)
  }

  private isHere(person: string): boolean {
    return [...this.lines].some((line) => line.person === person)
  }

  private presence(person: string): Presence {
    return this.attendance.of(person, this.isHere(person))
  }

  private tellPresence(): void {
    this.tellAll({ type: 'presence', seats: presenceOf(this.row, (person) => this.presence(person)) })
  }

  private tellStandIn(declined: string | null, to: Iterable<Line> = this.lines): void {
    const standIn = this.standIn && { ...this.standIn, waiting: [...this.standIn.waiting] }
    for (const line of to) line.send({ type: 'standIn', standIn, declined })
  }

  private tellTable(): void {
    for (const line of this.lines) line.send({ type: 'table', table: tableSeen(this.row, line.person) })
  }

  private tellAll(message: Down): void {
    for (const line of this.lines) line.send(message)
  }

  /** Nothing goes on from here on; whoever is connected may come back. */
  async close(): Promise<void> {
    if (this.waking) clearTimeout(this.waking)
    for (const line of this.lines) line.cut('later')
    await this.last
    const host = await this.host?.catch(() => null)
    await host?.alone(async () => undefined)
    host?.close()
  }

  /** The session of a line, where it may act. */
  sessionOf(line: Line): Session {
    if (this.broken) throw refused('later', 'this table could not be written')
    if (!line.session) throw refused('unknown', 'there is no match yet')
    return line.session
  }
}
