import { awaited, mouse, play, startMatch } from './player.ts'
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
  test.use({ reducedMotion: 'no-preference' })

  test('sound is heard only when asked for', async ({ page }) => {
    const ears = await page.context().newCDPSession(page)
    let heard = 0
    ears.on('WebAudio.contextCreated', () => heard++)
    await ears.send('WebAudio.enable')
    await startMatch(page, 'Wravity')
    await play(page, mouse(page), 8)
    expect(heard).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('switch', { name: 'Sound' }).click()
    await page.keyboard.press('Escape')
    await awaited(page)
    await play(page, mouse(page), 12, 3)
    expect(heard).toBe(1)
  })
})
