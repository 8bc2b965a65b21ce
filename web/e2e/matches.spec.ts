import { ending, mouse, play, startMatch } from './player.ts'
import { expect, test } from './test.ts'

const GAMES = ['Rivet Wars', 'Wravity', 'Aces & Armor']

for (const game of GAMES) {
  test(`a whole match of ${game} by mouse`, async ({ page }) => {
    test.setTimeout(900_000)
    await startMatch(page, game)
    expect(await play(page, mouse(page), 4000)).toBe('over')
    await ending(page).getByRole('link', { name: 'See how it went' }).click()
    await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the dice yourself' }).click()
    await expect(page.getByText(/draws follow from the seed/)).toBeVisible()
  })
}
