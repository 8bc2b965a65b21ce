// Who is at the table: here, away, or gone.
import { sittersOf } from '../store/packing.ts'
import type { TableRow } from '../store/rows.ts'
import { seatsOf } from './seen.ts'

export type Presence = 'here' | 'away' | 'gone'

export class Attendance {
  private readonly away = new Map<string, number>()
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

  of(person: string, isHere: boolean): Presence {
    if (isHere) return 'here'
    return Date.now() - (this.away.get(person) ?? this.opened) >= this.goneAfter ? 'gone' : 'away'
  }
}

/** For every seat with a person. */
export function presenceOf(row: TableRow, of: (person: string) => Presence): Record<string, Presence> {
  return Object.fromEntries(
    sittersOf(row).flatMap((person) => seatsOf(row, person).map((seat): [string, Presence] => [seat, of(person)])),
  )
}
