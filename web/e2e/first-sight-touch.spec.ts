// On a phone: what somebody takes in hand, and what they left, comes first.
import { mainButton } from './player.ts'
import { expect, test } from './test.ts'

test.use({ newcomer: true })

test('a soldier in hand has its card on top, and a match under way is the first thing at home', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Play now: Wravity' }).tap()
  await page.getByRole('button', { name: 'First battle with the coach' }).tap()
  const slip = page.getByRole('status', { name: 'Coach' }).getByRole('button', { name: 'Got it' })
  const pass = page.getByRole('button', { name: 'Pass', exact: true })
  // Whoever begins; what the computer did, if it did, makes room for the card.
  await expect(async () => {
    for (const button of [slip, pass]) if (await button.isVisible()) await button.tap({ timeout: 1000 })
    await expect(mainButton(page).filter({ hasText: 'End the turn' })).toBeVisible({ timeout: 300 })
    await expect(slip).toBeHidden({ timeout: 300 })
  }).toPass({ timeout: 40_000 })
  const told = page.getByRole('region', { name: 'What the others did' })
  await page.getByRole('button', { name: /^Next/ }).tap()
  await expect(page.locator('.wr-card:visible')).toBeInViewport({ ratio: 0.6 })
  await expect(told).toBeHidden()
  await page.goto('./#/')
  await expect(page.locator('.waiting')).toBeInViewport({ ratio: 1 })
})
