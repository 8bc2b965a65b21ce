// Makes docs/screenshots: every screen at 1280 and 390 pixels.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, devices, type Page } from '@playwright/test'
import { finger, type Hand, mouse, play, tray } from './e2e/player.ts'

const OUT = fileURLToPath(new URL('../docs/screenshots', import.meta.url))
const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'
/** Only this width, and only this table, if they are given. */
const [, , , ONLY, TABLE] = process.argv

/** A table, and after how many moves it is worth a picture. */
const TABLES = [
  ['rivet-wars', 'Rivet Wars', 22],
  ['wravity', 'Wravity', 20],
  ['aces-and-armor', 'Aces & Armor', 34],
] as const

const SIZES = [
  { name: '1280', width: 1280, height: 800, phone: false },
  { name: '390', width: 390, height: 844, phone: true },
] as const

const dismissed = JSON.stringify({
  state: { known: ['considered', 'question', 'target', 'place', 'select', 'buttons'], speed: 'none' },
  version: 1,
})

/** Nobody is offered a first battle. */
const declined = JSON.stringify({ state: { declined: TABLES.map(([id]) => id) }, version: 1 })

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(1200)
  await page.getByText('One moment').waitFor({ state: 'detached' })
  await page.screenshot({ path: `${OUT}/${name}.png` })
  console.log(name)
}

/** Selects something that can act, so that the picture shows what it can do: something with a target, or anything. */
async function pick(page: Page, phone: boolean, easy: boolean): Promise<boolean> {
  const ready = page.getByRole('gridcell', { name: /can act/ })
  for (let i = 0; i < 6; i++) {
    // Whoever could act may have gone meanwhile.
    const box = await ready
      .nth(i)
      .boundingBox({ timeout: 2000 })
      .catch(() => null)
    if (!box) break
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await (phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await page.waitForTimeout(500)
    const refused = await page.getByRole('region', { name: 'Not allowed' }).isVisible()
    if (!refused && (easy || (await page.getByRole('gridcell', { name: /target/ }).count()) > 0)) return true
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  const own = tray(page).locator('button[aria-pressed="false"]:not([aria-disabled="true"], .out:not(.ready))')
  if (!easy || (await own.count()) === 0) return false
  await own.first().click()
  return true
}

/** Whether a place can be pressed where it lies; else it is brought into the window. */
function inSight(el: Element): boolean {
  const { left, top, width, height } = el.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (there?.closest('.frame')) return true
  if (el instanceof HTMLElement) el.focus({ preventScroll: true })
  return false
}

/** What lies outside the window is not pressed through what covers it; what has gone meanwhile is not pressed. */
const onlyInSight = (hand: Hand): Hand => ({
  press: hand.press,
  async place(cell) {
    if (await cell.evaluate(inSight, undefined, { timeout: 2000 }).catch(() => false)) await hand.place(cell)
  },
})

/** Plays on until the moment is worth a picture; a battle that ends too soon is begun again. */
async function picture(page: Page, phone: boolean, name: string, moves: number): Promise<void> {
  const hand = onlyInSight(phone ? finger(page) : mouse(page))
  for (let seed = 11; seed < 20; seed++) {
    await page.goto(ADDRESS)
    await page.getByRole('button', { name: `Play now: ${name}` }).click()
    await page.getByRole('grid').waitFor()
    let over = (await play(page, hand, moves, seed)) === 'over'
    for (let more = 0; !over && more < 6; more++) {
      await page.keyboard.press('Escape')
      if (await pick(page, phone, more > 1)) return
      over = (await play(page, hand, 2, seed + more)) === 'over'
    }
  }
}

const TRIES = 3
const missed: string[] = []

/** A slow machine may starve a page in the midst of a match: it is played again. What never came about is named at the end. */
async function attempt(name: string, make: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await make()
    } catch (error) {
      console.error(`${name}, try ${tries}: ${error}`)
    }
  }
  missed.push(name)
}

async function tables(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  for (const [id, name, moves] of TABLES.filter(([id]) => !TABLE || id === TABLE)) {
    const file = `table-${id}-${size.name}`
    await attempt(file, async () => {
      await picture(page, size.phone, name, moves)
      await shoot(page, file)
    })
  }
}

async function after(page: Page, size: (typeof SIZES)[number]): Promise<void> {
  await page.goto(ADDRESS)
  await page.getByRole('button', { name: 'Play now: Rivet Wars' }).click()
  await page.getByRole('grid').waitFor()
  const end = await play(page, onlyInSight(size.phone ? finger(page) : mouse(page)), 500, 5)
  if (end !== 'over') throw new Error('the match did not end')
  await page.getByRole('link', { name: 'See how it went' }).click()
  await page.getByRole('heading', { name: 'Score over the rounds' }).waitFor()
  await shoot(page, `after-${size.name}`)
}

mkdirSync(OUT, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const size of SIZES.filter(({ name }) => !ONLY || name === ONLY)) {
  const { width, height, phone } = size
  const base = phone ? devices['Pixel 7'] : {}
  const context = await browser.newContext({
    ...base,
    viewport: { width, height },
    deviceScaleFactor: 1,
    locale: 'en-GB',
  })
  await context.addInitScript(
    ([settings, guide]) => {
      localStorage.setItem('muster-settings', settings ?? '')
      localStorage.setItem('muster-guide', guide ?? '')
    },
    [dismissed, declined],
  )
  const page = await context.newPage()
  await tables(page, size)
  if (TABLE) continue
  await attempt(`after-${size.name}`, () => after(page, size))
  for (const [id] of TABLES) {
    await attempt(`new-${id}-${size.name}`, async () => {
      await page.goto(`${ADDRESS}#/new/${id}`)
      await page.locator('svg image').last().waitFor()
      await page.waitForTimeout(10_000)
      await shoot(page, `new-${id}-${size.name}`)
    })
  }
  for (const name of ['rules', 'about', 'settings']) {
    await page.goto(`${ADDRESS}#/${name}`)
    // Their grounds are painted one after the other.
    await page.waitForTimeout(name === 'rules' ? 10_000 : 0)
    await shoot(page, `${name}-${size.name}`)
  }
  await page.goto(ADDRESS)
  await page.waitForTimeout(16_000)
  await shoot(page, `home-${size.name}`)
  await context.close()
}
await browser.close()
if (missed.length > 0) throw new Error(`no picture of ${missed.join(', ')}`)
