// Every screen there is, and how one comes to it.
import { expect, type Page } from '@playwright/test'
import { mouse, play, startMatch } from './player.ts'

export interface Screen {
  readonly name: string
  open(page: Page): Promise<void>
}

const at = (name: string, address: string, heading: RegExp): Screen => ({
  name,
  async open(page) {
    await page.goto(`./${address}`)
    await expect(page.getByText(heading).first()).toBeVisible()
  },
})

const TABLES = [
  ['rivet-wars', 'Rivet Wars'],
  ['wravity', 'Wravity'],
  ['aces-and-armor', 'Aces & Armor'],
] as const

async function finish(page: Page): Promise<void> {
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 14)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
}

/** In English; the language is changed afterwards. */
export const SCREENS: readonly Screen[] = [
  at('home', '', /Three tactical board games/),
  ...TABLES.map(([id]) => at(`new-${id}`, `#/new/${id}`, /Start the match/)),
  ...TABLES.map(([id, name]) => ({
    name: `table-${id}`,
    async open(page: Page) {
      await startMatch(page, name)
      await play(page, mouse(page), 14)
    },
  })),
  { name: 'after', open: finish },
  at('rules', '#/rules/rivet-wars', /no-man/),
  at('rules-wravity', '#/rules/wravity', /hall without gravity/),
  at('rules-aces-and-armor', '#/rules/aces-and-armor', /one great offensive/),
  at('about', '#/about', /The war was real/),
  at('settings', '#/settings', /Animations/),
]
