import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first()
const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' })

test('the first lesson of Rivet Wars by mouse, with a wrong try, and progress kept', async ({ page }) => {
  await page.goto('./#/learn')
  await page.getByRole('link', { name: /Begin: Send troops/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deploy a Rifleman in B3.' })).toBeVisible()
  const rifleman = page.getByRole('region', { name: 'Your tray' }).getByRole('button', { name: /^Rifleman/ })
  await rifleman.click()
  await page.screenshot({ path: '/tmp/learn-1.png' })
  await cell(page, /^B2/).click({ force: true })
  await expect(coach(page).getByRole('alert')).toContainText('not at your edge')
  await page.screenshot({ path: '/tmp/learn-2.png' })
  await cell(page, /^B3/).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Spend the other three points.' })).toBeVisible()
  await page.screenshot({ path: '/tmp/learn-3.png' })
  await coach(page).getByRole('button', { name: 'Show me' }).click()
  await expect(coach(page).getByText('What you do not spend is lost.')).toBeVisible()
  await page.screenshot({ path: '/tmp/learn-4.png' })
  await coach(page).getByRole('link', { name: 'Next: March' }).click()
  await expect(coach(page).getByRole('heading', { name: 'March' })).toBeVisible()
  await page.goto('./#/learn')
  await expect(page.getByRole('link', { name: /Go on: March/ })).toBeVisible()
  await page.screenshot({ path: '/tmp/learn-5.png' })
})
