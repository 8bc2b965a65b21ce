import type { Foresight, GameTypes, Piece } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import type { Tongue } from '../language.ts'

type Action = GameTypes['Action']

/** One line of the list: an offer, or several of one piece to be opened. */
export type Item =
  | { readonly label: string; readonly action: Action }
  | { readonly label: string; readonly offers: readonly Offer[] }

export interface Offer {
  readonly label: string
  /** Which of several pieces it is that read alike. */
  readonly number?: number
  readonly action: Action
}

/** More lines than this are gathered by piece. */
export const MANY = 14

/** The offers as a person reads them: different pieces that read alike are numbered, and of equal lines of one piece there is one. */
export function labelled(
  game: AnyGame,
  tongue: Tongue,
  state: unknown,
  seat: string,
  actions: readonly Action[],
): Offer[] {
  const all = actions.map((action) => ({
    action,
    label: tongue.word(game.words.action(state, seat, action)),
    piece: game.aim(state, action).piece,
  }))
  const numbers = numbersOfTwins(all)
  const byLabel = new Map<string, Offer>()
  for (const { action, label: words, piece } of all) {
    const number = piece === undefined ? undefined : numbers.get(piece)
    const offer = number === undefined ? { action, label: words } : { action, label: `${words} (${number})`, number }
    if (!byLabel.has(offer.label)) byLabel.set(offer.label, offer)
  }
  return [...byLabel.values()]
}

/** Pieces of which some offer reads like another's (two riflemen in a trench), numbered among those they are like. */
function numbersOfTwins(
  all: readonly { readonly label: string; readonly piece: Piece | undefined }[],
): Map<Piece, number> {
  const alike = new Map<Piece, Set<Piece>>()
  const byLabel = new Map<string, Piece>()
  for (const { label, piece } of all) {
    if (piece === undefined) continue
    const first = byLabel.get(label) ?? piece
    byLabel.set(label, first)
    const group = alike.get(first) ?? new Set([first])
    for (const one of alike.get(piece) ?? [piece]) group.add(one)
    for (const one of group) alike.set(one, group)
  }
  const numbers = new Map<Piece, number>()
  for (const group of new Set(alike.values()))
    if (group.size > 1) for (const [i, piece] of [...group].entries()) numbers.set(piece, i + 1)
  return numbers
}

/** The list as it is shown first: every offer while they are few, else gathered by kind and piece. */
export function itemsOf(game: AnyGame, tongue: Tongue, state: unknown, all: readonly Offer[]): Item[] {
  if (all.length <= MANY) return [...all]
  const groups = new Map<string, Offer[]>()
  for (const offer of all) {
    const key = `${offer.action.type} ${game.aim(state, offer.action).piece ?? ''}`
    const group = groups.get(key)
    if (group) group.push(offer)
    else groups.set(key, [offer])
  }
  if (groups.size === 1) return [...all]
  return [...groups.values()].flatMap((offers) => (offers.length < 3 ? offers : [gathered(tongue, offers)]))
}

function gathered(tongue: Tongue, offers: readonly Offer[]): Item {
  const first = commonStart(offers.map((o) => o.label))
  const label = tongue.own('list.group', { first, count: offers.length, number: offers[0]?.number ?? 0 })
  return { label, offers }
}

/** The words all labels begin with; the whole first label where they have none in common. */
export function commonStart(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '))
  let same = 0
  while (same < first.length && others.every((words) => words[same] === first[same])) same++
  return (same > 0 ? first.slice(0, same) : first).join(' ').replace(/[\s,:;(–-]+$/, '')
}

/** The offers whose label has all these words in it, accents and capitals set aside. */
export function withWords(all: readonly Offer[], words: string): Offer[] {
  const wanted = plain(words).split(/\s+/)
  return all.filter((offer) => wanted.every((word) => plain(offer.label).includes(word)))
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Price, odds and warnings of an action, in one line. */
export function foresight(
  tongue: Tongue,
  preview: Foresight<GameTypes>,
): { readonly facts: string; readonly warning: string } {
  const facts = [
    ...preview.price.map((p) => tongue.word(p)),
    ...preview.notes.map((n) => tongue.word(n)),
    ...preview.odds.map((o) => tongue.own('list.likely', { what: tongue.word(o.label), percent: round(o.chance) })),
    ...preview.expected.map((e) => tongue.own('list.mean', { what: tongue.word(e.label), mean: e.mean })),
    ...(preview.undo.ok ? [] : [tongue.own('list.final')]),
  ]
  return { facts: facts.join(' · '), warning: preview.warnings.map((w) => tongue.word(w)).join(' ') }
}

/** Whole percents, but never a certainty that is none. */
function round(chance: number): string {
  const percent = Math.round(chance * 100)
  if (percent === 0 && chance > 0) return '<1'
  if (percent === 100 && chance < 1) return '>99'
  return String(percent)
}
