// Lists that are filled again and again: they keep their room, and hand out copies
import { NONE } from './rules.ts'

export interface Found<A> {
  readonly all: A[]
  many: number
}

export const nothingFound = <A>(): Found<A> => ({ all: [], many: 0 })

export function add<A>(found: Found<A>, one: A): void {
  found.all[found.many++] = one
}

export const listed = <A>(found: Found<A>): readonly A[] => (found.many > 0 ? found.all.slice(0, found.many) : NONE)
