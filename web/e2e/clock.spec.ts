import { ending, mouse, play } from './player.ts'
import { expect, test } from './test.ts'

test('with a clock the turn goes on by itself when time is up', async ({ page }) => {
  await page.clock.install()
  await page.goto('./#/new/aces-and-armor')
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('switch', { name: 'Five minutes to move and declare' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  const timer = page.getByRole('timer', { name: 'Time left' })
  for (let whim = 1; !(await timer.isVisible()); whim++) await play(page, mouse(page), 1, whim * 987_654_321)
  await expect(timer).toHaveText(/^4:5|^5:00$/)
  await page.clock.fastForward('02:00')
  await expect(timer).toHaveText(/^[12]:/)
  await page.reload()
  await expect(timer).toHaveText(/^[12]:/)
  const theirs = page.getByRole('log', { name: 'Field diary' }).getByText('the turn of United States')
  const before = await theirs.count()
  await page.clock.fastForward('03:00')
  await expect(theirs).toHaveCount(before + 1)
})

test('with a time limit the count decides when the match has lasted so long', async ({ page }) => {
  await page.clock.install()
  await page.goto('./#/new/wravity')
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Time limit' }).click()
  await page.getByRole('option', { name: '90 minutes' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('timer', { name: 'Time left for the match' })).toHaveText(/^89:|^90:00$/)
  await page.clock.runFor('01:30:00')
  await expect(ending(page)).toContainText('Time is up.')
})
