// What the box says of units, for drawing and cards; a pack's own units fall back on their looks.
import { type Message, say } from '@muster/engine'
import { BOX, type Side, type UnitSpec, type View } from '@muster/rivet-wars'

export const specOf = (kind: string): UnitSpec | null => BOX.units[kind] ?? null
export const sizeOf = (kind: string): number => specOf(kind)?.squares || 1
export const healthOf = (kind: string): number => specOf(kind)?.health ?? 1
export const isHero = (kind: string): boolean => specOf(kind)?.hero !== undefined

/** Offers that strike rather than go. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'snipe'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))

/** The kinds a side may deploy, as the box lists them. */
export const kindsOf = (side: Side): readonly string[] =>
  Object.keys(BOX.units).filter((kind) => BOX.units[kind]?.side === side)

/** Cards by number: a first copy of each, then the second. */
const DECK: readonly string[] = (() => {
  const cards = Object.entries(BOX.cards)
  const most = Math.max(...cards.map(([, card]) => card.copies))
  return Array.from({ length: most }, (_, copy) =>
    cards.filter(([, card]) => card.copies > copy).map(([id]) => id),
  ).flat()
})()
const SECRETS = Object.keys(BOX.secrets)

export const cardId = (card: number): string => DECK[card] ?? ''
export const secretId = (card: number): string => SECRETS[card] ?? ''

/** The points a side needs in this mission. */
export function goalOf(view: View, side: Side): number {
  const mission = BOX.missions[view.options.mission]
  if (!mission) return 0
  return mission.special.victoryOption ? view.options.gateTo : mission.victory[side]
}

/** What a side is after: objectives, or holding out where only the other side scores for them. */
export function goalWord(view: View): Message {
  const side = view.viewer ?? 'allies'
  const special = BOX.missions[view.options.mission]?.special
  const key = special?.captors && !special.captors.includes(side) ? 'face.goal.hold' : 'face.goal'
  return say(key, { goal: goalOf(view, side) })
}

/** Steps with at most one diagonal, as range is counted. */
export function distance(view: View, a: number, b: number): number {
  const w = view.field.width
  const dx = Math.abs((a % w) - (b % w))
  const dy = Math.abs(Math.floor(a / w) - Math.floor(b / w))
  return dx + dy - (dx && dy ? 1 : 0)
}

/** A unit's name; one of a pack is called by its own. */
export const unitWord = (kind: string): Message =>
  specOf(kind) ? say(`unit.${kind}`) : say('name.given', { name: kind })
