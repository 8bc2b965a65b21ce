// What somebody who has never seen Wravity must understand at once.
import type { Locator, Page } from '@playwright/test'
import { draw, lay } from '../../games/wravity/lessons/draw.ts'
import { awaited, mainButton, point } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

const cell = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name })
const brief = (page: Page): Locator => page.getByRole('region', { name: 'What it would do' })
const diary = (page: Page): Locator => page.getByRole('log', { name: 'Field diary' })

test('beside a rival the shot comes first, and the pushes name whom they push', async ({ page }) => {
  await openDrawn(page, 'wravity', lay({ A1: [0, 0], B2: [1, 0] }, []))
  await awaited(page)
  await point(page, cell(page, /Fire 1,/))
  await point(page, cell(page, /Water 2,/))
  const which = page.getByRole('region', { name: 'Which one?' })
  await expect(which).toContainText('Push: which way Water 2 flies, and with what force')
  const shot = which.getByRole('button', { name: /^Fire 1 shoots at Water 2/ })
  await expect(shot).toBeInViewport({ ratio: 1 })
  const push = await which
    .getByRole('button', { name: /pushes Water 2/ })
    .evaluateAll((all) => Math.min(...all.map((el) => el.getBoundingClientRect().top)))
  expect((await shot.boundingBox())?.y).toBeLessThan(push)
  await shot.click()
  await expect(brief(page)).toContainText('wounds')
  await expect(brief(page)).toContainText('less precision')
})

test('a grenade that is pressed shows first what that would do', async ({ page }) => {
  const { options, state } = draw('A2 . . * . . . b4')
  await openDrawn(page, 'wravity', { options, state })
  await awaited(page)
  await point(page, cell(page, /Gravity Grenade/))
  await expect(brief(page)).toContainText('Left alone, it moves by itself when your turn ends.')
  await expect(diary(page)).not.toContainText('The grenade flies')
  await brief(page).getByRole('button', { name: 'Cancel' }).click()
  await point(page, cell(page, /Fire 2,/))
  await point(page, cell(page, /Gravity Grenade/))
  await expect(brief(page)).toContainText('a hit sets it off')
})

test('whoever one is stands beside the points', async ({ page }) => {
  await openDrawn(page, 'wravity', lay({ A1: [0, 0], B2: [3, 0] }, []))
  await awaited(page)
  await expect(page.locator('.race-side').first()).toContainText('You (Fire)')
})

test.describe('in a first battle', () => {
  test.use({ newcomer: true })

  test('the buttons of a hint and of a question stay in reach beside what the coach says', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 })
    await page.goto('./')
    await page.getByRole('button', { name: 'Play now: Wravity' }).click()
    await page.getByRole('button', { name: 'First battle with the coach' }).click()
    const pass = page.getByRole('button', { name: 'Pass', exact: true })
    await expect(async () => {
      if (await pass.isVisible()) await pass.click({ timeout: 1000 })
      await expect(mainButton(page).filter({ hasText: 'End the turn' })).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Ask for a hint' }).click()
    const hint = page.getByRole('complementary', { name: 'Hint' })
    await hint.getByRole('button', { name: 'Prepare this move' }).click({ trial: true })
    await hint.getByRole('button', { name: 'Close' }).click()
    await expect(hint).toBeHidden()
    await mainButton(page).filter({ hasText: 'End the turn' }).click()
    await expect(brief(page).getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
    await expect(brief(page).getByRole('button', { name: 'End the turn' })).toBeInViewport({ ratio: 1 })
  })
})
