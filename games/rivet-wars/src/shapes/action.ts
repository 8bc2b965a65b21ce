import { byType, integer, place, type Shape } from '@muster/engine'
import { MOST_GRIDS } from '../board.ts'
import type { Action, Grid } from '../state.ts'
import type { Parts } from './parts.ts'

export function actionShape({ bounds, unit, inGrid, line, card, kind }: Parts): Shape<Action> {
  const at = place<Grid>()
  return byType<Action>({
    drop: { at },
    discard: { card },
    deploy: { kind, at },
    plug: { kind, unit },
    attack: { unit, line, at },
    snipe: { unit, line, at, target: unit },
    assault: { unit, at },
    dash: { unit, at },
    move: { unit, at },
    rearrange: { at, order: inGrid },
    play: { card, target: integer(-1, Math.max(MOST_GRIDS, bounds.figures) - 1) },
    push: { unit, at },
    pass: {},
    endPhase: {},
  })
}
