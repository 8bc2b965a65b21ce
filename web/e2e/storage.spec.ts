// A browser that keeps nothing, has no room, or has lost something: each is said, and one can go on.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bringIn, EARLY } from './moments.ts'
import { awaited, diary, mouse, play, startMatch, toldInAll } from './player.ts'
import { trial as base, expect } from './test.ts'

// The page has every reason to complain here and says so in words; the console is its own affair.
const test = base.extend({})

const rows = (page: Page) => page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')
const trouble = (page: Page) => page.getByRole('region', { name: 'Your matches' }).getByRole('alert')
const said = (page: Page) => page.getByRole('alert')

/** All that the browser's shelf holds, changed as one likes. */
async function tamper(page: Page, change: string): Promise<void> {
  await page.evaluate(
    ([code]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['matches', 'entries'], 'readwrite')
          const [matches, entries] = [tx.objectStore('matches'), tx.objectStore('entries')]
          matches.getAll().onsuccess = (e) => {
            const [kept] = (e.target as IDBRequest<{ id: string; count: number; seed: unknown; chairs: unknown }[]>)
              .result
            if (!kept) return
            if (code === 'null seed') matches.put({ ...kept, seed: null })
            if (code === 'wrong seed') matches.put({ ...kept, seed: '0'.repeat(64) })
            if (code === 'no chairs') matches.put({ ...kept, chairs: [] })
            if (code === 'count too small') matches.put({ ...kept, count: kept.count - 1 })
            if (code === 'count too large') matches.put({ ...kept, count: kept.count + 5 })
            if (code === 'missing entry') entries.delete([kept.id, 1])
            if (code === 'foreign') {
              matches.put({ id: 'foreign' })
              matches.put({ id: 'stranger', head: { game: 7 }, chairs: 'none', gist: [] })
            }
          }
          tx.oncomplete = () => resolve()
          tx.onabort = () => reject(tx.error)
        }
      }),
    [change],
  )
}

/** A match with a few moves, and its table. */
async function played(page: Page): Promise<string> {
  const address = await bringIn(page, EARLY)
  await expect(rows(page)).toHaveCount(1)
  return address
}

test.describe('to somebody new', () => {
  test.use({ newcomer: true })
  for (const [how, block] of Object.entries({
    'is missing': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    'is forbidden': () => {
      const forbid = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: forbid })
    },
  })) {
    test(`where storage ${how}, home and a match work, and it is said that nothing is kept`, async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.addInitScript(block)
      await page.goto('./')
      await expect(trouble(page)).toContainText('its storage is blocked')
      await page.getByRole('button', { name: 'Play now: Rivet Wars' }).click()
      await page.getByRole('button', { name: 'No thanks, just play' }).click()
      await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
      await expect(said(page)).toContainText('last until the page is closed')
      await said(page).getByRole('button', { name: 'Close' }).click()
      await play(page, mouse(page), 12)
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Home' }).click()
      await expect(rows(page)).toContainText('Kept only until the page is closed.')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download to go on later' }).click()
      const file = await (await waiting).path()
      expect(JSON.parse(await readFile(file, 'utf8')).matches[0].record.entries.length).toBeGreaterThan(0)
      await rows(page).getByRole('link').click()
      await awaited(page)
      await page.goto('about:blank')
      await page.goto('./')
      await page.getByLabel('Open a file').last().setInputFiles(file)
      await expect(page.getByText('One match brought in.')).toBeVisible()
      await rows(page).getByRole('link').click()
      await awaited(page)
    })
  }
})

test('a browser that gets full in the midst of a match says so, and nothing is lost', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await startMatch(page, 'Rivet Wars')
  await play(page, mouse(page), 4)
  await page.evaluate(() => {
    const { put, add } = IDBObjectStore.prototype
    const full = function (this: IDBObjectStore): never {
      this.transaction.abort()
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: full, add: full })
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put, add }) })
  })
  await play(page, mouse(page), 4, 3)
  await expect(said(page).first()).toContainText('no room left')
  const told = await toldInAll(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Home' }).click()
  await expect(rows(page)).toContainText('Kept only until the page is closed.')
  await page.evaluate(() => (window as Window & { makeRoom?: () => void }).makeRoom?.())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble(page)).toHaveCount(0)
  await page.reload()
  await rows(page).getByRole('link').click()
  await awaited(page)
  await expect(diary(page)).toHaveText(told.trim().replace(/\s+/g, ' '), {
    useInnerText: true,
  })
})

