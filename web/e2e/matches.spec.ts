import type { Page } from '@playwright/test'
import { ending, mouse, play, startMatch } from './player.ts'
import { expect, test } from './test.ts'

/** The shortest battle: a few rounds and no more. */
async function startShort(page: Page): Promise<void> {
  await page.goto('./#/new/aces-and-armor')
  await page.getByText('Options', { exact: true }).click()
  await page.getByRole('spinbutton').fill('4')
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}

const STARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Rivet Wars': (page) => startMatch(page, 'Rivet Wars'),
  Wravity: (page) => startMatch(page, 'Wravity'),
  'Aces & Armor': startShort,
}

/** A whole match of Wravity is played by two browsers, and here with `WHOLE=1`. */
const isPlayedHere = (game: string): boolean => game !== 'Wravity' || process.env['WHOLE'] === '1'

for (const [game, start] of Object.entries(STARTS).filter(([name]) => isPlayedHere(name))) {
  test(`a whole match of ${game} by mouse`, async ({ page }) => {
    test.setTimeout(180_000)
    await start(page)
    expect(await play(page, mouse(page), 3000)).toBe('over')
    await ending(page).getByRole('link', { name: 'See how it went' }).click()
    await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the dice yourself' }).click()
    await expect(page.getByText(/draws follow from the seed/)).toBeVisible()
  })
}
