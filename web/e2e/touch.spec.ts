import { ending, finger, play, startRounds } from './player.ts'
import { expect, test } from './test.ts'

test('a whole match by touch at 390 pixels', async ({ page }) => {
  test.setTimeout(180_000)
  await startRounds(page, 'rivet-wars', process.env['WHOLE'] === '1' ? null : 2)
  expect(await play(page, finger(page), 1500)).toBe('over')
  await ending(page).getByRole('link', { name: 'See how it went' }).tap()
  await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
})
