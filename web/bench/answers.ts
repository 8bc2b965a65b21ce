// How long a general takes in the browser: each answer as long as the page shows that it thinks. `node web/bench/answers.ts ADDRESS [SECONDS]`
import { type Browser, chromium, type Page } from '@playwright/test'

const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'
const SECONDS = Number(process.argv[3] ?? 120)
const GAMES = ['rivet-wars', 'aces-and-armor', 'wravity']

interface Answer {
  readonly who: string
  readonly milliseconds: number
}

/** Notes when the page begins and ceases to show that somebody thinks. */
function note(): void {
  const answers: { who: string; milliseconds: number }[] = []
  Object.assign(window, { answers })
  let who: string | null = null
  let began = 0
  const look = (): void => {
    const now = document.querySelector('.thinking')?.getAttribute('aria-label') ?? null
    if (now === who) return
    if (who !== null) answers.push({ who, milliseconds: performance.now() - began })
    who = now
    began = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Two generals at one table. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${ADDRESS}#/new/${game}`)
  const computers = page.getByRole('radio', { name: 'Computer', exact: true })
  await computers.first().waitFor()
  for (const each of await computers.all()) await each.click()
  for (const each of await page.getByRole('radio', { name: 'General', exact: true }).all()) await each.click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.getByRole('grid').first().waitFor()
}

async function answersIn(browser: Browser, game: string): Promise<readonly Answer[]> {
  const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' })
  await page.addInitScript(() => localStorage.setItem('muster-settings', '{"state":{"speed":"none"},"version":1}'))
  await page.addInitScript(note)
  await begin(page, game)
  await page.waitForTimeout(1000 * SECONDS)
  const answers = await page.evaluate(() => (window as never as { answers: Answer[] }).answers)
  await page.close()
  return answers
}

/** What all answers of one after the other took, until somebody else was asked. */
function turnsOf(answers: readonly Answer[]): readonly number[] {
  const turns: number[] = []
  let last: string | null = null
  for (const { who, milliseconds } of answers) {
    if (who === last) turns.push((turns.pop() ?? 0) + milliseconds)
    else turns.push(milliseconds)
    last = who
  }
  return turns
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const game of GAMES) {
  const answers = await answersIn(browser, game)
  const times = answers.map((a) => a.milliseconds)
  const most = Math.max(0, ...times).toFixed(0)
  const turn = Math.max(0, ...turnsOf(answers)).toFixed(0)
  console.log(
    `${game}: ${times.length} answers, ${median(times).toFixed(0)} ms in the median (under 1000), ${most} at most (2000), ${turn} for a turn at most (20000)`,
  )
}
await browser.close()
