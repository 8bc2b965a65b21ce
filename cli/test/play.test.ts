import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { duel as game } from '../../bots/test/duel.ts'
import { finished } from './finished.ts'
import { duel, fresh } from './shell.ts'

const MANY_ONES = Array.from({ length: 300 }, () => '1')

describe('play through a pipe', () => {
  test('a whole game, two people at one keyboard', async () => {
    const { out, code, err } = await duel(['play', 'duel', '--seed', 'a'], MANY_ONES)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/Victory: (Left|Right)!/)
    expect(out).toMatch(/is dead\. \(Rule 1\)/)
  })

  test('a whole game against the computer, from either seat', async () => {
    for (const seat of ['left', 'right']) {
      const { out, code } = await duel(['play', 'duel', '--bot', 'one-step', '--as', seat, '--seed', 'b'], MANY_ONES)
      expect(code).toBe(0)
      expect(out).toMatch(/Victory: /)
      expect(out).not.toContain('hand the keyboard')
    }
  })

  test('two computers, and a person who looks on', async () => {
    const { out, code } = await duel(['play', 'duel', '--bot', 'random', '--as', 'spectator', '--seed', 'c'])
    expect(code).toBe(0)
    expect(out).toMatch(/Victory: /)
  })

  test('asks for game, mission, opponent and seat when told nothing', async () => {
    const { out } = await duel(['play', '--seed', 'd'], ['1', '2', '1', '2', ...MANY_ONES])
    for (const part of [
      'Which game?',
      'To the end',
      'Against whom?',
      'the computer (one-step)',
      'Which seat is yours?',
    ])
      expect(out).toContain(part)
    expect(out).toContain('Left: 9')
  })

  test('choices show their odds and prices', async () => {
    const { out } = await duel(['play', 'duel', '--seed', 'a'], ['q'])
    expect(out).toContain('Lunge  [hit 50% · final]')
    expect(out).toMatch(/Play card \d {2}\[the card · final\]/)
  })

  test('the dice are sealed before the first roll, by the commitment that the record keeps', async () => {
    const file = fresh('match.json')
    const { out } = await duel(['play', 'duel', '--save', file], ['q'])
    const { commitment } = JSON.parse(readFileSync(file, 'utf8')).dice
    expect(out.indexOf(`The dice are sealed: ${commitment}`)).toBe(0)
  })

  test('and opened at the end', async () => {
    const { out } = await duel(['play', 'duel'], MANY_ONES)
    expect(out).toMatch(/The seed of the dice was [0-9a-f]{64}/)
  })

  test.each([
    ['en', 'whoever knows it knows every roll', 'was not played with verifiable dice'],
    ['es', 'quien la conozca conoce todas las tiradas', 'no se jugó con dados verificables'],
    ['fr', 'qui le connaît connaît tous les tirages', 'n’a pas été jouée avec des dés vérifiables'],
  ])('dice from a word are not sealed, and the table says so in %s', async (language, told, verified) => {
    const file = fresh('match.json')
    const { out } = await duel(['play', 'duel', '--seed', 'a', '--save', file, '--language', language], MANY_ONES)
    expect(out.split('\n')[0]).toContain(told)
    expect(JSON.parse(readFileSync(file, 'utf8')).dice).toEqual({ commitment: null, entropy: {}, seed: null })
    const ran = await duel(['verify', file, '--language', language])
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(verified)])
  })

  test('everybody at the keyboard may throw something into the dice', async () => {
    const file = fresh('match.json')
    const args = ['play', 'duel', '--save', file]
    await duel([...args, '--throw-in'], ['ñandú', '', ...MANY_ONES])
    expect(JSON.parse(readFileSync(file, 'utf8')).dice.entropy).toMatchObject({ left: 'ñandú' })
    expect((await duel(['verify', file])).code).toBe(0)
    const entries = async (thrown: string): Promise<unknown> => {
      await duel([...args, '--seed', 'a', '--throw-in'], [thrown, '', ...MANY_ONES])
      return JSON.parse(readFileSync(file, 'utf8')).entries
    }
    expect(await entries('ñandú')).toEqual(await entries('ñandú'))
    expect(await entries('ñandú')).not.toEqual(await entries('emu'))
  })

  test('who is cut off at a terminal finds the match saved', async () => {
    const { out } = await duel(['play', 'duel', '--open-hands'], ['1'], {}, { isTTY: true })
    const file = out.match(/Saved as (\S+\.json)/)?.[1] ?? ''
    const { entries } = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    expect(entries).toHaveLength(1)
  })

  test('wrong input is explained, and changes nothing', async () => {
    const { out } = await duel(['play', 'duel', '--seed', 'a'], ['99', 'x', 'zeppelin', 'rest', 'q'])
    expect(out).toContain('Type a number from 1 to 3')
    expect(out).toContain('No choice has “zeppelin” in it.')
    expect(out).toContain('Only with “rest”:')
    expect(out).toContain('The match was not saved.')
  })

  test('undo is done where it is free, and says why where it is not', async () => {
    const dice = await duel(['play', 'duel', '--seed', 'a', '--open-hands'], ['u', '1', 'u', 'q'])
    expect(dice.out).toContain('There is nothing to take back.')
    expect(dice.out).toContain('Someone else has decided since')
  })

  test('beyond that it is taken back when everyone agrees, and the record says so', async () => {
    const file = fresh('match.json')
    const args = ['play', 'duel', '--seed', 'a', '--open-hands', '--save', file]
    const { out } = await duel(args, ['1', '1', 'u', 'no', 'u', 'yes', 'q'])
    expect(out.match(/Does everyone agree/g)).toHaveLength(2)
    expect(out.match(/Taken back\./g)).toHaveLength(1)
    expect(JSON.parse(readFileSync(file, 'utf8')).entries.at(-1)).toEqual({ by: 'left', undo: 0, agreed: true })
  })

  test('the hands stay hidden while the keyboard changes hands', async () => {
    const closed = await duel(['play', 'duel', '--seed', 'a'], ['1', '', '', 'q'])
    expect(closed.out).toContain('hand the keyboard over: Right')
    expect(closed.out).toContain('Right, press Enter')
    const open = await duel(['play', 'duel', '--seed', 'a', '--open-hands'], ['1', 'q'])
    expect(open.out).not.toContain('press Enter')
  })

  test('hint, diary, map, help and standing orders', async () => {
    const typed = ['h', 'l', 'm', '?', 'o', '1', '2', '', '1', 'l', 'q']
    const { out } = await duel(['play', 'duel', '--seed', 'a', '--open-hands'], typed)
    expect(out).toMatch(/The computer would choose \d: /)
    expect(out).toContain('Nothing has happened yet.')
    expect(out).toContain('standing orders: answers given beforehand')
    expect(out).toContain('Ordered. Parry: never')
    expect(out).toContain('left lunges')
  })

  test('resigning asks first', async () => {
    const { out } = await duel(['play', 'duel', '--seed', 'a'], ['r', 'no', 'r', 'yes'])
    expect(out.match(/Resign the match \(Left\)\?/g)).toHaveLength(2)
    expect(out).toContain('Resigned: Left.')
    expect(out).toContain('Victory: Right!')
  })

  test('a draw is agreed on by whoever is at the keyboard', async () => {
    const file = fresh('match.json')
    const { out } = await duel(['play', 'duel', '--seed', 'a', '--save', file], ['d', 'no', 'draw', 'yes'])
    expect(out.match(/Draw offered: Left\. Does everyone here agree\?/g)).toHaveLength(2)
    expect(out).toContain('Both sides agreed on a draw.')
    expect(out).toContain('A draw.')
    expect(JSON.parse(readFileSync(file, 'utf8')).entries).toEqual([{ end: 'agreed', by: null }])
  })

  test('the computer takes a draw where it is not ahead, and else is named as who declines', async () => {
    const args = ['play', 'duel', '--bot', 'one-step', '--as', 'left']
    expect((await duel([...args, '--seed', 'a'], ['d', 'yes'])).out).toContain('Both sides agreed on a draw.')
    const { out } = await duel([...args, '--seed', 'e'], ['1', 'd', 'yes', 'q'])
    expect(out).toContain('Draw declined: Right.')
    expect(out).toContain('The match was not saved.')
  })

  test.each([
    ['en', 'Round 1', 'Number (? for help)'],
    ['es', 'Decisión: ', 'Número (? para ayuda)'],
    ['fr', 'Décision\u00a0: ', 'Numéro (? pour l’aide)'],
  ])('speaks %s', async (language, who, ask) => {
    const told = await duel(['play', 'duel', '--language', language], ['?'])
    expect(told.out).toContain(who)
    expect((await duel(['play', 'duel', '--lang', language], ['?'])).out).toContain(ask)
    expect(told.out).toContain(ask)
    const guessed = await duel(['play', 'duel'], ['?'], { LANG: `${language}_XX.UTF-8` })
    expect(guessed.out).toContain(ask)
  })

  test('paints the board only where colour is wanted', async () => {
    const plain = await duel(['play', 'duel'], ['q'])
    const painted = await duel(['play', 'duel'], ['q'], { FORCE_COLOR: '1', NO_COLOR: '' })
    expect(plain.out).not.toContain('\u001b[')
    expect(painted.out).toContain('\u001b[96mleft 4\u001b[39m')
  })
})