/** Damages that are met in the same way: one of them, and all with `WHOLE=1`. */
function sampled(damages: readonly string[]): readonly string[] {
  return process.env['WHOLE'] === '1' ? damages : damages.slice(0, 1)
}

for (const change of sampled(['wrong seed', 'null seed'])) {
  test(`with a ${change} a match can be looked at, and played on with new dice`, async ({ page }) => {
    const address = await played(page)
    await tamper(page, change)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'The dice of this match are lost' })).toBeVisible()
    await page.getByRole('link', { name: 'Look at the match' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Play on with new dice' }).click()
    await awaited(page)
    await play(page, mouse(page), 3)
    await page.goto('./')
    await expect(rows(page)).toHaveCount(2)
  })
}

for (const change of sampled(['missing entry', 'count too small', 'count too large'])) {
  test(`a match with a ${change} says so, is repaired and goes on`, async ({ page }) => {
    const address = await played(page)
    await tamper(page, change)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This match is damaged' })).toBeVisible()
    const waiting = change === 'count too small' ? null : page.waitForEvent('download')
    await page.getByRole('button', { name: 'Repair it' }).click()
    await expect(said(page)).toContainText(
      change === 'count too small' ? 'nothing is lost' : 'lost; what was left has been saved',
    )
    await waiting
    await page.getByRole('button', { name: 'Go on' }).click()
    await awaited(page)
    await play(page, mouse(page), 3)
  })
}

test('a match nobody sits at is repaired from the list, and foreign things can be deleted', async ({ page }) => {
  await played(page)
  await tamper(page, 'no chairs')
  await page.reload()
  await expect(rows(page)).toContainText('A damaged match')
  await page.getByRole('button', { name: 'Repair it' }).click()
  await expect(rows(page)).toContainText('Rivet Wars')
  await tamper(page, 'foreign')
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  for (let left = 2; left > 0; left--) {
    await page.getByRole('button', { name: 'Delete this damaged match' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(rows(page)).toHaveCount(left)
  }
  await rows(page).getByRole('link').click()
  await awaited(page)
})

test('settings that make no sense do not keep the page from opening', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('muster-settings', '{"state":{"language":"xx","speed":7,"known":3,"set":1},"version":1}'),
  )
  await startMatch(page, 'Rivet Wars')
})

test('in a private window it is said how long matches stay', async ({ page }) => {
  await page.goto('./')
  await expect(page.getByText('In a private window all matches go when it is closed.')).toBeVisible()
})

test('two tabs that act at once both go on, and say what happened', async ({ page, context }) => {
  const broken: string[] = []
  await startMatch(page, 'Rivet Wars')
  const other = await context.newPage()
  for (const tab of [page, other]) tab.on('pageerror', (e) => broken.push(e.message))
  await other.goto(page.url())
  await awaited(other)
  for (const tab of [page, other])
    await tab.evaluate(() => {
      const look = (): void => {
        if (document.querySelector('aside.told')) Object.assign(window, { told: true })
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
  for (let i = 0; i < 6; i++) await Promise.all([play(page, mouse(page), 1, i), play(other, mouse(other), 1, i + 50)])
  const told = async (): Promise<boolean[]> =>
    Promise.all([page, other].map((tab) => tab.evaluate(() => 'told' in window)))
  expect(await told()).toContain(true)
  for (const tab of [page, other]) {
    await awaited(tab)
    await expect(tab.getByText('Something went wrong')).toHaveCount(0)
  }
  const diaries = () => Promise.all([page, other].map((tab) => diary(tab).innerText()))
  await expect.poll(async () => new Set(await diaries()).size).toBe(1)
  expect(broken).toEqual([])
})

test('running matches leave with their seeds only if one says so', async ({ page }) => {
  await played(page)
  for (const [button, seed] of [
    ['Without the seeds', null],
    ['With the seeds, for myself', expect.any(String)],
  ] as const) {
    await page.getByRole('button', { name: 'Download all' }).click()
    await expect(page.getByRole('dialog')).toContainText('can foresee every roll')
    const waiting = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    const file = JSON.parse(await readFile(await (await waiting).path(), 'utf8'))
    expect(file.matches).toMatchObject([{ seed }])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
