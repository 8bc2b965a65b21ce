import { expect, test } from 'vitest'
import { attack, CASES } from '../kit/attacks/attack.ts'
import { LINE_CASES } from '../kit/attacks/lines.ts'
import { ROUTE_CASES } from '../kit/attacks/routes.ts'
import { running } from '../kit/server.ts'

test('there are at least five hundred attacks', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(500)
})

test('every wrong request and message gets its documented answer, and the match goes on untouched', async () => {
  const server = await running({ settings: { requests: 1e6, guests: 1e6, lines: 1e6, linesEach: 1e6 } })
  const { wrong } = await attack(server.address, [...ROUTE_CASES, ...LINE_CASES])
  expect(wrong).toEqual([])
  expect(server.logs.filter((line) => line.includes('"level":50'))).toEqual([])
  await server.stop()
})
