import type { Language } from '@muster/engine'
import { GAMES } from '@muster/games'
import type { Page } from '@playwright/test'
import { ALIKE, NAMES } from '../src/texts/names.ts'
import { barriers, clipped, sideways } from './looks.ts'
import { ME, SCREENS } from './screens.ts'
import { expect, test } from './test.ts'

const LANGUAGES = [
  { language: 'es', button: 'Español' },
  { language: 'fr', button: 'Français' },
] as const

/** With `WHOLE=1` every screen is looked at in each language and window, else a sample of them. */
const WHOLE = process.env['WHOLE'] === '1'

/** A desk and a phone; the desk at 200 % zoom and a smaller phone. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  ...(WHOLE
    ? [
        { width: 640, height: 400 },
        { width: 360, height: 740 },
      ]
    : []),
] as const

/** What is the same in every language because it is a name. */
async function namesIn(language: Language): Promise<Set<string>> {
  const modules = await Promise.all(GAMES.map((g) => g.load()))
  const texts = await Promise.all(modules.map((m) => m.texts(language)))
  const names = texts.flatMap((t) =>
    Object.entries(t).filter(([key]) => NAMES.some((family) => key.startsWith(family))),
  )
  return new Set([...ALIKE, ...names.map(([, name]) => name)])
}

/** A shared word with its number: `Round 3` in two languages, `20 min` in all. */
const numberless = (text: string): string =>
  text.replace(/^Round \d+$/, 'Round {round}').replace(/^\d+ min$/, '{minutes} min')

/** Everything the page says, aloud or in writing, but names and other languages. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const note = (text: string | null | undefined): void => {
      const plain = text?.replace(/\s+/g, ' ').trim()
      if (plain && /\p{L}{3}/u.test(plain)) texts.add(plain)
    }
    for (const el of document.querySelectorAll('body *:not(script, style)')) {
      if (el.closest(`noscript, [translate=no], [lang]:not([lang=${document.documentElement.lang}])`)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) note(el.getAttribute(name))
      for (const child of el.childNodes) if (child.nodeType === 3) note(child.textContent)
    }
    return [...texts]
  })

/** Through the settings, as anybody would, and back. */
async function speak(page: Page, language: string, button: string): Promise<void> {
  const here = await page.evaluate(() => location.hash)
  await page.goto('./#/settings')
  await page.getByRole('radio', { name: button }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.goto(`./${here}`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Each screen in one of the languages, turn by turn; the rulebooks, which are long and have tests of their own, only in the whole. */
const isLookedAt = (name: string, screen: number, language: number): boolean =>
  WHOLE || (!name.startsWith('rules') && (screen + language) % LANGUAGES.length === 0)

for (const [number, { language, button }] of LANGUAGES.entries()) {
  for (const screen of SCREENS.filter(({ name }, i) => isLookedAt(name, i, number))) {
    test(`${screen.name} in ${language}: no barrier, nothing in English, nothing cut off`, async ({ page }) => {
      await screen.open(page)
      expect(await barriers(page)).toEqual([])
      const english = new Set(await said(page))
      await speak(page, language, button)
      const names = await namesIn(language)
      const isLeft = (text: string): boolean => english.has(text) && !names.has(numberless(text)) && text !== ME
      // Most of what stood there before stands there again.
      await expect.poll(async () => (await said(page)).length).toBeGreaterThan(english.size * 0.7)
      await expect.poll(async () => (await said(page)).filter(isLeft)).toEqual([])
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        // A busy page lays itself out anew when it finds the time.
        await expect.poll(() => clipped(page), { message: `clipped at ${window.width}` }).toEqual([])
        await expect.poll(() => sideways(page), { message: `wider than the window at ${window.width}` }).toBe(false)
      }
    })
  }

  test(`the language is switched to ${language} at any time`, async ({ page }) => {
    await page.goto('./')
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByText('Three tactical board games')).toHaveCount(0)
  })
}
