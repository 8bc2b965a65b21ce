import { expect, test } from 'vitest'
import { FIRST, type Show } from './show.ts'
import { trailAfter, trailShown } from './trail.ts'

const walked = { kind: 'moved', piece: 3, from: 4, at: 6 } as const
const shot = { kind: 'attacks', from: 6, at: 9 } as const

test('all that came of one decision is one trail, the next begins anew', () => {
  const moved = trailAfter(null, { entry: 7 }, [walked])
  expect(moved).toEqual({ entry: 7, ways: [{ from: 4, to: 6 }] })
  const fought = trailAfter(moved, { entry: 7 }, [shot])
  expect(fought?.ways).toEqual([
    { from: 4, to: 6 },
    { from: 6, to: 9 },
  ])
  expect(trailAfter(fought, { entry: 8 }, [shot])?.ways).toEqual([{ from: 6, to: 9 }])
})

test('what happened nowhere leaves the trail as it was', () => {
  const trail = trailAfter(null, { entry: 7 }, [walked])
  expect(trailAfter(trail, { entry: 8 }, [])).toBe(trail)
  expect(trailAfter(null, { entry: 8 }, [{ kind: 'cards', thing: 'x' }])).toBeNull()
})

test('it is seen in the turn of another and in what is looked at again, not in the past or in one’s own turn', () => {
  const trail = { entry: 1, ways: [{ from: 1, to: 2 }] }
  const in_ = (turn: string, more: Partial<Show> = {}) =>
    trailShown({ ...FIRST, trail, sight: { turn, viewer: 'me', ended: null } as Show['sight'], ...more })
  expect(in_('them')).toBe(trail)
  expect(in_('me')).toBeNull()
  expect(in_('me', { recapping: true })).toBe(trail)
  expect(in_('them', { past: { entry: 0, view: null } })).toBeNull()
})
