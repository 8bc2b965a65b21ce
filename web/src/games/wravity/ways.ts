// The ways that a choice sends soldiers: a preview tells them one after the other.
import type { Action, View } from '@muster/wravity'
import { type Room, roomOf } from './space.ts'

export interface Flown {
  readonly squad: string
  /** From where it is. */
  readonly path: readonly number[]
}

type Seen = Pick<View, 'radius' | 'doors' | 'soldiers' | 'question'>

/** Of a push or after a crash the other's comes first, then that of the one who pushes or strikes, if it flies. */
export function waysOf(view: Seen, action: Action, path: readonly number[]): readonly Flown[] {
  const room = roomOf(view)
  if (action.type === 'push') return parted(view, room, action.soldier, action.heading, path)
  if (action.type === 'chooseAxis' && view.question?.type === 'axis')
    return parted(view, room, view.question.striker, action.heading, path)
  const soldier = 'soldier' in action ? view.soldiers[action.soldier] : undefined
  return flown(soldier?.squad ?? '', soldier?.at ?? -1, path)
}

function parted(view: Seen, room: Room, soldier: number, heading: number, path: readonly number[]): readonly Flown[] {
  const own = view.soldiers[soldier]
  const first = beside(room, own?.at ?? -1, heading)
  const turn = path.findIndex((hex, i) => hex === first && !isBeside(room, path[i - 1] ?? -1, hex))
  const [theirs, ours] = turn < 0 ? [path, []] : [path.slice(0, turn), path.slice(turn)]
  const from = beside(room, theirs[0] ?? -1, heading)
  const other = view.soldiers.find(({ at }) => at >= 0 && at === from)
  return [...flown(other?.squad ?? '', from, theirs), ...flown(own?.squad ?? '', own?.at ?? -1, ours)]
}

function flown(squad: string, from: number, path: readonly number[]): readonly Flown[] {
  if (path.length === 0) return []
  return [{ squad, path: from >= 0 && path[0] !== from ? [from, ...path] : path }]
}

const beside = ({ grid }: Room, hex: number, heading: number): number => grid.step[hex]?.[heading - 1] ?? -1

const isBeside = ({ grid }: Room, hex: number, other: number): boolean => grid.step[hex]?.includes(other) ?? false
