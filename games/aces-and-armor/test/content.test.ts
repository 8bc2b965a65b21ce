import { expect, test } from 'vitest'
import { distance, groundOf, mainland, makeBoard } from '../src/board.ts'
import { ROLES } from '../src/content/types.ts'
import { BOX, type Board, type MapSpec, RULEBOOK } from '../src/index.ts'

const maps = Object.entries(BOX.maps)

/** Land that can be walked without a bridge. */
function pieces(spec: MapSpec, without: string): number {
  const rows = spec.rows.map((row) => row.replaceAll(without, '~'))
  const board = makeBoard('', { ...spec, rows }, 'full')
  const { near } = groundOf(board)
  const seen = new Set<number>()
  let count = 0
  for (let h = 0; h < board.terrain.length; h++) {
    if (seen.has(h) || board.terrain[h] === '~') continue
    count++
    const todo = [h]
    for (let p = todo.pop(); p !== undefined; p = todo.pop()) {
      seen.add(p)
      for (const n of near.subarray(p * 6, p * 6 + 6)) {
        if (n >= 0 && board.terrain[n] !== '~' && !seen.has(n)) todo.push(n)
      }
    }
  }
  return count
}

test.each(maps)('%s: ten factories and twelve starts, well apart', (_name, spec) => {
  const board = makeBoard('', spec, 'full')
  const ground = groundOf(board)
  expect(board.factories).toHaveLength(10)
  for (const [i, start] of board.starts.entries()) {
    const nearest = Math.min(...board.factories.map((f) => distance(ground, start, f)))
    expect([3, 4]).toContain(nearest)
    const others = board.starts.filter((_, j) => j !== i).map((other) => distance(ground, start, other))
    expect(Math.min(...others)).toBeGreaterThanOrEqual(6)
    expect(i < 3 || (i >= 6 && i < 9)).toBe(start < 9 * board.columns)
  }
})

test.each(maps)('%s: every factory has five dry neighbours, every start room for twelve', (_name, spec) => {
  const board = makeBoard('', spec, 'full')
  const ground = groundOf(board)
  for (const f of board.factories) {
    const dry = [...ground.near.subarray(f * 6, f * 6 + 6)].filter((n) => n >= 0 && board.terrain[n] !== '~')
    expect(dry.length).toBeGreaterThanOrEqual(5)
  }
  for (const start of board.starts) {
    const room = [...board.terrain].filter((t, h) => distance(ground, start, h) <= 3 && t !== '~' && t !== 'X')
    expect(room.length).toBeGreaterThanOrEqual(12)
  }
})

test('rivers are closed: without bridges the land falls apart, with them it is one (and the island)', () => {
  expect(pieces(BOX.maps['summer'] as MapSpec, '?')).toBe(1)
  expect(pieces(BOX.maps['summer'] as MapSpec, '#')).toBe(2)
  expect(pieces(BOX.maps['winter'] as MapSpec, '?')).toBe(2)
  expect(pieces(BOX.maps['winter'] as MapSpec, '#')).toBe(3)
})

test('the right half of the summer map is the left one turned', () => {
  const { rows } = BOX.maps['summer'] as MapSpec
  const turned = [...rows].reverse().map((row) => [...row].reverse().join(''))
  const bare = (lines: readonly string[]): string => lines.join('\n').replace(/[1-9abc]/g, 'o')
  expect(bare(turned)).toBe(bare(rows))
})

test('the winter coast: an island with a factory, four at the shore, three at the bottom', () => {
  const board = makeBoard('', BOX.maps['winter'] as MapSpec, 'full')
  const rows = board.factories.map((f) => Math.floor(f / board.columns))
  expect(rows.filter((r) => r >= 14)).toHaveLength(3)
  const land = mainland(board)
  expect(board.factories.filter((f) => !land.has(f))).toHaveLength(1)
  expect(board.factories.filter((f) => land.has(f) && f < 7 * board.columns)).toHaveLength(4)
  expect(board.shore.length).toBeGreaterThan(10)
})

test('on the winter map Germany starts south of the river, and no tank of it reaches the shore in its first move', () => {
  const board = makeBoard('', BOX.maps['winter'] as MapSpec, 'full')
  const fastest = 2 * Math.max(...['tiger', 'panther'].map((kind) => BOX.units[kind]?.speed ?? 0))
  for (const number of [4, 5, 6, 10, 11, 12]) {
    const start = board.starts[number - 1] as number
    expect(start).toBeGreaterThan(12 * board.columns)
    const reached = drivenFrom(board, placedRound(board, start), fastest)
    expect(board.shore.filter((hex) => reached.has(hex))).toEqual([])
  }
})

/** Where twelve units may stand round a start: in two rings if these hold them, otherwise in three. */
function placedRound(board: Board, start: number): number[] {
  const within = (rings: number): number[] =>
    [...board.terrain].flatMap((t, h) => ('~X'.includes(t) || distance(groundOf(board), start, h) > rings ? [] : [h]))
  return within(2).length >= 12 ? within(2) : within(3)
}

function drivenFrom(board: Board, from: readonly number[], points: number): ReadonlyMap<number, number> {
  const spent = new Map(from.map((hex) => [hex, 0]))
  const price = (hex: number): number => BOX.terrain[board.terrain[hex] ?? '']?.price || points + 1
  for (const [hex] of spent) {
    for (const next of groundOf(board).grid.neighbours[hex] ?? []) {
      const now = (spent.get(hex) ?? 0) + price(next)
      if (now > points || now >= (spent.get(next) ?? points + 1)) continue
      spent.delete(next)
      spent.set(next, now)
    }
  }
  return spent
}

test('no road of the winter map runs into a factory', () => {
  const board = makeBoard('', BOX.maps['winter'] as MapSpec, 'full')
  const { near } = groundOf(board)
  for (const f of board.factories) {
    const road = [0, 1, 2, 3, 4, 5].map((d) => '=#'.includes(board.terrain[near[f * 6 + d] as number] ?? ' '))
    expect(road.some((here, d) => here && road[(d + 3) % 6])).toBe(false)
  }
})

test('the roads of each map are one piece', () => {
  for (const map of Object.values(BOX.maps)) {
    const board = makeBoard('', map, 'full')
    const roads = [...board.terrain].flatMap((letter, hex) => ('=#'.includes(letter) ? [hex] : []))
    const joined = new Set(roads.slice(0, 1))
    for (const hex of joined) {
      for (const next of groundOf(board).grid.neighbours[hex] ?? []) if (roads.includes(next)) joined.add(next)
    }
    expect(roads.filter((hex) => !joined.has(hex))).toEqual([])
  }
})

test('every set has one unit of each role, every unit an armour of six rows', () => {
  for (const set of Object.values(BOX.sets)) expect(set.map((kind) => BOX.units[kind]?.role)).toEqual([...ROLES])
  for (const u of Object.values(BOX.units)) expect(BOX.armour[u.armour]?.open).toHaveLength(6)
})

test('the rulebook has a number for every rule, in order', () => {
  expect(Object.keys(RULEBOOK).length).toBeGreaterThan(200)
})
