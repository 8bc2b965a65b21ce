// Chapter 6: Deviation
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { CardId, Grid, Position, Side } from '../state.ts'
import { renewActionDeck } from './03-cards.ts'
import type { Run } from './rules.ts'

const DIRECTIONS = 8

/** 6.1: the grid that is hit instead of `from`; -1 off the board. */
export function flip(run: Run, from: Grid): Grid {
  renewActionDeck(run)
  const card = run.chance.pick(run.state.deck)
  const to = arrowFrom(run.state, card, from)
  run.emit({ type: 'flipped', card, from, to })
  return to
}

/** 3.13, 6.2: straight ahead is north for the Allies, south for the Blight. */
export function arrowFrom(s: Position, card: CardId, from: Grid): Grid {
  const direction = (card + ahead(s.turn)) % DIRECTIONS
  return must(tablesOf(s.field).step[from * DIRECTIONS + direction])
}

/** 6.1: wherever a flip may send it; off the board it hits nobody. */
export const landingsOf = (s: Position, from: Grid): readonly Grid[] => must(tablesOf(s.field).beside[from])

const ahead = (side: Side): number => (side === 'allies' ? 0 : DIRECTIONS / 2)

/** 6.7 */
export const isAdrift = (deviates: number | undefined, distance: number): boolean =>
  deviates !== undefined && distance >= deviates
