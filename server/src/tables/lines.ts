import type { Down } from '@muster/protocol'
import type { Line } from './line.ts'

/** The lines of a table that end at this node. */
export class Lines extends Set<Line> {
  isHere(person: string): boolean {
    for (const line of this) if (line.person === person) return true
    return false
  }

  people(): readonly string[] {
    return [...new Set([...this].map((line) => line.person))]
  }

  /** The same to all. */
  tell(message: Down): void {
    for (const line of this) line.send(message)
  }

  /** The table is no more. */
  vanish(): void {
    for (const line of this) {
      line.send({ type: 'gone' })
      line.cut('unknown')
    }
  }
}
