// What can be read on demand: cards of units, soldiers and hands, and why a piece cannot act.
import { type CardText, check, type GameTypes, offers, type Want } from '@muster/engine'
import { columns } from '../columns.ts'
import { plain } from './menu.ts'
import { type Table, write } from './table.ts'

/** A text that has all these words in it. */
export const hasAll = (text: string, words: string): boolean =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(text).includes(word))

/** A name, and no more than that. */
export const isNamed = (text: string, words: string): boolean => plain(text) === plain(words)

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
export function showWhyNot(table: Table, seat: string, words: string, fits = hasAll): boolean {
  const { match, tongue } = table
  const { game, state } = match
  const ready = new Set(offers(game, state, seat).map((action) => game.aim(state, action).piece))
  const idle = (game.wants?.(state, seat) ?? []).filter(({ piece }) => !ready.has(piece))
  const named = idle.map((want) => ({ name: tongue.word(want.name), why: refusalOf(table, seat, want) }))
  const some = named.filter(({ name, why }) => why !== null && (words === '' || fits(name, words)))
  for (const { name, why } of some) write(table, `  ${tongue.own('why.piece', { what: name, why: why ?? '' })}`)
  if (some.length === 0 && words === '') write(table, tongue.own('why.nobody'))
  return some.length > 0
}

/** The first reason; where the first thing wanted is refused for what it aims at, the others say no better. */
function refusalOf({ match, tongue }: Table, seat: string, want: Want<GameTypes>): string | null {
  const verdicts = want.actions.map((action) => check(match.game, match.state, seat, action))
  const refused = verdicts.find((verdict) => !verdict.ok)
  return refused && !refused.ok && verdicts.every((verdict) => !verdict.ok) ? tongue.word(refused.why) : null
}
