import { optionsFor } from '@muster/engine'
import { wravity } from '@muster/wravity'
import { expect, test } from 'vitest'
import { coloursOf } from './colours.ts'
import { specsOf } from './spec.ts'

const spec = specsOf(wravity().content)
const [fire, water, earth, air] = ['fire', 'water', 'earth', 'air'].map((squad) => spec.squadOf(squad).colour)
const colours = (chosen: Parameters<typeof optionsFor>[1]) => coloursOf(spec, optionsFor(wravity(), chosen))

test('a side has the colour of the squad at its door', () => {
  expect(colours({}).sides).toEqual({ east: fire, west: water })
  expect(colours({ squad1: 'water', squad2: 'fire' }).sides).toEqual({ east: water, west: fire })
  expect(colours({ mode: '3' }).sides).toEqual({ east: fire, south: water, west: earth })
})

test('partners with squads of their own have colours of their own', () => {
  expect(colours({ mode: '4' })).toEqual({
    sides: { east: fire, west: water },
    seats: { p1: fire, p2: water, p3: earth, p4: air },
  })
})
