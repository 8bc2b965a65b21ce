// What the compiler would not let through: a hex for a soldier, a seat for a side, a change where one only reads.
import { expect, test } from 'vitest'
import type { Hex, Position, SeatId, SideId, SoldierId } from '../src/index.ts'
import { holds, soldierAt, soldierOf } from '../src/rules/02-soldiers.ts'
import { hex, table } from './table.ts'

test('a soldier is no hex, and a seat no side', () => {
  const t = table('A1 b1')
  const s: Position = t.state
  const id: SoldierId = t.id('A1')
  const at: Hex = hex(-3, 0)
  const seat: SeatId = soldierOf(s, id).seat
  // @ts-expect-error a seat is not a side
  const side: SideId = seat
  // @ts-expect-error a soldier is not a hex
  const filled = holds(s, id)
  // @ts-expect-error a hex is not a soldier
  const found: SoldierId = at
  expect([soldierAt(s, at), side, filled, found]).toEqual([id, seat, 0, at])
})

test('only the compiler keeps a position as it is', () => {
  const s: Position = table('A1').state
  // @ts-expect-error whoever only reads changes nothing
  s.turn = 7
  // @ts-expect-error nor anybody in it
  soldierOf(s, 0).speed = 3
  expect([s.turn, s.soldiers[0]?.speed]).toEqual([7, 3])
})
