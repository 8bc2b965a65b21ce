// Groups of hexes by terrain, and the skeletons that shores and woods grow from.
import type { Skeleton } from '../../art/field.ts'
import type { Point } from '../../art/seeded.ts'
import { around, type Lens, middle } from './lens.ts'

export type Cell = Point

const name = (c: Cell): number => (c[1] + 4) * 64 + c[0] + 4

/** The hexes with one of these letters; beyond the rim as `beyond` says of the nearest hex inside. */
export function cellsOf(lens: Lens, letters: string, beyond?: (inside: Cell, cell: Cell) => boolean): readonly Cell[] {
  const out: Cell[] = []
  for (let r = -1; r <= lens.rows; r++)
    for (let c = -1; c <= lens.columns; c++) {
      const letter = lens.letter(c, r)
      if (letter ? letters.includes(letter) : beyond?.(clamp(lens, [c, r]), [c, r])) out.push([c, r])
    }
  return out
}

const clamp = (lens: Lens, [c, r]: Cell): Cell => [
  Math.max(0, Math.min(lens.columns - 1, c)),
  Math.max(0, Math.min(lens.rows - 1, r)),
]

/** Water runs off the sheet where it touches the rim. */
export const waterCells = (lens: Lens): readonly Cell[] =>
  cellsOf(lens, '~#', ([c, r], [cc]) => {
    if (lens.letter(c, r) !== '~') return false
    return cc < 0 || cc >= lens.columns || cc === c || lens.letter(c - 1, r) === '~' || lens.letter(c + 1, r) === '~'
  })

export function skeletonOf(lens: Lens, cells: readonly Cell[]): Skeleton {
  const set = new Set(cells.map(name))
  const links: (readonly [Point, Point])[] = []
  const triangles: (readonly [Point, Point, Point])[] = []
  for (const cell of cells) {
    const a = middle(lens, cell[0], cell[1])
    links.push([a, a])
    const near = around(lens.board, cell[0], cell[1])
    near.forEach((n, i) => {
      if (!set.has(name(n))) return
      if (name(n) > name(cell)) links.push([a, middle(lens, n[0], n[1])])
      const m = near[(i + 1) % 6]
      if (m && set.has(name(m))) triangles.push([a, middle(lens, n[0], n[1]), middle(lens, m[0], m[1])])
    })
  }
  return { links, triangles }
}

/** Groups of touching cells, the largest first. */
export function groupsOf(lens: Lens, cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const left = new Map(cells.map((c) => [name(c), c]))
  const out: Cell[][] = []
  while (left.size) {
    const first = left.values().next().value
    if (!first) break
    left.delete(name(first))
    const group = [first]
    for (const cell of group)
      for (const n of around(lens.board, cell[0], cell[1])) if (left.delete(name(n))) group.push(n)
    out.push(group)
  }
  return out.sort((a, b) => b.length - a.length)
}
