// What the parts of a state or view owe each other: the rules and `evolve` take it for granted.
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { GRID_SQUARES } from '../rules/01-battlefield.ts'
import type { OpenSeen, Position, View } from '../state.ts'
import { SIDES } from '../state.ts'

/** What lies open. */
export function agrees(b: Book, o: OpenSeen): boolean {
  return (
    o.flags.length === o.field.objectives.length &&
    areUnitsPlaced(o) &&
    o.stacks.every((_, at) => hasRoom(b, o, at)) &&
    areCloudsTold(o) &&
    isStrikeMade(b, o) &&
    isAnswerable(o) &&
    o.fallen.every(({ unit }) => isThere(o, unit)) &&
    (o.active === null || o.active.unit < 0 || isThere(o, o.active.unit)) &&
    (o.phase !== 'drop' || must(b.content.missions[o.options.mission]).special.drop !== undefined)
  )
}

const isThere = (o: OpenSeen, unit: number): boolean => (o.units[unit] ?? null) !== null

/** Every unit is in the stack of its grid, and nobody else is. */
function areUnitsPlaced(o: OpenSeen): boolean {
  let standing = 0
  for (const stack of o.stacks) standing += stack.length
  for (const [id, u] of o.units.entries()) {
    if (u === null) continue
    if (u.id !== id || !o.stacks[u.at]?.includes(id)) return false
    standing--
  }
  return standing === 0
}

/** Room for those of each side; both together only while someone is asked about a Tank Shock. */
function hasRoom(b: Book, o: OpenSeen, at: number): boolean {
  const squares = { allies: 0, blight: 0 }
  for (const id of must(o.stacks[at])) {
    const u = must(o.units[id])
    squares[u.side] += b.unit(u.kind).squares
  }
  if (squares.allies > GRID_SQUARES || squares.blight > GRID_SQUARES) return false
  return squares.allies === 0 || squares.blight === 0 || (o.question !== null && isStrikerAt(o, at))
}

const isStrikerAt = (o: OpenSeen, at: number): boolean => o.active !== null && o.units[o.active.unit]?.at === at

/** Each cloud has a number of its own. */
const areCloudsTold = ({ clouds, laid }: OpenSeen): boolean =>
  new Set(clouds.map(({ id }) => id)).size === clouds.length && clouds.every(({ id }) => id < laid)

/** A barrage is no unit's deed; another strike is that of a unit, with a line it has. */
function isStrikeMade(b: Book, { strike, units, active }: OpenSeen): boolean {
  if (strike === null || strike.by === 'barrage') return true
  const striker = units[strike.unit]
  if (!striker) return false
  return strike.by === 'shock' || (active !== null && strike.line < b.profile(striker).weapons.length)
}

function isAnswerable(o: OpenSeen): boolean {
  switch (o.question?.ask) {
    case 'cover':
      return o.strike !== null
    case 'rescue':
    case 'push':
      return isThere(o, o.question.unit)
    default:
      return true
  }
}

/** Every card is in one place. */
export function areCardsDealt(b: Book, s: Position): boolean {
  const { allies, blight } = s.armies
  return (
    isEach(b.deck.length, [s.deck, s.discard, allies.hand, blight.hand]) &&
    isEach(b.secrets.length, [s.secretDeck, s.secretDiscard, allies.secrets, blight.secrets])
  )
}

function isEach(size: number, piles: readonly (readonly number[])[]): boolean {
  const cards = piles.flat()
  return cards.length === size && new Set(cards).size === size
}

/** The same, as far as one may know. */
export function areCardsTold(b: Book, v: View): boolean {
  const own = v.viewer && v.armies[v.viewer]
  if ((own === null) !== (v.hand === null) || (own === null) !== (v.secrets === null)) return false
  if (own && (own.handSize !== v.hand?.length || own.secretCount !== v.secrets?.length)) return false
  const hands = SIDES.reduce((sum, side) => sum + v.armies[side].handSize, 0)
  const secrets = SIDES.reduce((sum, side) => sum + v.armies[side].secretCount, 0)
  return (
    b.deck.length === v.deckSize + hands + v.discard.length &&
    b.secrets.length === v.secretDeckSize + secrets + v.secretDiscard.length &&
    areDifferent([...(v.hand ?? []), ...v.discard]) &&
    areDifferent([...(v.secrets ?? []), ...v.secretDiscard])
  )
}

const areDifferent = (cards: readonly number[]): boolean => new Set(cards).size === cards.length
