import { type Message, must, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Roll } from '../pieces.ts'
import { placer, planetsPlaced } from '../rules/01-planets.ts'
import { isChoosing } from '../rules/01-rosters.ts'
import { boardOf, soldierAt, soldierOf } from '../rules/02-soldiers.ts'
import { activeSeat, moving, roundOf, seatName, seatNumber } from '../rules/03-actions.ts'
import { isDirect } from '../rules/10-aiming.ts'
import { opener } from '../rules/17-victory.ts'
import type { Heading, Position, Question, Seat, SeatId, SoldierId } from '../state.ts'
import { headingName, seatWord, soldierName } from './names.ts'

/** The one line that says what is expected now. */
export function prompt(book: Book, s: Position, viewer: Seat | 'spectator'): Message {
  if (s.phase === 'over') return say('prompt.over')
  if (s.phase === 'enlist') return enlisting(s, viewer)
  if (s.phase === 'planets')
    return yours(s, viewer, placer(s), 'planets', { left: s.planets.length - planetsPlaced(s) })
  if (s.question) return asked(book, s, viewer, s.question)
  const mover = moving(s)
  if (mover < 0) return turn(book, s, viewer)
  const left = s.flights.at(-1)?.left ?? 0
  return yours(s, viewer, activeSeat(s), 'flight', { soldier: soldierName(book, s, mover), left })
}

/** Who is at one's own door is told before anything else: it keeps one's soldiers out, or lets its own through. */
function turn(book: Book, s: Position, viewer: Seat | 'spectator'): Message {
  const seat = activeSeat(s)
  const board = boardOf(book, s)
  const side = must(s.sides[seat])
  const door = must(s.doors[side])
  const at = soldierAt(s, door)
  const opened = s.doors.flatMap((_, rival) => (rival === side ? [] : [opener(board, s, rival, door)]))
  const beside = opened.find((id) => id >= 0) ?? -1
  const round = roundOf(s)
  if (at >= 0 && soldierOf(s, at).side !== side)
    return yours(s, viewer, seat, 'turn.door', { round, soldier: soldierName(book, s, at) })
  if (beside >= 0) return yours(s, viewer, seat, 'turn.open', { round, soldier: soldierName(book, s, beside) })
  return yours(s, viewer, seat, 'turn', { round })
}

type Figures = NonNullable<Message['args']>

function yours(_s: Position, viewer: Seat | 'spectator', seat: SeatId, key: string, args: Figures): Message {
  if (viewer === seatName(seat)) return say(`prompt.${key}`, args)
  return say('prompt.wait', { seat: seatWord(seat) })
}

function enlisting(s: Position, viewer: Seat | 'spectator'): Message {
  const seat = viewer === 'spectator' ? -1 : seatNumber(viewer)
  if (seat < 0 || !isChoosing(s, seat)) return say('prompt.waitRosters')
  return say('prompt.enlist', { left: s.size - (s.picks[seat]?.length ?? 0) })
}

function asked(book: Book, s: Position, viewer: Seat | 'spectator', q: Question): Message {
  const name = (id: SoldierId): Message => soldierName(book, s, id)
  if (q.type === 'axis') {
    const left = Math.max(0, soldierOf(s, q.struck).speed - 1)
    return yours(s, viewer, q.seat, 'axis', { striker: name(q.striker), struck: name(q.struck), left })
  }
  if (q.type === 'pull') return yours(s, viewer, q.seat, 'pull', { soldier: name(q.soldier) })
  if (q.type === 'hit') {
    const target = s.soldiers.findIndex((u) => u.at === q.shot.at)
    const t = soldierOf(s, target)
    const left = t.shielded ? t.lives : isDirect(q.shot.die, q.shot.bonus) ? 0 : t.lives - 1
    const harm = { target: name(target), lives: left, shielded: t.shielded ? 'yes' : 'no' }
    return yours(s, viewer, q.seat, 'hit', { soldier: name(q.shot.soldier), die: q.shot.die, ...harm })
  }
  return yours(s, viewer, q.seat, `repeat.${q.roll.type}`, { soldier: name(q.roll.soldier), ...shown(q.roll) })
}

/** What the die showed: a number, or the way the soldier is thrown. */
const shown = (roll: Roll): Figures =>
  roll.type === 'bounce' || roll.type === 'crash' ? { heading: headingName(roll.die as Heading) } : { die: roll.die }
