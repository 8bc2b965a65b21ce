// How the page bears what gathers over the years: home with 3,000 saved matches, and 200 more brought in.
import { type Browser, chromium, type Page } from '@playwright/test'

const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'
const SAVED = 3000
const BROUGHT = 200

/** Plays a little, and returns the match as a file would hold it. */
async function oneMatch(page: Page): Promise<Record<string, unknown>> {
  await page.goto(ADDRESS)
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'No thanks, just play' }).click()
  await page.getByRole('grid').waitFor()
  await page.goto(ADDRESS)
  await page.getByRole('region', { name: 'Your matches' }).getByRole('listitem').first().waitFor()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByRole('button', { name: 'With the seeds, for myself' }).click()
  const text = await (await (await waiting).createReadStream()).toArray()
  return JSON.parse(Buffer.concat(text).toString()).matches[0]
}

const fileOf = (match: object, count: number, name: string): string =>
  JSON.stringify({
    format: 'muster-matches',
    version: 1,
    seeds: 'with seeds',
    matches: Array.from({ length: count }, (_, n) => ({ ...match, id: `${name}-${n}` })),
  })

/** Milliseconds until the page says that they are there. */
async function bring(page: Page, text: string, count: number): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: String(count) })
  const began = performance.now()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'matches.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await said.waitFor({ timeout: 120_000 })
  return performance.now() - began
}

/** Puts copies of the first match beside it, as if they had been played here. */
async function multiply(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (copies) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('muster')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['matches', 'starts', 'entries'], 'readwrite')
          const [matches, starts, entries] = [
            tx.objectStore('matches'),
            tx.objectStore('starts'),
            tx.objectStore('entries'),
          ]
          const [first, start, rows] = [matches.getAll(null, 1), starts.getAll(null, 1), entries.getAll()]
          rows.onsuccess = () => {
            for (let n = 0; n < copies; n++) {
              const id = `copy-${n}`
              matches.put({ ...first.result[0], id, count: rows.result.length })
              starts.put(start.result[0], id)
              for (const [i, row] of rows.result.entries()) entries.put(row, [id, i])
            }
          }
          tx.oncomplete = () => resolve()
          tx.onabort = () => reject(tx.error)
        }
      }),
    count,
  )
}

/** Milliseconds from asking for the list to its rows, and how many elements home has then. */
async function home(page: Page): Promise<{ readonly milliseconds: number; readonly elements: number }> {
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const asked: { from: number; rows: number } = { from: 0, rows: 0 }
    Object.assign(window, { asked })
    const open = IDBDatabase.prototype.transaction
    IDBDatabase.prototype.transaction = function (...args) {
      asked.from ||= performance.now()
      return open.apply(this, args)
    }
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('section[aria-labelledby="mine"] li').length === 0) return
      asked.rows = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(ADDRESS)
  await page.getByRole('region', { name: 'Your matches' }).getByRole('listitem').nth(49).waitFor()
  return page.evaluate(() => {
    const { from, rows } = (window as never as { asked: { from: number; rows: number } }).asked
    return { milliseconds: rows - from, elements: document.querySelectorAll('main *, section *').length }
  })
}

async function measure(browser: Browser): Promise<void> {
  const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' })
  const match = await oneMatch(page)
  const brought = await bring(page, fileOf(match, BROUGHT, 'brought'), BROUGHT)
  console.log(`bringing in ${BROUGHT} matches: ${brought.toFixed(0)} ms (under 2000)`)
  await multiply(page, SAVED - BROUGHT)
  const { milliseconds, elements } = await home(page)
  console.log(`home with ${SAVED} matches: ${milliseconds.toFixed(0)} ms (under 300), ${elements} elements`)
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
await measure(browser).finally(() => browser.close())
