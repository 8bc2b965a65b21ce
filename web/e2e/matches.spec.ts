import { ending, mouse, play, startRounds } from './player.ts'
import { expect, test } from './test.ts'

/** The last round of each; Wravity has none, and is played with `WHOLE=1`. */
const ROUNDS = { 'rivet-wars': 3, 'aces-and-armor': 2, ...(process.env['WHOLE'] === '1' ? { wravity: 0 } : {}) }

for (const [game, rounds] of Object.entries(ROUNDS)) {
  test(`a whole match of ${game} by mouse`, async ({ page }) => {
    test.setTimeout(process.env['WHOLE'] === '1' ? 900_000 : 180_000)
    await startRounds(page, game, rounds)
    expect(await play(page, mouse(page), 3000)).toBe('over')
    await ending(page).getByRole('link', { name: 'See how it went' }).click()
    await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the dice yourself' }).click()
    await expect(page.getByText(/draws follow from the seed/)).toBeVisible()
  })
}
