// npm run -s firefox [-- ADDRESS]: plays a whole match of each game in Firefox, against the easiest computer.
// Part of the check before a release, not of every change.
import { existsSync } from 'node:fs'
import { type Firefox, fetchPuppeteer, type Page } from './fetch-puppeteer.ts'
import { ownServer } from './own-server.ts'

const BROWSERS = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].filter(
  (path) => path !== undefined,
)
const GAMES = ['Rivet Wars', 'Wravity', 'Aces & Armor']
const MOST_STEPS = 20_000
/** Milliseconds without anything to do. */
const PATIENCE = 120_000

/** In the page: does one thing by what can be pressed, and says how it stands. */
const STEP = `(() => {
  const press = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter((el) => !el.disabled)
    const one = all[Math.floor(Math.random() * Math.min(all.length, 12))]
    one?.click()
    return one !== undefined
  }
  if (document.querySelector('[role=alertdialog]')) return 'over'
  if (document.querySelector('.mishap')) return 'broken'
  if (press('.recap footer .quiet') || press('.sheet .choices button')) return 'acted'
  if (press('.brief .go') || press('.refusal footer button:last-child') || press('.asking button')) return 'acted'
  if (!document.querySelector('.prompt.asked')) return 'waiting'
  if (Math.random() < 0.4 && press('.act.main')) return 'acted'
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
  return 'acted'
})()`

const PLAIN = `localStorage.setItem('muster-settings', JSON.stringify({ state: { language: 'en', speed: 'none' }, version: 1 }))`

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Presses the first button that says this, as soon as there is one; false where there is none. */
async function pressNamed(page: Page, name: string, patience = 30_000): Promise<boolean> {
  const find = `(() => {
    const all = [...document.querySelectorAll('button, a')]
    const one = all.find((el) => (el.getAttribute('aria-label') ?? el.textContent ?? '').trim().startsWith(${JSON.stringify(name)}))
    one?.click()
    return one !== undefined
  })()`
  for (const until = Date.now() + patience; Date.now() < until; await pause(200))
    if (await page.evaluate<boolean>(find)) return true
  return false
}

async function playWhole(browser: Firefox, address: string, game: string): Promise<string | null> {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // Set beside the page, before it is loaded: what is cut off by a second load would look like a failure.
  await page.goto(`${address}icon.svg`)
  await page.evaluate(PLAIN)
  await page.goto(address)
  if (!(await pressNamed(page, `Play now: ${game}`))) return 'home does not open'
  await pressNamed(page, 'No thanks, just play', 4000)
  let acted = Date.now()
  for (let i = 0; i < MOST_STEPS && Date.now() - acted < PATIENCE; i++) {
    const how = await page.evaluate<string>(STEP)
    if (errors.length > 0) return errors[0] ?? null
    if (how === 'broken') return 'the page broke'
    if (how === 'over') {
      const isNew = await page.evaluate<boolean>(`document.querySelector('.update .go') !== null`)
      await page.close()
      return isNew ? 'a new version is offered where there is none' : null
    }
    if (how === 'acted') acted = Date.now()
    await pause(how === 'acted' ? 40 : 150)
  }
  return 'the match did not come to its end'
}

async function main(): Promise<number> {
  const executablePath = BROWSERS.find((path) => existsSync(path))
  if (!executablePath) {
    console.error(
      'There is no Firefox here. Install it (apt-get install firefox-esr), or name it: FIREFOX=/path/to/firefox.',
    )
    return 2
  }
  const puppeteer = await fetchPuppeteer()
  const given = process.argv.slice(2).find((arg) => arg.startsWith('http'))
  const own = given ? null : await ownServer()
  // The window's size is the page's: a screen set over the wire is more than older versions of Firefox understand.
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  })
  let failures = 0
  try {
    console.log(await browser.version())
    for (const game of GAMES) {
      const began = Date.now()
      const problem = await playWhole(browser, given ?? own?.address ?? '', game)
      if (problem !== null) failures++
      console.log(`${game}: ${problem ?? `a whole match in ${Math.round((Date.now() - began) / 1000)} s`}`)
    }
  } finally {
    await browser.close()
    own?.stop()
  }
  return failures === 0 ? 0 : 1
}

process.exitCode = await main()
