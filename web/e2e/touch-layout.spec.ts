// On a phone: one tap does what can be taken back, the camera keeps its distance, and a phone on its side has it all.
import { MOMENTS, openMoment } from './moments.ts'
import { awaited } from './player.ts'
import { expect, test } from './test.ts'

test('a lit place acts on the first tap, and the camera stays', async ({ page }) => {
  await openMoment(page, MOMENTS.deployment)
  await awaited(page)
  const camera = (): Promise<string> =>
    page.locator('.frame-layer').evaluate((el) => /scale\(([\d.]+)\)/.exec(el.getAttribute('style') ?? '')?.[1] ?? '')
  await page
    .getByRole('region', { name: 'Your tray' })
    .getByRole('button', { name: /^Rifleman/ })
    .tap()
  const before = await page.getByRole('gridcell', { name: /Rifleman/ }).count()
  const scale = await camera()
  const lit = await page
    .getByRole('gridcell', { name: /you can choose this/ })
    .first()
    .boundingBox()
  if (!lit) throw new Error('nothing is lit')
  expect(lit.width).toBeGreaterThanOrEqual(36)
  await page.touchscreen.tap(lit.x + lit.width / 2, lit.y + lit.height / 2)
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(before + 1)
  expect(await camera()).toBe(scale)
})

test('places smaller than a finger are looked at more closely first', async ({ page }) => {
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  await page.getByRole('button', { name: 'Whole board' }).tap()
  const cell = page.getByRole('gridcell').nth(40)
  const small = await cell.boundingBox()
  if (!small) throw new Error('there is no board')
  expect(small.width).toBeLessThan(36)
  await page.touchscreen.tap(small.x + small.width / 2, small.y + small.height / 2)
  await expect.poll(async () => (await cell.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(36)
})

test('a phone on its side has the board, the prompt and one row of tools', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox()
    if (!found) throw new Error(`${selector} is not there`)
    return found
  }
  const [board, tools, prompt] = [await box('.stage'), await box('.tools'), await box('.prompt')]
  expect(board.height).toBeGreaterThan(250)
  expect(tools.height).toBeLessThan(50)
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(board.y + 1)
  await expect(page.locator('.act.main')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
})
