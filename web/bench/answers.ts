// How long a general takes in the browser, as the page hears it: each answer, and all answers of a turn.
// npm run -s answers [-- --json] [-- --seconds N] [-- ADDRESS]: without an address it starts a server of its own.
import { type Browser, chromium, type Page } from '@playwright/test'
import { ownServer } from './own-server.ts'

const JSON_ONLY = process.argv.includes('--json')
const GIVEN = process.argv.slice(2).find((arg) => arg.startsWith('http'))
const SECONDS = secondsIn(process.argv)
const GAMES = ['rivet-wars', 'aces-and-armor', 'wravity']
const SETTINGS = '{"state":{"speed":"none","known":["guided"]},"version":1}'

function secondsIn(args: readonly string[]): number {
  const at = args.indexOf('--seconds')
  const seconds = at < 0 ? 120 : Number(args[at + 1])
  if (!(seconds > 0)) throw new Error('--seconds wants a number above 0')
  return seconds
}

interface Answer {
  readonly seat: string
  /** In whose turn, of which round. */
  readonly turn: string
  readonly milliseconds: number
}

interface Figures {
  readonly answers: number
  readonly turns: number
  readonly median: number
  readonly slowest: number
  readonly slowestTurn: number
}

/** In the page: notes when its worker says that somebody begins and ceases to think. */
function note(): void {
  type Told = { type: string; seat?: string | null; sight?: { round: number; turn: string | null } }
  const answers: Answer[] = []
  let now: { seat: string; began: number } | null = null
  let turn = ''
  const hear = ({ data }: MessageEvent<{ news?: Told }>): void => {
    const news = data.news
    if (news?.type === 'thinking') {
      if (now) answers.push({ seat: now.seat, turn, milliseconds: performance.now() - now.began })
      now = news.seat ? { seat: news.seat, began: performance.now() } : null
    }
    if (news?.sight) turn = `${news.sight.round}/${news.sight.turn}`
  }
  class Heard extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', hear)
    }
  }
  Object.assign(window, { answers, Worker: Heard })
}

/** Generals on all chairs. */
async function begin(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`)
  const computers = page.getByRole('radio', { name: 'Computer', exact: true })
  await computers.first().waitFor()
  for (const each of await computers.all()) await each.click()
  for (const each of await page.getByRole('radio', { name: 'General', exact: true }).all()) await each.click()
  await page.getByRole('button', { name: 'Watch the computer play' }).click()
  await page.getByRole('grid').first().waitFor()
}

async function answersIn(browser: Browser, address: string, game: string): Promise<readonly Answer[]> {
  const page = await browser.newPage({ locale: 'en-GB', serviceWorkers: 'block' })
  await page.addInitScript((kept) => localStorage.setItem('muster-settings', kept), SETTINGS)
  await page.addInitScript(note)
  await begin(page, address, game)
  await page.waitForTimeout(1000 * SECONDS)
  const answers = await page.evaluate(() => (window as never as { answers: Answer[] }).answers)
  await page.close()
  if (answers.length === 0) throw new Error(`${game}: nobody answered in ${SECONDS} s`)
  return answers
}

/** What each seat took in each turn, all its answers together. */
function turnsOf(answers: readonly Answer[]): readonly number[] {
  const turns = new Map<string, number>()
  for (const { seat, turn, milliseconds } of answers) {
    const key = `${turn} ${seat}`
    turns.set(key, (turns.get(key) ?? 0) + milliseconds)
  }
  return [...turns.values()]
}

const median = (xs: readonly number[]): number => xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0

function figuresOf(answers: readonly Answer[]): Figures {
  const times = answers.map((a) => a.milliseconds)
  const turns = turnsOf(answers)
  return {
    answers: times.length,
    turns: turns.length,
    median: Math.round(median(times)),
    slowest: Math.round(Math.max(...times)),
    slowestTurn: Math.round(Math.max(...turns)),
  }
}

async function measured(address: string): Promise<Readonly<Record<string, Figures>>> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const found: Record<string, Figures> = {}
    for (const game of GAMES) found[game] = figuresOf(await answersIn(browser, address, game))
    return found
  } finally {
    await browser.close()
  }
}

const own = GIVEN ? null : await ownServer()
try {
  const found = await measured(GIVEN ?? own?.address ?? '')
  if (JSON_ONLY) console.log(JSON.stringify(found))
  else
    for (const [game, f] of Object.entries(found))
      console.log(
        `${game}: ${f.answers} answers in ${f.turns} turns, ${f.median} ms in the median (under 1000), ${f.slowest} at most (2000), ${f.slowestTurn} for a turn at most (20000)`,
      )
} finally {
  own?.stop()
}
