// What a soldier's place is, worked out once for as long as it stands there
import { must } from '@muster/engine'
import { type Board, laterals } from '../book.ts'
import { hasHold } from '../rules/02-soldiers.ts'
import type { Soldier, State } from '../state.ts'
import { nearness } from './evaluate.ts'

export interface Stand {
  readonly of: Soldier
  readonly among: State['planets'][number] | undefined
  /** Whether its hex gives a hold. */
  readonly holds: boolean
  /** How near it is to each door, and whether it is at rest beside it. */
  readonly near: readonly number[]
  readonly opens: readonly boolean[]
}

/**
 * The latest, by the number of the soldier, and the one before: whoever tries actions comes back to where it stood.
 * Soldiers are replaced, never changed, and planets lie still in battle.
 */
const latest: (Stand | undefined)[] = []
const before: (Stand | undefined)[] = []

export function standOf(board: Board, s: State, id: number): Stand {
  const u = must(s.soldiers[id])
  const known = latest[id]
  if (known !== undefined && known.of === u && known.among === s.planets[0]) return known
  const older = before[id]
  const found = older !== undefined && older.of === u && older.among === s.planets[0] ? older : standing(board, s, u)
  before[id] = known
  latest[id] = found
  return found
}

function standing(board: Board, s: State, u: Soldier): Stand {
  const near: number[] = []
  const opens: boolean[] = []
  const isIn = u.at >= 0
  for (let i = 0; isIn && i < s.doors.length; i++) {
    const door = s.doors[i] as number
    near.push(nearness(board, s, u, door))
    opens.push(u.speed === 0 && laterals(board, door).includes(u.at))
  }
  return { of: u, among: s.planets[0], holds: isIn && hasHold(board, s, u.at), near, opens }
}
