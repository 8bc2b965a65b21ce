import { expect, test } from 'vitest'
import { HEADERS } from '../server/src/headers.ts'
import { PAGE_POLICY } from '../web/policy.ts'

test('the server tells the browser what the page itself does, and that nobody may frame it', () => {
  const said = HEADERS['content-security-policy']?.split('; ') ?? []
  const rest = said.filter((rule) => rule !== "frame-ancestors 'none'")
  expect(rest.join('; ')).toBe(PAGE_POLICY)
  expect(said.length).toBe(rest.length + 1)
})
