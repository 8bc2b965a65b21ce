import type { Page } from '@playwright/test'
import { awaited, ending, mouse, play, toldInAll } from './player.ts'
import { expect, test } from './test.ts'

/** Comes back to the table as if so many minutes had gone by at it: what its clocks show is kept beside the match. */
async function later(page: Page, minutes: number): Promise<void> {
  const table = page.url()
  await page.goto('./#/')
  // A table that is being left still writes down its time.
  await page.reload()
  await page.evaluate((more) => {
    const key = Object.keys(localStorage).find((k) => k.startsWith('muster-times ')) ?? ''
    const { turn, used, played } = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ turn, used: used + more, played: played + more }))
  }, minutes * 60_000)
  await page.goto(table)
}

test('with a clock the turn goes on by itself when time is up', async ({ page }) => {
  await page.goto('./#/new/aces-and-armor')
  await page.getByRole('radio', { name: /^Short game: armies laid/ }).click()
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('switch', { name: 'Five minutes to move and declare' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  const timer = page.getByRole('timer', { name: 'Time left' })
  // Whoever begins: it is one's own time that runs.
  for (let whim = 1; (await awaited(page)) === 'mine' && !(await timer.isVisible()); whim++)
    await play(page, mouse(page), 1, whim * 987_654_321)
  await expect(timer).toHaveText(/^4:|^5:00$/)
  await expect(timer).toHaveText(/^4:5/)
  await later(page, 2)
  await expect(timer).toHaveText(/^[12]:/)
  const theirs = page.getByRole('log', { name: 'Field diary' }).getByText('United States to play')
  // What was told before comes into the diary line by line.
  await toldInAll(page)
  const before = await theirs.count()
  await later(page, 3)
  await expect(theirs).toHaveCount(before + 1, { timeout: 60_000 })
})

test('with a time limit the count decides when the match has lasted so long', async ({ page }) => {
  await page.goto('./#/new/wravity')
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Time limit' }).click()
  await page.getByRole('option', { name: '90 minutes' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('timer', { name: 'Time left for the match' })).toHaveText(/^89:/)
  await later(page, 90)
  await expect(ending(page)).toContainText('Time is up.')
})
