// What the content says of units and missions, for drawing and cards.
import { type Message, type Piece, say } from '@muster/engine'
import {
  type Action,
  type Content,
  isCaptor,
  isHit,
  isLastTurn,
  type LineSeen,
  linesOf,
  linesOfKind,
  makeBook,
  type Progress,
  pointsDue,
  rivetsGiven,
  type Side,
  secretProgress,
  strikesAhead,
  tablesOf,
  type Unit,
  type UnitSpec,
  type View,
  victoryPoints,
} from '@muster/rivet-wars'
import { known } from '../known.tsx'

/** All that the face knows of what its match is played with. */
export interface Spec {
  specOf(kind: string): UnitSpec | null
  sizeOf(kind: string): number
  healthOf(kind: string): number
  isHero(kind: string): boolean
  /** The least that a die must show to hit, where nothing helps it. */
  readonly hitsFrom: number
  /** The kinds a side may have in this mission, as the content lists them. */
  kindsIn(view: View, side: Side): readonly string[]
  cardId(card: number): string
  /** When a card can be played. */
  whenOf(card: number): Message
  secretId(card: number): string
  /** How far a Secret Mission of the viewer has come; null for whoever has none, and for one of no known pack. */
  progressOf(view: View, card: number): Progress | null
  /** The points a side needs in this mission. */
  goalOf(view: View, side: Side): number
  /** Whether the side at turn has none after this one, as the points stand. */
  isLast(view: View): boolean
  /** What the objectives bring a side at the end of its turn, as things stand. */
  dueOf(view: View, side: Side): number
  /** The rivets that each turn of the mission brings a side; null for a mission of no known pack. */
  rivetsGiven(view: View, side: Side): number | null
  /** Whether the mission, a card or what is held makes rivets count at all. */
  hasRivets(view: View, side: Side): boolean
  /** What a side is after: objectives, or holding out where only the other side scores for them. */
  goalWord(view: View): Message
  /** The weapons of a unit as it stands, or of a kind in reserve. */
  linesFor(view: View, kind: string, unit: Readonly<Unit> | null): readonly LineSeen[]
  /** Whether a unit of the side at turn has done in this phase all that it may. */
  isSpent(view: View, unit: Readonly<Unit>): boolean
  unitWord(kind: string): Message
  /** Before combat: where enemies are whom a unit, or one of the reserve, could attack then. */
  ahead(view: View, piece: Piece): readonly number[] | null
}

export const { knowing, use: useSpec } = known<Spec>()

export function specsOf(content: Content): Spec {
  const book = makeBook(content)
  const specOf = (kind: string): UnitSpec | null => content.units[kind] ?? null
  const isKnown = (view: View): boolean => content.missions[view.options.mission] !== undefined
  const goalOf = (view: View, side: Side): number => (isKnown(view) ? victoryPoints(book, view, side) : 0)
  const each = (view: View, side: Side): number | null => (isKnown(view) ? rivetsGiven(book, view, side) : null)
  const hasRivets = (view: View, side: Side): boolean =>
    view.armies[side].rivets > 0 || each(view, side) !== 0 || bringsRivets(content, view.options.mission)
  const linesFor: Spec['linesFor'] = (view, kind, unit) => {
    const beside = unit ? (view.stacks[unit.at] ?? []).flatMap((id) => view.units[id] ?? []) : []
    const isTold = beside.every((u) => [u.kind, ...u.plugs].every((k) => specOf(k)))
    return unit && isTold ? linesOf(book, view, unit.id) : linesOfKind(book, kind)
  }
  return {
    specOf,
    sizeOf: (kind) => specOf(kind)?.squares || 1,
    healthOf: (kind) => specOf(kind)?.health ?? 1,
    isHero: (kind) => specOf(kind)?.hero !== undefined,
    hitsFrom: [1, 2, 3, 4, 5, 6].find((die) => isHit(die, 0)) ?? 6,
    kindsIn: (view, side) => hadIn(book.kindsOf[side], specOf, hasRivets(view, side)),
    hasRivets,
    cardId: (card) => book.deck[card] ?? '',
    whenOf: (card) => say(`when.${WHEN[content.cards[book.deck[card] ?? '']?.effect.do ?? 'again']}`),
    secretId: (card) => book.secrets[card] ?? '',
    progressOf: (view, card) =>
      view.viewer && book.secrets[card] !== undefined ? secretProgress(book, view, view.viewer, card) : null,
    goalOf,
    isLast: (view) => isKnown(view) && isLastTurn(book, view),
    dueOf: (view, side) => (isKnown(view) ? pointsDue(book, view, side) : 0),
    rivetsGiven: each,
    goalWord(view) {
      const side = view.viewer ?? 'allies'
      const key = isKnown(view) && !isCaptor(book, view, side) ? 'face.goal.hold' : 'face.goal'
      return say(key, { goal: goalOf(view, side) })
    },
    linesFor,
    isSpent: (view, unit) =>
      unit.side === view.turn && (unit.done || hasRunOut(view, unit, () => linesFor(view, unit.kind, unit))),
    unitWord: (kind) => (specOf(kind) ? say(`unit.${kind}`) : say('name.given', { name: kind })),
    ahead: (view, piece) =>
      (view.phase === 'cards' || view.phase === 'deployment') &&
      view.units.every((u) => !u || [u.kind, ...u.plugs].every((kind) => specOf(kind)))
        ? strikesAhead(book, view, piece)
        : null,
  }
}

