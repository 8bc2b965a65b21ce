// Learning for everybody: no barrier at either size in any language, and all of it by keyboard, heard as well as seen.
import type { Page } from '@playwright/test'
import { heardBy, listen, tabTo } from './listener.ts'
import { barriers, clipped, sideways } from './looks.ts'
import { expect, test } from './test.ts'

const LOCALES = ['en-GB', 'es-ES', 'fr-FR'] as const
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

interface Shown {
  readonly name: string
  /** What axe looks at, where the whole is looked at elsewhere and long. */
  readonly part?: string
  open(page: Page): Promise<void>
}

const at = (name: string, address: string, there: string): Shown => ({
  name,
  async open(page) {
    await page.goto(`./${address}`)
    await expect(page.locator(there).first()).toBeVisible()
  },
})

const SHOWN: readonly Shown[] = [
  at('the lessons', '#/learn', '.track li'),
  at('a lesson', '#/learn/aces-and-armor/stopped', '.coach-words p'),
  at('the position of a rule', '#/learn/rivet-wars/10.4', '.coach-words p'),
  at('how to play', '#/how/wravity', '.who-is-who'),
  {
    ...at('a rule with its picture', '#/rules/aces-and-armor/6.11', '.here + .figure svg'),
    part: 'section:has(.here)',
  },
  {
    name: 'the offer of a first battle',
    async open(page) {
      await page.goto('./')
      await page
        .getByRole('button', { name: /Wravity$/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

/** With `WHOLE=1` each in every language and window, else in one of them, turn by turn. */
const isLookedAt = (screen: number, locale: number, window: number): boolean =>
  process.env['WHOLE'] === '1' || (screen % LOCALES.length === locale && screen % WINDOWS.length === window)

for (const [l, locale] of LOCALES.entries())
  for (const [w, viewport] of WINDOWS.entries())
    test.describe(`in ${locale} at ${viewport.width}`, () => {
      test.use({ locale, viewport, newcomer: true })
      for (const screen of SHOWN.filter((_, i) => isLookedAt(i, l, w)))
        test(`${screen.name}: no barrier, nothing cut off`, async ({ page }) => {
          await screen.open(page)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
          expect(await barriers(page, screen.part)).toEqual([])
          expect(await clipped(page)).toEqual([])
          expect(await sideways(page)).toBe(false)
        })
    })

/** What has the focus is ringed. */
const ring = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${Number.parseFloat(outlineWidth) > 0}`
  })

test('from the lessons into one, and from a rule to its position, by Tab and Enter; the coach is heard', async ({
  page,
}) => {
  await listen(page)
  await page.goto('./#/learn')
  await tabTo(page, 'link', /^Begin: Send troops/)
  const line = page.getByRole('status').filter({ hasText: 'Deploy a Rifleman in B3.' })
  await expect(line).toBeVisible()
  await tabTo(page, 'button', /^Show me$/)
  await expect.poll(() => heardBy(page)).toContain('A Rifleman costs 1 point, a Rocket Cycle 2. Whatever you like.')
  await tabTo(page, 'button', /^Show me$/)
  await expect.poll(async () => (await heardBy(page)).join()).toContain('What you do not spend is lost.')
  await expect(page.getByRole('status').filter({ hasText: 'Done: Send troops' })).toBeVisible()
  await page.goto('./#/rules/rivet-wars/10.4')
  await expect(page.locator('.rule.here')).toBeVisible()
  await page.locator('.rule.here > a').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Try it' }).and(page.locator(':focus'))).toBeVisible()
  expect(await ring(page)).toMatch(/^(solid|auto) true$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText('Rule 10.4')
  await tabTo(page, 'link', /^Back to rule 10.4/)
  await expect(page.locator('.rule.here')).toBeVisible()
})