describe('save, resume, replay, verify', () => {
  test('a match goes on as if it had never stopped', async () => {
    const file = fresh('match.json')
    const whole = await duel(['play', 'duel', '--seed', 'e', '--open-hands'], MANY_ONES)
    await duel(['play', 'duel', '--seed', 'e', '--open-hands'], ['1', '1', `s ${file}`, 'q'])
    const rest = await duel(['play', '--resume', file, '--open-hands'], MANY_ONES)
    const end = (text: string): string =>
      text.slice(text.lastIndexOf('Duel ·')).replace(/Keep the record[\s\S]*|Check every[\s\S]*/, '')
    expect(end(rest.out)).toBe(end(whole.out))
  })

  test('only the dice that were sealed go on', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--save', file], ['1', 'q'])
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const resumed = async (table: unknown) => {
      writeFileSync(file, JSON.stringify({ ...record, table }))
      return (await duel(['play', '--resume', file], ['q'])).err
    }
    expect(await resumed({ ...record.table, seed: 'f'.repeat(64) })).toContain('damaged and has lost the secret')
    expect(await resumed(undefined)).toContain('not saved at a keyboard and lacks the secret')
    expect(await resumed({ ...record.table, bots: { left: 7 } })).toContain('“table”, which says who plays here')
    expect(await resumed({ ...record.table, bots: { left: 'deep-blue' } })).toContain('no bot called "deep-blue"')
    expect(await resumed(record.table)).toBe('')
  })

  test('a bot in a seat that is not there is no bot dropped', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--save', file], ['1', 'q'])
    const record = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...record, table: { ...record.table, bots: { middle: 'random' } } }))
    const ran = await duel(['play', '--resume', file], ['q'])
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining('seat “middle”')])
    expect(ran.err).toContain('The seats are: left, right.')
    expect((await duel(['play', '--resume', file, '--bot', 'random'], ['q'])).err).toBe('')
    expect((await duel(['play', '--resume', file, '--as', 'left'], ['q'])).err).toContain('--as needs an opponent')
  })

  test('a replay shows a seat no orders of its rival', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--open-hands', '--save', file], ['o', '1', '2', '', '1', 'q'])
    expect(JSON.parse(readFileSync(file, 'utf8')).entries[0]).toHaveProperty('orders')
    const { entries } = JSON.parse((await duel(['replay', file, '--json', '--as', 'right'])).out)
    expect(entries[0]).toMatchObject({ by: null, do: null })
    expect(entries[0]).not.toHaveProperty('orders')
  })

  test('the computer stays the computer', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--bot', 'one-step', '--as', 'right', '--save', file], ['1', 'q'])
    const rest = await duel(['play', '--resume', file], ['q'])
    expect(rest.out).toContain('To decide: Right.')
  })

  test('a finished match verifies, and replays in three ways', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--save', file], MANY_ONES)
    const verified = await duel(['verify', file])
    expect(verified.out).toMatch(/all \d+ draws follow from the seed, and all \d+ actions follow from them/)
    expect(verified.code).toBe(0)
    const all = await duel(['replay', file, '--all'])
    expect(all.out).toMatch(/1 {2}left lunges/)
    const stepped = await duel(['replay', file], ['', '', 'b', '3', 'q'])
    expect(stepped.out.match(/Entry (\d+) of/g)).toEqual([
      'Entry 0 of',
      'Entry 1 of',
      'Entry 2 of',
      'Entry 1 of',
      'Entry 3 of',
    ])
    const json = JSON.parse((await duel(['replay', file, '--json', '--as', 'left'])).out)
    expect(json).toMatchObject({ game: 'duel', viewer: 'left', outcome: { rule: '1' } })
    expect(json.entries[0]).toMatchObject({ entry: 0, by: 'left', do: { type: 'lunge' }, round: 1 })
    expect(json.entries[0].says[0]).toContain('left lunges')
  })

  test('what everyone did is written for a spreadsheet', async () => {
    const file = fresh('match.json')
    writeFileSync(file, finished('f'))
    const sheet = fresh('sheet.csv')
    const ran = await duel(['replay', file, '--sheet', sheet])
    expect([ran.code, ran.err]).toEqual([0, ''])
    const { entries } = JSON.parse(readFileSync(file, 'utf8'))
    const lunges = (seat: string): number =>
      entries.filter((e: { by: string; do?: { type: string } }) => e.by === seat && e.do?.type === 'lunge').length
    expect(readFileSync(sheet, 'utf8')).toMatch(
      new RegExp(
        `^,Duellist,Lunges,Life\nLeft,Left,${lunges('left')},-?\\d+\nRight,Right,${lunges('right')},-?\\d+\n$`,
      ),
    )
  })

  test('a forged die is found, and the entry named', async () => {
    const file = fresh('match.json')
    writeFileSync(file, finished('g'))
    const record = JSON.parse(readFileSync(file, 'utf8'))
    const entry = record.entries.findIndex((e: { draws?: number[] }) => (e.draws?.length ?? 0) > 0)
    record.entries[entry].draws[1] = (record.entries[entry].draws[1] + 1) % 6
    writeFileSync(file, JSON.stringify(record))
    const ran = await duel(['verify', file])
    expect(ran.code).toBe(1)
    expect(ran.err).toContain(`entry ${entry + 1}: Draw`)
    const json = await duel(['verify', file, '--json'])
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, entry })
  })

  test('a damaged entry has the number that the replay gives it', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--seed', 'g', '--open-hands', '--save', file], ['1', '1', '1', 'q'])
    expect((await duel(['replay', file, '--all'])).out).toMatch(/^ {4}3 {2}left lunges/m)
    const record = JSON.parse(readFileSync(file, 'utf8'))
    record.entries[2].by = 'middle'
    writeFileSync(file, JSON.stringify(record))
    const { err } = await duel(['replay', file, '--all'])
    expect(err).toContain('Entry 3 of this match is damaged: nobody sits in that seat.')
  })

  test.each([
    ['en', /all \d+ draws follow from the seed, and all \d+ actions follow from them\./, 'entry 1: Draw 5 does not'],
    ['es', /las \d+ tiradas salen de la semilla, y las \d+ acciones, de ellas\./, 'entrada 1: La tirada 5 no'],
    [
      'fr',
      /les \d+ tirages découlent tous de la graine, et les \d+ actions, des tirages\./,
      'Le tirage 5 ne découle pas',
    ],
  ])('verify speaks %s', async (language, sound, unsound) => {
    const file = fresh('match.json')
    writeFileSync(file, finished('g'))
    expect((await duel(['verify', file, '--language', language])).out).toMatch(sound)
    const record = JSON.parse(readFileSync(file, 'utf8'))
    record.entries[0].draws[1] = (record.entries[0].draws[1] + 1) % 6
    writeFileSync(file, JSON.stringify(record))
    expect((await duel(['verify', file, '--language', language])).err).toContain(unsound)
  })

  test('a match of other rules has its dice checked, and says so', async () => {
    const file = fresh('match.json')
    writeFileSync(file, finished('h', { ...game, rulesVersion: '0' }))
    const ran = await duel(['verify', file])
    expect(ran.code).toBe(0)
    expect(ran.out).toContain('only the dice were checked')
  })

  test('an unfinished match cannot be verified yet', async () => {
    const file = fresh('match.json')
    await duel(['play', 'duel', '--save', file], ['1', 'q'])
    const ran = await duel(['verify', file])
    expect(ran.code).toBe(1)
    expect(ran.err).toContain('the match is not over')
  })

  test('what cannot be saved is said, and the match goes on', async () => {
    const { out } = await duel(['play', 'duel', '--seed', 'a'], ['s /nowhere/at/all.json', 'q'])
    expect(out).toContain('It could not be saved')
    expect(existsSync('/nowhere')).toBe(false)
  })
})
