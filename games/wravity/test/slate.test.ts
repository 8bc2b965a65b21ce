import { act, check, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { HEADINGS } from '../src/book.ts'
import { PUSH_OFF } from '../src/rules/02-slate.ts'
import { boardOf, borrowed, hasHold, holds } from '../src/rules/02-soldiers.ts'
import { barred, isFit, isFreeToAct, isReady, seatName } from '../src/rules/03-actions.ts'
import { setup } from '../src/setup.ts'
import { type Action, KIND, type Kind, type Position, type State } from '../src/state.ts'
import { book, game } from './table.ts'

/** Positions of two battles by turns, of other sizes and with other planets, each as it was and as it became. */
function* positions(): Generator<State> {
  const options = Object.fromEntries(game.options.map((o) => [o.key, o.default]))
  const chance = seeded('slate')
  const battles = [{ mode: '2' }, { mode: '3' }].map((how) => setup(book, { ...options, ...how }, chance))
  for (let i = 0; i < 1600; i++) {
    for (const s of battles) {
      const seat = game.toAct(s)[0]
      if (seat === undefined) continue
      const before = game.clone(s)
      act(game, s, seat, chance.pick(offers(game, s, seat)), chance)
      yield* i % 7 === 0 ? [s, before, s] : [s]
    }
  }
}

const ready = (s: Position, id: number, kind: Kind): boolean => {
  const seat = s.soldiers[id]?.seat ?? -1
  return isReady(boardOf(book, s), s, seat, id, KIND[kind])
}

test('the slate says what every hex holds, whichever battle it was filled for before', () => {
  let thrown = 0
  for (const s of positions()) {
    const board = boardOf(book, s)
    const cells = borrowed(board, s)
    const plain = Array.from(cells, (_, hex) => [holds(s, hex), hasHold(board, s, hex) ? 1 : 0])
    expect(Array.from(cells, (held, hex) => [held, board.slate.hold[hex]])).toEqual(plain)
    if (s.grenades.length > 0) thrown++
  }
  expect(thrown).toBeGreaterThan(50)
})

test('the slate says who has actions left', () => {
  let able = 0
  for (const s of positions()) {
    if (s.phase !== 'battle' || s.flights.length > 0) continue
    borrowed(boardOf(book, s), s)
    for (const [id, { seat }] of s.soldiers.entries()) {
      for (const kind of ['walk', 'shoot', 'concentrate'] as const) {
        expect(ready(s, id, kind)).toBe(barred(book, s, seat, id, kind) === null)
        if (ready(s, id, kind)) able++
      }
    }
  }
  expect(able).toBeGreaterThan(1000)
})

/** What shows whether a soldier could do it at all: if any of them is legal, it can. */
const TRIED: readonly (readonly [bit: number, tries: (soldier: number) => readonly Action[]])[] = [
  [KIND.grab, (soldier) => [{ type: 'grab', soldier }]],
  [KIND.concentrate, (soldier) => [{ type: 'concentrate', soldier }]],
  [KIND.impulse, (soldier) => HEADINGS.map((heading) => ({ type: 'impulse', soldier, heading, force: 1 }))],
  [PUSH_OFF, (soldier) => HEADINGS.map((heading) => ({ type: 'pushOff', soldier, heading, force: 1 }))],
]

test('whoever can grab, concentrate, push off or give itself an impulse is fit for it by the slate', () => {
  const seen = new Map<number, number>()
  for (const s of positions()) {
    const asked = game.toAct(s)
    if (!isFreeToAct(s)) continue
    for (const [id, { seat }] of s.soldiers.entries()) {
      if (!asked.includes(seatName(seat))) continue
      for (const [bit, tries] of TRIED) {
        if (!tries(id).some((action) => check(game, s, seatName(seat), action).ok)) continue
        borrowed(boardOf(book, s), s)
        expect(isFit(boardOf(book, s), s, seat, id, bit)).toBe(true)
        seen.set(bit, (seen.get(bit) ?? 0) + 1)
      }
    }
  }
  for (const [bit] of TRIED) expect(seen.get(bit)).toBeGreaterThan(10)
})
