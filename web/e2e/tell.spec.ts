import type { Page } from '@playwright/test'
import { mouse, play, startMatch, toldInAll } from './player.ts'
import { expect, test } from './test.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const
const told = (page: Page) => page.getByRole('region', { name: 'What the others did' })

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  // What ends a match is no longer offered.
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /draw|Resign/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'See how it went' }).click()
}

for (const game of ['Rivet Wars', 'Wravity', 'Aces & Armor']) {
  test(`${game}: the points stand in the bar, one's own first; the end speaks to the person`, async ({ page }) => {
    await startMatch(page, game)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(page.locator('.race-side').first()).toContainText('You')
      await expect(page.locator('.race-side b').first()).toBeInViewport()
      await expect(page.locator('.race-side b').nth(1)).toBeInViewport()
    }
    await resign(page)
    await expect(page.getByText('You resigned.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^You lost/ })).not.toContainText('00')
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expect(page.getByRole('heading', { name: /^You lost/ })).toBeInViewport()
      for (const name of ['Rematch', 'Swap sides', 'What could I have done?', 'Play on from where it stopped'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    // It was not played out: nothing has turned it.
    await expect(page.getByRole('button', { name: /where it turned/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'What could I have done?' }).click()
    await expect(page.getByRole('heading', { name: 'Who stood better' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Who stood better' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Skill and luck, apart' })).toBeVisible()
    await page.getByRole('button', { name: 'Play on from where it stopped' }).click()
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  })
}

test('the others’ turn is summed up, can be watched again, and folds with the first act', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  for (let i = 0; i < 30 && !(await told(page).isVisible()); i++) await play(page, mouse(page), 1)
  await toldInAll(page)
  const lines = told(page).getByRole('listitem')
  const count = await lines.count()
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(5)
  const diary = page.getByRole('log', { name: 'Field diary' }).getByRole('listitem')
  const before = await diary.count()
  await told(page).getByRole('button', { name: 'Watch again' }).click()
  // Each step stays to be seen, also where nothing moves.
  await expect(told(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(told(page)).toBeVisible({ timeout: 60_000 })
  await expect(diary).toHaveCount(before)
  for (let i = 0; i < 8 && (await told(page).isVisible()); i++) await play(page, mouse(page), 1, i)
  await expect(told(page)).toBeHidden()
  await page.reload()
  await expect(diary.last()).toBeInViewport()
})

test('a shared match opens with its score and its diary; a long link offers the file first', async ({
  page,
  context,
}) => {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 3)
  await resign(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
  const file = page.getByRole('dialog').getByRole('button', { name: 'Download the file' })
  await expect(file).toHaveClass(link.length > 2000 ? 'go' : 'quiet')
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { name: /Blight/ }).first()).toBeVisible()
  await expect(friend.locator('.race-side')).toHaveCount(2)
  await expect(friend.getByRole('log').getByRole('listitem').last()).toBeVisible()
})
