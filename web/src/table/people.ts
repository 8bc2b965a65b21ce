import type { Chair } from '@muster/table'

/** The people at a table, and the sides they play. */
export function peopleAt(chairs: readonly Chair[]): {
  readonly people: readonly Chair[]
  readonly sides: readonly string[]
} {
  const people = chairs.filter((c) => c.who.type === 'person')
  return { people, sides: [...new Set(people.map((c) => c.side))] }
}
