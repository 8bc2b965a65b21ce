import { act, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { fireIn } from '../src/ai/fire.ts'
import { lineUp, MOST } from '../src/ai/lineup.ts'
import { aim } from '../src/ai/shots.ts'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import { boardOf, filled, isConscious } from '../src/rules/02-soldiers.ts'
import { seatName } from '../src/rules/03-actions.ts'
import { setup } from '../src/setup.ts'
import type { Position } from '../src/state.ts'
import { game } from './table.ts'

const book = makeBook(BOX)

/** The same by looking from every soldier in all six directions. */
function plainFire(s: Position): { at: Float64Array; of: Float64Array } {
  const board = boardOf(book, s)
  const cells = filled(board, s)
  const at = new Float64Array(s.doors.length * MOST)
  const of = new Float64Array(s.soldiers.length)
  for (const [id, u] of s.soldiers.entries()) {
    if (!isConscious(board, s, u)) continue
    const own = new Float64Array(MOST)
    for (let heading = 1; heading <= 6; heading++) aim(book, board, s, cells, u, heading, own)
    of[id] = Math.max(...own)
    for (let t = 0; t < MOST; t++) at[u.side * MOST + t] = Math.max(at[u.side * MOST + t] ?? 0, own[t] ?? 0)
  }
  return { at, of }
}

test.each([{}, { mode: '3' }, { mode: '4' }, { beamsPass: true }])(
  'lines of fire are those of each soldier: %j',
  (how) => {
    const options = Object.fromEntries(game.options.map((o) => [o.key, o.default]))
    const chance = seeded('fire')
    const s = setup(book, { ...options, ...how }, chance)
    let lines = 0
    for (let i = 0; i < 900 && s.phase !== 'over'; i++) {
      const seat = game.toAct(s)[0] ?? seatName(0)
      act(game, s, seat, chance.pick(offers(game, s, seat)), chance)
      if (s.phase !== 'battle') continue
      const board = boardOf(book, s)
      const fire = fireIn(board, s, filled(board, s), lineUp(book, board, s))
      const plain = plainFire(s)
      for (const side of s.doors.keys()) {
        const [from, end] = [side * MOST, side * MOST + s.soldiers.length]
        expect(fire.at.subarray(from, end)).toEqual(plain.at.subarray(from, end))
      }
      expect(fire.of.subarray(0, plain.of.length)).toEqual(plain.of)
      if (plain.of.some((chance) => chance > 0)) lines++
    }
    expect(lines).toBeGreaterThan(50)
  },
)
