import { LANGUAGES, placed } from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { held, idLike, Name, nameless, packOf } from '../src/index.ts'
import { PACKS_TEXTS } from '../texts/index.ts'

const Id = idLike(/^[a-z]+$/, 'pack.reserved')
const Duel = packOf('duel', {
  swords: z
    .record(
      Id,
      z.strictObject({
        name: Name.optional(),
        edge: z.int().min(1).max(9),
        sharp: z.boolean().optional(),
        cuts: z.array(z.int()).length(3).optional(),
        metal: z.discriminatedUnion('of', [z.strictObject({ of: z.literal('iron') })]).optional(),
        held: z.partialRecord(z.enum(['left', 'right']), z.int()).optional(),
      }),
    )
    .optional(),
})

const HEADER = { format: 'muster-pack', game: 'duel', name: 'Rapiers' }

/** In all languages, so that none lacks a word; the English. */
const WORDS = LANGUAGES.map((language) => wording(language, PACKS_TEXTS[language]))
const said = (pack: unknown): string[] => {
  const read = held(Duel, pack)
  return read.ok ? [] : read.problems.map((problem) => WORDS.map((word) => word(placed(problem)))[0] ?? '')
}
const sword = (fields: object): string[] => said({ ...HEADER, swords: { foil: { edge: 1, ...fields } } })

test('a pack that is right is handed on', () => {
  expect(held(Duel, HEADER)).toEqual({ ok: true, pack: HEADER })
  expect(sword({})).toEqual([])
})

test.each([
  ['swords.foil.edge: this should be at most 9', { edge: 10 }],
  ['swords.foil.edge: this should be at most 9', { edge: 1e300 }],
  ['swords.foil.edge: this should be at least 1', { edge: -3 }],
  ['swords.foil.edge: this should be a whole number', { edge: 1.5 }],
  ['swords.foil.edge: this should be a number', { edge: null }],
  ['swords.foil.edge: this is missing', { edge: undefined }],
  ['swords.foil.name: this should be at least 1 letter', { name: '' }],
  ['swords.foil.sharp: this should be true or false', { sharp: 1 }],
  ['swords.foil.cuts: this should be a list of exactly 3 entries', { cuts: [1] }],
  ['swords.foil.cuts: this should be a list', { cuts: 1 }],
  ['swords.foil.cuts[1]: this should be a number', { cuts: [1, 'two', 3] }],
  ['swords.foil.metal.of: this should be iron', { metal: { of: 'tin' } }],
  ['swords.foil.metal.of: this should be iron', { metal: {} }],
  ['swords.foil.metal.rust: there is no such field', { metal: { of: 'iron', rust: 1 } }],
  ['swords.foil.held.middle: there is no such field', { held: { middle: 1 } }],
  ['swords.foil.hilt: there is no such field', { hilt: 1 }],
])('%s', (problem, fields) => {
  expect(sword(fields)).toEqual([problem])
})

test('ids are told what they look like, and are no word that every table answers to', () => {
  expect(said({ ...HEADER, swords: { 'a b': { edge: 1 } } })).toEqual([
    'swords.a b: this word is taken by the machine: take another',
  ])
  expect(said({ ...HEADER, swords: { constructor: { edge: 1 } } })[0]).toMatch(
    /^swords\.constructor: this word is taken/,
  )
})

test('what is no pack of this game is refused by its header alone', () => {
  for (const wrong of [null, 7, 'pack', []]) expect(said(wrong)).toEqual(['the whole pack: this should be an object'])
  expect(said(undefined)).toEqual(['the whole pack: this is missing'])
  expect(said({})).toEqual(['format: this is missing', 'game: this is missing', 'name: this is missing'])
  expect(said({ ...HEADER, format: 'muster-match', entries: [] })).toEqual(['format: this should be muster-pack'])
  expect(said({ ...HEADER, game: 'joust', lances: {} })).toEqual([
    'game: this is a pack for joust, and the game is duel',
  ])
  expect(said({ ...HEADER, name: '', lances: {} })).toEqual([
    'name: this should be at least 1 letter',
    'lances: there is no such field',
  ])
})

test('what is not in the box needs a name', () => {
  const box = { foil: {} }
  expect(nameless('swords', { foil: {}, epee: {}, sabre: { name: 'Sabre' } }, box)).toEqual([
    { path: 'swords.epee.name', problem: { key: 'pack.nameless' } },
  ])
})
