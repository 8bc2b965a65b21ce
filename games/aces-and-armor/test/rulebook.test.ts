import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BOX, type UnitSpec } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { es } from '../texts/es.ts'
import { fr } from '../texts/fr.ts'

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['es', es],
  ['fr', fr],
]

const kinds = Object.entries(BOX.units).filter(([, u]) => u.arm !== 'launcher')
const armours = Object.entries(BOX.armour)

const range = ([from, to]: UnitSpec['range']): string => (from === to ? `${from}` : `${from}–${to}`)

/** A line of the unit table with the figures of the box; words stay. */
function unitLine(line: string, u: UnitSpec): string {
  const cells = line.split('|')
  const [, ...more] = (cells[7] ?? '').trim().split(', ')
  const figures = [u.speed, u.cost, u.hits.join('/'), [range(u.range), ...more].join(', ')]
  return [...cells.slice(0, 4), ...figures.map((x) => ` ${x} `), cells[8], ` ${u.armour} `, ...cells.slice(10)].join(
    '|',
  )
}

/** The book as it would be with the figures of the box. */
function figured(book: string, texts: Readonly<Record<string, string>>): string {
  return book
    .split('\n')
    .map((line) => {
      const unit = kinds.find(
        ([kind]) => line.includes(`| ${texts[`unit.${kind}`]} |`) && line.split('|').length === 11,
      )
      return unit ? unitLine(line, unit[1]) : line
    })
    .join('\n')
}

/** `MUSTER_WRITE=1` puts the figures of the box into the books. */
test.each(LANGUAGES)('the unit table of the rulebook (%s) has the figures of the box', (language, texts) => {
  const file = fileURLToPath(new URL(`../../../docs/rulebooks/aces-and-armor.${language}.md`, import.meta.url))
  const book = readFileSync(file, 'utf8')
  const told = figured(book, texts)
  if (process.env['MUSTER_WRITE']) writeFileSync(file, told)
  else expect(told).toBe(book)
  for (const [kind] of kinds) expect(book).toContain(`| ${texts[`unit.${kind}`]} |`)
  for (const [id, a] of armours) {
    const covered = 'SIMH'.includes(id) ? a.forest.join(' ') : '–'
    const name = id === 'V' ? 'V2' : id
    const row = book.split('\n').find((line) => {
      const cells = line.split(' | ')
      return cells.length === 3 && cells[0]?.split(' ').includes(name)
    })
    expect(row?.split(' | ').slice(1).join(' | ')).toBe(`${a.open.join(' ')} | ${covered} |`)
  }
})

/** What the printed rulebook states is not tuned; the rest of the table may be. */
test('what the printed rulebook states stays as it is', () => {
  const of = (kind: string): UnitSpec => BOX.units[kind] as UnitSpec
  const weapons = Object.fromEntries(kinds.map(([kind, u]) => [kind, `${range(u.range)} ${u.antiAir} ${u.armour}`]))
  expect(weapons).toEqual({
    'regular-infantry': '1 yes I',
    'mobile-infantry': '1 yes I',
    'mechanized-infantry': '1 no M',
    sherman: '1 no M',
    howitzer: '2–5 no S',
    'p-51': '1 yes F',
    'b-17': '1 returns B',
    't-34': '1 no M',
    katyusha: '2–4 no S',
    'yak-9': '1 yes F',
    'il-2': '1 yes B',
    tiger: '1 no H',
    'pak-40': '1–2 no S',
    'me-262': '1 yes F',
    'ju-87': '1 yes B',
    panther: '1 no M',
    'flak-88': '2–3 yes S',
    'bf-109': '1 yes F',
    'ju-88': '1 yes B',
  })
  expect([of('regular-infantry').speed, of('mobile-infantry').speed]).toEqual([3, 5])
  expect(of('regular-infantry').hits).toEqual([2, 4, 6])
  expect(of('howitzer').hits).toEqual([5, 7, 9])
  expect(of('panther').hits).toEqual([6, 8, 10])
  expect(of('flak-88').hits).toEqual([4, 6, 8])
  expect(of('katyusha').blast).toBe(1)
  expect(BOX.armour['I']).toEqual({ open: [2, 3, 5, 6, 8, 9], forest: [2, 4, 6, 8, 10, 12] })
  expect(BOX.armour['M']).toEqual({ open: [2, 4, 6, 8, 10, 12], forest: [3, 5, 8, 10, 13, 15] })
})

test('the strengths that the rulebook names for each faction hold', () => {
  const cost = (kind: string): number => BOX.units[kind]?.cost ?? 0
  const speed = (kind: string): number => BOX.units[kind]?.speed ?? 0
  const attack = (kind: string): number => BOX.units[kind]?.hits[0] ?? 0
  for (const tank of ['sherman', 'panther', 'tiger']) expect(cost('t-34')).toBeLessThan(cost(tank))
  for (const tank of ['sherman', 'panther', 't-34']) expect(cost('tiger')).toBeGreaterThan(cost(tank))
  for (const gun of ['howitzer', 'pak-40', 'flak-88']) expect(speed('katyusha')).toBeGreaterThan(speed(gun))
  for (const gun of ['katyusha', 'pak-40', 'flak-88']) expect(attack('howitzer')).toBeGreaterThan(attack(gun))
  for (const bomber of ['il-2', 'ju-87', 'ju-88']) expect(attack('b-17')).toBeGreaterThan(attack(bomber))
  for (const fighter of ['p-51', 'yak-9', 'bf-109']) expect(attack('me-262')).toBeGreaterThan(attack(fighter))
})
