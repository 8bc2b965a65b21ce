// Two people at a table elsewhere, and the server between them.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Page,
} from '@playwright/test'
import { AT_ONCE } from './at-once.ts'
import { ending, finger, mouse, move } from './player.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerHere {
  readonly address: string
  /** Ends it as one ends a process, and starts it again on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** A server of its own, in a process of its own. */
export async function serve(...flags: readonly string[]): Promise<ServerHere> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'muster-online-'))
  const args = ['server/src/main.ts', '--built', '--quiet', '--log', 'error', '--data', data, '--port', String(port)]
  let child = await started([...args, ...flags])
  return {
    address: `http://localhost:${port}/`,
    async restart() {
      await ended(child)
      child = await started([...args, ...flags])
    },
    async stop() {
      await ended(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function started(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (said: Buffer) => {
      if (said.includes('Muster is at')) resolve(child)
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export interface Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
  readonly touch: boolean
}

/** Somebody with a browser of their own. What breaks in the page is remembered; that a line broke is part of the test. */
export async function person(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  await context.addInitScript(AT_ONCE)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return { name, context, page, touch: options.hasTouch === true }
}

/** Makes one move with whoever is expected; says when the match is over for everybody. */
export async function oneMove(people: readonly Person[], luck: () => number): Promise<'over' | 'moved' | 'waiting'> {
  const over = await Promise.all(people.map(({ page }) => ending(page).isVisible()))
  if (over.every((is) => is)) return 'over'
  for (const { page, touch } of people) {
    const hand = touch ? finger(page) : mouse(page)
    const skip = page.getByRole('button', { name: /^Skip to / })
    const mine = page.getByRole('status').filter({ hasText: 'You decide:' })
    // A finger that aims at a place under the bar finds the menu instead.
    if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Escape')
    else if (await skip.isVisible()) await hand.press(skip)
    else if (await mine.isVisible()) {
      await move(page, hand, luck)
      return 'moved'
    }
  }
  return 'waiting'
}

const prompted = ({ page }: Person): Promise<string> => page.locator('.prompt').first().innerText()

/** So many moves, or to the end. */
export async function playOn(people: readonly Person[], most: number, luck: () => number): Promise<'over' | 'going'> {
  let since = Date.now()
  for (let moves = 0; moves < most; ) {
    const made = await oneMove(people, luck)
    if (made === 'over') return 'over'
    if (made === 'moved') {
      moves++
      since = Date.now()
    } else await new Promise((resolve) => setTimeout(resolve, 50))
    if (Date.now() - since > 30_000) throw new Error(`nobody is expected: ${await Promise.all(people.map(prompted))}`)
  }
  return 'going'
}

/** Everybody goes home: pages that stay open would slow down the next test. */
export async function leave(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map(({ context }) => context.close()))
}

export const PHONE: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

/** Lays a table with the first chair for me and the others for friends; gives the link. */
export async function lay({ page, name }: Person, address: string, game: string, rounds?: number): Promise<string> {
  await page.goto(`${address}#/new/${game}`)
  if (rounds !== undefined) {
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('spinbutton').first().fill(String(rounds))
  }
  const link = page.getByRole('radio', { name: 'By link' })
  const others = page
    .getByRole('radiogroup')
    .filter({ has: link })
    .filter({ has: page.getByRole('radio', { name: 'Computer', checked: true }) })
  await expect(others.first()).toBeVisible()
  while ((await others.count()) > 0) await others.first().getByRole('radio', { name: 'By link' }).click()
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Lay the table' }).click()
  return page.getByLabel('The link').inputValue()
}

/** Opens the letter and sits down. */
export async function sitDown({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}

/** The board is there. */
export const atTable = ({ page }: Person): Promise<void> =>
  expect(page.getByRole('grid', { name: 'The board' })).toBeVisible({ timeout: 30_000 })
