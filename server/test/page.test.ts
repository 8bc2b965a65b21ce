import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ATTACKS } from '../kit/attacks/requests.ts'
import { buildApp } from '../src/app.ts'
import { DEFAULTS, readSettings } from '../src/settings.ts'
import { SqliteStore } from '../src/store/sqlite.ts'

const SECRET = 'the key under the mat'
const LARGE = 20_000_000

let top = ''
let server: FastifyInstance
let port = 0

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'muster-server-'))
  const folder = join(top, 'dist')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'hidden'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Muster</title>')
  await writeFile(join(folder, 'assets/big.js'), '')
  await truncate(join(folder, 'assets/big.js'), LARGE)
  await writeFile(join(top, 'secret.txt'), SECRET)
  await writeFile(join(folder, '.hidden'), SECRET)
  await writeFile(join(folder, 'hidden/.hidden'), SECRET)
  await symlink(join(folder, 'loop'), join(folder, 'loop'))
  server = await buildApp({
    settings: { ...DEFAULTS, log: 'silent' },
    store: new SqliteStore(join(top, 'data/muster.sqlite')),
    folder,
    patience: { request: 400, idle: 2000, connections: 512 },
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  port = (server.server.address() as AddressInfo).port
})

afterAll(async () => {
  await server.close()
  await rm(top, { recursive: true })
})

/** All that comes back for what is sent, until the line is cut or the first answer is whole. */
function sent(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setEncoding('latin1')
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (part) => {
      heard += part
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(heard))
  })
}

const statusOf = (heard: string): number | 'closed' =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? Number.NaN) || 'closed'

/** Files and lines this process holds open, where the system tells. */
const open = (): number => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0)

const page = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text()

test('there are at least two hundred attacks, and no two are the same', () => {
  expect(new Set(ATTACKS.map((a) => a.send)).size).toBe(ATTACKS.length)
  expect(ATTACKS.length).toBeGreaterThanOrEqual(200)
})

describe('the server of the page', () => {
  test('answers every attack as it should, with its headers, and lives', async () => {
    await page()
    const before = open()
    const wrong: unknown[] = []
    for (let i = 0; i < ATTACKS.length; i += 25) {
      const some = ATTACKS.slice(i, i + 25)
      const heard = await Promise.all(some.map((a) => sent(a.send)))
      some.forEach(({ name, answer }, n) => {
        const text = heard[n] ?? ''
        if (statusOf(text) !== answer) wrong.push({ name, answer, got: text.slice(0, 60) })
        if (text.includes(SECRET)) wrong.push({ name, leaks: true })
        const headers = /content-security-policy: [^\r]*frame-ancestors 'none'[\s\S]*x-content-type-options: nosniff/i
        if (answer !== 'closed' && !headers.test(text)) wrong.push({ name, lacks: 'headers' })
        if (answer === 405 && !/allow: GET, HEAD\r/i.test(text)) wrong.push({ name, lacks: 'allow' })
      })
    }
    expect(wrong).toEqual([])
    expect(await page()).toContain('<title>Muster</title>')
    await settled(before)
  })

  test('300 downloads broken off leave nothing open', async () => {
    await page()
    const before = open()
    for (let i = 0; i < 300; i += 50) await Promise.all(Array.from({ length: 50 }, broken))
    await settled(before)
    expect(await page()).toContain('<title>Muster</title>')
  })

  test('a whole download is whole, and its head alone is empty', async () => {
    const address = `http://127.0.0.1:${port}/assets/big.js`
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(LARGE)
    const head = await fetch(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(LARGE))
    expect(await head.text()).toBe('')
  })
})

/** Asks for much, hears a little, and is gone. */
const broken = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /assets/big.js HTTP/1.1\r\nHost: a\r\n\r\n'))
    socket.once('data', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })

/** Nothing more is open than before, soon. */
async function settled(before: number): Promise<void> {
  for (let i = 0; i < 40 && open() > before; i++) await wait(100)
  expect(open()).toBeLessThanOrEqual(before)
}

describe('npm start', () => {
  const settingsOf = (args: readonly string[], environment = {}) => {
    const read = readSettings(args, environment)
    return typeof read === 'object' && 'settings' in read ? read.settings : read
  }

  test('listens on this machine unless told otherwise', async () => {
    expect(settingsOf([])).toMatchObject({ port: 5173, host: '127.0.0.1', built: false, quiet: false })
    expect(settingsOf(['--host', '0.0.0.0', '--port', '0'])).toMatchObject({ host: '0.0.0.0', port: 0 })
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    for (const { address } of others.filter((a) => !a.internal && a.family === 'IPv4'))
      expect(await reaches(address)).toBe(false)
    expect(await reaches('127.0.0.1')).toBe(true)
  })

  test('takes a setting from a flag, else from its variable, else its default', () => {
    const environment = { MUSTER_GONE_AFTER: '7', MUSTER_PORT: '1', MUSTER_QUIET: 'true' }
    expect(settingsOf(['--port', '2'], environment)).toMatchObject({ goneAfter: 7, port: 2, quiet: true, thinkers: 1 })
  })

  test.each([
    [['--prot'], {}, "'--prot'"],
    [['--port=x'], {}, '--port'],
    [['--port=70000'], {}, '--port'],
    [['--host=a b'], {}, '--host'],
    [['elsewhere'], {}, "'elsewhere'"],
    [['--log=loud'], {}, '--log'],
    [['--database=mysql://a'], {}, '--database'],
    [['--origin=muster.example'], {}, '--origin'],
    [[], { MUSTER_PORT: 'x' }, 'MUSTER_PORT'],
    [[], { MUSTER_QUIET: 'maybe' }, 'MUSTER_QUIET'],
    [[], { MUSTER_PROT: '1' }, 'MUSTER_PROT'],
  ])('refuses %j %j by its name', (flags, environment, named) => {
    expect(settingsOf(flags, environment)).toEqual({ problem: expect.stringContaining(named) })
  })

  test('tells its options, and says so when it does not know one', async () => {
    const run = (flag: string) =>
      promisify(execFile)(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url)), flag])
    expect((await run('--help')).stdout).toContain('--host ADDRESS')
    await expect(run('--hots')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("'--hots'") })
  })
})

const reaches = (host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 }, () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('timeout', () => resolve(false))
    socket.on('close', () => resolve(false))
    setTimeout(() => socket.destroy(), 300)
  })
