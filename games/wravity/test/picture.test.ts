import { chooseOptions, type Message, type Span, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { BOX, wravity } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { es } from '../texts/es.ts'
import { fr } from '../texts/fr.ts'
import { game as ours, table } from './table.ts'

type Words = Readonly<Record<string, string>>

/** What a span about a soldier says in a language. */
function read(span: Span, texts: Words): string {
  const { mark, number } = span.say?.args ?? {}
  return `${typeof mark === 'string' ? mark : texts[(mark as Message).key]}${number}`
}

const soldiersIn = (lines: readonly (readonly Span[])[]): Span[] =>
  lines.flat().filter((span) => span.say?.key === 'picture.soldier')

/** The first soldier of each squad as the opening shows it; squads called so come with a pack. */
function shown(squads: readonly string[], names: Words, texts: Words): string[] {
  const added = Object.fromEntries(Object.keys(names).map((key) => [key.slice(6), BOX.squads['fire'] ?? []]))
  const game = wravity({ ...BOX, squads: { ...BOX.squads, ...added }, names })
  const chosen = Object.fromEntries(squads.map((squad, i) => [`squad${i + 1}`, squad]))
  const made = chooseOptions(game.options, { mode: '2', ...chosen })
  if (!made.ok) throw new Error(made.why.key)
  const lines = game.picture(game.view(game.setup(made.options, seeded(1)), 'spectator'))
  const all = soldiersIn(lines).map((span) => read(span, texts))
  return squads.map((_, i) => all[(i * all.length) / squads.length] ?? '')
}

test('squads go by a letter of their name in the language that is read', () => {
  const four = (texts: Words) => [...shown(['fire', 'water'], {}, texts), ...shown(['earth', 'air'], {}, texts)]
  expect(four(en)).toEqual(['F1', 'W1', 'E1', 'A1'])
  expect(four(es)).toEqual(['F1', 'A1', 'T1', 'I1'])
  expect(four(fr)).toEqual(['F1', 'E1', 'T1', 'A1'])
  for (const texts of [en, es, fr] as Words[])
    for (const squad of ['fire', 'water', 'earth', 'air']) {
      const letter = texts[`mark.${squad}`] ?? ''
      expect(texts[`squad.${squad}`]?.toUpperCase()).toContain(letter)
      expect(texts[`mark.${squad}.wounded`]).toBe(letter.toLowerCase())
    }
})

test('a squad of a pack has a letter of its own in every language, or a digit', () => {
  expect(shown(['frost', 'water'], { 'squad.frost': 'Frost' }, en)).toEqual(['F1', 'W1'])
  expect(shown(['fire', 'frost'], { 'squad.frost': 'Frost' }, en)).toEqual(['F1', 'R1'])
  expect(shown(['frost', 'fog'], { 'squad.frost': 'Frost', 'squad.fog': 'Fog' }, en)).toEqual(['F1', 'O1'])
  expect(shown(['fire', 'ff'], { 'squad.ff': 'F F' }, en)).toEqual(['F1', '11'])
  expect(shown(['magma', 'water'], { 'squad.magma': 'Énorme' }, fr)).toEqual(['É1', 'E1'])
  for (const texts of [en, es, fr] as Words[])
    for (const squad of ['fire', 'water', 'earth', 'air'])
      expect(shown([squad, 'x'], { 'squad.x': `${texts[`mark.${squad}`]}z` }, texts)[1]).toBe('Z1')
})

test('on the board a small letter is wounded, and heading and speed stand behind', () => {
  const t = table('A4 b4 A2', { b4: { lives: 1 }, A2: { heading: 1, speed: 3 } })
  const onBoard = soldiersIn(ours.picture(ours.view(t.state, 'spectator'))).slice(0, 3)
  expect(onBoard.map((span) => span.text)).toEqual(['F4  ', 'w4  ', 'F2→3'])
  expect(onBoard.map((span) => read(span, es))).toEqual(['F4  ', 'a4  ', 'F2→3'])
})
