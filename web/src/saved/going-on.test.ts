import { expect, test } from 'vitest'
import { isGoingOn, isMyTurn } from './useSaved.ts'

const person = { type: 'person', name: '' } as const
const computer = { type: 'computer', level: 'recruit' } as const
const match = (first: typeof person | typeof computer, gist: object) =>
  ({
    chairs: [
      { seat: 'p1', side: 'east', who: first },
      { seat: 'p2', side: 'west', who: computer },
    ],
    gist: { round: 1, toAct: ['p2'], over: false, ...gist },
  }) as unknown as Parameters<typeof isMyTurn>[0]

test('a match of mine goes on also while the computer moves; one that is over, or only watched, does not', () => {
  const theirs = match(person, {})
  expect([isMyTurn(theirs), isGoingOn(theirs)]).toEqual([false, true])
  expect(isGoingOn(match(person, { over: true, toAct: [] }))).toBe(false)
  expect(isGoingOn(match(computer, {}))).toBe(false)
})
