import { expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['fr-FR'] })

test('settings that make no sense are as if they had never been made', async () => {
  const { soundPart } = await import('./settings.ts')
  const kept = {
    language: 'xx',
    speed: 7,
    sound: true,
    known: 3,
    diary: 'folded',
    set: 'evil',
    __proto__: null,
    more: 1,
  }
  expect(soundPart(kept)).toEqual({ sound: true, diary: 'folded' })
  expect(soundPart(null)).toEqual({})
  expect(soundPart('x')).toEqual({})
})
