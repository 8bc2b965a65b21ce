// What the box says of units, for drawing and cards; a pack's own units fall back on their looks.
import { type Message, say } from '@muster/engine'
import {
  BOX,
  isCaptor,
  type LineSeen,
  linesOf,
  linesOfKind,
  makeBook,
  type Side,
  tablesOf,
  type Unit,
  type UnitSpec,
  type View,
  victoryPoints,
} from '@muster/rivet-wars'

const BOOK = makeBook(BOX)

export const specOf = (kind: string): UnitSpec | null => BOX.units[kind] ?? null
export const sizeOf = (kind: string): number => specOf(kind)?.squares || 1
export const healthOf = (kind: string): number => specOf(kind)?.health ?? 1
export const isHero = (kind: string): boolean => specOf(kind)?.hero !== undefined

/** Offers that strike rather than go. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'snipe'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))

/** The kinds a side may deploy, as the box lists them. */
export const kindsOf = (side: Side): readonly string[] => BOOK.kindsOf[side]

export const cardId = (card: number): string => BOOK.deck[card] ?? ''
export const secretId = (card: number): string => BOOK.secrets[card] ?? ''

const isKnown = (view: View): boolean => BOX.missions[view.options.mission] !== undefined

/** The points a side needs in this mission. */
export const goalOf = (view: View, side: Side): number => (isKnown(view) ? victoryPoints(BOOK, view, side) : 0)

/** What a side is after: objectives, or holding out where only the other side scores for them. */
export function goalWord(view: View): Message {
  const side = view.viewer ?? 'allies'
  const key = isKnown(view) && !isCaptor(BOOK, view, side) ? 'face.goal.hold' : 'face.goal'
  return say(key, { goal: goalOf(view, side) })
}

/** The weapons of a unit as it stands, or of a kind in reserve. */
export function linesFor(view: View, kind: string, unit: Readonly<Unit> | null): readonly LineSeen[] {
  const beside = unit ? (view.stacks[unit.at] ?? []).flatMap((id) => view.units[id] ?? []) : []
  const isTold = beside.every((u) => [u.kind, ...u.plugs].every((k) => specOf(k)))
  return unit && isTold ? linesOf(BOOK, view, unit.id) : linesOfKind(BOOK, kind)
}

/** How far apart, as range is counted. */
export function distance({ field }: View, a: number, b: number): number {
  const { distance, size } = tablesOf(field)
  return distance[a * size + b] ?? size
}

/** A unit's name; one of a pack is called by its own. */
export const unitWord = (kind: string): Message =>
  specOf(kind) ? say(`unit.${kind}`) : say('name.given', { name: kind })
