import type { Page } from '@playwright/test'
import { follow } from './lamp.ts'
import { keyboard } from './player.ts'
import { expect, test } from './test.ts'

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first()
/** The first lessons of the other games; then one of each kind of task. */
const LESSONS = [
  'wravity/through-the-door',
  'aces-and-armor/drive',
  'rivet-wars/take-and-hold',
  'rivet-wars/wire-traps-bunkers',
  'rivet-wars/charge',
  'rivet-wars/rivets-and-cards',
  'wravity/hold-on',
  'wravity/aim',
  'wravity/crash',
  'aces-and-armor/take-a-factory',
  'aces-and-armor/stopped',
  'aces-and-armor/three-arms',
  'aces-and-armor/coins',
]

const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' })

test('the first lesson of Rivet Wars by mouse, with a wrong try, and progress kept', async ({ page }) => {
  await page.goto('./#/learn')
  await page.getByRole('link', { name: /Begin: Send troops/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Deploy a Rifleman in B3.' })).toBeVisible()
  const rifleman = page.getByRole('region', { name: 'Your tray' }).getByRole('button', { name: /^Rifleman/ })
  await rifleman.click()
  await cell(page, /^B2/).click({ force: true })
  await expect(coach(page).getByRole('alert')).toContainText('not at your edge')
  await follow(page)
  await expect(coach(page).getByText('What you do not spend is lost.')).toBeVisible()
  await coach(page).getByRole('link', { name: 'Next: March' }).click()
  await expect(coach(page).getByRole('heading', { name: 'March' })).toBeVisible()
  await page.goto('./#/learn')
  await expect(page.getByRole('link', { name: /Go on: March/ })).toBeVisible()
})

for (const lesson of process.env['WHOLE'] ? LESSONS : LESSONS.slice(0, 2))
  test(`the lamp leads through ${lesson} by mouse`, async ({ page }) => {
    await page.goto(`./#/learn/${lesson}`)
    await follow(page)
    await expect(coach(page).getByRole('heading', { name: 'Keep this' })).toBeVisible()
  })

test('a lesson by keyboard alone', async ({ page }) => {
  await page.goto('./#/learn/rivet-wars/fire')
  const hand = keyboard(page)
  await expect(page.getByRole('status').filter({ hasText: 'Fire with the Rifleman in B3 at A1.' })).toBeVisible()
  await expect(cell(page, /^B3.*can act/)).toBeVisible()
  await hand.place(cell(page, /^B3/))
  await hand.place(cell(page, /^A1/))
  const roll = page.getByRole('button', { name: /^Roll/ })
  await expect(roll).toBeVisible()
  await hand.press(roll)
  await expect(page.getByRole('status').filter({ hasText: 'in D3 at D1.' })).toBeVisible()
  await hand.press(coach(page).getByRole('button', { name: 'Show me' }))
  await expect(coach(page).getByText('One hit, one damage, however many dice.')).toBeVisible()
})

test('what can be done and is not the task is answered, and taken back', async ({ page }) => {
  await page.goto('./#/learn/rivet-wars/guns-that-stray')
  await expect(page.getByRole('status').filter({ hasText: 'Fire with the Hammer at B3.' })).toBeVisible()
  await cell(page, /^B1.*(you can choose this|target)/).click({ force: true })
  await page.getByRole('region', { name: 'What it would do' }).getByRole('button').last().click()
  await expect(coach(page).getByRole('alert')).toContainText('Four grids away: it strayed.')
  await coach(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(coach(page).getByRole('alert')).toBeHidden()
  await coach(page).getByRole('button', { name: 'Show me' }).click()
  await expect(coach(page).getByText('on both of them.')).toBeVisible()
})

test('a position of a lesson is set up, shared by link, and played from', async ({ page }) => {
  await page.goto('./#/learn/rivet-wars/march')
  await coach(page).getByRole('button', { name: 'Set up from here' }).click()
  await page.getByRole('button', { name: 'Share this position' }).click()
  const link = await page.getByRole('textbox', { name: /link/i }).inputValue()
  expect(link).toContain('#/p/')
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await page.goto('./#/p/nonsense')
  await expect(page.getByRole('alert')).toBeVisible()
})
