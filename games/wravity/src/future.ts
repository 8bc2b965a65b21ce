// Where soldiers would go if nobody interfered: certain until the first crash.
import { type Message, must, type Odds, type Preview, say } from '@muster/engine'
import type { Action } from './action.ts'
import { type Book, distance } from './book.ts'
import { endsAfterBounce } from './foresight/after-bounce.ts'
import { coursesOf, slowed } from './foresight/courses.ts'
import { foresee } from './foresight/index.ts'
import { legOf, NOBODY } from './foresight/leg.ts'
import type { Course, Track } from './foresight/world.ts'
import { isFlying } from './landing.ts'
import { boardOf, FREE, filled, hasHold, soldierOf, stepOf } from './rules/02-soldiers.ts'
import { mayStop } from './rules/06-flying.ts'
import { grabChance } from './rules/07-holding-on.ts'
import { type Grenade, type Heading, type Hex, KIND, type Position } from './state.ts'
import type { Wravity } from './types.ts'
import { hexName, soldierName } from './words/names.ts'

/** What is certain of an action's movement: the path, the hex after each of the turns to come, the first crash. */
export function futureOf(book: Book, s: Position, a: Action): Partial<Omit<Preview<Wravity>, 'assumes'>> {
  const courses = coursesOf(book, s, a)
  if (a.type === 'moveGrenade') return grenadeFuture(book, s, must(s.grenades[a.grenade]))
  const speeds = speedNotes(book, s, a, courses)
  if (courses.length === 0) return { path: otherPath(book, s, a), notes: speeds }
  const tracks = foresee(book, s, courses, slowed(s, a))
  return {
    path: tracks.flatMap((track) => track.path),
    notes: [
      ...speeds,
      ...holdNotes(book, s, a, must(courses[0])),
      ...tracks.flatMap((track) => notesOf(book, s, track, speedOf(s, courses, track))),
      ...openNotes(book, s, courses, tracks),
    ],
    odds: a.type === 'fly' ? bounceOdds(book, s, must(courses[0]), a.steps) : [],
  }
}

/** Where a walk ends, or a thrown grenade goes in this turn. */
function otherPath(book: Book, s: Position, a: Action): Hex[] {
  if (a.type === 'walk') return [a.to]
  if (a.type !== 'throwGrenade') return []
  const board = boardOf(book, s)
  const at = stepOf(board, soldierOf(s, a.soldier).at, a.side)
  return [at, ...legOf(board, filled(board, s), [], NOBODY, { at, heading: a.heading }, a.force).path]
}

/** 14.4, 14.8: whoever presses a grenade is told what that does, before it is done. */
function grenadeFuture(book: Book, s: Position, g: Grenade): Partial<Omit<Preview<Wravity>, 'assumes'>> {
  const board = boardOf(book, s)
  const { path, end } = legOf(board, filled(board, s), [], NOBODY, g, g.speed)
  const at = path.at(-1) ?? g.at
  const note =
    end === null ? say('note.grenade', { hex: hexName(board, at) }) : blastNote(book, s, 'flight', { ...g, at })
  return { path, notes: [note], warnings: [say('warn.moveGrenade')] }
}

/** 14.11: whom a grenade draws in that goes off there. */
export function blastNote(
  book: Book,
  s: Position,
  how: 'shot' | 'flight',
  { at, reach }: Pick<Grenade, 'at' | 'reach'>,
): Message {
  const board = boardOf(book, s)
  const near = s.soldiers.flatMap((u, id) =>
    u.at >= 0 && distance(board, at, u.at) <= reach ? [soldierName(book, s, id)] : [],
  )
  return say(`note.blast.${how}`, { hex: hexName(board, at), count: near.length, soldiers: near })
}

/** 8.5, 8.6, 8.15, 8.17, 8.21, 13.8, 13.9: what a force adds to a speed, or takes from it, as a sum. */
function speedNotes(book: Book, s: Position, a: Action, courses: readonly Course[]): Message[] {
  if (a.type !== 'push' && a.type !== 'brake' && a.type !== 'pushOff' && a.type !== 'pull') return []
  const taken = [...slowed(s, a)].map(([soldier, speed]) => ({ soldier, speed }))
  return [...taken, ...courses].flatMap(({ soldier, speed }) => {
    const before = soldierOf(s, soldier).speed
    const by = Math.abs(speed - before)
    if (by === 0 || before === 0) return []
    return [
      say(speed > before ? 'note.faster' : 'note.slower', {
        soldier: soldierName(book, s, soldier),
        before,
        by,
        speed,
      }),
    ]
  })
}

