// The computer sits in for somebody who is gone, if all others agree.
import { botCalled } from '@muster/bots'
import { type Refusal, say } from '@muster/engine'
import type { Done } from '@muster/table'
import { sittersOf } from '../store/packing.ts'
import type { KeptChair, TableRow } from '../store/rows.ts'
import { seatsOf } from './seen.ts'

interface StandIn {
  readonly seat: string
  readonly level: string
  /** The seat of whoever asked, and the seats of those who have not answered. */
  readonly by: string
  readonly waiting: readonly string[]
}

const refusal = (key: string): Refusal => ({ ok: false, rule: null, why: say(`refusal.${key}`) })

function standInFor(
  row: TableRow,
  person: string,
  { seat, level }: { readonly seat: string; readonly level: string },
  isGone: (person: string) => boolean,
): StandIn | Exclude<Done, { ok: true }> {
  const who = row.chairs.find((c) => c.seat === seat)?.who
  const [by] = seatsOf(row, person)
  if (row.stage !== 'playing' || by === undefined || !botCalled(level)) return refusal('noSuchAction')
  if (who?.type !== 'person' || who.person === person || who.standIn !== null) return refusal('noSuchAction')
  if (!isGone(who.person)) return refusal('notGone')
  const others = sittersOf(row).filter((p) => p !== person && p !== who.person && isThere(row, p))
  return { seat, level, by, waiting: others.map((p) => seatsOf(row, p)[0] ?? '') }
}

/** Whoever a computer sits in for already is not asked. */
const isThere = (row: TableRow, person: string): boolean =>
  row.chairs.some(({ who }) => who.type === 'person' && who.person === person && who.standIn === null)

/** The chairs with a computer on those of whoever sits on `seat`; `level` null: they themselves again. */
export function satIn(chairs: readonly KeptChair[], person: string, level: string | null): readonly KeptChair[] {
  return chairs.map((chair) =>
    chair.who.type === 'person' && chair.who.person === person
      ? { ...chair, who: { ...chair.who, standIn: level } }
      : chair,
  )
}

function personOn(chairs: readonly KeptChair[], seat: string): string | null {
  const who = chairs.find((c) => c.seat === seat)?.who
  return who?.type === 'person' ? who.person : null
}

/** What the table does when it is asked. */
interface Asking {
  row(): TableRow
  isGone(person: string): boolean
  sitIn(person: string, level: string): Promise<void>
  /** Of what is asked now; and who has said no. */
  tell(declined: string | null): void
}

/** The question whether a computer may sit in, until all have answered. */
export class StandInAsked {
  private asked: StandIn | null = null
  private readonly table: Asking

  constructor(table: Asking) {
    this.table = table
  }

  shown(): (StandIn & { readonly waiting: string[] }) | null {
    return this.asked && { ...this.asked, waiting: [...this.asked.waiting] }
  }

  async ask(person: string, wish: { readonly seat: string; readonly level: string }): Promise<Done> {
    const asked = standInFor(this.table.row(), person, wish, (p) => this.table.isGone(p))
    if ('ok' in asked) return asked
    await this.put(asked)
    return { ok: true }
  }

  async answer(person: string, agrees: boolean): Promise<void> {
    const [seat] = seatsOf(this.table.row(), person)
    if (!this.asked || seat === undefined || !this.asked.waiting.includes(seat)) return
    if (agrees) return this.put({ ...this.asked, waiting: this.asked.waiting.filter((s) => s !== seat) })
    this.asked = null
    this.table.tell(seat)
  }

  private async put(asked: StandIn): Promise<void> {
    const person = personOn(this.table.row().chairs, asked.seat)
    const agreed = asked.waiting.length === 0
    this.asked = agreed ? null : asked
    if (agreed && person !== null) await this.table.sitIn(person, asked.level)
    this.table.tell(null)
  }
}
