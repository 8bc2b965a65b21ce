import { expect, test } from 'vitest'
import { leaveFor, wayBack } from './way-back.ts'

test('a position tried from a table leads back to it, and from elsewhere nowhere', () => {
  leaveFor('#/learn/wravity/aim', '#/table/m1')
  expect(wayBack('#/learn/wravity/aim')).toBe('#/table/m1')
  expect(wayBack('#/learn/wravity/crash')).toBeNull()
  leaveFor('#/learn/wravity/aim', '#/rules/wravity/10.1')
  expect(wayBack('#/learn/wravity/aim')).toBeNull()
})
