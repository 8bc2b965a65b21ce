// Chapter 1: the short game, with planets and soldiers already laid
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Axial } from '../content/types.ts'
import type { Hex, Position } from '../state.ts'
import type { WravityRun } from '../types.ts'
import { placer } from './01-planets.ts'
import { boardOf } from './02-soldiers.ts'

/** 1.31: all lie where the room has them, and the winner of the roll begins. */
export function lay(run: WravityRun, book: Book): void {
  const s = run.state
  const { room, grid } = boardOf(book, s)
  const { planets, soldiers } = must(room.laid)
  const hexOf = ([q, r]: Axial): Hex => grid.at(q, r)
  planets.forEach((at, planet) => {
    run.emit({ type: 'planetPlaced', planet, at: hexOf(at), seat: placer(s) })
  })
  run.emit({ type: 'turnBegan', turn: 0 })
  s.soldiers.forEach(({ side, rank }, soldier) => {
    const at = hexOf(must(soldiers[side]?.[placeIn(s, soldier)]))
    run.emit({ type: 'soldierEntered', soldier, rank, at, round: 1 })
  })
}

const placeIn = (s: Position, soldier: number): number => soldier % s.size
