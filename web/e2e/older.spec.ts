// What a page of long ago has saved: it is all there, also while a tab of that page is still open.
import type { BrowserContext, Page } from '@playwright/test'
import { awaited, mouse, play, startMatch } from './player.ts'
import { expect, test } from './test.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')
const trouble = (page: Page) => page.getByRole('region', { name: 'Your matches' }).getByRole('alert')
const diary = (page: Page) => page.getByRole('log', { name: 'Field diary' })

/** A tab of our address in which nothing of ours runs. */
async function bare(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('./pictures/wravity.webp')
  return page
}

/** Leaves the database as the first page had it: one drawer of heads with their openings, one of entries. */
async function becomeOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = <X>(asked: IDBRequest<X>): Promise<X> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const db = await done(indexedDB.open('muster'))
    const tx = db.transaction(['matches', 'starts', 'entries'])
    const [matches, starts, entries] = [tx.objectStore('matches'), tx.objectStore('starts'), tx.objectStore('entries')]
    const heads = await done(matches.getAll())
    const whole = await Promise.all(
      heads.map(async (one) => ({ ...one, head: { ...one.head, ...(await done(starts.get(one.id))) } })),
    )
    const [rows, keys] = [await done(entries.getAll()), await done(entries.getAllKeys())]
    db.close()
    await done(indexedDB.deleteDatabase('muster'))
    const opening = indexedDB.open('muster', 1)
    opening.onupgradeneeded = () => {
      const old = opening.result
      const [first, second] = [old.createObjectStore('matches', { keyPath: 'id' }), old.createObjectStore('entries')]
      for (const one of whole) first.put(one)
      for (const [i, row] of rows.entries()) second.put(row, keys[i])
    }
    ;(await done(opening)).close()
  })
}

/** Holds the database open as the first page did, which knew of no other version. */
async function holdOpen(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result })
          resolve()
        }
      }),
  )
}

/** Two matches saved by the first page; what the diary of each says, by its address. */
async function savedLongAgo(context: BrowserContext): Promise<ReadonlyMap<string, string>> {
  const page = await context.newPage()
  const told = new Map<string, string>()
  for (const game of ['Rivet Wars', 'Wravity']) {
    await page.goto('./')
    await startMatch(page, game)
    await play(page, mouse(page), 4)
    told.set(page.url(), await diary(page).innerText())
  }
  await page.close()
  const old = await bare(context)
  await becomeOld(old)
  await old.close()
  return told
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

async function allThere(page: Page, told: ReadonlyMap<string, string>): Promise<void> {
  for (const [address, text] of told) {
    await page.goto('about:blank')
    await page.goto(address)
    await awaited(page)
    await expect.poll(async () => words(await diary(page).innerText())).toContain(words(text))
  }
}

test('what the first page has saved is listed, and opens as it was', async ({ page, context }) => {
  test.slow()
  const told = await savedLongAgo(context)
  await page.goto('./')
  await expect(rows(page)).toHaveCount(2)
  await expect(trouble(page)).toHaveCount(0)
  await allThere(page, told)
})

test('a tab of the first page is in the way: that is said, one can play, and nothing is lost', async ({
  page,
  context,
}) => {
  test.slow()
  const told = await savedLongAgo(context)
  const old = await bare(context)
  await holdOpen(old)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('./')
  await expect(trouble(page)).toContainText('in an older version. Close that tab or reload it')
  await page.getByRole('button', { name: 'Play now: Aces & Armor' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Home' }).click()
  await expect(rows(page)).toHaveCount(1)
  await old.close()
  await expect(trouble(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(3)
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await allThere(page, told)
})
