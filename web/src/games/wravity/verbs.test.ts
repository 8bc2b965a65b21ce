import { expect, test } from 'vitest'
import { verbOf } from './verbs.ts'

test('a cable is called a cable, and a hook a hook', () => {
  expect(verbOf({ type: 'cable', soldier: 0, card: 'cable', force: 1 })).toBe('cable')
  expect(verbOf({ type: 'hook', soldier: 0, card: 'hook', heading: 1 })).toBe('hook')
})
