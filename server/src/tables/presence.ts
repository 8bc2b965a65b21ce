// Who is at the table: here, away, or gone; whichever node they are connected to.
import { sittersOf } from '../store/packing.ts'
import type { TableRow } from '../store/rows.ts'
import { seatsOf } from './seen.ts'

export type Presence = 'here' | 'away' | 'gone'

export class Attendance {
  private readonly away = new Map<string, number>()
  private readonly elsewhere = new Map<string, readonly string[]>()
  private readonly goneAfter: number
  private readonly opened = Date.now()

  /** In milliseconds. */
  constructor(goneAfter: number) {
    this.goneAfter = goneAfter
  }

  came(person: string): void {
    this.away.delete(person)
  }

  left(person: string): void {
    this.away.set(person, Date.now())
  }

  /** Those who are connected to another node now; whether that is news. */
  hear(node: string, people: readonly string[]): boolean {
    const before = this.elsewhere.get(node) ?? []
    for (const person of people) this.came(person)
    for (const person of before) if (!people.includes(person)) this.left(person)
    if (people.length > 0) this.elsewhere.set(node, people)
    else this.elsewhere.delete(node)
    return before.length !== people.length || people.some((person) => !before.includes(person))
  }

  of(person: string, isHere: boolean): Presence {
    if (isHere || this.isElsewhere(person)) return 'here'
    return Date.now() - (this.away.get(person) ?? this.opened) >= this.goneAfter ? 'gone' : 'away'
  }

  private isElsewhere(person: string): boolean {
    return [...this.elsewhere.values()].some((people) => people.includes(person))
  }
}

/** For every seat with a person. */
export function presenceOf(row: TableRow, of: (person: string) => Presence): Record<string, Presence> {
  return Object.fromEntries(
    sittersOf(row).flatMap((person) => seatsOf(row, person).map((seat): [string, Presence] => [seat, of(person)])),
  )
}
