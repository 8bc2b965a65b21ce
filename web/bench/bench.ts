// The page's figures: size of the first load, click to highlight, frames while panning. Medians of five runs.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { mouse, play } from '../e2e/player.ts'

const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'
const RUNS = 5
const SLOWED = 4

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

/** Compressed script fetched for home, before anything idle begins. */
async function firstLoad(browser: Browser): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const sizes: Promise<number>[] = []
  page.on('response', (r) => {
    if (r.request().resourceType() === 'script') sizes.push(r.body().then((b) => gzipSync(b).length))
  })
  await page.goto(ADDRESS)
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor()
  await page.waitForTimeout(2500)
  const all = await Promise.all(sizes)
  await page.close()
  return all.reduce((a, b) => a + b, 0)
}

/** The largest board, four armies on it. */
async function largest(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}#/new/aces-and-armor`)
  const choose = async (label: string, value: string): Promise<void> => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: value }).click()
  }
  await choose('Players', 'Four players')
  await choose('Part of the map', 'The whole map')
  await choose('Units at the start', 'Two sets, a longer game')
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.getByRole('grid').waitFor()
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}

/** How long from the click to the picture with the choices on it. */
async function clickToHighlight(page: Page, i: number): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(window, { found })
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'pointerup') found.push(entry.duration)
    })
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const ready = page.getByRole('gridcell', { name: /can act/ })
  const box = await ready.nth(i % 2).boundingBox()
  if (!box) throw new Error('nothing can act')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(600)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 80 })
  await page.waitForTimeout(1500)
  const [duration] = await page.evaluate(() => (window as never as { found: number[] }).found)
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

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
console.log(`first load: ${((await firstLoad(browser)) / 1024).toFixed(0)} KB of compressed script (at most 250)`)
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' })
await page.addInitScript(() => localStorage.setItem('muster-settings', '{"state":{"speed":"none"},"version":1}'))
await largest(page)
for (let i = 0; i < 150; i++) {
  await play(page, mouse(page), 2, i + 1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(150)
  if ((await page.getByRole('gridcell', { name: /can act/ }).count()) > 2) break
}
await slow(page)
const clicks: number[] = []
const shares: number[] = []
for (let i = 0; i < RUNS; i++) clicks.push(await clickToHighlight(page, i))
for (let i = 0; i < RUNS; i++) shares.push(await frames(page))
console.log(`click to highlight: ${median(clicks).toFixed(0)} ms (under 50), runs ${clicks.join(' ')}`)
console.log(
  `frames within 32 ms: ${(100 * median(shares)).toFixed(1)} % (at least 95), runs ${shares.map((s) => (100 * s).toFixed(1)).join(' ')}`,
)
await browser.close()
