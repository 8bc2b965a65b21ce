import type { Page } from '@playwright/test'
import { awaited, mouse, play } from './player.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** A match against a computer of this level and temper. */
async function startAgainst(page: Page, level: string, temper: string): Promise<void> {
  await page.goto('./#/new/rivet-wars')
  await page.getByRole('radio', { name: level, exact: true }).click()
  await page.getByRole('radio', { name: temper, exact: true }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}

test('a bold general plays without a net, and never takes long', async ({ page, context }) => {
  test.setTimeout(180_000)
  await page.goto('./')
  await expect(page.getByText('Everything is here now')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await startAgainst(page, 'General', 'Bold')
  const thinks = page.getByText(/^at most [12] s$/)
  const seen = expect(thinks).toBeVisible({ timeout: 120_000 })
  let isSeen = false
  void seen.then(() => (isSeen = true))
  for (let i = 0; i < 14 && !isSeen; i++) await play(page, mouse(page), 1, i * 987_654_321)
  await seen
  await awaited(page)
})

test('a hint says what to do and what else there was, three times in a match, and the diary notes it', async ({
  page,
}) => {
  await startAgainst(page, 'Recruit', 'Even')
  await awaited(page)
  const hint = page.getByRole('complementary', { name: 'Hint', exact: true })
  for (let left = 2; left >= 0; left--) {
    await page.getByRole('button', { name: 'Ask for a hint' }).click()
    await expect(hint.getByText(`${left} left this match`)).toBeVisible()
    await expect(hint.getByText(/^(about as good|a little worse|clearly worse)$/).first()).toBeVisible()
    await expect(hint).not.toContainText('in 100')
    await expect(hint.getByRole('button', { name: 'Prepare this move' })).toBeInViewport({ ratio: 1 })
    // It has the whole column: what was done can be read when it is closed.
    await expect(page.getByRole('log', { name: 'Field diary' })).toBeHidden()
    expect((await hint.boundingBox())?.height).toBeGreaterThan(280)
    await hint.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByRole('button', { name: 'Ask for a hint' })).toHaveCount(0)
  await page.reload()
  await awaited(page)
  await expect(page.getByText('A hint was asked for.')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Ask for a hint' })).toHaveCount(0)
})

test('a finished match is told from start to end, and the sum adds up', async ({ page }) => {
  await startAgainst(page, 'Sergeant', 'Careful')
  await play(page, mouse(page), 5)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'See how it went' }).click()
  await page.getByRole('button', { name: 'Work it out' }).click()
  const sum = await page.getByText(/^They add up:/).innerText({ timeout: 60_000 })
  const figures = [...sum.replaceAll('−', '-').matchAll(/[+-]?\d+/g)].map(Number)
  const end = figures.pop() ?? 0
  expect(Math.abs(figures.reduce((a, b) => a + b, 0) - end)).toBeLessThanOrEqual(2)
  const moments = page.getByRole('listitem').filter({ hasText: /Choice|Dice/ })
  await expect(moments.first()).toBeVisible()
  await moments.first().getByRole('button', { name: 'Play on from here' }).click()
  await awaited(page)
})
