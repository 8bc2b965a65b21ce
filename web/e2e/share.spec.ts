import { mouse, play, startMatch, toldInAll } from './player.ts'
import { expect, test } from './test.ts'

test('a shared link opens the same match, as the sharer’s seat saw it', async ({ page, context }) => {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 3)
  await toldInAll(page)
  // That a phase was empty is told to the one who passed it alone: it is no part of a record.
  const lines = page.getByRole('log', { name: 'Field diary' }).getByRole('listitem').filter({ hasNotText: /^No / })
  const last = (await lines.last().innerText()).trim()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
  expect(link.length).toBeLessThanOrEqual(8000)
  const friend = await context.newPage()
  await friend.goto(link)
  await expect(friend.getByRole('slider')).toBeVisible()
  await expect(friend.getByText('A match still being played, as one seat saw it.')).toBeVisible()
  await expect(friend.getByRole('region', { name: 'Replay' })).toContainText(last)
})

test('a finished match is shared whole, and branched', async ({ page, context }) => {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 3)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'See how it went' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue()
  const friend = await context.newPage()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'To the start' }).click()
  await expect(friend.getByText(/^Step 0 of/)).toBeVisible()
  await friend.getByRole('button', { name: 'One step on' }).click()
  await expect(friend.getByText(/^Step 1 of/)).toBeVisible()
  await friend.getByRole('button', { name: 'What if? Play on from here' }).click()
  await expect(friend.getByRole('grid', { name: 'The board' })).toBeVisible()
})

test('a broken link says so', async ({ page }) => {
  await page.goto('./#/r/nonsense')
  await expect(page.getByRole('alert')).toContainText('not a Muster match')
})
