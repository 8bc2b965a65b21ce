// The ways that a choice sends soldiers: a preview tells them one after the other.
import type { Action, View } from '@muster/wravity'
import { type Room, roomOf } from './space.ts'

export interface Flown {
  readonly squad: string
  /** From where it is. */
  readonly path: readonly number[]
  /** So many hexes of it are flown in this turn, the rest in those to come. */
  readonly now: number
}

type Seen = Pick<View, 'radius' | 'doors' | 'soldiers' | 'question' | 'flights'>

/** Of a push or after a crash the other's comes first, then that of the one who pushes or strikes, if it flies. Nobody is faster than `top`. */
export function waysOf(view: Seen, action: Action, path: readonly number[], top: number): readonly Flown[] {
  if (action.type === 'push') return parted(view, action.soldier, action, path, top)
  if (action.type === 'chooseAxis' && view.question?.type === 'axis')
    return parted(view, view.question.striker, { ...action, force: null }, path, top)
  if (!('soldier' in action)) return flown('', -1, path, path.length)
  const { squad = '', at = -1 } = view.soldiers[action.soldier] ?? {}
  return flown(squad, at, path, nowOf(view, action, top))
}

interface Parting {
  readonly heading: number
  /** Null after a crash: it takes speed, and how far they fly shows only then. */
  readonly force: number | null
}

function parted(view: Seen, soldier: number, { heading, force }: Parting, path: readonly number[], top: number) {
  const room = roomOf(view)
  const own = view.soldiers[soldier]
  const first = beside(room, own?.at ?? -1, heading)
  const turn = path.findIndex((hex, i) => hex === first && !isBeside(room, path[i - 1] ?? -1, hex))
  const [theirs, ours] = turn < 0 ? [path, []] : [path.slice(0, turn), path.slice(turn)]
  const from = beside(room, theirs[0] ?? -1, heading)
  const other = view.soldiers.findIndex(({ at }) => at >= 0 && at === from)
  const far = (id: number, whole: number): number => (force === null ? whole : thrust(view, id, force, top))
  return [
    ...flown(view.soldiers[other]?.squad ?? '', from, theirs, far(other, theirs.length)),
    ...flown(own?.squad ?? '', own?.at ?? -1, ours, far(soldier, ours.length)),
  ]
}

function flown(squad: string, from: number, path: readonly number[], now: number): readonly Flown[] {
  if (path.length === 0) return []
  return [{ squad, path: from >= 0 && path[0] !== from ? [from, ...path] : path, now: Math.min(now, path.length) }]
}

/** How far it flies in this turn, if nothing is in the way. */
function nowOf(view: Pick<View, 'soldiers' | 'flights'>, action: Action, top: number): number {
  if (action.type === 'fly') return action.steps
  if (action.type === 'pushOff' || action.type === 'brake') return thrust(view, action.soldier, action.force, top)
  if (action.type !== 'cable' && action.type !== 'impulse') return Number.POSITIVE_INFINITY
  return leftOf(view, action.soldier) ?? (view.soldiers[action.soldier]?.displaced ? 0 : action.force)
}

/** A force adds to a speed, and to what is left of a flight. */
function thrust(view: Pick<View, 'soldiers' | 'flights'>, soldier: number, force: number, top: number): number {
  const { speed = 0, displaced = false } = view.soldiers[soldier] ?? {}
  const faster = Math.min(top, speed + force)
  const left = leftOf(view, soldier)
  return left === null ? (displaced ? 0 : faster) : left + faster - speed
}

/** What is left of the flight under way; null for one that is not in the midst of one. */
function leftOf({ flights }: Pick<View, 'flights'>, soldier: number): number | null {
  const flight = flights.at(-1)
  return flight?.soldier === soldier ? flight.left : null
}

const beside = ({ grid }: Room, hex: number, heading: number): number => grid.step[hex]?.[heading - 1] ?? -1

const isBeside = ({ grid }: Room, hex: number, other: number): boolean => grid.step[hex]?.includes(other) ?? false
