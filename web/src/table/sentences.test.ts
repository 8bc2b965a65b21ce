import { expect, test } from 'vitest'
import { asSentences } from './sentences.ts'

test('notes in a row begin like sentences', () => {
  const notes = ['Fuego 2 choca con la pared en Q3 y rebota', 'un dado decide el rumbo']
  expect(asSentences(notes, 'es')).toBe('Fuego 2 choca con la pared en Q3 y rebota. Un dado decide el rumbo')
  expect(asSentences(['à l’arrêt'], 'fr')).toBe('À l’arrêt')
})