/** What it has used of its actions once it is on its way: an impulse flies as part of its own. */
const BY = {
  fly: KIND.flight,
  impulse: KIND.impulse,
  pushOff: KIND.push | KIND.flight,
  cable: KIND.object | KIND.flight,
} as const

/** 6.3, 7.1: where a flight of one's own may be stopped by holding on, before whatever would come of it otherwise. */
function holdNotes(book: Book, s: Position, a: Action, c: Course): Message[] {
  if (!isFlying(a)) return []
  const board = boardOf(book, s)
  const stop = a.type === 'fly' ? a.steps : c.left
  const fields = s.grenades.filter((g) => g.until >= 0)
  const { path, end } = legOf(board, filled(board, s), fields, c.soldier, c, stop)
  const at = path.at(-1) ?? c.at
  const u = soldierOf(s, c.soldier)
  const used = u.used | BY[a.type]
  const after = { ...u, at, used, speed: c.speed, displaced: true }
  const crashes = a.type === 'fly' && end !== null
  if (crashes || stop === 0 || end === 'field' || used & KIND.grab || !hasHold(board, s, at)) return []
  if (!mayStop(book, s, after)) return []
  const soldier = soldierName(book, s, c.soldier)
  return [say('note.mayHold', { soldier, hex: hexName(board, at), chance: grabChance(book, after) })]
}

/** As the action leaves it. */
const speedOf = (s: Position, courses: readonly Course[], { soldier }: Track): number =>
  courses.find((c) => c.soldier === soldier)?.speed ?? soldierOf(s, soldier).speed

function notesOf(book: Book, s: Position, track: Track, speed: number): Message[] {
  const board = boardOf(book, s)
  const soldier = soldierName(book, s, track.soldier)
  const notes = track.turns.map((hex, i) => say('note.afterTurn', { soldier, turn: i, hex: hexName(board, hex) }))
  if (!track.end) return notes
  const hex = hexName(board, track.path.at(-1) ?? soldierOf(s, track.soldier).at)
  return [...notes, say(`note.meets.${track.end}`, { soldier, turn: track.when, hex, speed })]
}

/** 9.3, 9.4: where one flight alone may end that bounces in this turn, for nobody can tell which it will be. */
function openNotes(book: Book, s: Position, courses: readonly Course[], [track]: readonly Track[]): Message[] {
  const [course] = courses
  if (!course || courses.length > 1 || track?.when !== 0) return []
  const ends = endsAfterBounce(book, s, course)
  if (!ends) return []
  const hexes = ends.hexes.map((hex) => hexName(boardOf(book, s), hex))
  return [say('note.open', { count: hexes.length, hexes: hexes.join(', '), again: ends.again ? 1 : 0 })]
}

/** 9.4: each free direction is as likely as any other, where nothing can follow that hides the first bounce. */
function bounceOdds(book: Book, s: Position, c: Course, steps: number): Odds<Wravity>[] {
  const board = boardOf(book, s)
  const cells = filled(board, s)
  const fields = s.grenades.filter((g) => g.until >= 0)
  const leg = legOf(board, cells, fields, c.soldier, c, c.left)
  if (leg.end !== 'wall' && leg.end !== 'planet') return []
  if (steps <= leg.path.length || c.speed < 2) return []
  cells[c.at] = FREE
  const at = leg.path.at(-1) ?? c.at
  const free = [1, 2, 3, 4, 5, 6].filter((h) => cells[board.step[at * 6 + h - 1] ?? -1] === FREE)
  const isClear = (heading: Heading): boolean => {
    const on = legOf(board, cells, fields, NOBODY, { at, heading }, leg.left)
    return on.end === null && !passesDoor(s, on.path)
  }
  const alone = mayStop(book, s, soldierOf(s, c.soldier)) || free.every(isClear)
  if (!alone || passesDoor(s, leg.path)) return []
  return free.map((heading) => ({
    label: say('odds.bounce', { heading: say(`heading.${heading}`) }),
    when: { type: 'soldierBounced', soldier: c.soldier, heading },
    chance: 1 / free.length,
  }))
}

const passesDoor = (s: Position, path: readonly Hex[]): boolean => path.some((hex) => s.doors.includes(hex))
