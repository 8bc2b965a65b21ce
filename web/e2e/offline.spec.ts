import { awaited, mouse, play } from './player.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('home once, then no net: a game never opened before is played', async ({ page, context }) => {
  await page.goto('./')
  await expect(page.getByText('Everything is here now: you can play offline.')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Play now: Wravity' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await awaited(page)
  await play(page, mouse(page), 8)
  await page.goto('./#/rules/wravity')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
