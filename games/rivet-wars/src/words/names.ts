import { type Message, must, say, squareName } from '@muster/engine'
import type { Book } from '../book.ts'
import type { CardId, Grid, Position, SecretId, Side, UnitId } from '../state.ts'

const given = (name: string | undefined, key: string): Message => (name ? say('name.given', { name }) : say(key))

export const unitName = (b: Book, kind: string): Message => given(b.content.units[kind]?.name, `unit.${kind}`)

export function cardName(b: Book, card: CardId): Message {
  const id = b.deck[card] ?? ''
  return given(b.content.cards[id]?.name, `card.${id}`)
}

export function secretName(b: Book, card: SecretId): Message {
  const id = b.secrets[card] ?? ''
  return given(b.content.secrets[id]?.name, `secret.${id}`)
}

/** The side as a sentence has it. */
export const sideName = (side: Side): Message => say(`side.the.${side}`)

/** "C4": column letter from the west, row number from the north. */
export const gridName = (s: Pick<Position, 'field'>, at: Grid): string => squareName(s.field.width, at)

/** The unit with its place: its name, and where it stands. */
export function unitAt(b: Book, s: Position, id: UnitId): { unit: Message; grid: string } {
  const u = must(s.units[id])
  return { unit: unitName(b, u.kind), grid: gridName(s, u.at) }
}