/** Whoever was chosen last is not put aside before another is: but there may be no step and no attack left. */
function hasRunOut({ active }: View, { id }: Readonly<Unit>, lines: () => readonly LineSeen[]): boolean {
  if (active?.unit !== id) return false
  if (active.mode === 'attack') return lines().every(({ line }, i) => (active.made[i] ?? 0) >= line.attacks)
  return (active.mode === 'move' || active.mode === 'dash') && active.left <= 0
}

/** By its cards, or by its levels. */
function bringsRivets({ missions, cards }: Content, mission: string): boolean {
  const { noActionCards, levels = [] } = missions[mission]?.special ?? {}
  const isDealt = !noActionCards && Object.values(cards).some(({ effect }) => effect.do === 'rivets')
  return isDealt || levels.some(({ rivets = 0 }) => rivets > 0)
}

/** Without rivets there is nobody who takes some, and no plug whose hosts all do. */
function hadIn(kinds: readonly string[], specOf: Spec['specOf'], rivets: boolean): readonly string[] {
  const paid = kinds.filter((kind) => rivets || specOf(kind)?.rivets === 0)
  const hosts = paid.some((kind) => (specOf(kind)?.sockets ?? 0) > 0)
  return paid.filter((kind) => hosts || specOf(kind)?.type !== 'plug')
}

type Effect = Content['cards'][string]['effect']['do']

const WHEN: Readonly<Record<Effect, string>> = {
  points: 'deployment',
  rivets: 'deployment',
  trench: 'deployment',
  repair: 'deployment',
  barrage: 'combat',
  aim: 'combat',
  again: 'attacked',
  haste: 'movement',
  sappers: 'movement',
  rescue: 'theirs',
  cover: 'theirs',
  intercept: 'theirs',
}

/** Offers that strike rather than go. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'snipe'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))

/** Where an attack may come down that deviates from where it is aimed; nowhere for one that does not. */
export function strayGrids(spec: Spec, view: View, action: Action): readonly number[] {
  if (!('at' in action) || action.type !== 'attack') return []
  const unit = view.units[action.unit]
  const from = unit && spec.linesFor(view, unit.kind, unit)[action.line]?.line.deviates
  if (!unit || !from || distance(view, unit.at, action.at) < from) return []
  const { width } = view.field
  const beside = (at: number): boolean =>
    Math.max(Math.abs((at % width) - (action.at % width)), Math.abs(rowOf(view, at) - rowOf(view, action.at))) === 1
  return view.field.ground.flatMap((kind, at) => (kind >= 0 && beside(at) ? [at] : []))
}

const rowOf = ({ field }: View, at: number): number => Math.floor(at / field.width)

/** How far apart, as range is counted. */
export function distance({ field }: View, a: number, b: number): number {
  const { distance, size } = tablesOf(field)
  return distance[a * size + b] ?? size
}
