// What the pieces of one position gain from many hexes: each duel is worked out once
import type { Hex } from '../state.ts'
import { blastWorth, duelWorth, type Forces, type Piece, reachFrom } from './forces.ts'

/** What a piece gains by attacking each enemy, in their order: from the next hex, and from afar. NaN before it is asked. */
interface Gains {
  readonly near: number[]
  readonly far: number[]
}

/** The gains of each piece, by its number. */
export type Rows = Gains[]

const unasked = ({ theirs }: Forces): number[] => theirs.map(() => Number.NaN)

/** The best that a piece of ours can attack from a hex, in coins, as `bestFrom` says. */
export function bestGain(f: Forces, rows: Rows, p: Piece, from: Hex): number {
  let gains = rows[p.id]
  if (!gains) {
    gains = { near: unasked(f), far: unasked(f) }
    rows[p.id] = gains
  }
  const { theirs, ground } = f
  const [least] = p.spec.range
  const most = reachFrom(f, p, from)
  const row = from * ground.size
  let best = 0
  for (let i = 0; i < theirs.length; i++) {
    const t = theirs[i] as Piece
    const far = ground.distances[row + t.at] as number
    if (far < least || far > most || (p.spec.antiAir !== 'yes' && t.spec.arm === 'aircraft')) continue
    const gain = gainOf(f, far === 1 ? gains.near : gains.far, p, i, far === 1)
    if (gain > best) best = gain
  }
  return best
}

function gainOf(f: Forces, known: number[], p: Piece, i: number, near: boolean): number {
  let gain = known[i] as number
  if (Number.isNaN(gain)) {
    const t = f.theirs[i] as Piece
    gain = p.spec.blast === undefined ? duelWorth(f, p, t, near) : blastWorth(f, p, t.at)
    known[i] = gain
  }
  return gain
}
