import { draw } from '../../games/rivet-wars/lessons/draw.ts'
import { NOTHING_KEPT } from './at-once.ts'
import { awaited, mainButton, point } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

test('high contrast makes the words stand out', async ({ page }) => {
  await page.goto('./#/settings')
  const label = page.getByText('Animations', { exact: true })
  const colours = (): Promise<string> =>
    label.evaluate((el) => `${getComputedStyle(el).color} on ${getComputedStyle(document.body).backgroundColor}`)
  const before = await colours()
  await page.getByRole('switch', { name: 'High contrast' }).click()
  await expect.poll(colours).not.toBe(before)
  const contrasted = await colours()
  await page.reload()
  await expect.poll(colours).toBe(contrasted)
})

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference', storageState: NOTHING_KEPT })

  test('another’s turn is told step by step and can be skipped; sound is heard only when asked for', async ({
    page,
  }) => {
    const ears = await page.context().newCDPSession(page)
    let heard = 0
    ears.on('WebAudio.contextCreated', () => heard++)
    await ears.send('WebAudio.enable')
    await openDrawn(page, 'rivet-wars', draw('R . . . . .\n. . . . . R\n. . p p . .', { phase: 'movement' }))
    await awaited(page)
    await point(page, page.getByRole('gridcell', { name: /^A1/ }))
    await point(page, page.getByRole('gridcell', { name: /^B1/ }))
    await expect(page.getByRole('gridcell', { name: /^B1.*Rifleman/ })).toBeVisible()
    expect(heard).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Sound' }).click()
    await page.keyboard.press('Escape')
    await awaited(page)
    await mainButton(page).first().click()
    await page.getByRole('region', { name: 'What it would do' }).getByRole('button').last().click()
    await expect(page.locator('.steps .now')).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: /^Skip to my turn/ }).click()
    await awaited(page)
    await expect(page.locator('.steps')).toBeHidden()
    expect(heard).toBe(1)
  })
})
