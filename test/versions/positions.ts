import type { GameTypes } from '@muster/engine'
import type { Start } from '@muster/engine/testkit/starts'
import { WIRE } from '../../games/rivet-wars/src/index.ts'
import { table } from '../../games/rivet-wars/test/table.ts'
import { draw } from '../../games/wravity/lessons/draw.ts'

/** A way to begin in the middle. */
export interface Position extends Start<GameTypes> {
  readonly opening: unknown
}

/** Positions from which comes what hardly ever comes about in play, by game. */
export const POSITIONS: Readonly<Record<string, readonly Position[]>> = {
  'rivet-wars': [cornered(), shocked()],
  wravity: [lastStand()],
}

/** 7.27: a tank, and infantry beside it that wire shuts in. */
function cornered(): Position {
  const { state } = table('R:t O p', { phase: 'movement' })
  for (const at of [0, 1]) state.markers[at] = WIRE
  return { label: 'nowhere to go', options: state.options, opening: state }
}

/** 7.26: a tank, and infantry beside it that can be pushed anywhere. */
function shocked(): Position {
  const { state } = table('. . .\nO pp .\n. . .', { phase: 'movement' })
  return { label: 'anywhere to go', options: state.options, opening: state }
}

/** 17.5: all that are inside are immobilised, and others wait. */
function lastStand(): Position {
  const { options, state } = draw('A4 b1', { b1: { lives: 0 } })
  return { label: 'help may come', options, opening: state }
}
