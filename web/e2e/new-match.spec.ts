// Before the match: what unfolds lies on nothing else, and the way on stays in reach.
import { expect, test } from './test.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const

for (const size of SIZES) {
  test(`options that unfold lie over no seat, and the way on is one line, ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('./#/new/aces-and-armor')
    const options = page.getByText('Options', { exact: true })
    await options.click()
    await expect(page.getByText('Without dice')).toBeInViewport()
    const seats = await page.getByRole('region', { name: 'Who sits where' }).boundingBox()
    const unfolded = await options.boundingBox()
    expect(unfolded?.y).toBeGreaterThanOrEqual((seats?.y ?? 0) + (seats?.height ?? 0))
    const start = page.getByRole('button', { name: 'Start the match' })
    const lines = (el: Element): number => {
      const range = document.createRange()
      range.selectNodeContents(el)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    expect(await start.evaluate(lines)).toBe(1)
    await start.click()
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  })
}

for (const size of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]) {
  test(`the short game, once chosen, is seen to be chosen where it was pressed, ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('./#/new/aces-and-armor')
    await page.getByRole('button', { name: /short game/i }).click()
    const chosen = page.getByRole('button', { name: /^Short game chosen/ })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(chosen).toBeInViewport({ ratio: 1 })
    const mission = page.getByRole('radio', { name: /^Short game/ })
    await expect(mission).toBeChecked()
    await mission.scrollIntoViewIfNeeded()
    const row = page.locator('.gallery-items')
    const [card, whole] = [await mission.boundingBox(), await row.boundingBox()]
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0) + 1)
    await chosen.click()
    await expect(page.getByRole('radio', { name: /^Skirmish/ })).toBeChecked()
  })
}
