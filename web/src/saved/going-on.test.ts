import { expect, test } from 'vitest'
import { isGoingOn, isMyTurn, waitingOf } from './useSaved.ts'

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

test('what was only tried out is not offered before the real match, and is offered where there is no other', () => {
  const played = match(person, {})
  const begun = (type: string) => ({ head: { begun: { type } } }) as unknown as Pick<typeof played, 'head'>
  const tried = { ...match(person, { toAct: ['p1'] }), ...begun('branch') }
  const real = { ...played, ...begun('setUp') }
  expect(waitingOf([tried, real])).toBe(real)
  expect(waitingOf([tried])).toBe(tried)
})
