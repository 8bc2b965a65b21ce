import { readFile } from 'node:fs/promises'
import { mouse, play, startMatch } from './player.ts'
import { trial as base, expect } from './test.ts'

// Here the page has every reason to complain, so the usual watch on the console is not kept.
const test = base.extend({})

test('an unexpected error keeps the match, says so and offers its record', async ({ page }) => {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 3)
  await page.route(/main\.worker/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('the engine is broken')" }),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByText('the engine is broken')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record' }).click()
  const report = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
  expect(report.error).toContain('the engine is broken')
  expect(report.record.entries.length).toBeGreaterThan(0)
  await page.unroute(/main\.worker/)
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
})
