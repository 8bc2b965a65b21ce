import { expect, test, vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['fr-FR'] })

const KEPT = { state: { language: 'es', speed: 7, contrast: true }, version: 1 }
vi.stubGlobal('window', { localStorage: { getItem: () => JSON.stringify(KEPT), setItem: () => undefined } })

test('settings are found again, as far as they make sense', async () => {
  const { useSettings } = await import('./settings.ts')
  expect(useSettings.getState()).toMatchObject({ language: 'es', speed: 'normal', contrast: true })
})

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
