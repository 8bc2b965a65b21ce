import { ending, mouse, play, startRounds } from './player.ts'
import { expect, test } from './test.ts'

/** With `WHOLE=1` they last as long as they last; random players of Aces & Armor would go on for very long. */
const WHOLE = process.env['WHOLE'] === '1'

/** The last round of each. Wravity knows none: it is played with `WHOLE=1`. */
const ROUNDS = WHOLE
  ? { 'rivet-wars': null, wravity: null, 'aces-and-armor': 4 }
  : { 'rivet-wars': 3, 'aces-and-armor': 2 }

for (const [game, rounds] of Object.entries(ROUNDS)) {
  test(`a whole match of ${game} by mouse`, async ({ page }) => {
    test.setTimeout(WHOLE ? 900_000 : 180_000)
    await startRounds(page, game, rounds)
    expect(await play(page, mouse(page), 3000)).toBe('over')
    await ending(page).getByRole('link', { name: 'See how it went' }).click()
    await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the dice yourself' }).click()
    await expect(page.getByText(/draws follow from the seed/)).toBeVisible()
  })
}
