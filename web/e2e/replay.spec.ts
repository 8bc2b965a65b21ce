import type { Page } from '@playwright/test'
import { awaited, mouse, play, startMatch } from './player.ts'
import { expect, test } from './test.ts'

async function finished(page: Page): Promise<void> {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 4)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'See how it went' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
}

const stepOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.getByText(/^Step \d+ of/).innerText())?.[0])

test('Play at the end plays from the start, and goes on when seen by somebody else', async ({ page }) => {
  await finished(page)
  const last = await stepOf(page)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(/^Step [1-3] of/)).toBeVisible()
  await page.getByRole('radio', { name: 'Allies' }).first().click()
  const here = await stepOf(page)
  expect(here).toBeLessThan(last)
  await expect.poll(() => stepOf(page)).toBeGreaterThan(here)
  await expect(page.getByText(`Step ${last} of ${last}`)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('what is pressed twice is started once', async ({ page }) => {
  await page.goto('./#/new/rivet-wars')
  await page.getByRole('button', { name: 'Start the match' }).dblclick()
  await awaited(page)
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Delete this match/ })).toHaveCount(1)
  await page.getByRole('link', { name: /^Rivet Wars: / }).click()
  await awaited(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'What if? Play on from here' }).dblclick()
  await awaited(page)
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Delete this match/ })).toHaveCount(2)
})

test('no match is started before the chairs of its options are there', async ({ page }) => {
  await page.goto('./#/new/wravity')
  const six = page.getByRole('radio', { name: /^Six players, three against three/ })
  const start = page.getByRole('button', { name: 'Start the match' })
  await expect(start).toBeEnabled()
  const hasty = [await six.elementHandle(), await start.elementHandle()]
  await page.evaluate(async (things) => {
    for (const thing of things) {
      if (thing instanceof HTMLElement) thing.click()
      await Promise.resolve()
    }
  }, hasty)
  await expect(page.getByRole('heading', { name: /^Water.*Air/ })).toHaveCount(3)
  await start.click()
  await awaited(page)
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Delete this match/ })).toHaveCount(1)
})

test('Back is not held up by a match that is gone', async ({ page }) => {
  await page.goto('./#/about')
  await startMatch(page, 'Rivet Wars')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Home' }).click()
  await page.getByRole('button', { name: /^Delete this match/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('None yet.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('None yet.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText('The war was real')).toBeVisible()
})

test('an address that leads nowhere leads home', async ({ page }) => {
  for (const address of ['#/%E0%A4%A', '#/new/chess', '#/rules/chess']) {
    await page.goto('about:blank')
    await page.goto(`./${address}`)
    await expect(page.getByText(/Three tactical board games/)).toBeVisible()
  }
})

test('a link that the browser will not copy is left selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await startMatch(page, 'Rivet Wars')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'copy it yourself' })).toBeVisible()
  const link = await page.getByLabel('Link').inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
})

test('a file opened is still there after loading the page again', async ({ page }) => {
  await finished(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await (await waiting).path()
  await page.goto('./')
  await page.getByLabel('Open a file').last().setInputFiles(file)
  await expect(page.getByRole('slider')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('button', { name: 'Keep this match' }).dblclick()
  await expect(page.getByRole('link', { name: 'How it went' })).toBeVisible()
  await page.goto('./')
  await expect(page.getByRole('button', { name: /^Delete this match/ })).toHaveCount(2)
})

test('a file that is no longer there is asked for again', async ({ page }) => {
  await page.goto('./#/opened')
  await expect(page.getByRole('alert')).toContainText('The file is no longer open')
})
