// A diary as long as a match of years: only what is in sight is drawn, and nobody notices.
import type { Locator, Page } from '@playwright/test'
import { awaited, mouse, play, startMatch } from './player.ts'
import { expect, test } from './test.ts'

const LINES = 20_000

const diary = (page: Page): Locator => page.getByRole('log', { name: 'Field diary' })

/** From now on every diary that the page is told has 20,000 lines: those it has, over and over. */
async function lengthen(page: Page): Promise<void> {
  await page.addInitScript((count) => {
    type Told = { news?: { diary?: readonly object[] } }
    const long = ({ news, ...rest }: Told): Told => {
      const some = news?.diary
      if (!some || some.length === 0) return news ? { ...rest, news } : rest
      const line = (entry: number): object => ({ ...some[entry % some.length], entry, round: Math.floor(entry / 25) })
      return { ...rest, news: { ...news, diary: Array.from({ length: count }, (_, n) => line(n)) } }
    }
    class LongWinded extends Worker {
      override set onmessage(hear: (e: MessageEvent) => void) {
        super.addEventListener('message', (e) => hear(new MessageEvent('message', { data: long(e.data) })))
      }
    }
    Object.assign(window, { Worker: LongWinded })
  }, LINES)
}

async function openLong(page: Page): Promise<void> {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 6)
  await lengthen(page)
  await page.reload()
  await awaited(page)
  await expect.poll(() => diary(page).evaluate((box) => box.scrollHeight)).toBeGreaterThan(LINES * 20)
}

const fromEnd = (page: Page): Promise<number> =>
  diary(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)

/** Whether nothing in sight is left empty, once the browser has shown it. */
const isFilled = (page: Page): Promise<boolean> =>
  diary(page).evaluate(async (box) => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    const seen = box.getBoundingClientRect()
    return [...box.querySelectorAll(':scope > div')].every((gap) => {
      const { top, bottom } = gap.getBoundingClientRect()
      return bottom < seen.top + 1 || top > seen.bottom - 1
    })
  })

test('20,000 lines: Home and End go to either end, and few are drawn', async ({ page }) => {
  await openLong(page)
  expect(await diary(page).getByRole('button').count()).toBeLessThan(400)
  await diary(page).focus()
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Home')
    await expect.poll(() => diary(page).evaluate((box) => box.scrollTop)).toBe(0)
    expect(await isFilled(page)).toBe(true)
    await page.keyboard.press('End')
    await expect.poll(() => fromEnd(page)).toBeLessThan(3)
    expect(await isFilled(page)).toBe(true)
    expect(await fromEnd(page)).toBeLessThan(3)
  }
})

test('20,000 lines: wherever the wheel stops there is something to read', async ({ page }) => {
  await openLong(page)
  await diary(page).hover()
  for (let i = 0; i < 60; i++) {
    await page.mouse.wheel(0, i < 30 ? -1500 : 900)
    await expect.poll(() => isFilled(page), { message: `step ${i}`, timeout: 2000 }).toBe(true)
  }
})

test('20,000 lines: the line in focus keeps it, however far one scrolls', async ({ page }) => {
  await openLong(page)
  await diary(page).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const line = await page.evaluateHandle(() => document.activeElement)
  await diary(page).evaluate((box) => box.scrollTo({ top: 10_000 }))
  expect(await isFilled(page)).toBe(true)
  expect(await line.evaluate((one) => one === document.activeElement && one?.tagName === 'BUTTON')).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect(diary(page).locator('button:focus')).toBeInViewport()
  expect(await fromEnd(page)).toBeLessThan(2000)
})
