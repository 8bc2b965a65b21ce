import { awaited, mouse, play } from './player.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('home once, then no net: a game never opened before is played, taught and looked up', async ({
  page,
  context,
}) => {
  await page.goto('./')
  await expect(page.getByText('Everything is here now: you can play offline.')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Wravity' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await awaited(page)
  await play(page, mouse(page), 4)
  await page.goto('./#/rules/aces-and-armor/6.11')
  await expect(page.locator('.rule-block:has(.here) .figure-board svg').first()).toBeVisible()
  await page.getByRole('link', { name: 'Try it' }).and(page.locator('.rule-block:has(.here) a')).first().click()
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText('Rule 6.11')
  await page.goto('./#/learn')
  await page.getByRole('link', { name: /Begin: Send troops/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deploy a Rifleman in B3.' })).toBeVisible()
  await page.goto('./#/how/wravity')
  await expect(page.locator('.who-is-who dt').first()).toBeVisible()
})
