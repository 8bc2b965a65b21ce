// Whoever is stopped in mid-match finds it saved.

import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { run } from '../src/program.ts'
import { TIME } from '../src/time.ts'
import { GAMES } from './duel-games.ts'
import { duel, fresh } from './shell.ts'

const MAIN = fileURLToPath(new URL('./duel-main.ts', import.meta.url))

interface Sitting {
  readonly child: ChildProcess
  readonly folder: string
  readonly said: () => string
  /** Waits until this was printed. */
  until(text: string): Promise<void>
  ended(): Promise<number | null>
}

/** A match in a process of its own, whose input stays open. */
function sitting(more: NodeJS.ProcessEnv, ...args: string[]): Sitting {
  const folder = dirname(fresh('x'))
  const env = { ...process.env, LANG: 'en', LC_ALL: 'en', ...more }
  const child = spawn(process.execPath, [MAIN, 'play', 'duel', '--open-hands', ...args], { cwd: folder, env })
  let said = ''
  const heard = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data
      for (const listen of heard) listen()
    })
  const gone = new Promise<number | null>((resolve) => child.on('close', resolve))
  const until = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const listen = (): void => {
        if (!said.includes(text)) return
        heard.delete(listen)
        resolve()
      }
      heard.add(listen)
      listen()
    })
  return { child, folder, said: () => said, until, ended: () => gone }
}

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)('%s without --save loses nothing', async (signal) => {
  const { child, folder, said, until, ended } = sitting({})
  await until('Number (? for help)')
  child.stdin?.write('1\n')
  await until('left lunges')
  child.kill(signal)
  expect(await ended()).toBe(128 + constants.signals[signal])
  const [name = ''] = readdirSync(folder)
  const file = join(folder, name)
  expect(said()).toContain(`Saved as ${file}. Go on later with: npm run -s muster -- play --resume ${file}`)
  expect(said()).toContain(`muster: stopped by ${signal}.`)
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toHaveLength(1)
  const rest = await duel(['play', '--resume', file, '--open-hands'], ['1', 'q'])
  expect([rest.code, rest.err]).toEqual([0, ''])
  expect(JSON.parse(readFileSync(file, 'utf8')).entries).toHaveLength(2)
})

test('with --save it is in that file', async () => {
  const file = fresh('mine.json')
  const { child, folder, said, until, ended } = sitting({}, '--save', file)
  await until('Number (? for help)')
  child.kill('SIGTERM')
  await ended()
  expect(readdirSync(folder)).toEqual([])
  expect(said()).toContain(`Saved as ${file}.`)
})

test('where this folder cannot be written, it is in the one for temporary files', async () => {
  const temporary = dirname(fresh('x'))
  const { child, folder, said, until, ended } = sitting({ TMPDIR: temporary })
  await until('Number (? for help)')
  rmSync(folder, { recursive: true })
  child.kill('SIGTERM')
  await ended()
  const [name = ''] = readdirSync(temporary)
  expect(said()).toContain(`Saved as ${join(temporary, name)}.`)
})

test('computers at play are stopped, too', async () => {
  const [input, out, err] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const signals = new EventEmitter()
  let said = ''
  out.on('data', (text) => {
    said += text
    // Dice are fresh in every run: whatever is done first, the match is not over with it.
    if (/(plays|draws|lunges)/.test(said)) signals.emit('SIGTERM', 'SIGTERM')
  })
  const environment = { LANG: 'en' }
  const surroundings = {
    games: GAMES,
    gamesUrl: new URL('./duel-games.ts', import.meta.url).href,
    in: input.end(),
    out,
    err,
    environment,
    signals,
    time: TIME,
  }
  expect(await run(surroundings, ['play', 'duel', '--bot', 'random', '--as', 'spectator'])).toBe(143)
  const file = said.match(/Saved as (\S+\.json)/)?.[1] ?? ''
  const { dice } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  expect(dice.seed).toBeNull()
})
