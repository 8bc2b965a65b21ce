import type { Line } from '@muster/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadFace } from '../games/index.ts'
import { makeWords, PageWords, pageTexts } from '../words.tsx'
import { blocksOf } from './blocks.ts'
import { Diary } from './Diary.tsx'
import { type Stretch, windowOf } from './window.ts'

const lines = (count: number, turn = 25): Line[] =>
  Array.from({ length: count }, (_, entry) => ({
    entry,
    by: 'allies',
    event: { type: 'turnStarted' },
    told: { key: 'game.name' },
    round: Math.floor(entry / turn),
    turn: null,
  }))

test('of 20,000 lines only those in sight are drawn, the newest among them', async () => {
  const face = await loadFace('rivet-wars', null)
  const words = makeWords('en', {
    ...(await pageTexts('en')),
    'game.name': 'Something happened.',
    round: 'Round {round}',
  })
  const html = renderToStaticMarkup(
    <PageWords first={words}>
      <Diary
        lines={lines(20_000)}
        face={face}
        chairs={[]}
        view={null}
        now={null}
        at={19_999}
        onEntry={() => undefined}
      />
    </PageWords>,
  )
  expect(html.match(/<[a-z]/g)?.length).toBeLessThan(400)
  expect(html).toMatch(/aria-current="true"/)
  expect(html.match(/height:\d+px/g)).toHaveLength(1)
})

test('every line is in one block, in its order; a long turn has several, and one heading', () => {
  const all = lines(1000, 100)
  const blocks = blocksOf(all, null)
  expect(blocks.flatMap((b) => b.lines)).toEqual(all)
  expect(blocks.filter((b) => b.starts)).toHaveLength(10)
  expect(Math.max(...blocks.map((b) => b.lines.length))).toBe(40)
  expect(blocksOf(all, { round: 10, turn: 'blight' }).at(-1)).toMatchObject({ round: 10, starts: true, lines: [] })
  expect(blocksOf([], null)).toEqual([])
})

const HEIGHTS = Array.from({ length: 500 }, (_, n) => 20 + ((n * 37) % 90))
const sum = (some: readonly number[]): number => some.reduce((a, b) => a + b, 0)
const high = ({ from, to }: Stretch): number => sum(HEIGHTS.slice(from, to))

test('what is drawn covers what is in sight, and with the rest it is as high as everything', () => {
  for (let top = 0; top < sum(HEIGHTS) - 300; top += 777) {
    const stretches = windowOf(HEIGHTS, top, 300)
    const [first] = stretches
    expect(first?.above).toBeLessThanOrEqual(top)
    expect((first?.above ?? 0) + high(first as Stretch)).toBeGreaterThanOrEqual(top + 300)
    expect(sum(stretches.map((s) => s.above + high(s)))).toBe(sum(HEIGHTS))
    expect(sum(stretches.map(({ from, to }) => to - from))).toBeLessThan(60)
    expect(stretches.at(-1)?.to).toBe(HEIGHTS.length)
  }
  expect(windowOf([], 0, 300)).toEqual([])
})

test('what must stay is drawn, wherever one looks', () => {
  const stretches = windowOf(HEIGHTS, 20_000, 300, [-1, 0, 1])
  expect(stretches).toHaveLength(3)
  expect(stretches[0]).toEqual({ from: 0, to: 2, above: 0 })
  expect(sum(stretches.map((s) => s.above + high(s)))).toBe(sum(HEIGHTS))
})
