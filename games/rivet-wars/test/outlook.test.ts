import { act, offers, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { fireIn, outlooks } from '../src/ai/outlook.ts'
import { promise } from '../src/ai/promise.ts'
import { blowAt, reachOf } from '../src/ai/shots.ts'
import { tablesOf } from '../src/board.ts'
import { makeBook } from '../src/book.ts'
import { BOX } from '../src/content/box.ts'
import { rivetWars } from '../src/game.ts'
import type { State, Unit } from '../src/state.ts'

const game = rivetWars(BOX)
const book = makeBook(BOX)
const STRAY = 0.15

/** The same by trying each weapon on every unit of the rival that comes first in its grid. */
function plainFire(s: State, u: Readonly<Unit>): number {
  const t = tablesOf(s.field)
  const p = book.profile(u)
  return p.weapons.reduce((sum, w) => {
    const blows = s.units.map((v) => {
      if (!v || v.side === u.side || s.stacks[v.at]?.[0] !== v.id) return 0
      const far = t.distance[u.at * t.size + v.at] ?? 0
      if (far > reachOf(p, w)) return 0
      const strays = w.line.deviates !== undefined && far >= w.line.deviates
      return (strays ? STRAY : 1) * blowAt(book, s, w, p.own.precision, v.at)
    })
    return sum + w.line.attacks * Math.max(0, ...blows)
  }, 0)
}

test.each(['1', '3', '8'])('what units may take by tables is what each weapon may take: mission %s', (mission) => {
  const options = Object.fromEntries(game.options.map((o) => [o.key, o.default]))
  const chance = seeded(`outlook ${mission}`)
  const s = game.setup({ ...options, mission } as Parameters<typeof game.setup>[0], chance)
  let shots = 0
  for (let i = 0; i < 300; i++) {
    const seat = game.toAct(s)[0]
    if (seat === undefined) break
    act(game, s, seat, chance.pick(offers(game, s, seat)), chance)
    if (i % 3 > 0) continue
    const [allies, blight] = outlooks(book, s, tablesOf(s.field))
    for (const u of s.units) {
      if (!u) continue
      const fire = fireIn(u.side === 'allies' ? allies : blight, book.profile(u), u.at)
      expect(fire).toBeCloseTo(plainFire(s, u), 10)
      if (fire > 0) shots++
    }
  }
  expect(shots).toBeGreaterThan(20)
})

test('whoever deploys prefers, of two ways equally short, the one on which fewer friends are', () => {
  const options = Object.fromEntries(game.options.map((o) => [o.key, o.default]))
  const s = game.setup({ ...options, mission: '8' } as Parameters<typeof game.setup>[0], seeded('crowds'))
  const side = s.turn
  const promised = (): Map<string, number> => {
    const all = offers(game, s, side).filter((a) => a.type === 'deploy')
    const promises = promise(book, s, side, all)
    return new Map(all.map((a, i) => [`${a.kind} ${a.at}`, promises[i] as number]))
  }
  const fall = (before: Map<string, number>, after: Map<string, number>, at: number): number => {
    const kinds = [...after.keys()].filter((key) => before.has(key) && key.endsWith(` ${at}`))
    return Math.max(...kinds.map((key) => (before.get(key) as number) - (after.get(key) as number)))
  }
  const toDeployment = () => {
    while (s.phase !== 'deployment') act(game, s, side, offers(game, s, side)[0] as never, seeded('on'))
  }
  toDeployment()
  const before = promised()
  const first = offers(game, s, side).find((a) => a.type === 'deploy')
  if (first?.type !== 'deploy') throw new Error('nothing to deploy')
  act(game, s, side, first, seeded('deploy'))
  const after = promised()
  const grids = [...new Set([...after.keys()].map((key) => Number(key.split(' ')[1])))]
  const falls = grids.filter((at) => at !== first.at).map((at) => fall(before, after, at))
  expect(fall(before, after, first.at)).toBeCloseTo(0.2)
  expect(Math.min(...falls)).toBeCloseTo(0)
})
