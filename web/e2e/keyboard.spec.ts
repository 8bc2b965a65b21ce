import { awaited, ending, keyboard, play } from './player.ts'
import { expect, test } from './test.ts'

test('a whole match by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000)
  await page.goto('./#/new/rivet-wars')
  const hand = keyboard(page)
  await hand.press(page.getByText('Options', { exact: true }))
  const rounds = page.getByRole('spinbutton')
  while (!(await rounds.evaluate((el) => el === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2')
  await hand.press(page.getByRole('button', { name: 'Start the match' }))
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  expect(await play(page, hand, 1500)).toBe('over')
  await hand.press(ending(page).getByRole('link', { name: 'See how it went' }))
  await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
})

test('reach, threats and the next piece are told to those who listen', async ({ page }) => {
  await page.goto('./')
  const hand = keyboard(page)
  await hand.press(page.getByRole('button', { name: 'Play now: Rivet Wars' }))
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  expect(await awaited(page)).toBe('mine')
  await page.keyboard.press('n')
  await expect(page.getByText(/^Selected: /)).toBeAttached()
  await page.keyboard.press('r')
  await expect(page.getByText(/^\d+ places: /)).toBeAttached()
  await page.keyboard.press('t')
  await expect(page.getByText(/threat/i).last()).toBeAttached()
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: /things you may do/ })).toBeVisible()
})
