import { module } from '@muster/rivet-wars'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { explainedOf, figuresOn, marksOf } from './explained.ts'
import { en } from './texts/en.ts'

const { units } = module.game.content
const say = wording('en', en)

test('the question mark explains the figures on this card and nothing that the unit lacks', () => {
  for (const [kind, spec] of Object.entries(units)) {
    const words = explainedOf(spec, 5).map(([word]) => word.key)
    expect(words.includes('face.sockets'), kind).toBe(spec.sockets > 0)
    expect(words.includes('face.bounty'), kind).toBe(spec.bounty > 0)
    expect(words.includes('face.against'), kind).toBe(spec.attacks.length > 0)
    expect(words.filter((key) => key !== 'face.against')).toEqual(figuresOn(spec).map((key) => `face.${key}`))
  }
})

test('it speaks of this unit, with its own figures', () => {
  const told = (kind: string): string => {
    const spec = units[kind]
    return spec
      ? explainedOf(spec, 5)
          .map(([, means]) => say(means))
          .join(' ')
      : ''
  }
  expect(told('rifleman')).toContain('Falls at 1 hit.')
  expect(told('rifleman')).not.toMatch(/rivet|plug/i)
  expect(told('wolverine')).toMatch(/rivet/)
})

test('it says what the dots and numbers on the board are', () => {
  for (const [kind, spec] of Object.entries(units)) {
    const told = marksOf(spec).map(([, means]) => say(means))
    expect(told.length, kind).toBe(spec.type === 'plug' ? 0 : 1)
    for (const text of told) expect(text).toMatch(/dots.*health.*number.*in front/)
  }
})
