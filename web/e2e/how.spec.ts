import { expect, test } from './test.ts'

/** Each game, and a rule that refuses something in its lessons. */
const GAMES = [
  ['rivet-wars', '10.6'],
  ['wravity', '4.2'],
  ['aces-and-armor', '6.9'],
] as const
/** Of Wravity one is tried below. */
const some = (game: string): number => (process.env['WHOLE'] ? Number.POSITIVE_INFINITY : Number(game !== 'wravity'))

for (const [game, rule] of GAMES)
  test(`the rulebook of ${game} opens with a turn in pictures, and "Try it" opens the position`, async ({ page }) => {
    if (process.env['WHOLE']) test.setTimeout(900_000)
    await page.goto(`./#/rules/${game}`)
    await expect(page.getByRole('heading', { name: 'A turn in pictures' })).toBeVisible()
    const tries = page.getByRole('link', { name: 'Try it' })
    await expect(tries.first()).toBeAttached()
    const addresses = await tries.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const address of addresses.slice(0, some(game))) {
      await page.goto(`./${address}`)
      await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible()
      await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
    }
    await page.goto(`./#/rules/${game}/${rule}`)
    const landed = page.locator('.rule-block').filter({ has: page.locator('.rule.here') })
    await expect(landed.locator('.figure-board')).toBeInViewport()
    await expect(landed.locator('.rule.here')).toBeInViewport()
  })

test('a chapter ends the search for a word, and from a position one comes back to its rule', async ({ page }) => {
  await page.goto('./#/rules/wravity')
  const search = page.getByRole('searchbox', { name: 'Find a rule' })
  await search.fill('points')
  await page.getByRole('link', { name: '12 Cable' }).click()
  await expect(search).toHaveValue('')
  const landed = page.locator('.rule-block').filter({ has: page.locator('.rule.here') })
  await expect(landed.locator('.rule.here')).toBeInViewport()
  await landed.getByRole('link', { name: 'Try it' }).click()
  await expect(page.getByRole('complementary', { name: 'Coach' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the rulebook' }).click()
  await expect(landed.locator('.rule.here')).toBeInViewport()
})

/** Sheets of paper in a PDF. */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Each game in one language, with `WHOLE=1` in all. */
const LOCALES = ['fr-FR', 'es-ES', 'en-GB']
for (const [g, [game]] of GAMES.entries())
  for (const locale of process.env['WHOLE'] ? LOCALES : LOCALES.slice(g, g + 1))
    test.describe(`in ${locale}`, () => {
      test.use({ locale })
      test(`how to play ${game} is printed on one or two sheets`, async ({ page }) => {
        await page.goto(`./#/how/${game}`)
        await expect(page.locator('.who-is-who dt').first()).toBeVisible()
        await expect(page.locator('.figure-board image').first()).toBeAttached()
        expect([1, 2]).toContain(sheets(await page.pdf({ format: 'A4' })))
      })
    })
