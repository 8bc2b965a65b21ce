import { expect, test } from './test.ts'

/** Each game, and a rule that refuses something in its lessons. */
const GAMES = [
  ['rivet-wars', '10.6'],
  ['wravity', '4.2'],
  ['aces-and-armor', '6.9'],
] as const
const SOME = process.env['WHOLE'] ? Number.POSITIVE_INFINITY : 1

for (const [game, rule] of GAMES)
  test(`the rulebook of ${game} opens with a turn in pictures, and "Try it" opens the position`, async ({ page }) => {
    await page.goto(`./#/rules/${game}`)
    await expect(page.getByRole('heading', { name: 'A turn in pictures' })).toBeVisible()
    const tries = page.getByRole('link', { name: 'Try it' })
    await expect(tries.first()).toBeAttached()
    const addresses = await tries.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const address of addresses.slice(0, SOME)) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible()
      await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
    }
    await page.goto(`./#/rules/${game}/${rule}`)
    const landed = page.locator('.rule-block').filter({ has: page.locator('.rule.here') })
    await expect(landed.locator('.figure-board')).toBeInViewport()
    await expect(landed.locator('.rule.here')).toBeInViewport()
    await page.goto(`./#/how/${game}`)
    await expect(page.getByRole('heading', { name: 'Who is who' })).toBeVisible()
  })
