import type { Locator, Page } from '@playwright/test'
import { awaited, mainButton, tray } from './player.ts'
import { expect, test } from './test.ts'

async function sitTogether(page: Page, mission: RegExp): Promise<void> {
  await page.goto('./#/new/rivet-wars')
  await page.getByRole('radio', { name: mission }).click()
  for (const side of ['Allies', 'Blight']) {
    await page.getByRole('radiogroup', { name: side, exact: true }).getByRole('radio', { name: 'Beside me' }).click()
  }
  await page.getByRole('button', { name: 'Start the match' }).click()
}

const take = (page: Page): Locator => page.getByRole('button', { name: /^Show my side/ })

/** Ends phase after phase until the thing is seen. */
async function goOnTo(page: Page, thing: Locator): Promise<void> {
  const sure = page.getByRole('region', { name: 'What it would do' })
  await expect(async () => {
    if (await thing.isVisible()) return
    if (await sure.isVisible()) await sure.getByRole('button').last().click({ timeout: 1000 })
    else await mainButton(page).first().click({ timeout: 1000 })
    await expect(thing).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 60_000 })
}

test('the hand-over hides the hand and then tells what happened', async ({ page }) => {
  await sitTogether(page, /Trench Warfare/)
  await expect(take(page)).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(tray(page)).toHaveCount(0)
  const first = await take(page).innerText()
  await take(page).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await goOnTo(page, take(page))
  expect(await take(page).innerText()).not.toBe(first)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await take(page).click()
  const missed = page.getByRole('region', { name: 'While you were away' })
  await expect(missed).toBeVisible()
  await missed.getByRole('button', { name: /Next|Show it/ }).click()
  await awaited(page)
  await expect(missed).toHaveCount(0)
})

test('on one screen nobody is asked in another’s turn, until one says “ask me”', async ({ page }) => {
  await sitTogether(page, /Trench Warfare/)
  const first = await take(page).innerText()
  await awaited(page)
  const asked = page.getByRole('status').filter({ hasText: 'The enemy is about to deploy' })
  await goOnTo(page, take(page).or(asked))
  await expect(asked).toHaveCount(0)
  expect(await take(page).innerText()).not.toBe(first)
  await awaited(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Standing orders' }).click()
  const orders = page.getByRole('dialog', { name: 'Standing orders' })
  await expect(orders.getByText(/nobody is interrupted until orders are given/)).toBeVisible()
  await orders.getByRole('button', { name: 'Give these orders' }).click()
  await goOnTo(page, take(page).or(asked))
  await expect(asked).toBeVisible()
  await page.getByRole('button', { name: 'Pass', exact: true }).click()
  await expect(take(page)).toHaveText(first)
})
