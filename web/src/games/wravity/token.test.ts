import { wravity } from '@muster/wravity'
import { expect, test } from 'vitest'
import { specsOf } from './spec.ts'
import { token } from './token.ts'

const spec = specsOf(wravity().content)
const drawn = (squad: string, lives: number): string =>
  String(token({ squad: spec.squadOf(squad), rank: 'scout', number: 3, lives, speed: 0, angle: null }))
const colours = (svg: string): readonly string[] => [...new Set(svg.match(/#[0-9a-f]{6}/g))]

/** More red than both others together. */
const isRed = (colour: string): boolean => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return r > g + b
}

/** More blue than red by so much that one may take it for Water's. */
const isBluish = (colour: string): boolean => {
  const [r = 0, , b = 0] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
  return b > r + 12
}

test('who is immobilised is hatched and crossed out, grey in every squad, with its own edge', () => {
  for (const squad of ['fire', 'earth']) {
    const own = spec.squadOf(squad)
    const out = drawn(squad, 0)
    expect(out).toContain('url(#wr-out)')
    expect(out).not.toContain(`url(#wr-${own.id})`)
    expect(out).toContain(`stroke="${own.colour}"`)
    expect(colours(out).filter((c) => isBluish(c) && c !== '#120c22')).toEqual([])
  }
  expect(drawn('water', 0)).not.toContain('url(#wr-lit-water)')
})

test('a wound shows, and not in the colour of another squad', () => {
  expect(drawn('water', 1)).not.toBe(drawn('water', 2))
  expect(colours(drawn('water', 1)).filter(isRed)).toEqual([])
  expect(colours(drawn('water', 1))).toContain(spec.squadOf('water').deep)
})
