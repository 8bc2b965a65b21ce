// What a state and a view have in common, and what must agree in both.
import { count, flag, list, must, oneOf, orNull, place } from '@muster/engine'
import type { Book } from '../book.ts'
import { lastRound } from '../rules/03-actions.ts'
import { type Grenade, type Hex, type Question, SEATS, type Soldier, type SoldierId, type View } from '../state.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The members that everybody may see. */
export function publicShapes({ content }: Book, words: Vocabulary) {
  const { most, seat, side, squad } = words
  const seats = SEATS.length
  return {
    mode: oneOf(Object.keys(content.modes)),
    room: oneOf(Object.keys(content.rooms)),
    beamsPass: flag,
    latecomers: flag,
    sides: list(side, seats),
    squads: list(list(squad, Object.keys(content.squads).length), seats),
    doors: list(place<Hex>(), 3),
    rolls: list(list(words.dieOrNone, seats), most.throws, 1),
    first: seat,
    size: count(most.roster),
    concentrating: count(most.roster),
    phase: oneOf(['enlist', 'planets', 'battle', 'over']),
    soldiers: words.soldiers,
    grenades: words.grenades,
    turn: words.turn,
    ending: flag,
    drew: flag,
    flights: words.flights,
    question: orNull(words.question),
    discard: words.cards,
    lastStand: list(orNull(words.seats), 3),
    result: orNull(words.result),
  }
}

/** What lies open in a state as in a view. */
type Open = Omit<View, 'viewer' | 'radius' | 'picked' | 'picks' | 'handSizes' | 'hands' | 'deckSize' | 'deck'>

/** Whether the members of a state or view that fit one by one also fit each other. */
export function agrees(book: Book, x: Open): boolean {
  return hasSeats(book, x) && hasRosters(x) && hasPlanets(book, x) && isUnderWay(book, x) && hasPieces(x)
}

/** As many seats and doors as the mode has, everywhere. */
function hasSeats({ content }: Book, x: Open): boolean {
  const { sides, doors } = must(content.modes[x.mode])
  const seats = sides.length
  return (
    isSame(sides, x.sides) &&
    x.squads.length === seats &&
    x.first < seats &&
    x.rolls.every((roll) => roll.length === seats) &&
    x.doors.length === must(content.rooms[x.room])[doors].length &&
    x.lastStand.length === x.doors.length &&
    x.lastStand.every((waiting) => waiting === null || waiting.every((seat) => seat < seats))
  )
}

/** Rosters lie one after another, each as long as the others. */
function hasRosters({ soldiers, sides }: Open): boolean {
  const each = soldiers.length / sides.length
  return soldiers.every((u, i) => u.seat === Math.floor(i / each) && u.side === sides[u.seat])
}

function hasPlanets({ content }: Book, { room, planets, sides }: Open): boolean {
  const { values } = must(content.rooms[room])
  const known = planets.flatMap(({ value }) => (value === null ? [] : [value]))
  return (
    planets.length === values.length &&
    isPartOf(known, values) &&
    planets.every(({ seen }) => seen.every((seat) => seat < sides.length))
  )
}

/** There is something to decide, unless it is over. */
function isUnderWay(book: Book, { phase, result, planets, turn, sides, doors, mode }: Open): boolean {
  if ((phase === 'over') !== (result !== null)) return false
  if (result && (result.scores.length !== doors.length || result.missions.length !== sides.length)) return false
  if (phase === 'planets' && planets.every(({ at }) => at >= 0)) return false
  return turn < lastRound(book, mode) * sides.length
}

/** Whoever is named is there. */
function hasPieces(x: Open): boolean {
  const { soldiers, sides, flights, question, result } = x
  const isThere = (id: SoldierId): boolean => id < soldiers.length
  if (!flights.every(({ soldier }) => isThere(soldier)) || (result && !isThere(result.crossed))) return false
  if (!question) return true
  return question.seat < sides.length && namedBy(question).every(isThere) && isAnswerable(question, x)
}

function namedBy(q: Question): readonly SoldierId[] {
  if (q.type === 'axis') return [q.striker, q.struck]
  if (q.type === 'pull') return [q.soldier]
  if (q.type === 'hit') return [q.shot.soldier]
  return q.roll.type === 'crash' ? [q.roll.soldier, q.roll.struck] : [q.roll.soldier]
}

/** A shot has something to hit, and who is to be moved has a place. */
function isAnswerable(q: Question, { soldiers, grenades }: Open): boolean {
  const isHit = (hex: Hex) => (piece: Soldier | Grenade) => piece.at === hex
  if (q.type === 'hit') return soldiers.some(isHit(q.shot.at))
  if (q.type === 'repeat' && q.roll.type === 'shot' && ![...soldiers, ...grenades].some(isHit(q.roll.at))) return false
  return namedBy(q).every((id) => must(soldiers[id]).at >= 0)
}

const isSame = (xs: readonly number[], ys: readonly number[]): boolean =>
  xs.length === ys.length && xs.every((x, i) => x === ys[i])

/** Whether all of these are among those, each as often. */
export function isPartOf<X>(some: readonly X[], all: readonly X[]): boolean {
  const left = all.slice()
  return some.every((x) => {
    const at = left.indexOf(x)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
