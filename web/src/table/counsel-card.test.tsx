import { expect, test } from 'vitest'
import { reasonOf } from './CounselCard.tsx'

const other = (behind: 'even' | 'clear') => [{ label: { key: 'x' }, chance: 0.5, behind }]

test('a hint to end what could go on says so, and never that nothing is gained', () => {
  expect(reasonOf({ reasons: [], others: other('even') }, true)).toEqual(['counsel.over'])
  expect(reasonOf({ reasons: [], others: other('clear') }, true)).toEqual(['counsel.later'])
  expect(reasonOf({ reasons: ['for.force'], others: other('even') }, false)[0]).toBe('counsel.why')
})
