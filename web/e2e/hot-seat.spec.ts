import type { Page } from '@playwright/test'
import { awaited, mainButton } from './player.ts'
import { expect, test } from './test.ts'

async function sitTogether(page: Page, mission: RegExp): Promise<void> {
  await page.goto('./#/new/rivet-wars')
  await page.getByRole('radio', { name: mission }).click()
  for (const side of ['Allies', 'Blight']) {
    await page
      .getByRole('radiogroup', { name: side, exact: true })
      .getByRole('radio', { name: 'A person here' })
      .click()
  }
  await page.getByRole('button', { name: 'Start the match' }).click()
}

test('the hand-over hides the hand and then tells what happened', async ({ page }) => {
  await sitTogether(page, /Trench Warfare/)
  const take = page.getByRole('button', { name: /^I am / })
  await expect(take).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Your tray' })).toHaveCount(0)
  const first = await take.innerText()
  await take.click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  for (let i = 0; i < 40 && !(await take.isVisible()); i++) {
    await mainButton(page).first().click()
    const sure = page.getByRole('region', { name: 'What it would do' })
    if (await sure.isVisible()) await sure.getByRole('button', { name: 'Do it' }).click()
    await page.waitForTimeout(150)
  }
  await expect(take).toBeVisible()
  expect(await take.innerText()).not.toBe(first)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await take.click()
  const missed = page.getByRole('region', { name: 'While you were away' })
  await expect(missed).toBeVisible()
  await missed.getByRole('button', { name: /Next|Show it/ }).click()
  await awaited(page)
  await expect(missed).toHaveCount(0)
})
