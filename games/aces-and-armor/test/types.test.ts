import { expect, test } from 'vitest'
import { distance, groundOf } from '../src/board.ts'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/box.ts'
import type { Hex, Position, UnitId } from '../src/index.ts'
import { interceptorsAt } from '../src/rules/06-interception.ts'
import { table } from './table.ts'

// What must not compile is marked so: a directive without an error under it is an error itself.

test('a unit does not pass for a hex, nor a hex for a unit', () => {
  const t = table('J . i')
  const unit: UnitId = t.id('J')
  const hex: Hex = t.hex('B1')
  const book = makeBook(BOX)
  expect(interceptorsAt(book, t.state, unit, hex)).toEqual([t.id('i')])
  // @ts-expect-error
  interceptorsAt(book, t.state, hex, unit)
  // @ts-expect-error
  expect(distance(groundOf(t.state.table.board), unit, hex)).toBe(1)
})

test('a position is only read', () => {
  const position: Position = Object.freeze(table('J . i').state)
  const change = (): void => {
    // @ts-expect-error
    position.round = 6
    // @ts-expect-error
    position.flags.push(0)
    // @ts-expect-error
    for (const u of position.units) u.at = 0
  }
  expect(change).toThrow(TypeError)
})
