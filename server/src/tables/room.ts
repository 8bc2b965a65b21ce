// A table in memory: who is connected to it, and the host of its match.
import type { Up } from '@muster/protocol'
import { type Done, type Host, type News, OneByOne, type Session } from '@muster/table'
import { refused } from '../refused.ts'
import type { Progress, TableRow } from '../store/rows.ts'
import { Current } from './current.ts'
import { awaitsComputer } from './going-on.ts'
import { Care, endHosting, type Hosted, type HostingParts, hosted, tidy } from './hosting.ts'
import type { Line } from './line.ts'
import { Lines } from './lines.ts'
import { isComplete, setUp, withWord } from './match.ts'
import { Attendance, type Presence, presenceOf } from './presence.ts'
import { Reading } from './reading.ts'
import { chairsOf, freeSeats, seatsOf, tableSeen } from './seen.ts'
import { StandInAsked, satIn } from './standing-in.ts'

export interface RoomParts extends HostingParts {
  readonly goneAfter: number
  /** Something went wrong at this table. */
  readonly failed: (table: string, error: unknown) => void
  /** The room cannot go on: it is thrown away, and whoever comes back opens another. */
  readonly broke: (room: Room, error: unknown) => void
}

export class Room {
  private readonly current: Current
  private readonly parts: RoomParts
  private readonly lines = new Lines()
  private readonly attendance: Attendance
  private readonly reading = new Reading()
  private hosting: Promise<Hosted | null> | null = null
  private opened: Hosted | null = null
  private readonly care: Care
  private isGoingOn = false
  private readonly asking = new StandInAsked({
    row: () => this.row,
    isGone: (person) => this.presence(person) === 'gone',
    sitIn: (person, level) => this.sitIn(person, level),
    tell: (declined) => this.tellStandIn(declined),
  })
  private readonly changes = new OneByOne()
  private waking: NodeJS.Timeout | null = null
  /** What is in memory may not be what is kept: nobody is answered from it any more. */
  private broken = false
  /** Nobody opens a line to it any more: there is another room for this table, or will be. */
  private closed = false

  constructor(parts: RoomParts, row: TableRow) {
    this.parts = parts
    this.current = new Current(row)
    this.attendance = new Attendance(parts.goneAfter)
    this.care = new Care(parts)
  }

  get row(): TableRow {
    return this.current.row
  }

  /** Nobody is connected, and no computer is at work. */
  get isIdle(): boolean {
    if (this.lines.size > 0 || this.isGoingOn) return false
    return !awaitsComputer(this.current) || Date.now() - this.row.touched > this.parts.leftAlone
  }

  /** Changes of the table itself, one after another. */
  private readonly alone = <X>(work: () => Promise<X>): Promise<X> => this.changes.do(work)

  /** Somebody opens a line. */
  async join(line: Line): Promise<void> {
    if (this.closed) return line.cut('later')
    this.lines.add(line)
    this.attendance.came(line.person)
    this.tellPresence()
    this.announce(true)
    await this.alone(() => this.begin())
    await this.seat(line)
  }

  leave(line: Line): void {
    if (!this.lines.delete(line)) return
    line.session?.leave()
    line.session = null
    if (this.lines.isHere(line.person)) return
    this.attendance.left(line.person)
    this.tellPresence()
    this.announce(false)
    this.waking ??= setTimeout(() => {
      this.waking = null
      this.tellPresence()
    }, this.parts.goneAfter + 50).unref()
  }

  /** A session for this line, or the question for its word where there is no match yet. */
  private async seat(line: Line): Promise<void> {
    if (this.row.stage === 'laid') return this.askForWord(line)
    const host = await this.open()
    // Between two changes: what is not written yet is shown to nobody.
    await host?.alone(async () => this.lines.has(line) && this.sit(line, host))
  }

