// Roads as pale lines with a casing, tracks to the factories, and bridges.
import { lattice, n1, type Point } from '../../art/seeded.ts'
import { type Cell, cellsOf } from './cells.ts'
import type { Inks } from './inks.ts'
import { around, type Lens, middle, seen } from './lens.ts'

interface Net {
  readonly lens: Lens
  /** Where the road runs through each of its hexes. */
  readonly through: ReadonlyMap<string, Point>
  readonly links: ReadonlyMap<string, readonly Cell[]>
}

const isRoad = (lens: Lens, [c, r]: Cell): boolean => '=#'.includes(lens.letter(c, r) || ' ')

export function roads(lens: Lens, inks: Inks): string {
  const net = netOf(lens)
  const d = strokes(net)
    .map((s) =>
      curve(
        lens,
        s.map((c) => net.through.get(String(c)) ?? [0, 0]),
        s,
      ),
    )
    .join('')
  const t = tracks(net)
  return `<g fill="none" stroke-linejoin="round"><path d="${t}" stroke="${inks.casing}" stroke-width="2.8"/><path d="${t}" stroke="${inks.road}" stroke-width="1.5" stroke-dasharray="3.4 1.4"/><path d="${d}" stroke="${inks.casing}" stroke-width="6.8"/><path d="${d}" stroke="${inks.road}" stroke-width="4.8"/><path d="${d}" stroke="${inks.casing}" stroke-opacity=".35" stroke-width=".6" stroke-dasharray="5 4"/></g>${bridges(net, inks)}`
}

/** Links between road hexes: along columns first, across where no straighter way exists. */
function netOf(lens: Lens): Net {
  const links = new Map<string, Cell[]>()
  const join = (a: Cell, b: Cell): void => {
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const)
      links.set(String(p), [...(links.get(String(p)) ?? []), q])
  }
  const cells = cellsOf(lens, '=#')
  for (const cell of cells) {
    const [c, r] = cell
    if (isRoad(lens, [c, r + 1])) join(cell, [c, r + 1])
    const right = around(lens.board, c, r).filter((n) => n[0] === c + 1 && isRoad(lens, n))
    const level = right.find((n) => n[1] === r)
    const other = right.find((n) => n[1] !== r)
    if (level) join(cell, level)
    else if (other && !isRoad(lens, [c, other[1]])) join(cell, other)
  }
  const through = new Map(cells.map((cell) => [String(cell), bend(lens, cell, links.get(String(cell)) ?? [])]))
  return { lens, links, through }
}

/** A level road does not zigzag with the columns. */
function bend(lens: Lens, [c, r]: Cell, links: readonly Cell[]): Point {
  const [x, y] = middle(lens, c, r)
  const across = links.filter((n) => n[0] !== c).map((n) => middle(lens, n[0], n[1])[1])
  const mean = across.length ? across.reduce((a, b) => a + b, 0) / across.length : y
  return [x + (lattice(c, r, 41) - 0.5) * 7, (y + mean) / 2 + (lattice(c, r, 42) - 0.5) * 6]
}

/** Long strokes: from each end go on as straight as one can. */
function strokes(net: Net): readonly (readonly Cell[])[] {
  const used = new Set<string>()
  const id = (a: Cell, b: Cell): string => [String(a), String(b)].sort().join('>')
  const out: Cell[][] = []
  const ends = [...net.links].sort((a, b) => (a[1].length === 1 ? 0 : 1) - (b[1].length === 1 ? 0 : 1))
  for (const [key, links] of ends)
    for (const b of links) {
      const a = key.split(',').map(Number) as [number, number]
      if (used.has(id(a, b))) continue
      used.add(id(a, b))
      const stroke: Cell[] = [a, b]
      for (let n = onward(net, stroke, used, id); n; n = onward(net, stroke, used, id)) {
        used.add(id(stroke.at(-1) ?? a, n))
        stroke.push(n)
      }
      out.push(stroke)
    }
  return out
}

