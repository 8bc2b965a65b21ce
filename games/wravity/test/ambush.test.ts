import { act, must, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { ambushed, lieInWait } from '../src/ai/ambush.ts'
import { fireIn } from '../src/ai/fire.ts'
import { lineUp, MOST } from '../src/ai/lineup.ts'
import { distance, makeBook } from '../src/book.ts'
import { BOX } from '../src/content/index.ts'
import { attributes, boardOf, filled } from '../src/rules/02-soldiers.ts'
import { setup } from '../src/setup.ts'
import type { State } from '../src/state.ts'
import { game } from './table.ts'

const book = makeBook(BOX)

/** A battle of three in which everybody still waits outside. */
function begun(): State {
  const options = Object.fromEntries(game.options.map((o) => [o.key, o.default]))
  const chance = seeded('ambush')
  const s = setup(book, { ...options, mode: '3' }, chance)
  while (s.phase !== 'battle') {
    const seat = must(game.toAct(s)[0])
    act(game, s, seat, chance.pick(offers(game, s, seat)), chance)
  }
  return s
}

const put = (s: State, id: number, at: number): void => {
  s.soldiers = s.soldiers.with(id, { ...must(s.soldiers[id]), at })
}

/** The best chance when the sharpest of the side really comes in and stands in each hex of the wall near its door. */
function byStanding(s: State, side: number, at: number): number {
  const board = boardOf(book, s)
  const ids = [...s.soldiers.keys()].filter((id) => s.soldiers[id]?.side === side)
  const precision = (id: number): number => attributes(book, must(s.soldiers[id])).precision
  const sharpest = ids.reduce((a, b) => (precision(b) > precision(a) ? b : a))
  let best = 0
  for (const hex of board.wall.keys()) {
    if (board.wall[hex] !== 1 || distance(board, hex, must(s.doors[side])) > 5 || hex === at) continue
    const come = game.clone(s)
    put(come, sharpest, hex)
    const chance = must(fireIn(board, come, filled(board, come), lineUp(book, board, come)).at[side * MOST])
    best = Math.max(best, chance)
  }
  return best
}

test('those who wait outside are feared as if they came in and walked', () => {
  let seen = 0
  let safe = 0
  for (let at = 0; at < boardOf(book, begun()).size; at += 5) {
    const s = begun()
    const board = boardOf(book, s)
    if (s.planets.some((p) => p.at === at)) continue
    put(s, 0, at)
    for (const side of [1, 2]) {
      const chance = ambushed(board, s, filled(board, s), side, must(lineUp(book, board, s).waiting[side]), at, 0)
      expect(chance).toBe(byStanding(s, side, at))
      if (chance > 0) seen++
      else safe++
    }
  }
  expect(Math.min(seen, safe)).toBeGreaterThan(5)
})

test('nobody is feared at a door where nobody waits', () => {
  const s = begun()
  const board = boardOf(book, s)
  put(s, 0, board.centre)
  const fire = (): number[] => {
    const cells = filled(board, s)
    const line = lineUp(book, board, s)
    const found = fireIn(board, s, cells, line)
    lieInWait(board, s, cells, line, found)
    return [1, 2].map((side) => must(found.at[side * MOST]))
  }
  expect(Math.max(...fire())).toBeGreaterThan(0)
  s.soldiers = s.soldiers.map((u) => (u.side > 0 ? { ...u, at: must(s.doors[u.side]), lives: 0 } : u))
  expect(fire()).toEqual([0, 0])
})
