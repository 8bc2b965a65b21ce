// Makes docs/screenshots: every screen at 1280 and 390 pixels.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, devices, type Page } from '@playwright/test'
import { finger, mouse, play } from './e2e/player.ts'

const OUT = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'

const TABLES = [
  ['rivet-wars', 'Rivet Wars', 46],
  ['wravity', 'Wravity', 34],
  ['aces-and-armor', 'Aces & Armor', 60],
] as const

const SIZES = [
  { name: '1280', width: 1280, height: 800, phone: false },
  { name: '390', width: 390, height: 844, phone: true },
] as const

const dismissed = JSON.stringify({
  state: { known: ['considered', 'question', 'target', 'place', 'select', 'buttons'], speed: 'none' },
  version: 1,
})

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1200)
  await page.screenshot({ path: `${OUT}/${name}.png` })
  console.log(name)
}

/** Selects something that can act, so that the picture shows what it can do. */
async function pick(page: Page, phone: boolean): Promise<void> {
  const ready = page.getByRole('gridcell', { name: /can act/ })
  const box = (await ready.count()) > 0 ? await ready.first().boundingBox() : null
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

async function tables(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  const hand = size.phone ? finger(page) : mouse(page)
  for (const [id, name, moves] of TABLES) {
    await page.goto(ADDRESS)
    await page.getByRole('button', { name: `Play now: ${name}` }).click()
    await page.getByRole('grid').waitFor()
    await play(page, hand, moves, 11)
    await pick(page, size.phone)
    await shoot(page, `table-${id}-${size.name}`)
  }
}

async function after(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Play now: Rivet Wars' }).click()
  await page.getByRole('grid').waitFor()
  await play(page, size.phone ? finger(page) : mouse(page), 500, 5)
  await page.getByRole('link', { name: 'See how it went' }).click()
  await page.getByRole('heading', { name: 'Score over the rounds' }).waitFor()
  await shoot(page, `after-${size.name}`)
}

mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const size of SIZES) {
  const { width, height, phone } = size
  const base = phone ? devices['Pixel 7'] : {}
  const context = await browser.newContext({
    ...base,
    viewport: { width, height },
    deviceScaleFactor: 1,
    locale: 'en-GB',
  })
  await context.addInitScript((kept) => localStorage.setItem('muster-settings', kept), dismissed)
  const page = await context.newPage()
  await tables(page, size)
  await after(page, size)
  for (const [id] of TABLES) {
    await page.goto(`${ADDRESS}#/new/${id}`)
    await shoot(page, `new-${id}-${size.name}`)
  }
  for (const name of ['rules', 'about', 'settings']) {
    await page.goto(`${ADDRESS}#/${name}`)
    await shoot(page, `${name}-${size.name}`)
  }
  await page.goto(ADDRESS)
  await page.waitForTimeout(16_000)
  await shoot(page, `home-${size.name}`)
  await context.close()
}
await browser.close()
