import { type Chance, must, type Preview, preview, say, seeded } from '@muster/engine'
import type { Book } from '../book.ts'
import { isPassable, roomFor, roomsOf } from '../rules/01-battlefield.ts'
import { figure } from '../rules/04-grids.ts'
import { arrowFrom } from '../rules/06-deviation.ts'
import { dropCount, MOST_FLIPS } from '../rules/M-missions.ts'
import type { ActionOf, Grid, Position, RivetWars } from '../state.ts'
import { type Arrows, drawn, gauntlet, sum, topCards } from './chances.ts'
import { blowsAt } from './moves.ts'

/** The ways the cards can fall for those who jump. Where they are too many, the unlikely ones are drawn by lot. */
interface Count {
  readonly s: Position
  readonly aimed: Grid
  /** Squares free for them in each grid; none where they cannot land. */
  readonly room: number[]
  /** How likely one falls where it has just landed, and makes room again. */
  readonly falls: readonly number[]
  readonly squares: number
  readonly chance: Chance
  /** A way less likely than this goes on by lot, with no branches. */
  readonly unlikely: number
  /** As many cards may still be looked at. */
  left: number
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

/** M9.2, M9.3, M9.4: how many may land and how many be lost. */
export function dropPreview(b: Book, s: Position, a: ActionOf<'drop'>): Preview<RivetWars> {
  const all = counted(b, s, a.at, { unlikely: 0, left: MOST_CARDS })
  const count = all.left >= 0 ? all : counted(b, s, a.at, { unlikely: UNLIKELY, left: Number.POSITIVE_INFINITY })
  return preview({
    notes: [say('note.drop')],
    path: [a.at],
    odds: [
      { label: say('odds.landed'), when: { type: 'landed' }, chance: whole(count.anyLanded) },
      { label: say('odds.dropLost'), when: { type: 'dropLost' }, chance: whole(count.anyLost) },
    ],
    expected: [{ label: say('expected.landed'), when: { type: 'landed' }, mean: count.landed }],
  })
}

const MOST_CARDS = 6000
const UNLIKELY = 1e-4

function counted(b: Book, s: Position, at: Grid, within: Pick<Count, 'unlikely' | 'left'>): Count {
  const count = { ...begin(b, s, at), ...within }
  const way = { chance: 1, cards: topCards(b, s, s.turn), at, flips: 0, landed: 0, lost: 0 }
  fall(count, { ...way, waiting: dropCount(b, s) })
  return count
}

/** A certainty that many additions have made a little less of. */
const whole = (chance: number): number => (chance > 1 - 1e-9 ? 1 : chance < 1e-9 ? 0 : chance)

function begin(b: Book, s: Position, aimed: Grid): Omit<Count, 'unlikely' | 'left'> {
  const jumper = figure(s.turn, must(b.mission(s).special.drop).kind)
  const p = b.profile(jumper)
  const free = roomFor(b, s, s.turn)
  const room = s.stacks.map((_, at) => (isPassable(s, p, at) ? must(free[roomsOf(p) + at]) : 0))
  const falls = room.map((_, at) => gauntlet(blowsAt(b, s, { ...jumper, at }), p.health).lost)
  const chance = seeded(`drop/${aimed}`)
  return { s, aimed, room, falls, squares: p.squares, chance, anyLanded: 0, anyLost: 0, landed: 0 }
}

/** Goes through what the next card may do. */
function fall(c: Count, way: Way): void {
  if (way.waiting === 0) add(c, way)
  else if (--c.left >= 0) flip(c, way)
}

function flip(c: Count, way: Way): void {
  const { fresh } = way.cards
  const all = sum(fresh)
  if (way.chance < c.unlikely) flipBy(c, way, drawArrow(c, fresh), 1)
  else for (const [arrow, n] of fresh.entries()) if (n > 0) flipBy(c, way, arrow, n / all)
}

function drawArrow({ chance }: Count, fresh: readonly number[]): number {
  let left = chance.below(sum(fresh))
  return fresh.findIndex((n) => {
    left -= n
    return left < 0
  })
}

function flipBy(c: Count, way: Way, arrow: number, share: number): void {
  const at = arrowFrom(c.s, arrow, way.at)
  flipTo(c, { ...way, chance: way.chance * share, cards: drawn(way.cards, arrow), at, flips: way.flips + 1 })
}

function add(c: Count, { chance, landed, lost }: Way): void {
  if (landed > 0) c.anyLanded += chance
  if (lost > 0) c.anyLost += chance
  c.landed += chance * landed
}

/** Off the board or tired of flipping, landed, or on to the next flip. */
function flipTo(c: Count, way: Way): void {
  const next = { ...way, at: c.aimed, flips: 0, waiting: way.waiting - 1 }
  const isOpen = way.at >= 0 && must(c.room[way.at]) >= c.squares
  if (isOpen) land(c, way.at, { ...next, landed: way.landed + 1 })
  else if (way.at < 0 || way.flips >= MOST_FLIPS) fall(c, { ...next, lost: way.lost + 1 })
  else fall(c, way)
}

/** Whoever falls where it lands leaves its room to those after it. */
function land(c: Count, at: Grid, next: Way): void {
  const falls = must(c.falls[at])
  if (falls > 0) fall(c, { ...next, chance: next.chance * falls })
  c.room[at] = must(c.room[at]) - c.squares
  fall(c, { ...next, chance: next.chance * (1 - falls) })
  c.room[at] = must(c.room[at]) + c.squares
}
