// How much closer a side has come to the objectives, as anybody could count it on the board
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Grid, Side, State, Unit } from '../state.ts'

/** Farther than this nobody would call it close. */
const FAR = 6

/**
 * The steps that a side's units have come closer, each to the nearest objective that nobody of its side stood on before; whoever is new
 * counts as if it had come from afar. Whoever leaves an objective empty has come no closer to objectives at all.
 */
export function closer(before: State, after: State, side: Side): number {
  const { objectives } = before.field
  const stood = objectives.filter((at) => isOurs(before, at, side))
  if (stood.some((at) => !isOurs(after, at, side))) return -FAR
  const open = objectives.filter((at) => !stood.includes(at))
  let sum = 0
  for (const u of after.units) {
    if (!u || u.side !== side || u.at < 0) continue
    const was = before.units[u.id]
    sum += (was && was.at >= 0 && was.side === side ? away(before, was, open) : FAR) - away(after, u, open)
  }
  return sum
}

const isOurs = (s: State, at: Grid, side: Side): boolean =>
  must(s.stacks[at]).some((id) => must(s.units[id]).side === side)

function away({ field }: State, { at }: Readonly<Unit>, open: readonly Grid[]): number {
  const { strides, size } = tablesOf(field)
  return open.reduce((least, to) => Math.min(least, must(strides[at * size + to])), FAR)
}
