import { expect, test } from 'vitest'
import { leaveFor, wayBack } from './way-back.ts'

test('a position tried from a table leads back to it', () => {
  leaveFor('#/learn/wravity/aim', '#/table/m1', '10.1')
  expect(wayBack('#/learn/wravity/aim')).toMatchObject({ to: '#/table/m1', from: 'table' })
  expect(wayBack('#/learn/wravity/crash')).toBeNull()
})

test('one tried from the book leads back to the rule it stands beside, and from elsewhere nowhere', () => {
  leaveFor('#/learn/wravity/aim', '#/rules/wravity', '10.1')
  expect(wayBack('#/learn/wravity/aim')).toMatchObject({ to: '#/rules/wravity/10.1', from: 'book' })
  leaveFor('#/learn/wravity/aim', '#/learn', '10.1')
  expect(wayBack('#/learn/wravity/aim')).toBeNull()
})
