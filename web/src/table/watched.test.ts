import { say } from '@muster/engine'
import type { Sight, Step } from '@muster/table'
import { expect, test } from 'vitest'
import { FIRST, type Show } from './show.ts'
import { watchedIn } from './watched.ts'

const step = (entry: number, told: string | null, turn = 'b', round = 4): Step => ({
  entry,
  by: turn,
  event: { type: 'happened' },
  told: told === null ? null : say(told),
  round,
  turn,
})

const SIGHT: Sight = {
  count: 9,
  viewer: 'a',
  view: null,
  prompt: say('prompt'),
  toAct: ['b'],
  turn: 'b',
  round: 4,
  answered: false,
  offers: [],
  undo: { ok: true },
  agreeable: false,
  orderable: [],
  proposal: null,
  clocks: { turn: null, match: null },
  standing: {},
  ended: null,
}
const shown = (more: Partial<Show>): Show => ({ ...FIRST, sight: SIGHT, ...more })
const told = (show: Show): unknown =>
  watchedIn(show)?.deeds.map(({ number, lines, now }) => [number, lines.map(({ key }) => key).join(' '), now])

test('what came of one decision is one step, and the present one is lit', () => {
  const steps = [step(5, 'comes up'), step(6, 'fires'), step(6, null), step(6, 'falls')]
  const show = shown({ turned: { view: null, steps }, queue: [step(7, 'moves'), step(7, 'takes')] })
  expect(told(show)).toEqual([
    [1, 'comes up', false],
    [2, 'fires falls', false],
    [3, 'moves', true],
  ])
})

test('what one answers belongs to what it answers', () => {
  const answered = { ...step(6, 'passed'), by: 'a' }
  const show = shown({
    turned: { view: null, steps: [step(5, 'fires'), answered] },
    queue: [{ ...answered, told: say('falls') }],
  })
  expect(told(show)).toEqual([[1, 'fires passed falls', true]])
})

test('of a long turn the last steps are told, under their numbers', () => {
  const steps = [1, 2, 3, 4, 5, 6].map((n) => step(n, `deed ${n}`))
  expect(told(shown({ turned: { view: null, steps } }))).toEqual([3, 4, 5, 6].map((n) => [n, `deed ${n}`, false]))
})

test('only of the turn that is seen, and nothing in one’s own', () => {
  const steps = [step(1, 'earlier', 'c'), { ...step(1, 'the turn begins'), by: 'a' }, step(2, 'now')]
  expect(told(shown({ turned: { view: null, steps } }))).toEqual([[1, 'now', false]])
  expect(watchedIn(shown({ sight: { ...SIGHT, turn: 'a' } }))).toBeNull()
})

test('seen again, what is still to come is not told yet', () => {
  const steps = [step(1, 'one'), step(2, 'two'), step(3, 'three')]
  const sight = { ...SIGHT, turn: 'a' }
  const show = shown({ sight, again: true, turned: { view: null, steps }, queue: steps.slice(1) })
  expect(told(show)).toEqual([
    [1, 'one', false],
    [2, 'two', true],
  ])
})
