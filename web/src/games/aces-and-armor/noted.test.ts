import { acesAndArmor, type UnitId } from '@muster/aces-and-armor'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/aces-and-armor/lessons/draw.ts'
import { notedOf } from './noted.ts'

test('whoever takes position is told by name and place', () => {
  const { state } = draw('i . T\n. . .', { options: { mode: 'two' } })
  const view = acesAndArmor().view(state, 'us')
  const unit = view.units.findIndex((each) => each !== null) as UnitId
  const spec = { unitWord: (kind: string) => kind } as never
  expect(notedOf(spec, { type: 'unitPlaced', unit, hex: 4 }, view)).toEqual([
    expect.objectContaining({ kind: 'placed', piece: unit, at: 4 }),
  ])
})
