import { expect, test } from 'vitest'
import { levelsAgainst } from './levels-against.ts'

test('the computers at the other chairs, each level once', () => {
  const computer = { type: 'computer', level: 'recruit' } as const
  const chairs = [
    { seat: 'a', side: 'a', who: { type: 'person', name: '' } as const },
    { seat: 'b', side: 'b', who: computer },
    { seat: 'c', side: 'b', who: computer },
  ]
  expect(levelsAgainst(chairs, 'a')).toEqual(['recruit'])
  expect(levelsAgainst(chairs.slice(0, 1), 'a')).toEqual([])
})
