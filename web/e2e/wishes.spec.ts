// What the person's device asks for is done: more contrast, its own colours, larger letters, rest; and the keyboard is led.
import { draw } from '../../games/rivet-wars/lessons/draw.ts'
import { NOTHING_KEPT } from './at-once.ts'
import { awaited } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

test('a system that asks for more contrast, for its own colours or for larger letters gets them', async ({ page }) => {
  await openDrawn(page, 'rivet-wars', draw('R . . . . .\n. . . . . R\n. . p p . .', { phase: 'movement' }))
  await awaited(page)
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const usual = await ground()
  await page.emulateMedia({ contrast: 'more' })
  await expect.poll(ground).not.toBe(usual)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const shown = (): Promise<readonly string[]> =>
    undo.evaluate((el) => {
      const { borderStyle, color } = getComputedStyle(el)
      return [borderStyle, color === getComputedStyle(document.body).color ? 'as lit' : 'grey']
    })
  // What cannot be done is told from what can, without shades of our own; the map keeps its colours.
  await expect.poll(shown).toEqual(['dashed', 'grey'])
  expect(await page.locator('.frame').evaluate((el) => getComputedStyle(el).forcedColorAdjust)).toBe('none')
  // A chance on the board can be read: it was light on white.
  await page.locator('.frame').evaluate((frame) => {
    const tag = Object.assign(document.createElement('span'), { className: 'tag', textContent: '70 %' })
    tag.dataset['tag'] = ''
    frame.append(tag)
  })
  const tag = page.locator('.frame .tag').last()
  const inks = await tag.evaluate((el) => [getComputedStyle(el).color, getComputedStyle(document.body).color])
  expect(inks[0]).toBe(inks[1])
  await tag.evaluate((el) => el.remove())
  await page.emulateMedia({ forcedColors: null })
  const letters = async (): Promise<number> =>
    (await page.getByRole('button', { name: 'Menu' }).boundingBox())?.height ?? 0
  const small = await letters()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByText('Largest', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(letters).toBeGreaterThan(small * 1.1)
})

test('a tablet folds the diary away', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openDrawn(page, 'rivet-wars', draw('R . . . . .\n. . p p . .', { phase: 'movement' }))
  await awaited(page)
  const diary = page.getByRole('log', { name: 'Field diary' })
  await expect(diary).toBeHidden()
  await page.getByRole('tab', { name: 'Field diary' }).click()
  await expect(diary).toBeVisible()
})

test.describe('with animations', () => {
  test.use({ reducedMotion: 'no-preference', storageState: NOTHING_KEPT })

  test('while nothing moves no frame is asked for, at home and at the table', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame.bind(window)
      Object.assign(window, { asked: 0 })
      window.requestAnimationFrame = (then) => {
        Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1)
        return ask(then)
      }
    })
    const rests = async (): Promise<void> => {
      const asked = (): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'asked')))
      const endless = (): Promise<number> =>
        page.evaluate(() => document.getAnimations().filter((a) => a.playState === 'running').length)
      await expect(async () => {
        const before = await asked()
        await page.waitForTimeout(1000)
        expect(await asked()).toBe(before)
        expect(await endless()).toBe(0)
      }).toPass({ timeout: 40_000 })
    }
    await page.goto('./')
    // Its pictures move, for a few seconds.
    await expect(page.locator('.picture-board').first()).toBeVisible()
    await rests()
    await openDrawn(page, 'rivet-wars', draw('R . . . . .\n. . p p . .', { phase: 'movement' }))
    await awaited(page)
    await rests()
  })
})

test('N leads to what can be done next, and focus goes there: a unit, an open place, an army', async ({ page }) => {
  await openDrawn(page, 'rivet-wars', draw('R . . . . .\n. . . . . R\n. . p p . .', { phase: 'movement' }))
  await awaited(page)
  const focused = page.locator(':focus')
  await page.keyboard.press('n')
  await expect(focused).toHaveAttribute('aria-label', /Rifleman/)
  const first = await focused.getAttribute('aria-label')
  await page.keyboard.press('n')
  await expect(focused).not.toHaveAttribute('aria-label', first ?? '')
  for (const [game, told] of [
    ['Wravity', /you can choose this/],
    ['Aces & Armor', /^Army 1/],
  ] as const) {
    await page.goto('./')
    await page.getByRole('button', { name: `Play now: ${game}` }).click()
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
    await awaited(page)
    await page.keyboard.press('n')
    await expect(focused).toHaveAttribute('aria-label', told)
  }
  await expect(page.getByText('Nothing can act now.')).toBeHidden()
})