  private sit(line: Line, host: Host): void {
    line.session?.leave()
    line.session = host.join({
      seats: seatsOf(this.row, line.person),
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
    this.reading.tell([line], Date.now())
    if (freeSeats(this.row).length > 0 || this.row.words[line.person] !== undefined) return
    line.send({ type: 'words', commitment: this.row.commitment })
  }

  word(line: Line, word: string): Promise<void> {
    return this.alone(async () => {
      if (this.row.stage !== 'laid' || freeSeats(this.row).length > 0) return
      await this.change((row) => withWord(row, line.person, word))
      await this.begin()
    })
  }

  /** The match is set up as soon as nobody and nothing is missing. */
  private async begin(): Promise<void> {
    if (!isComplete(this.row)) return
    const begun = await setUp(this.row, Date.now())
    await this.change((row) => (row.version === begun.version ? begun : row), true)
    // Somebody has changed it meanwhile: what was set up is of another table.
    if (this.row.stage === 'laid') return this.begin()
    this.care.take(this.current)
    for (const line of this.lines) await this.seat(line)
  }

  /** Changes the table, whoever else does; everybody is told. */
  private async change(how: (row: TableRow) => TableRow, begins = false): Promise<void> {
    for (;;) {
      const row = how(this.row)
      if (row === this.row) return
      if (await this.parts.store.changeTable(row, begins)) {
        this.current.row = { ...row, version: row.version + 1 }
        return this.tellTable()
      }
      await this.fetch()
    }
  }

  private async fetch(): Promise<void> {
    const row = await this.parts.store.table(this.row.id)
    if (!row) throw refused('unknown', 'the table is gone')
    this.current.row = row
  }

  /** Somebody has changed the table elsewhere, or gone on with its match. */
  refresh(): Promise<void> {
    return this.alone(async () => {
      const before = this.row
      const row = await this.parts.store.table(before.id)
      if (!row) return this.lines.vanish()
      this.current.row = row
      if (row.version !== before.version) await this.tableChanged(before)
      if (row.stage !== 'laid') await (await this.open())?.reload()
    })
  }

  private async tableChanged(before: TableRow): Promise<void> {
    this.reading.forget()
    this.tellTable()
    this.tellPresence()
    const host = before.stage === 'laid' ? null : await this.open()
    host?.seat(chairsOf(this.row))
    for (const line of this.lines) {
      if (seatsOf(this.row, line.person).length === 0) line.cut('unknown')
      else await this.seat(line)
    }
  }

  /** null where there is no match yet. That it cannot be read, or is not there, is no answer for the next who asks. */
  private async open(): Promise<Host | null> {
    if (this.row.stage === 'laid') return null
    this.hosting ??= hosted(this.parts, this.row, {
      saved: (progress) => this.progress(progress),
      failed: (error) => this.breaks(error),
    }).catch((error) => {
      this.hosting = null
      throw error
    })
    this.opened = await this.hosting
    return this.opened?.host ?? null
  }

  /** What goes on by itself is done: computers act, time runs out. */
  async goOn(): Promise<void> {
    this.isGoingOn = true
    try {
      const host = await this.open()
      host?.tick()
      await host?.rest()
    } finally {
      this.isGoingOn = false
    }
  }

  private breaks(error: unknown): void {
    if (this.broken) return
    this.broken = true
    this.parts.broke(this, error)
  }

  private progress(progress: Progress): void {
    const isNewStage = this.current.goOn(progress)
    this.care.take(this.current)
    if (isNewStage && progress.stage === 'over') this.tellTable()
  }

  /** Asks that the computer sits in, or answers that; takes a chair back. */
  sittingIn(line: Line, said: Extract<Up, { type: 'standIn' | 'letIn' | 'takeBack' }>): Promise<Done> {
    return this.alone(async () => {
      if (said.type === 'standIn') return this.asking.ask(line.person, said)
      if (said.type === 'letIn') await this.asking.answer(line.person, said.agrees)
      else await this.sitIn(line.person, null)
      return { ok: true }
    })
  }

  private async sitIn(person: string, level: string | null): Promise<void> {
    await this.change((row) => ({ ...row, chairs: satIn(row.chairs, person, level) }))
    this.care.take(this.current)
    ;(await this.open())?.seat(chairsOf(this.row))
    for (const line of this.lines) if (line.person === person) await this.seat(line)
  }

  readonly presence = (person: string): Presence => this.attendance.of(person, this.lines.isHere(person))

  /** To the other nodes. */
  private announce(asks: boolean): void {
    const { store, failed } = this.parts
    store.tellHere(this.row.id, this.lines.people(), asks).catch((error) => failed(this.row.id, error))
  }

  /** The other nodes say who is with them, and hear who is here. */
  askWhoIsHere(): void {
    if (this.lines.size > 0) this.announce(true)
  }

  /** From another node. */
  hearHere(node: string, people: readonly string[], asks: boolean): void {
    if (this.attendance.hear(node, people)) this.tellPresence()
    if (asks && this.lines.size > 0) this.announce(false)
  }

  /** Somebody reads the letter. */
  hearReading(): void {
    if (this.reading.opened(Date.now())) this.reading.tell(this.lines, Date.now())
  }

  private tellPresence(): void {
    this.lines.tell({ type: 'presence', seats: presenceOf(this.row, this.presence) })
  }

  private tellStandIn(declined: string | null, to: Iterable<Line> = this.lines): void {
    for (const line of to) line.send({ type: 'standIn', standIn: this.asking.shown(), declined })
  }

  private tellTable(): void {
    for (const line of this.lines) line.send({ type: 'table', table: tableSeen(this.row, line.person) })
  }

  /** Nothing goes on from here on; whoever is connected may come back. Its clock goes on only where it is put away. */
  async close(isPutAway = false): Promise<void> {
    this.closed = true
    if (this.waking) clearTimeout(this.waking)
    for (const line of this.lines) line.cut('later')
    await this.changes.rest()
    const hosting = await this.hosting?.catch(() => null)
    if (hosting) await endHosting(this.parts, this.row.id, hosting, isPutAway)
  }

  readonly tidy = (): Promise<void> => tidy(this.row, this.opened)

  readonly madeSince = (count: number) => this.parts.store.madeSince(this.row.id, count)

  /** The session of a line, where it may act. */
  sessionOf(line: Line): Session {
    if (this.broken) throw refused('later', 'this table could not be written')
    if (!line.session) throw refused('unknown', 'there is no match yet')
    return line.session
  }
}
