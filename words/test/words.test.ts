import { type Message, say } from '@muster/engine'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { asCsv, calledTexts, inHundred, keysOf, wording } from '../src/index.ts'

const en = {
  'unit.tank': 'Tank',
  'unit.gun': 'Gun',
  hit: '{who} hits {n, plural, one {# unit} other {# units}}: {list}',
  chance: '{p, number, percent}',
}

describe('wording', () => {
  test('plurals, nested messages and lists are worded', () => {
    const word = wording('en', en)
    const message = say('hit', { who: say('unit.tank'), n: 2, list: [say('unit.gun'), say('unit.tank')] })
    expect(word(message)).toBe('Tank hits 2 units: Gun and Tank')
    expect(word(say('chance', { p: 0.5556 }))).toBe('56%')
  })

  test('later texts win', () => {
    expect(wording('en', en, { 'unit.tank': 'Panzer' })(say('unit.tank'))).toBe('Panzer')
  })

  test('what is called otherwise in a match goes by that name, whatever signs it has', () => {
    const called = calledTexts('en', { own: '{name}' }, { 'unit.tank': say('own', { name: "Bob's {big} one" }) })
    expect(wording('en', en, called)(say('unit.tank'))).toBe("Bob's {big} one")
  })

  test('a sheet becomes lines for a spreadsheet', () => {
    const word = wording('en', en)
    const rows = [
      { side: 'a', cells: [say('unit.gun')] },
      { side: 'b, "c"', cells: [2] },
    ]
    const cell = (c: Message | number): string => (typeof c === 'number' ? String(c) : word(c))
    const lines = asCsv({ columns: [say('unit.tank')], rows }, (side) => side, cell).split('\n')
    expect(lines).toEqual([',Tank', 'a,Gun', '"b, ""c""",2', ''])
  })

  test('no cell of a sheet is a formula, and figures stay figures', () => {
    const texts = { plain: '{text}' }
    const word = wording('en', texts)
    const cell = (c: Message | number): string => (typeof c === 'number' ? String(c) : word(c))
    const rows = ['=1+1', '+1', '-1', '@now', '\t=1', '\r=1', 'a=b'].map((text) => ({
      side: text,
      cells: [say('plain', { text }), -3],
    }))
    const lines = asCsv({ columns: [say('plain', { text: '=2' })], rows }, (side) => side, cell)
    expect(lines.startsWith(",'=2\n'=1+1,'=1+1,-3\n'+1,'+1,-3\n'-1,'-1,-3\n'@now,'@now,-3\n")).toBe(true)
    expect(lines).toContain('"\'\r=1","\'\r=1",-3\n')
    expect(lines).toContain("'\t=1,'\t=1,-3\n")
    expect(lines.endsWith('\na=b,a=b,-3\n')).toBe(true)
  })

  test('a missing text is an error that names it', () => {
    expect(() => wording('fr', en)(say('unit.plane'))).toThrow('no fr text for unit.plane')
  })

  test('keysOf finds the keys inside figures', () => {
    expect(keysOf(say('hit', { who: say('unit.tank'), n: 1, list: [say('unit.gun')] }))).toEqual([
      'hit',
      'unit.tank',
      'unit.gun',
    ])
  })
})

test('texts without a choice of forms say what the parser of messages would say', () => {
  const texts = ['', 'Fire!', 'it goes on: # of #', '{a}', '{a}{b}', 'From {a} to {b}.', '<b>{a}</b> costs {n}']
  for (const text of texts) {
    const args = { a: 'C4', b: '{x}', n: 1200 }
    const icu = new IntlMessageFormat(text, 'fr', undefined, { ignoreTag: true })
    expect(wording('fr', { text })(say('text', args))).toBe(String(icu.format(args)))
  }
  expect(() => wording('en', { text: 'From {a}' })(say('text', { b: 1 }))).toThrow('no value for {a}')
})

test('while a match goes on no chance is certain', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(inHundred)).toEqual([1, 1, 50, 99, 99])
})