function onward(
  net: Net,
  stroke: readonly Cell[],
  used: ReadonlySet<string>,
  id: (a: Cell, b: Cell) => string,
): Cell | null {
  const here = stroke.at(-1)
  const before = stroke.at(-2)
  if (!here || !before) return null
  const at = (c: Cell): Point => net.through.get(String(c)) ?? [0, 0]
  const straight = (n: Cell): number => {
    const [p, q, s] = [at(before), at(here), at(n)]
    const [v, w] = [[q[0] - p[0], q[1] - p[1]] as const, [s[0] - q[0], s[1] - q[1]] as const]
    return (v[0] * w[0] + v[1] * w[1]) / Math.hypot(...v) / Math.hypot(...w)
  }
  const open = (net.links.get(String(here)) ?? []).filter((n) => !used.has(id(here, n)))
  const best = open.sort((a, b) => straight(b) - straight(a))[0]
  return best && straight(best) >= 0.3 ? best : null
}

function curve(lens: Lens, points: readonly Point[], cells: readonly Cell[]): string {
  const rim = (c: Cell | undefined): boolean =>
    !!c && (c[0] === 0 || c[1] === 0 || c[0] === lens.columns - 1 || c[1] === lens.rows - 1)
  const beyond = (a: Point, b: Point): Point => [a[0] + (a[0] - b[0]) * 0.8, a[1] + (a[1] - b[1]) * 0.8]
  const [p0, p1, pz, py] = [points[0], points[1], points.at(-1), points.at(-2)]
  if (!p0 || !p1 || !pz || !py) return ''
  const all = [...(rim(cells[0]) ? [beyond(p0, p1)] : []), ...points, ...(rim(cells.at(-1)) ? [beyond(pz, py)] : [])]
  const q = all.map(([u, v]) => lens.project(u, v))
  const [first, last] = [q[0], q.at(-1)]
  if (!first || !last) return ''
  const mid = q.slice(1, -1).map((p, i) => {
    const next = q[i + 2] ?? p
    return `Q${n1(p[0])} ${n1(p[1])} ${n1((p[0] + next[0]) / 2)} ${n1((p[1] + next[1]) / 2)}`
  })
  return `M${n1(first[0])} ${n1(first[1])}${mid.join('')}L${n1(last[0])} ${n1(last[1])}`
}

/** From a factory to the road next to it. */
function tracks({ lens, through }: Net): string {
  return cellsOf(lens, 'X')
    .map(([c, r]) => {
      const road = around(lens.board, c, r).find((n) => isRoad(lens, n))
      const to = road && through.get(String(road))
      if (!to) return ''
      const a = middle(lens, c, r)
      return seen(lens, [a, [(a[0] + to[0]) / 2 + 3, (a[1] + to[1]) / 2 - 3], to])
    })
    .join('')
}

function bridges({ lens, through }: Net, inks: Inks): string {
  return cellsOf(lens, '#')
    .map(([c, r]) => {
      const [u, v] = through.get(String([c, r])) ?? middle(lens, c, r)
      const down = isRoad(lens, [c, r - 1]) && isRoad(lens, [c, r + 1])
      const turn = (a: number, b: number): Point => (down ? [u + b, v + a] : [u + a, v + b])
      const [L, w] = [17, 4.6]
      const deck = seen(lens, [turn(-L, -w), turn(L, -w), turn(L, w), turn(-L, w)], true)
      let boards = ''
      for (let i = -L; i <= L; i += 3.6) boards += seen(lens, [turn(i, -w), turn(i, w)])
      const rail = (s: number): string =>
        seen(lens, [turn(-L - 3, s * (w + 2.5)), turn(-L, s * w), turn(L, s * w), turn(L + 3, s * (w + 2.5))])
      return `<path d="${deck}" opacity=".35" transform="translate(2 3)"/><path d="${deck}" fill="${inks.bridge}"/><path d="${boards}" stroke="${inks.casing}" stroke-width=".55" opacity=".7"/><path d="${rail(-1)}${rail(1)}" fill="none" stroke="${inks.print}" stroke-width="1.5"/>`
    })
    .join('')
}
