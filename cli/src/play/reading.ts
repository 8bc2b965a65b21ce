// What can be read on demand: cards of units, soldiers and hands, and why a piece cannot act.
import { type CardText, say, whyIdle } from '@muster/engine'
import { columns } from '../columns.ts'
import { plain } from './menu.ts'
import { type Table, write } from './table.ts'

/** A text that has all these words in it. */
export const hasAll = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

/** A name, perhaps with where it is behind it, and no more than that. */
export const isNamed = (text: string, words: string): boolean =>
  plain(text).startsWith(plain(words)) && !/^[\p{L}\p{N}]/u.test(plain(text).slice(plain(words).length))

/** The cards whose names have these words in them; without words, the names. */
export function showCards(table: Table, seat: string, words: string): void {
  const { match } = table
  const all = (match.game.cards?.(match.game.view(match.state, seat)) ?? []).map((card) => read(table, card))
  write(table, cardsText(table, all, words))
}

interface Read {
  readonly name: string
  readonly lines: readonly string[]
}

function cardsText({ tongue, paint }: Table, all: readonly Read[], words: string): string {
  if (all.length === 0) return tongue.own('card.nothing')
  if (words === '') return `${tongue.own('card.which')}\n${inLines(all.map(({ name }) => name))}`
  const some = all.filter(({ name }) => hasAll(name, words))
  if (some.length === 0) return tongue.own('card.none', { word: words })
  return some
    .flatMap(({ name, lines }) => [paint.colours.bold(`  ${name}`), ...lines.map((line) => `    ${line}`)])
    .join('\n')
}

function read({ tongue }: Table, { name, lines }: CardText): Read {
  return { name: tongue.word(name), lines: lines.map((line) => tongue.word(line)) }
}

function inLines(names: readonly string[]): string {
  const rows = Array.from({ length: Math.ceil(names.length / 3) }, (_, i) => names.slice(3 * i, 3 * i + 3))
  return columns(rows)
}

/** The seat's pieces that cannot act, and why; with words, those of such a name. Whether there were any. */
export function showIdle(table: Table, seat: string, words: string, fits = hasAll): boolean {
  const { match, tongue } = table
  const { game, state } = match
  const idle = game.pieces(state, seat).flatMap((piece) => {
    const refused = whyIdle(game, state, seat, piece)
    if (!refused) return []
    const name = game.words.piece(state, piece)
    if (words !== '' && !fits(tongue.word(name), words)) return []
    return [`  ${tongue.word(say('reach.none', { piece: name, why: refused.why }))}`]
  })
  if (idle.length > 0) write(table, idle.join('\n'))
  else if (words === '') write(table, tongue.own('why.none'))
  return idle.length > 0
}
