// Clocks at the keyboard: what happens when time is up while somebody is asked.
import { readFileSync, writeFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import type { Game } from '@muster/engine'
import type { GameEntry } from '@muster/games'
import { Glass } from '@muster/table/testrig'
import { expect, test } from 'vitest'
import { type Duel, duel, module } from '../../bots/test/duel.ts'
import { run } from '../src/program.ts'
import { fresh } from './shell.ts'

/** Five minutes for a turn. */
const turns: Game<Duel> = { ...duel, id: 'turns', minutes: () => 5, timeUp: ({ emit }) => emit({ type: 'turnEnded' }) }
/** Ninety for the match. */
const whole: Game<Duel> = { ...duel, id: 'whole', limit: () => 90 }

const GAMES: readonly GameEntry[] = [turns, whole].map((game) => ({
  id: game.id,
  load: async () => ({ ...module, id: game.id, game }),
}))

/** Somebody at a keyboard beside a clock that goes on when it is told to. */
function sitting(...args: string[]) {
  const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const glass = new Glass()
  let said = ''
  let read = 0
  for (const stream of [out, err])
    stream.on('data', (text) => {
      said += text
    })
  const environment = { LANG: 'en' }
  const shell = { games: GAMES, gamesUrl: '', in: input, out, err, environment, signals: process, time: glass }
  const ended = run(shell, args)
  /** What was said up to these words, which come next. */
  const until = async (words: string): Promise<string> => {
    await expect.poll(() => said.indexOf(words, read), { timeout: 10_000 }).toBeGreaterThanOrEqual(0)
    const end = said.indexOf(words, read) + words.length
    const part = said.slice(read, end)
    read = end
    return part
  }
  const type = (...lines: string[]) => input.write(lines.map((line) => `${line}\n`).join(''))
  return { glass, until, type, ended, said: () => said }
}

const entriesIn = (file: string): unknown[] => JSON.parse(readFileSync(file, 'utf8')).entries

test('whose turn has lasted its time is told so, and the other goes on', async () => {
  const file = fresh('match.json')
  const { glass, until, type, ended } = sitting('play', 'turns', '--open-hands', '--save', file)
  expect(await until('Number (? for help): ')).toContain('5:00 left in this turn')
  await glass.pass(2.25)
  type('m')
  expect(await until('Number (? for help): ')).toContain('2:45 left in this turn')
  await glass.pass(3)
  const next = await until('Number (? for help): ')
  expect(next).toMatch(/^\n {2}Time is up: Left\.\n/)
  expect(next).toContain('5:00 left in this turn')
  expect(next).toContain('▶ To decide: Right.')
  type('1', 'l', 'q')
  expect(await until('Saved as')).toContain('  Time is up: Left.\n  right lunges')
  expect(await ended).toBe(0)
  expect(entriesIn(file)).toMatchObject([
    { by: 'left', timeUp: true },
    { by: 'right', do: { type: 'lunge' } },
  ])
})

test.each([
  ['giving up', 'r', 'Resign the match (Left)?'],
  ['a draw', 'd', 'agree?'],
  ['standing orders', 'o', 'Which order?'],
])('time is up in the midst of a question about %s: nothing comes of it', async (_, key, question) => {
  const { glass, until, type, ended, said } = sitting('play', 'turns', '--open-hands')
  await until('Number (? for help): ')
  type(key)
  await until(question)
  await glass.pass(6)
  expect(await until('▶ To decide: Right.')).toContain('Time is up: Left.')
  await until('Number (? for help): ')
  type('q', '')
  expect(await ended).toBe(0)
  expect(said()).not.toMatch(/Resigned|agreed on a draw|Ordered/)
})

test('time that is up while the keyboard changes hands brings it back', async () => {
  const { glass, until, type, ended, said } = sitting('play', 'turns')
  await until('Number (? for help): ')
  type('1')
  await until('hand the keyboard over: Right. ')
  await glass.pass(6)
  expect(await until('Number (? for help): ')).toMatch(/^\n {2}Time is up: Right\.\n[\s\S]*▶ To decide: Left\./)
  type('q', '')
  expect(await ended).toBe(0)
  expect(said().match(/hand the keyboard/g)).toHaveLength(1)
  expect(said()).not.toContain('press Enter when')
})

test('the time of a match is kept with it, and when it is up the count decides', async () => {
  const file = fresh('match.json')
  const first = sitting('play', 'whole', '--open-hands', '--save', file)
  expect(await first.until('Number (? for help): ')).toContain('90:00 left in the match')
  await first.glass.pass(60)
  first.type('q')
  expect(await first.ended).toBe(0)
  const { glass, until, ended, said } = sitting('play', '--resume', file, '--open-hands')
  expect(await until('Number (? for help): ')).toContain('30:00 left in the match')
  await glass.pass(31)
  expect(await ended).toBe(0)
  expect(said()).toContain('The time of the match is up.')
  expect(said()).toContain('A draw.')
  expect(entriesIn(file)).toEqual([{ end: 'time', by: null }])
})

test.each([null, 7, {}, { turn: '1 left', used: -1, played: 0 }, { turn: 1, used: 0, played: 0 }])(
  'a file whose clocks say %j is damaged',
  async (times) => {
    const file = fresh('match.json')
    const first = sitting('play', 'whole', '--save', file)
    await first.until('Number (? for help): ')
    first.type('q')
    await first.ended
    const record = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...record, table: { ...record.table, times } }))
    const { ended, said } = sitting('play', '--resume', file)
    expect(await ended).toBe(1)
    expect(said()).toContain('“table”, which says who plays here, is damaged')
  },
)
