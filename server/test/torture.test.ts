// A few of each; a hundred by `muster torture`.
import { expect, test } from 'vitest'
import type { Wanted } from '../kit/torture/ground.ts'
import { compared } from '../kit/torture/judge.ts'
import { torture } from '../kit/torture/torture.ts'

const CASES: readonly Omit<Wanted, 'matches'>[] = [
  { fault: 'kill', store: 'sqlite', nodes: 1, kills: 3 },
  { fault: 'full', store: 'sqlite', nodes: 1, kills: 1 },
  { fault: 'kill', store: 'postgres', nodes: 2, kills: 2 },
  { fault: 'cut', store: 'postgres', nodes: 2, kills: 2 },
]

test.each(CASES)('$fault on $store: nothing acknowledged is lost, nothing doubled, all folds', async (wanted) => {
  const { acknowledged, lost, doubled, unfolded } = await torture({ ...wanted, matches: 4 })
  expect({ lost, doubled, unfolded }).toEqual({ lost: 0, doubled: 0, unfolded: 0 })
  expect(acknowledged).toBeGreaterThan(0)
})

test('what is lost or doubled would be seen', () => {
  const entry = (type: string) => ({ by: 'p1', do: { type }, events: [] })
  const sent = (type: string, count: number, acknowledged = true) => ({
    seat: 'p1',
    count,
    action: { type },
    acknowledged,
  })
  expect(compared([sent('a', 0), sent('b', 1)], [entry('a'), entry('b')])).toEqual({ lost: 0, doubled: 0 })
  expect(compared([sent('a', 0), sent('b', 1)], [entry('a')])).toEqual({ lost: 1, doubled: 0 })
  expect(compared([sent('a', 0)], [entry('a'), entry('a')])).toEqual({ lost: 0, doubled: 1 })
  expect(compared([sent('a', 0, false)], [])).toEqual({ lost: 0, doubled: 0 })
})
