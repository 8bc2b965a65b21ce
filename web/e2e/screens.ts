// Every screen there is, and how one comes to it.
import { expect, type Page } from '@playwright/test'
import { EARLY, MOMENTS, openMoment } from './moments.ts'
import { awaited, mouse, play } from './player.ts'

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

const TABLES = { 'rivet-wars': EARLY, wravity: MOMENTS.flight, 'aces-and-armor': MOMENTS.placing }

/** Called so in every language. */
export const ME = 'Inés'

/** Lays a table at the server behind the page, with me on the first chair. */
async function layTable(page: Page, other: object): Promise<{ readonly id: string; readonly invite: string | null }> {
  await page.goto('./')
  return page.evaluate(
    async ({ second, name }) => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      await post('me', { name })
      const chairs = [
        { seat: 'allies', for: 'me' },
        { seat: 'blight', ...second },
      ]
      return post('tables', { game: 'rivet-wars', options: {}, chairs })
    },
    { second: other, name: ME },
  )
}

const ONLINE: readonly Screen[] = [
  {
    name: 'online-laid',
    async open(page) {
      const { id } = await layTable(page, { for: 'link' })
      await page.goto(`./#/online/${id}`)
      await expect(page.getByLabel('The link')).toBeVisible()
    },
  },
  {
    name: 'online-letter',
    async open(page) {
      const { invite } = await layTable(page, { for: 'link' })
      await page.context().clearCookies()
      await page.goto(`./#/join/${invite}`)
      await expect(page.getByLabel('Your name at the table')).toBeVisible()
    },
  },
  {
    name: 'online-table',
    async open(page) {
      const { id } = await layTable(page, { for: 'computer', level: 'random' })
      await page.goto(`./#/online/${id}`)
      await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
      await play(page, mouse(page), 1)
    },
  },
]

async function finish(page: Page): Promise<void> {
  await openMoment(page, EARLY)
  await awaited(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { name: 'Score over the rounds' })).toBeVisible()
}

/** In English; the language is changed afterwards. */
export const SCREENS: readonly Screen[] = [
  at('home', '', /Three tactical board games/),
  ...Object.keys(TABLES).map((id) => at(`new-${id}`, `#/new/${id}`, /Start the match/)),
  ...Object.entries(TABLES).map(([id, moment]) => ({
    name: `table-${id}`,
    async open(page: Page) {
      await openMoment(page, moment)
      await awaited(page)
    },
  })),
  { name: 'after', open: finish },
  ...ONLINE,
  at('rules', '#/rules/rivet-wars', /no-man/),
  at('rules-wravity', '#/rules/wravity', /hall without gravity/),
  at('rules-aces-and-armor', '#/rules/aces-and-armor', /one great offensive/),
  at('about', '#/about', /The war was real/),
  at('settings', '#/settings', /Animations/),
]
