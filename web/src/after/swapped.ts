import { must } from '@muster/engine'
import type { Chair, Who } from '@muster/table'

/** Each side goes to the chairs of the one before it, people first; who finds no room there takes what is left. */
export function swapped(chairs: readonly Chair[]): Chair[] {
  const sides = [...new Set(chairs.map((c) => c.side))]
  const of = (side: string | undefined): readonly Chair[] => chairs.filter((c) => c.side === side)
  const moved = new Map<Chair, Who>()
  const left: Who[] = []
  sides.forEach((side, i) => {
    const to = of(side)
    const from = of(sides[(i + 1) % sides.length])
    const going = new Set(from.toSorted((a, b) => rank(a) - rank(b)).slice(0, to.length))
    from
      .filter((c) => going.has(c))
      .forEach(({ who }, n) => {
        moved.set(must(to[n]), who)
      })
    left.push(...from.filter((c) => !going.has(c)).map((c) => c.who))
  })
  return chairs.map((chair) => ({ ...chair, who: moved.get(chair) ?? left.shift() ?? chair.who }))
}

const rank = ({ who }: Chair): number => (who.type === 'person' ? 0 : 1)
