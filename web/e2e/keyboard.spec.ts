import { decide, heardBy, listen, tabTo, turnToMe } from './listener.ts'
import { awaited, dice, ending, keyboard } from './player.ts'
import { expect, test } from './test.ts'

/** So many decisions, and then the match is given up; with WHOLE=1 it is played to its end. */
const DECISIONS = process.env['WHOLE'] ? 4000 : 10

for (const game of ['Rivet Wars', 'Wravity', 'Aces & Armor']) {
  test(`${game}: a match by keyboard alone, by roles, names and announcements`, async ({ page }) => {
    test.setTimeout(process.env['WHOLE'] ? 1_800_000 : 60_000)
    await listen(page)
    await page.goto('./')
    await tabTo(page, 'button', new RegExp(`^Play now: ${game}`))
    await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeFocused()
    const luck = dice(11)
    for (let i = 0; i < DECISIONS && (await turnToMe(page)) === 'mine'; i++) await decide(page, luck)
    if ((await turnToMe(page)) === 'mine') {
      await page.keyboard.press('Escape')
      await tabTo(page, 'button', /^Menu$/)
      const resign = page.getByRole('menuitem', { name: 'Resign' })
      while (!(await resign.evaluate((el) => el === document.activeElement))) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await tabTo(page, 'button', /^Resign$/)
    }
    await expect(ending(page)).toBeFocused()
    await expect.poll(async () => (await heardBy(page)).some((said) => /^Victory: |^A draw/.test(said))).toBe(true)
    const lines = await page.getByRole('log', { name: 'Field diary' }).getByRole('listitem').allTextContents()
    const heard = await heardBy(page)
    let at = -1
    const missed = lines.filter((line) => {
      const found = heard.findIndex((said, i) => i > at && line.startsWith(said))
      if (found >= 0) at = found
      return found < 0
    })
    expect(missed).toEqual([])
    await tabTo(page, 'link', /^See how it went/)
    await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
  })
}

test('reach, threats and the next piece are told to those who listen', async ({ page }) => {
  await page.goto('./')
  const hand = keyboard(page)
  const start = page.getByRole('button', { name: 'Play now: Rivet Wars' })
  await expect(start).toBeVisible()
  await hand.press(start)
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  expect(await awaited(page)).toBe('mine')
  await page.keyboard.press('n')
  await expect(page.getByText(/^Selected: /)).toBeAttached()
  await page.keyboard.press('r')
  await expect(page.getByText(/^\d+ places: /)).toBeAttached()
  await page.keyboard.press('t')
  await expect(page.getByText(/threat/i).last()).toBeAttached()
  await page.keyboard.press('l')
  await expect(page.getByRole('dialog', { name: /things you may do/ })).toBeVisible()
})
