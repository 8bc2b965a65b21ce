import { must, type Preview, preview, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { isPassable, roomFor } from '../rules/01-battlefield.ts'
import { figure } from '../rules/04-grids.ts'
import { arrowFrom } from '../rules/06-deviation.ts'
import { dropCount, MOST_FLIPS } from '../rules/M-missions.ts'
import type { ActionOf, Grid, Position, RivetWars } from '../state.ts'
import { type Arrows, drawn, sum, topCards } from './chances.ts'

/** All ways the cards can fall for those who jump, counted through. */
interface Count {
  readonly s: Position
  readonly aimed: Grid
  /** Squares free for them in each grid; none where they cannot land. */
  readonly room: number[]
  readonly squares: number
  nodes: number
  anyLanded: number
  anyLost: number
  landed: number
}

/** One of those ways, as far as it has come. */
interface Way {
  readonly chance: number
  readonly cards: Arrows
  readonly at: Grid
  readonly flips: number
  readonly waiting: number
  readonly landed: number
  readonly lost: number
}

/** M9.2, M9.3, M9.4: how many may land and how many be lost, where that can be counted. */
export function dropPreview(b: Book, s: Position, a: ActionOf<'drop'>): Preview<RivetWars> {
  const count = begin(b, s, a.at)
  const way = { chance: 1, cards: topCards(b, s, s.turn), at: a.at, flips: 0, landed: 0, lost: 0 }
  const parts = { notes: [say('note.drop')], path: [a.at] }
  if (!fall(count, { ...way, waiting: dropCount(b, s) })) return preview(parts)
  return preview({
    ...parts,
    odds: [
      { label: say('odds.landed'), when: { type: 'landed' }, chance: Math.min(1, count.anyLanded) },
      { label: say('odds.dropLost'), when: { type: 'dropLost' }, chance: Math.min(1, count.anyLost) },
    ],
    expected: [{ label: say('expected.landed'), when: { type: 'landed' }, mean: count.landed }],
  })
}

function begin(b: Book, s: Position, aimed: Grid): Count {
  const p = b.profile(figure(s.turn, must(b.mission(s).special.drop).kind))
  const free = roomFor(b, s, s.turn)
  const room = s.stacks.map((_, at) => (isPassable(s, p, at) ? must(free[at]) : 0))
  return { s, aimed, room, squares: p.squares, nodes: 0, anyLanded: 0, anyLost: 0, landed: 0 }
}

const MOST_NODES = 6000

/** Goes through what the next card may do; false when there are too many ways to count. */
function fall(c: Count, way: Way): boolean {
  if (way.waiting === 0) return add(c, way)
  if (++c.nodes > MOST_NODES) return false
  const all = sum(way.cards.fresh)
  return way.cards.fresh.every((n, arrow) => {
    if (n === 0) return true
    const at = arrowFrom(c.s, arrow, way.at)
    return flipTo(c, {
      ...way,
      chance: (way.chance * n) / all,
      cards: drawn(way.cards, arrow),
      at,
      flips: way.flips + 1,
    })
  })
}

function add(c: Count, { chance, landed, lost }: Way): boolean {
  if (landed > 0) c.anyLanded += chance
  if (lost > 0) c.anyLost += chance
  c.landed += chance * landed
  return true
}

/** Off the board or tired of flipping, landed, or on to the next flip. */
function flipTo(c: Count, way: Way): boolean {
  const next = { ...way, at: c.aimed, flips: 0, waiting: way.waiting - 1 }
  const isOpen = way.at >= 0 && must(c.room[way.at]) >= c.squares
  if (isOpen) return land(c, way.at, { ...next, landed: way.landed + 1 })
  if (way.at < 0 || way.flips >= MOST_FLIPS) return fall(c, { ...next, lost: way.lost + 1 })
  return fall(c, way)
}

/** Whoever falls in gas makes room again: that is not counted. */
function land(c: Count, at: Grid, next: Way): boolean {
  const before = must(c.room[at])
  const left = before - c.squares
  if (left < next.waiting * c.squares && c.s.clouds.some((cloud) => cloud.at === at)) return false
  c.room[at] = left
  const isCounted = fall(c, next)
  c.room[at] = before
  return isCounted
}
