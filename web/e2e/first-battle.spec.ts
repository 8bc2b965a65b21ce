import { awaited, dice, mainButton, mouse, move } from './player.ts'
import { expect, test } from './test.ts'

test.use({ newcomer: true })

const GAMES = ['Rivet Wars', 'Wravity', 'Aces & Armor']

for (const game of GAMES)
  test(`the first battle of ${game} is offered, and its coach speaks once`, async ({ page }) => {
    await page.goto('./')
    await page.getByRole('button', { name: `Play now: ${game}` }).click()
    await page.getByRole('button', { name: 'First battle with the coach' }).click()
    const slip = page.getByRole('status', { name: 'Coach' })
    await expect(slip).toBeVisible()
    await expect(slip.getByRole('heading')).toContainText(/Your side: .* First turn: /)
    const heard = new Set<string>()
    const luck = dice(3)
    const end = mainButton(page).first()
    const round = page.getByText(/round [3-9]/i).first()
    for (let i = 0; i < 200 && !((await round.isVisible()) && heard.size > 1); i++) {
      while (await slip.isVisible()) {
        const said = await slip.getByRole('paragraph').innerText()
        expect(heard).not.toContain(said)
        // A slip about something that is over goes by itself, and may come again.
        const stays = async (): Promise<boolean> =>
          (await slip.isVisible()) && (await slip.getByRole('paragraph').innerText()) === said
        await slip
          .getByRole('button', { name: 'Got it' })
          .click({ timeout: 5000 })
          .then(() => heard.add(said))
          .catch(async (error) => {
            if (await stays()) throw error
          })
      }
      if ((await awaited(page)) === 'over') break
      // Something is tried, and then the phase is over: three rounds need not be long.
      if (i % 5 === 4 && (await end.isVisible())) await mouse(page).press(end)
      else await move(page, mouse(page), luck)
    }
    await expect(round).toBeVisible()
    expect(heard.size).toBeGreaterThan(1)
  })

test('no thanks is remembered', async ({ page }) => {
  await page.goto('./')
  const play = page.getByRole('button', { name: 'Play now: Wravity' })
  await play.click()
  await page.getByRole('button', { name: 'No thanks, just play' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await page.goto('./')
  await play.click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
})
