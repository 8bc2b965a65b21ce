// Numbers with a sense of their own: the compiler tells a unit from a grid.
import type { ActionOf, Grid, UnitId } from '../src/index.ts'
import { rule, table } from './table.ts'

rule('9.1', 'a grid does not pass for a unit, nor a unit for a grid', () => {
  const t = table('. R .', { phase: 'movement' })
  const unit: UnitId = t.id('R')
  const at: Grid = t.at('C1')
  // @ts-expect-error swapped, it does not compile
  const swapped: ActionOf<'move'> = { type: 'move', unit: at, at: unit }
  t.refuses('allies', swapped, '9.1', 'noSuchUnit')
  t.does('allies', { type: 'move', unit, at }).gives({ type: 'moved', unit, path: [at] })
})
