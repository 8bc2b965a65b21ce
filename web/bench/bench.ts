// The page's figures: size of the first load, click to highlight, frames while panning, taps and opening on a slow phone.
// npm run -s measure [-- --json] [-- ADDRESS]: without an address it starts a server of its own.
import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, devices, type Page } from '@playwright/test'
import { type Moment, momentFile } from '../e2e/moments.ts'
import { type OwnServer, ownServer } from './own-server.ts'

const JSON_ONLY = process.argv.includes('--json')
const GIVEN = process.argv.slice(2).find((arg) => arg.startsWith('http'))
const RUNS = 5
const TAPS = 12
/** How long a finger or a button stays down, and how long somebody looks at a table before the first press. */
const HELD = 80
const LOOK = 2000
/** How many times slower than this machine. */
const DESK = 4
const PHONE = 6

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0
const SETTINGS = '{"state":{"speed":"none","known":["guided"]},"version":1}'

/** Compressed script fetched for home, before anything idle begins. */
async function firstLoad(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const sizes: Promise<number>[] = []
  page.on('response', (r) => {
    if (r.request().resourceType() === 'script') sizes.push(r.body().then((b) => gzipSync(b).length))
  })
  await page.goto(address)
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor()
  await page.waitForTimeout(2500)
  const all = await Promise.all(sizes)
  await page.close()
  return all.reduce((a, b) => a + b, 0)
}

/** The largest board with four armies on it, all of them placed, and the first to move. */
const LARGEST: Moment = {
  name: 'largest',
  game: 'aces-and-armor',
  options: { mode: 'four', field: 'full', sets: 2 },
  seat: 'g1',
  wanted: (view) => view.phase === 'move',
}

async function largest(page: Page, address: string): Promise<void> {
  const buffer = Buffer.from(await momentFile(LARGEST))
  await page.goto(address)
  await page.getByLabel('Open a file').last().setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer })
  await page.getByText('One match brought in.').waitFor()
  await page.goto(`${address}#/table/${LARGEST.name}`)
  await page
    .getByRole('gridcell', { name: /can act/ })
    .first()
    .waitFor()
}

async function slow(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Durations of presses from now on, from the finger to the next picture. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'pointerup') found.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

const presses = (page: Page): Promise<number[]> => page.evaluate(() => (window as never as { found: number[] }).found)

/** How long from a press to the picture with the choices on it, with a pointer or a finger. */
async function pressed(page: Page, i: number, press: (x: number, y: number) => Promise<void>): Promise<number> {
  await watchPresses(page)
  const ready = page.getByRole('gridcell', { name: /can act/ })
  const box = await ready.nth(i % Math.max(1, Math.min(2, await ready.count()))).boundingBox()
  if (!box) throw new Error('nothing can act')
  await press(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(1500)
  const [duration] = await presses(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  return duration ?? 0
}

/** The share of frames within 32 ms while the board is dragged and zoomed. */
async function frames(page: Page): Promise<number> {
  const board = await page.getByRole('main').boundingBox()
  if (!board) throw new Error('there is no board')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const tick = (t: number): void => {
      times.push(t)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i < 90; i++) await page.mouse.move(x + 160 * Math.sin(i / 7), y + 90 * Math.cos(i / 9))
  await page.mouse.up()
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, i < 6 ? 120 : -60)
  const times = await page.evaluate(() => (window as never as { times: number[] }).times)
  const gaps = times.slice(1).map((t, i) => t - (times[i] ?? t))
  return gaps.filter((gap) => gap <= 32.5).length / gaps.length
}

async function atDesk(browser: Browser, address: string) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await page.addInitScript((kept) => localStorage.setItem('muster-settings', kept), SETTINGS)
  await largest(page, address)
  await slow(page, DESK)
  const click = async (x: number, y: number): Promise<void> => {
    await page.mouse.move(x, y)
    await page.waitForTimeout(600)
    await page.mouse.click(x, y, { delay: HELD })
  }
  const clicks: number[] = []
  const shares: number[] = []
  for (let i = 0; i < RUNS; i++) clicks.push(await pressed(page, i, click))
  for (let i = 0; i < RUNS; i++) shares.push(await frames(page))
  const opens: number[] = []
  for (let i = 0; i < RUNS; i++) opens.push(await opening(page))
  await page.close()
  return { clicks, shares, opens }
}

/** From the address of a table to its board, with something to press; looked for in the page, at little cost to it. */
async function opening(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    () => document.querySelector('[role=gridcell][aria-label*="can act"]') && performance.now(),
  )
  return (await seen.jsonValue()) ?? 0
}

async function onPhone(browser: Browser, address: string): Promise<readonly number[]> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const page = await browser.newPage({
    ...phone,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await page.addInitScript((kept) => localStorage.setItem('muster-settings', kept), SETTINGS)
  await largest(page, address)
  const session = await slow(page, PHONE)
  const tap = async (x: number, y: number): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await page.waitForTimeout(HELD)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await page.waitForTimeout(LOOK)
  const taps: number[] = []
  for (let i = 0; i < TAPS; i++) taps.push(await pressed(page, i, tap))
  await page.close()
  return taps
}

async function measured(address: string) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const bytes = await firstLoad(browser, address)
    const { clicks, shares, opens } = await atDesk(browser, address)
    const taps = await onPhone(browser, address)
    return {
      firstLoadKilobytes: Math.round(bytes / 1024),
      clickMilliseconds: Math.round(median(clicks)),
      frames: Math.round(1000 * median(shares)) / 1000,
      tapMedian: Math.round(median(taps)),
      tapWorst: Math.round(Math.max(...taps)),
      openMilliseconds: Math.round(median(opens)),
    }
  } finally {
    await browser.close()
  }
}

const own: OwnServer | null = GIVEN ? null : await ownServer()
try {
  const figures = await measured(GIVEN ?? own?.address ?? '')
  if (JSON_ONLY) console.log(JSON.stringify(figures))
  else {
    console.log(`first load: ${figures.firstLoadKilobytes} KB of compressed script (at most 250)`)
    console.log(`click to highlight: ${figures.clickMilliseconds} ms, ${DESK}× slowed (under 50)`)
    console.log(`frames within 32 ms: ${(100 * figures.frames).toFixed(1)} % (at least 95)`)
    console.log(
      `tap to paint: ${figures.tapMedian} ms, at worst ${figures.tapWorst}, ${PHONE}× slowed (under 100, 200)`,
    )
    console.log(`opening a table: ${figures.openMilliseconds} ms, ${DESK}× slowed (under 2000)`)
  }
} finally {
  own?.stop()
}
