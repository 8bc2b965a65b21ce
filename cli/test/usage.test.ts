import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { module } from '../../bots/test/duel.ts'
import { optionsFrom } from '../src/options.ts'
import { duel, fresh } from './shell.ts'

describe('wrong usage says what to do, and exits with 2', () => {
  test.each([
    [['frobnicate'], /unknown command 'frobnicate'[\s\S]*--help/],
    [['play', 'chess'], /no game called "chess"\. The games are: duel, broken/],
    [['play', 'duel', '--mission', '7'], /mission cannot be "7"\. It can be: 1, 2/],
    [['play', 'duel', '--option', 'rounds'], /--option wants key=value/],
    [['play', 'duel', '--option', 'rounds=many'], /rounds cannot be "many"\. It is a whole number from 0 to 999/],
    [['play', 'duel', '--option', 'weather=fog'], /no option "weather"\. Its options are: mission, rounds/],
    [['play', 'duel', '--as', 'left'], /--as needs an opponent: add --bot/],
    [['play', 'duel', '--bot', 'one-step', '--as', 'middle'], /--as can be: left, right, or spectator/],
    [['play', 'duel', '--bot', 'deep-blue'], /no bot called "deep-blue"\. The bots are: random, one-step/],
    [['play', 'duel', '--bot', 'one-step@door'], /duel has no plan "door"\. Its plans are: none/],
    [['simulate', 'duel', '--bot', 'one-step@door'], /duel has no plan "door"/],
    [['play', '--mission', '2'], /--mission needs the name of a game: muster play GAME/],
    [['play', '--resume', 'x.json', '--mission', '2'], /--mission is settled in a saved match: leave it out/],
    [['play', '--resume', 'x.json', '--option', 'rounds=4'], /--option is settled in a saved match/],
    [['play', '--resume', 'x.json', '--throw-in'], /--throw-in is settled in a saved match/],
    [['play', 'duel', '--save', '/nowhere/at/all.json'], /\/nowhere\/at\/all\.json cannot be written/],
    [['play', 'duel', '--language', 'klingon'], /--language can be: en, es, fr/],
    [['play', 'duel', '--language', 'esperanto'], /"esperanto" is not spoken here/],
    [['play', '--resume', 'nowhere.json'], /nowhere\.json cannot be read/],
    [['play', '--resume', 'nowhere.json', '--language', 'es'], /nowhere\.json no se puede leer/],
    [['replay', 'nowhere.json', '--language', 'fr'], /nowhere\.json ne peut être lu/],
    [['play', 'duel', '--pack', 'nowhere.json', '--language', 'fr'], /nowhere\.json ne peut être lu/],
    [['simulate'], /missing required argument 'game'/],
    [['simulate', 'duel', '--games', '0'], /whole number, 1 or more/],
    [['simulate', 'duel', '--bot', 'random:random:random'], /3 bots for 2 sides/],
    [['rules', 'chess'], /no game called "chess"/],
    [['fuzz', 'duel', '--mission', '9'], /mission cannot be "9"/],
    [['bench', 'chess'], /no game called "chess"/],
    [['play', 'duel', '--pack', 'nowhere.json'], /nowhere\.json cannot be read/],
    [['verify', 'nowhere.json'], /nowhere\.json cannot be read/],
    [['replay'], /missing required argument 'file'/],
  ])('%j', async (args, message) => {
    const ran = await duel(args)
    expect(ran.err).toMatch(message)
    expect(ran.code).toBe(2)
  })
})

test('help exits with 0 and names games, bots and exit codes', async () => {
  const ran = await duel(['--help'])
  expect(ran.code).toBe(0)
  for (const word of ['simulate', 'verify', 'Games: duel, broken', 'one-step', 'Exit codes'])
    expect(ran.out).toContain(word)
})

/** The least that is read as a match of this game. */
function matchOf(game: string): string {
  const dice = { commitment: null, entropy: {}, seed: null }
  const head = {
    format: 'muster-match',
    version: 1,
    game,
    rules: '1',
    options: {},
    pack: null,
    seats: [{ seat: 'a', side: 'a' }],
    dice,
  }
  return JSON.stringify({ ...head, draws: [], opening: {}, entries: [] })
}

describe('files that are no matches are refused with the reason, and exit 1', () => {
  test.each([
    ['nonsense', /cannot be read as JSON/],
    ['{"format":"pgn"}', /not a match saved by Muster/],
    ['{"format":"muster-match","version":99}', /format 99/],
    [matchOf('chess'), /bad\.json is a match of “chess”, which is not here\. The games are: duel, broken\./],
    [matchOf('due'), /bad\.json is a match of “due”, which is not here/],
  ])('%s', async (text, message) => {
    const file = fresh('bad.json')
    writeFileSync(file, text)
    for (const command of ['verify', 'replay']) {
      const ran = await duel([command, file])
      expect(ran.err).toMatch(message)
      expect(ran.code).toBe(1)
    }
  })
})

test.each([
  ['en', 'the content pack is refused', 'not a match saved by Muster'],
  ['es', 'el paquete de contenido se rechaza', 'no es una partida guardada por Muster'],
  ['fr', 'le paquet de contenu est refusé', 'n’est pas une partie enregistrée par Muster'],
])('what is wrong with a file is said in %s', async (language, refused, foreign) => {
  const file = fresh('bad.json')
  writeFileSync(file, '{}')
  expect((await duel(['play', 'duel', '--pack', file, '--language', language])).err).toContain(refused)
  for (const command of [['play', '--resume'], ['replay'], ['verify']])
    expect((await duel([...command, file, '--language', language])).err).toContain(foreign)
})

test('every value that an option can have is listed, with what it needs', () => {
  const values = ['fire', 'water']
  const valuesWhen = { fire: { first: ['water'] }, water: { first: ['fire'] } }
  const options = [
    { key: 'first', kind: 'choice', values, default: 'fire' },
    { key: 'second', kind: 'choice', values, valuesWhen, default: 'water' },
  ] as const
  const said = 'It can be: water, fire (with first=water).'
  for (const wish of ['second=fire', 'second=air'])
    expect(() => optionsFrom({ ...module.game, options }, { option: [wish] })).toThrow(said)
})
