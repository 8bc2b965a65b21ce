// On a phone: what somebody takes in hand, and what they left, comes first.
import { awaited, mainButton } from './player.ts'
import { expect, test } from './test.ts'

test.use({ newcomer: true })

test('a soldier in hand has its card on top, and a match under way is the first thing at home', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Play now: Wravity' }).tap()
  await page.getByRole('button', { name: 'First battle with the coach' }).tap()
  await awaited(page)
  const slip = page.getByRole('status', { name: 'Coach' }).getByRole('button', { name: 'Got it' })
  while (await slip.isVisible()) await slip.tap()
  await mainButton(page).first().tap()
  await page.getByRole('region', { name: 'What it would do' }).getByRole('button', { name: 'End the turn' }).tap()
  await expect(page.getByText(/Round 2/).first()).toBeVisible()
  const told = page.getByRole('region', { name: 'What the others did' })
  await awaited(page)
  while (await slip.isVisible()) await slip.tap()
  // The computer may have done nothing; what it did makes room for the card.
  await page.getByRole('button', { name: /^Next/ }).tap()
  await expect(page.locator('.wr-card:visible')).toBeInViewport({ ratio: 0.6 })
  await expect(told).toBeHidden()
  await page.goto('./#/')
  await expect(page.locator('.waiting')).toBeInViewport({ ratio: 1 })
})
