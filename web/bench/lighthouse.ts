// Lighthouse, mobile preset, on home and on a table. Medians of five runs (or as many as the second argument says).
import { chromium } from '@playwright/test'
import { fetchLighthouse } from './fetch-lighthouse.ts'

const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'
const RUNS = Number(process.argv[3] ?? 5)
const PORT = 9377
const CATEGORIES = ['performance', 'accessibility', 'best-practices']

const lighthouse = await fetchLighthouse()

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

async function audit(url: string): Promise<Readonly<Record<string, number>>> {
  const result = await lighthouse(url, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    disableStorageReset: true,
  })
  const report = result?.lhr
  if (!report) throw new Error('Lighthouse said nothing')
  const failed = Object.values(report.audits).filter(
    (a) => a.score !== null && a.score < 0.9 && a.scoreDisplayMode !== 'informative',
  )
  console.log(failed.map((a) => `  ${a.id}: ${a.displayValue ?? a.score}`).join('\n'))
  return Object.fromEntries(CATEGORIES.map((c) => [c, 100 * (report.categories[c]?.score ?? 0)]))
}

const context = await chromium.launchPersistentContext('', {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
  locale: 'en-GB',
})
const page = await context.newPage()
await page.goto(ADDRESS)
await page.getByRole('button', { name: 'Play now: Rivet Wars' }).click()
await page.getByRole('button', { name: 'No thanks, just play' }).click()
await page.getByRole('grid').waitFor()
const table = page.url()
await page.goto('about:blank')
for (const [name, url] of [
  ['home', ADDRESS],
  ['table', table],
] as const) {
  const runs: Readonly<Record<string, number>>[] = []
  for (let i = 0; i < RUNS; i++) runs.push(await audit(url))
  const scores = CATEGORIES.map((c) => `${c} ${median(runs.map((r) => r[c] ?? 0)).toFixed(0)}`)
  console.log(`${name}: ${scores.join(', ')} (at least 95 each)`)
}
await context.close()
