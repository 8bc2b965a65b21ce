// The diary in blocks: a turn each, and a long turn in several.
import type { Line } from '@muster/table'

/** A line; or one that is not of the match. */
export type Noted = Line & { readonly aside?: true }

export interface Block {
  readonly key: string
  readonly round: number
  readonly turn: string | null
  /** Whether a turn begins with it. */
  readonly starts: boolean
  readonly lines: readonly Noted[]
  readonly guess: number
}

type Turn = Pick<Block, 'round' | 'turn'>

const MOST = 40
const HEADING = 32
const LINE = 34

/** `now` is the turn that is being played: its heading stands there before anything happened in it. */
export function blocksOf(lines: readonly Noted[], now: Turn | null): readonly Block[] {
  const blocks: Block[] = []
  const add = ({ round, turn }: Turn, some: readonly Noted[], starts: boolean): void => {
    const guess = (starts ? HEADING : 0) + some.length * LINE
    blocks.push({ key: `${blocks.length}`, round, turn, starts, lines: some, guess })
  }
  let first = 0
  let starts = true
  for (let n = 1; n <= lines.length; n++) {
    const begun = lines[first] as Line
    const next = lines[n]
    const goesOn = next?.round === begun.round && next.turn === begun.turn
    if (goesOn && n - first < MOST) continue
    add(begun, lines.slice(first, n), starts)
    starts = !goesOn
    first = n
  }
  const last = blocks.at(-1)
  if (now && (last?.round !== now.round || last.turn !== now.turn)) add(now, [], true)
  return blocks
}
