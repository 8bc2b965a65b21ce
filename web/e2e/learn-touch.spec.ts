import { finger } from './player.ts'
import { expect, test } from './test.ts'

test('a lesson by touch at 390 pixels', async ({ page }) => {
  await page.goto('./#/learn/rivet-wars/march')
  const coach = page.getByRole('complementary', { name: 'Coach' })
  await expect(coach.getByText('Move the Rifleman from B3 to B1.')).toBeVisible()
  const hand = finger(page)
  await hand.place(page.getByRole('gridcell', { name: /^B3/ }))
  await hand.place(page.getByRole('gridcell', { name: /^B1/ }))
  const doIt = page.getByRole('button', { name: 'Move there' })
  const next = coach.getByText('Move the other Rifleman from C3 to D2.')
  await expect(doIt.or(next).first()).toBeVisible()
  if (await doIt.isVisible()) await doIt.tap()
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: 'Show me' }).tap()
  await expect(coach.getByText('Start on the boards, and you are a grid faster.')).toBeVisible()
})
