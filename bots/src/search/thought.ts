import type { GameTypes } from '@muster/engine'
import type { Ask } from '../bot.ts'
import type { Line } from './halving.ts'

/** What was thought ahead of a choice that may come. */
export interface Thought {
  /** What the seat saw when it began. */
  readonly now: string
  /** What it will see if the others do nothing more. */
  readonly foreseen: string
  readonly choice: Pick<Ask<GameTypes>, 'view' | 'offers'>
  readonly lines: readonly Line<unknown>[]
  readonly visits: number
}

export const isThought = (x: unknown): x is Thought =>
  typeof x === 'object' && x !== null && 'foreseen' in x && 'lines' in x && 'now' in x

/** What was found before about actions that are now to be chosen from, by their text. */
export function foundBefore<T extends GameTypes>({ memory, view }: Ask<T>): ReadonlyMap<string, readonly number[]> {
  const thought = memory?.thought
  if (!isThought(thought) || thought.foreseen !== JSON.stringify(view)) return new Map()
  return new Map(thought.lines.map(({ action, seen }) => [JSON.stringify(action), seen]))
}
