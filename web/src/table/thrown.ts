// Dice on the board: one heap for each side that has thrown.
import type { Size } from '../board/camera.ts'
import type { Die } from '../face.ts'

export interface Heap {
  readonly side: string | undefined
  readonly dice: readonly Die[]
}

/** As many of a side can be seen beside a piece. */
const MOST = 18
/** So many lie beside each other. */
export const ACROSS = 6
/** More than so many are drawn smaller. */
const FEW = 6

/** Dice without a side are those of whoever acted. */
export const byThrower = (dice: readonly Die[], actor: string | undefined): readonly Heap[] =>
  [...Map.groupBy(dice, (die) => die.side ?? actor)].map(([side, all]) => ({ side, dice: all.slice(0, MOST) }))

const SMALL_ROOM = 600
const GAP = 4
const EMBLEM = 24

/** How much room they take. */
export function heapOf(
  heaps: readonly Heap[],
  room: Size,
): { readonly w: number; readonly h: number; readonly die: number } {
  const most = Math.max(0, ...heaps.map(({ dice }) => dice.length))
  const die = most > FEW ? 20 : Math.min(room.width, room.height) < SMALL_ROOM ? 22 : 28
  const rows = heaps.reduce((sum, { dice }) => sum + Math.ceil(dice.length / ACROSS), 0)
  return {
    w: Math.min(most, ACROSS) * (die + GAP) + EMBLEM + 2 * GAP,
    h: rows * (die + GAP) + heaps.length * 2 * GAP,
    die,
  }
}
