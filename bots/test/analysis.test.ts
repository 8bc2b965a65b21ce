import { newMatch, offers, plainDice, play, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { analyse, moments, random, reckoning, regrets } from '../src/index.ts'
import { type Duel, duel } from './duel.ts'

function played(seed: string) {
  const match = newMatch(duel, { mission: 1, rounds: 60 }, plainDice(seed))
  const chance = seeded(seed)
  while (!duel.outcome(match.state)) {
    const seat = duel.toAct(match.state)[0] ?? 'left'
    const view = duel.view(match.state, seat)
    play(match, seat, random.choose<Duel>({ game: duel, seat, view, offers: offers(duel, match.state, seat), chance }))
  }
  return match
}

const LENS = { visits: 6, seed: 'test' }

test('choice and luck add up from the start to the end', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { record, state } = played(seed)
    const steps = [...analyse(duel, record, 'left', LENS)]
    expect(steps.length).toBe(record.entries.length)
    const { start, own, others, luck, end } = reckoning(steps)
    expect(start + own + others + luck).toBeCloseTo(end)
    expect(end > 0.5).toBe(duel.outcome(state)?.winners[0] === 'left')
    for (const s of steps) expect(s.before + s.choice + s.luck).toBeCloseTo(s.after)
  }
})

test('where no dice fell there was no luck', () => {
  const { record } = played('d')
  for (const step of analyse(duel, record, 'left', LENS)) {
    const entry = record.entries[step.entry] as { readonly draws?: readonly number[] }
    if ((entry.draws?.length ?? 0) === 0) expect(step.luck).toBe(0)
  }
})

test('the moments are those that moved most, in order, with something better than a poor choice', () => {
  const { record } = played('e')
  const steps = [...analyse(duel, record, 'left', LENS)]
  const found = moments<Duel>(duel, record, steps, 3, LENS)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(3)
  expect(found.map((m) => m.entry)).toEqual(found.map((m) => m.entry).sort((a, b) => a - b))
  for (const m of found) if (m.better) expect(m.better.gain).toBeGreaterThan(0)
  const least = Math.min(...found.map((m) => Math.max(Math.abs(m.choice), Math.abs(m.luck))))
  const rest = steps.filter((s) => !found.some((m) => m.entry === s.entry))
  for (const s of rest) expect(Math.max(Math.abs(s.choice), Math.abs(s.luck))).toBeLessThanOrEqual(least)
})

test('what one could have done is an own choice that cost something, with what the judge would have done', () => {
  const { record } = played('e')
  const steps = [...analyse(duel, record, 'left', LENS)]
  const found = regrets<Duel>(duel, record, steps, 2, LENS)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThanOrEqual(2)
  for (const m of found) {
    expect(m.seat).toBe('left')
    expect(m.choice).toBeLessThan(0)
    expect(m.better?.gain).toBeGreaterThan(0)
    expect(m.better?.action).not.toEqual(record.entries[m.entry])
  }
})

test('where the judge would have done the same, that is said, and nothing is called better', () => {
  const told = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const { record } = played(seed)
    return moments<Duel>(duel, record, [...analyse(duel, record, 'left', LENS)], 6, LENS)
  })
  expect(told.some((m) => m.agreed)).toBe(true)
  expect(told.some((m) => m.better)).toBe(true)
  for (const m of told) expect(m.agreed && m.better).toBeFalsy()
})
