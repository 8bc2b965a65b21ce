import { type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Roll } from '../pieces.ts'
import { placer, planetsPlaced } from '../rules/01-planets.ts'
import { isChoosing } from '../rules/01-rosters.ts'
import { soldierOf } from '../rules/02-soldiers.ts'
import { activeSeat, moving, roundOf, seatName, seatNumber } from '../rules/03-actions.ts'
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
  if (mover < 0) return yours(s, viewer, activeSeat(s), 'turn', { round: roundOf(s) })
  const left = s.flights.at(-1)?.left ?? 0
  return yours(s, viewer, activeSeat(s), 'flight', { soldier: soldierName(book, s, mover), left })
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
    return yours(s, viewer, q.seat, 'hit', { soldier: name(q.shot.soldier), target: name(target), die: q.shot.die })
  }
  return yours(s, viewer, q.seat, `repeat.${q.roll.type}`, { soldier: name(q.roll.soldier), ...shown(q.roll) })
}

/** What the die showed: a number, or the way the soldier is thrown. */
const shown = (roll: Roll): Figures =>
  roll.type === 'bounce' || roll.type === 'crash' ? { heading: headingName(roll.die as Heading) } : { die: roll.die }
