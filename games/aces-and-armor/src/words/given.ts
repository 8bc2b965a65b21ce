// What a pack brings, by the names it gives; what it gives none goes by its id.
import { type Called, say } from '@muster/engine'
import type { Content } from '../content/types.ts'

type Named = Readonly<Record<string, unknown>>

/** Whatever is not as the box has it. */
export function givenNames(content: Content, box: Content): Called {
  const entries = [
    ...namesOf(['unit'], content.units, box.units),
    ...namesOf(['map', 'option.map'], content.maps, box.maps),
    ...namesOf(['mission', 'option.mission'], content.missions, box.missions),
    ...namesOf(['option.level'], content.levels, box.levels),
  ]
  return Object.fromEntries(entries.map(([key, name]) => [key, say('piece.named', { name })]))
}

/** What takes the place of something in the box without a name keeps that one's. */
function namesOf(keys: readonly string[], all: Named, box: Named): [key: string, name: string][] {
  return Object.entries(all).flatMap(([id, one]) => {
    const name = nameIn(one) ?? (Object.hasOwn(box, id) ? null : id)
    return box[id] === one || name === null ? [] : keys.map((key): [string, string] => [`${key}.${id}`, name])
  })
}

const nameIn = (one: unknown): string | null =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' ? one.name : null
