// What a turn came to, in a few lines: counted and merged.
import { type Figures, type Message, patch, say } from '@muster/engine'
import type { Step, View } from '@muster/table'
import type { Face, Noted } from '../face.ts'

/** A stretch of play that can be seen again: what stood before it, and what happened. */
export interface Stretch {
  readonly view: View
  readonly steps: readonly Step[]
  /** The last entry by which an empty phase of one's own has passed. */
  readonly passed?: number
}

/** A line of the summary, and where on the board it came about. */
export interface Told {
  readonly line: Message
  readonly ways: readonly Way[]
}

/** From one place to another, or at one place. */
export interface Way {
  readonly from: number | null
  readonly to: number
}

const MOST = 5

/** What matters most is told, where there is no room for all; where they went is always told, for it is what one answers. */
const ORDER: readonly Noted['kind'][] = [
  'scored',
  'taken',
  'lost',
  'hurt',
  'placed',
  'arrived',
  'cards',
  'thrown',
  'attacks',
  'missed',
]

/** In the order in which each came about first. One's own cards, played into the others' turn, are none of their doing. */
export function summaryOf(
  face: Pick<Face, 'noted'>,
  { view, steps }: Stretch,
  viewer: string | undefined,
): readonly Told[] {
  const groups = new Map<string, Noted[]>()
  let before = view
  for (const step of steps) {
    for (const noted of face.noted(step.event, before)) {
      if (noted.kind === 'cards' && step.by === viewer) continue
      const key = `${noted.kind} ${noted.side ?? ''}`
      groups.set(key, [...(groups.get(key) ?? []), noted])
    }
    before = patch(before, step.change)
  }
  const piecesOf = (kind: Noted['kind']): ReadonlySet<Noted['piece']> =>
    new Set([...groups.values()].flat().flatMap((n) => (n.kind === kind && n.piece !== undefined ? [n.piece] : [])))
  const [lost, hurt] = [piecesOf('lost'), piecesOf('hurt')]
  // Whoever is lost is told as lost, and whoever is damaged as damaged.
  const isWorse = ({ kind, piece }: Noted): boolean =>
    ((kind === 'hurt' || kind === 'missed') && lost.has(piece)) || (kind === 'missed' && hurt.has(piece))
  const all = [...groups.values()]
    .map((group) => group.filter((noted) => !isWorse(noted)))
    .filter((group) => group.length > 0)
  const [moves = [], others = []] = [true, false].map((is) => all.filter(([first]) => (first?.kind === 'moved') === is))
  const most = others.toSorted(([a], [b]) => rank(a) - rank(b)).slice(0, MOST - moves.length)
  const told = new Set([...most, ...moves])
  return all.filter((group) => told.has(group)).map((group) => ({ line: lineOf(group), ways: waysOf(group) }))
}

/** Where nothing is to be counted: what the diary tells of it, or that nothing was done. */
export function plainly({ steps }: Stretch, viewer: string | undefined): readonly Told[] {
  if (!steps.some(({ by }) => by !== null && by !== viewer)) return []
  const said = steps.flatMap(({ told, event }) => (told && !/^(turn|phase)/.test(event.type) ? [told] : []))
  return (said.length > 0 ? said.slice(-MOST) : [say('told.nothing')]).map((line) => ({ line, ways: [] }))
}

const rank = (noted: Noted | undefined): number => (noted ? ORDER.indexOf(noted.kind) : ORDER.length)

function lineOf(group: readonly Noted[]): Message {
  const each = once(group)
  const [first] = each
  const count = each.reduce((sum, noted) => sum + (noted.count ?? 1), 0)
  const side: Figures = first?.side === undefined ? {} : { side: say(`side.${first.side}`) }
  return say(`sum.${first?.kind}`, { ...side, count, things: thingsOf(each) })
}

/** A piece that went on and on came from where it began, and the same place is marked once. */
export function waysOf(group: readonly Noted[]): readonly Way[] {
  const ways = new Map<string, Way>()
  for (const { at, from = null, piece } of group) {
    if (at === undefined) continue
    const key = piece === undefined ? `${from} ${at}` : `piece ${piece}`
    ways.set(key, { from: ways.get(key)?.from ?? from, to: at })
  }
  return [...ways.values()]
}

/** A piece that did the same thing twice is one piece. */
function once(group: readonly Noted[]): readonly Noted[] {
  const seen = new Set<Noted['piece']>()
  return group.filter(({ piece }) => {
    if (piece === undefined) return true
    if (seen.has(piece)) return false
    seen.add(piece)
    return true
  })
}

/** "2 × Rifleman, Panzerfaust" */
function thingsOf(group: readonly Noted[]): readonly Message[] {
  const counted = new Map<string, { readonly thing: string | Message; readonly many: string; count: number }>()
  for (const { thing, several = 'told.many' } of group) {
    if (thing === undefined) continue
    const key = JSON.stringify(thing)
    const found = counted.get(key)
    if (found) found.count++
    else counted.set(key, { thing, many: several, count: 1 })
  }
  return [...counted.values()].map(({ thing, many, count }) => say(count > 1 ? many : 'told.one', { count, thing }))
}

/** The others' turns since one's own last act, with this step added or the stretch ended by it. */
export function gathered(sofar: Stretch | null, step: Step, before: View, viewer: string): Stretch | null {
  if (step.turn === viewer && step.by === viewer) return passing(sofar, step)
  if (step.turn === null || step.turn === viewer) return sofar
  return { view: sofar?.view ?? before, steps: [...(sofar?.steps ?? []), step] }
}

/** A phase in which nothing could be done is no act: what was gathered stays. */
function passing(sofar: Stretch | null, { entry, event, told }: Step): Stretch | null {
  if (sofar && event.type === 'unseen' && told) return { ...sofar, passed: entry }
  return sofar?.passed === entry ? sofar : null
}
