import { readFileSync } from 'node:fs'
import { awaited, diary, mouse, play, point, startMatch, toldInAll, tray } from './player.ts'
import { expect, test } from './test.ts'

test('a match goes on after the page was loaded again', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 6)
  const told = await toldInAll(page)
  await page.reload()
  await awaited(page)
  await expect(diary(page)).toHaveText(told.trim().replace(/\s+/g, ' '), {
    useInnerText: true,
  })
  await play(page, mouse(page), 3, 3)
  await page.goto('./')
  await page.getByRole('link', { name: /^Rivet Wars: (Make your move|Look|Go on)/ }).click()
  await awaited(page)
})

test('two tabs on one match never overwrite each other', async ({ page, context }) => {
  await startMatch(page, 'Rivet Wars')
  const other = await context.newPage()
  await other.goto(page.url())
  await awaited(other)
  await tray(page)
    .getByRole('button', { name: /^Rifleman/ })
    .click()
  await point(page, page.getByRole('gridcell', { name: /you can choose this/ }).first())
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(1)
  await expect(other.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(1)
  await tray(other)
    .getByRole('button', { name: /^Rifleman/ })
    .click()
  await point(other, other.getByRole('gridcell', { name: /you can choose this/ }).last())
  await expect(other.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(2)
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(2)
})

test('matches are taken along, deleted, and brought in again', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  await page.goto('./')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByRole('button', { name: 'With the seeds, for myself' }).click()
  const file = await (await waiting).path()
  expect(JSON.parse(readFileSync(file, 'utf8')).matches).toHaveLength(1)
  await page.getByRole('button', { name: /^Delete this match/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  await page.getByLabel('Open a file').last().setInputFiles(file)
  await expect(page.getByText('One match brought in.')).toBeVisible()
  await page.getByRole('link', { name: /^Rivet Wars: (Make your move|Look|Go on)/ }).click()
  await awaited(page)
})
