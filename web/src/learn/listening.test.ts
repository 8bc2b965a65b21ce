import type { FirstBattle, GameTypes } from '@muster/engine'
import { expect, test } from 'vitest'
import { listening, type Mark, type Shown } from './listening.ts'

const said = { en: '', es: '', fr: '' }
const isEven = (view: unknown): boolean => Number(view) % 2 === 0
const BATTLE: FirstBattle<GameTypes> = {
  seat: 'me',
  title: said,
  marks: [
    { id: 'goal', fact: () => true, say: said },
    { id: 'even', fact: isEven, holds: isEven, say: said },
    { id: 'shot', on: { type: 'shot' }, by: 'me', say: said },
  ],
}

function coached(battle = BATTLE) {
  const known = new Set<string>()
  let now: Mark | null = null
  let [clock, alarms] = [0, [] as { readonly at: number; readonly then: () => void }[]]
  const time = {
    now: () => clock,
    later: (milliseconds: number, then: () => void) => void alarms.push({ at: clock + milliseconds, then }),
    toRead: () => 100,
  }
  const memory = { isSaid: ({ id }: Mark) => known.has(id), note: ({ id }: Mark) => void known.add(id) }
  const ear = listening(battle, memory, time, (mark) => {
    now = mark
  })
  let shown: Shown = { queue: [], playing: null, past: null, view: 0, sight: null }
  const look = (change: Partial<Shown>): string | null => {
    shown = { ...shown, ...change }
    ear.look(shown)
    return now?.id ?? null
  }
  return {
    look,
    /** So much time passes. */
    wait(milliseconds: number): string | null {
      clock += milliseconds
      const [rung, left] = [alarms.filter(({ at }) => at <= clock), alarms.filter(({ at }) => at > clock)]
      alarms = left
      for (const { then } of rung) then()
      return now?.id ?? null
    },
    /** The learner is to decide, and sees this. */
    decide: (view: number): string | null => look({ view, queue: [], sight: { count: view, toAct: ['me'] } }),
    heard(): string | null {
      ear.heard(shown)
      return now?.id ?? null
    },
  }
}

const SHOT = { event: { type: 'shot' }, by: 'me' }

test('who one is and what it is about is said before anything that others do was shown', () => {
  const { look } = coached()
  const theirs = { event: { type: 'shot' }, by: 'other' }
  expect(look({ queue: [theirs], sight: { count: 0, toAct: ['other'] } })).toBe('goal')
})

test('one mark at a time: the next one when the first was heard', () => {
  const { decide, heard } = coached()
  expect(decide(2)).toBe('goal')
  expect(heard()).toBe('even')
  expect(heard()).toBeNull()
  expect(decide(4)).toBeNull()
})

test('what happens is told once it was shown, and takes the place of what was said before', () => {
  const { decide, look, wait } = coached()
  expect(decide(1)).toBe('goal')
  wait(100)
  expect(look({ queue: [SHOT] })).toBe('goal')
  expect(look({ queue: [] })).toBe('shot')
})

test('what was said stays until there was time to read it, and then what has come meanwhile is told', () => {
  const { decide, look, wait } = coached()
  expect(decide(1)).toBe('goal')
  look({ queue: [SHOT] })
  expect(look({ queue: [] })).toBe('goal')
  expect([3, 5, 7].map((view) => decide(view))).toEqual(['goal', 'goal', 'goal'])
  expect(wait(99)).toBe('goal')
  expect(wait(1)).toBe('shot')
})

test('what came meanwhile and is over when there is time is not told', () => {
  const { decide, wait } = coached()
  expect(decide(1)).toBe('goal')
  expect(decide(2)).toBe('goal')
  expect(decide(3)).toBe('goal')
  expect(wait(100)).toBe('goal')
})

test('what was over before it could be read is told once more, and then no more', () => {
  const { decide, heard } = coached()
  decide(1)
  expect(heard()).toBeNull()
  expect([2, 3, 4, 5, 6].map((view) => decide(view))).toEqual(['even', null, 'even', null, null])
})

test('the goal is said before anything that happens earlier', () => {
  const { decide, look } = coached()
  look({ queue: [SHOT] })
  expect(look({ queue: [] })).toBeNull()
  expect(decide(1)).toBe('goal')
})

test('what is no longer so, or no news any more, is taken away', () => {
  const { decide, heard } = coached()
  decide(2)
  expect(heard()).toBe('even')
  expect(decide(3)).toBeNull()
  const other = coached()
  other.decide(1)
  other.wait(100)
  expect([3, 5, 7].map((view) => other.decide(view))).toEqual(['goal', 'goal', null])
})

test('what is about a phase comes before its decision, also when what was said before was not heard', () => {
  const { decide, look, wait } = coached()
  expect(decide(1)).toBe('goal')
  wait(100)
  expect(decide(2)).toBe('even')
  expect(look({ view: 3, sight: { count: 3, toAct: ['other'] } })).toBeNull()
})

test('nothing is told of what is over already', () => {
  const late: FirstBattle<GameTypes> = {
    ...BATTLE,
    marks: [{ id: 'late', on: { type: 'shot' }, by: 'me', holds: isEven, say: said }],
  }
  const { decide, look } = coached(late)
  decide(2)
  look({ queue: [SHOT] })
  expect(look({ queue: [], view: 3 })).toBeNull()
})

test('what others do is not taken for the learner’s deed', () => {
  const { decide, look } = coached()
  decide(1)
  look({ queue: [{ ...SHOT, by: 'other' }] })
  expect(look({ queue: [] })).toBe('goal')
})
