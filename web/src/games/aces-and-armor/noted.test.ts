import { acesAndArmor, type UnitId } from '@muster/aces-and-armor'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/aces-and-armor/lessons/draw.ts'
import { summaryOf } from '../../table/summary.ts'
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

test('whoever is destroyed is told as lost, and not as damaged besides', () => {
  const t = draw('i . T\n. . .', { options: { mode: 'two' } })
  const view = acesAndArmor().view(t.state, 'us')
  const [unit, by] = [t.id('i'), t.id('T')]
  const spec = { unitWord: (kind: string) => ({ key: kind }) } as never
  const face = { noted: (event: never) => notedOf(spec, event, view) }
  const fought = { type: 'unitsFought', unit: by, target: unit, dealt: 6, taken: 0 }
  const fell = { type: 'unitDestroyed', unit, kind: 'regular-infantry', faction: 'us', by }
  const steps = [fought, fell].map((event) => ({ entry: 1, by: 'g1', event, told: null, round: 1, turn: 'g1' }))
  const lines = summaryOf(face as never, { view, steps }, 'us').map(({ line }) => line.key)
  expect(lines).toEqual(['sum.attacks', 'sum.lost'])
})
