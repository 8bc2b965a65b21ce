import { awaited, mainButton, point, startMatch, tray } from './player.ts'
import { expect, test } from './test.ts'

test('a deployment is undone; with nothing left to undo the reason is given', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await tray(page)
    .getByRole('button', { name: /^Rifleman/ })
    .click()
  const places = page.getByRole('gridcell', { name: /you can choose this/ })
  await expect(places.first()).toBeVisible()
  await point(page, places.first())
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(1)
  await undo.click()
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(0)
  await undo.click()
  await expect(page.getByRole('alert')).toContainText(/undo|not yours|dice|someone else/)
})

test('what is not allowed says why, with the rule', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  await tray(page)
    .getByRole('button', { name: /^Rifleman/ })
    .click()
  await expect(page.getByRole('gridcell', { name: /you can choose this/ }).first()).toBeVisible()
  await point(page, page.getByRole('gridcell', { name: /^E3/ }))
  const why = page.getByRole('region', { name: 'Not allowed' })
  await expect(why.getByRole('alert')).toBeVisible()
  await why.getByRole('button', { name: /^Rule / }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: /^Rule / })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(/\w{20,}|deploy/i)
})

test('what the others did since is taken back when everyone agrees', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  const prompt = page.getByRole('status').filter({ hasText: 'You decide:' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const sure = page.getByRole('region', { name: 'What it would do' })
  const round = page.getByRole('heading', { name: /^Round 2/ })
  let before = ''
  await expect(async () => {
    await awaited(page)
    if (await round.first().isVisible()) return
    const here = await prompt.innerText()
    if (await sure.isVisible()) await sure.getByRole('button').last().click({ timeout: 1000 })
    else await mainButton(page).first().click({ timeout: 1000 })
    before = here
    await expect(prompt.filter({ hasText: before }).or(sure)).toHaveCount(0, { timeout: 5000 })
    await expect(round.first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await awaited(page)
  await undo.click()
  const why = page.getByRole('region', { name: 'Not allowed' })
  await why.getByRole('button', { name: 'Everyone agrees: take it back' }).click()
  await expect(prompt).toHaveText(before)
  await expect(round).toHaveCount(0)
})
