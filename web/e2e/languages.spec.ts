import type { Page } from '@playwright/test'
import { SCREENS } from './screens.ts'
import { expect, test } from './test.ts'

const LANGUAGES = [
  { language: 'es', button: 'Español' },
  { language: 'fr', button: 'Français' },
] as const

/** Elements whose own text is cut off by their box. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((el) => !(el instanceof SVGElement) && !el.closest('.unseen, pre, [aria-hidden="true"]'))
      .filter((el) => [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()))
      .filter((el) => {
        const style = getComputedStyle(el)
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const seen = style.clipPath === 'none'
        return seen && hides && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2)
      })
      .map((el) => el.textContent?.trim() ?? ''),
  )

const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

for (const { language, button } of LANGUAGES) {
  for (const screen of SCREENS) {
    test(`${screen.name} in ${language}: nothing is cut off`, async ({ page }) => {
      await screen.open(page)
      await page.evaluate((l) => {
        const kept = JSON.parse(localStorage.getItem('muster-settings') ?? '{"state":{},"version":1}')
        kept.state.language = l
        localStorage.setItem('muster-settings', JSON.stringify(kept))
      }, language)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.waitForTimeout(1500)
      for (const width of [1280, 390, 360]) {
        await page.setViewportSize({ width, height: 844 })
        await page.waitForTimeout(250)
        expect(await clipped(page), `clipped at ${width}`).toEqual([])
        expect(await sideways(page), `wider than the window at ${width}`).toBe(false)
      }
    })
  }

  test(`the language is switched to ${language} at any time`, async ({ page }) => {
    await page.goto('./')
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText('Three tactical board games')).toHaveCount(0)
  })
}
