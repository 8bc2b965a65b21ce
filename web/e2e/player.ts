// A person at the table: sees roles, names and places, and nothing else.
import { expect, type Locator, type Page } from '@playwright/test'

/** Presses the middle of a thing with the mouse, as one points at a place on the board. */
export async function point(page: Page, thing: Locator): Promise<void> {
  const box = await thing.boundingBox({ timeout: 2000 }).catch(() => null)
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

export async function startMatch(page: Page, game: string): Promise<void> {
  await page.goto('./')
  await page.getByRole('button', { name: `Play now: ${game}` }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}

/** A match that ends with this round at the latest; without one it lasts as long as it lasts. */
export async function startRounds(page: Page, game: string, rounds: number | null): Promise<void> {
  await page.goto(`./#/new/${game}`)
  await page.getByText('Options', { exact: true }).click()
  if (rounds !== null) await page.getByRole('spinbutton').first().fill(String(rounds))
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}

export const ending = (page: Page): Locator => page.getByRole('alertdialog', { name: 'The end' })

export const diary = (page: Page): Locator => page.getByRole('log', { name: 'Field diary' })

/** A part of the page by its label. Asking for its role would take the browser longer than a move. */
const called = (page: Page, name: string): Locator =>
  page.locator(`:is(section, fieldset)[aria-label="${name}"]:visible`)

export const tray = (page: Page): Locator => called(page, 'Your tray')

/** The button that ends a phase or a turn: the last one beside undo. */
export const mainButton = (page: Page): Locator =>
  called(page, 'Undo or go on').getByRole('button').filter({ hasNotText: 'Undo' })

type Moment = 'over' | 'handed' | 'skip' | 'mine'

/** What the page asks for now, by what it says. Looked up in one go: asking for roles one by one takes longer than a move. */
function momentOf(): Moment | null {
  const seen = (el: Element | undefined): boolean => el?.checkVisibility({ visibilityProperty: true }) ?? false
  const saying = (kind: string, words: string): Element | undefined =>
    [...document.querySelectorAll(kind)].find((el) => el.textContent?.startsWith(words))
  const moments: readonly (readonly [Moment, Element | undefined])[] = [
    ['over', document.querySelector('[role=alertdialog][aria-label="The end"]') ?? undefined],
    ['handed', saying('button', 'Show my side')],
    ['skip', seen(saying('[role=status]', 'You decide:')) ? saying('button', 'Skip to the present') : undefined],
    ['mine', saying('[role=status]', 'You decide:')],
  ]
  return moments.find(([, thing]) => seen(thing))?.[0] ?? null
}

/** Milliseconds that somebody waits for their turn. */
const PATIENCE = 60_000

async function moment(page: Page): Promise<Moment> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    const now = await page.evaluate(momentOf)
    if (now) return now
    await page.waitForTimeout(30)
  }
  throw new Error('nothing is asked of anybody')
}

/** Waits until something is expected of the person, or the match is over. */
export async function awaited(page: Page): Promise<'over' | 'mine'> {
  const { press } = mouse(page)
  for (;;) {
    const now = await moment(page)
    if (now === 'over' || now === 'mine') return now
    await press(page.getByRole('button', { name: now === 'handed' ? /^Show my side/ : 'Skip to the present' }))
  }
}

/** What the diary says when nobody but the person is still to act. */
export async function toldInAll(page: Page): Promise<string> {
  let told = ''
  await expect(async () => {
    const before = told
    await page.waitForTimeout(400)
    await awaited(page)
    told = await diary(page).innerText()
    expect(told).toBe(before)
  }).toPass()
  return told
}

/** How one presses: with the mouse, a finger, or the keyboard. */
export interface Hand {
  press(thing: Locator): Promise<void>
  place(cell: Locator): Promise<void>
}

/** On a phone a note may lie on what one wants: a press on the tab brings back what is under it. False where the thing is gone. */
async function uncover(thing: Locator): Promise<boolean> {
  const [covered] = await thing.evaluateAll((all) =>
    all.map((el) => el.closest('.low-page')?.querySelector('.low-notes:not([hidden]) > *') instanceof Element),
  )
  if (covered) await thing.page().getByRole('tab', { selected: true }).click()
  return covered !== undefined && thing.isVisible()
}

/** Presses unless the thing went away or was shut under the hand, as things do when the moment passes; then one looks again. */
async function unlessGone(thing: Locator, press: () => Promise<void>): Promise<void> {
  try {
    if (await uncover(thing)) await press()
  } catch (error) {
    // What came up over it meanwhile is looked at first; what was shut stays what it was, also where the next is open.
    if (/intercepts pointer events|element is not enabled/.test(String(error))) return
    const open = (await thing.isVisible()) && (await thing.isEnabled({ timeout: 1000 }).catch(() => false))
    if (open) throw error
  }
}

const SOON = { timeout: 5000 }

export const mouse = (page: Page): Hand => ({
  press: (thing) => unlessGone(thing, () => thing.click(SOON)),
  place: (cell) => point(page, cell),
})

/** Places by what is said of them. Looked up by their label: the browser would work out the names of hundreds for a role. */
const placesSaid = (page: Page, ...words: readonly string[]): Locator =>
  page.locator(words.map((word) => `[role="gridcell"][aria-label*="${word}"]`).join(', '))

/** Does something sensible: shoots if it can, else goes somewhere, else says it is done. */
export async function move(page: Page, hand: Hand, luck: () => number): Promise<void> {
  // What is foretold of a roll has the same name, and nothing to press.
  const does = called(page, 'What it would do').getByRole('button').last()
  if (await does.isVisible()) return hand.press(does)
  const which = called(page, 'Which one?')
  if (await which.isVisible()) return hand.press(which.getByRole('button').first())
  const why = called(page, 'Not allowed')
  if (await why.isVisible()) return hand.press(why.getByRole('button', { name: 'Got it' }))
  const cells = placesSaid(page, 'you can choose this', 'target')
  const count = await cells.count()
  if (count > 0 && luck() < 0.8) return hand.place(cells.nth(Math.floor(luck() * count)))
  const ready = placesSaid(page, 'can act')
  const able = await ready.count()
  if (able > 0 && luck() < 0.7) return hand.place(ready.nth(Math.floor(luck() * able)))
  return other(page, hand, luck)
}

/** A card of the tray, a button of the moment, or the end of the phase. */
async function other(page: Page, hand: Hand, luck: () => number): Promise<void> {
  const cards = tray(page).locator(
    ':is(button[aria-pressed], [aria-label="Your armies"] button):not([aria-disabled=true])',
  )
  const count = await cards.count()
  if (count > 0 && luck() < 0.4) return hand.press(cards.nth(Math.floor(luck() * count)))
  const acts = called(page, 'What you can do').getByRole('button')
  const free = await acts.count()
  if (free > 0 && luck() < 0.5) return hand.press(acts.nth(Math.floor(luck() * free)))
  if (await mainButton(page).first().isVisible()) return hand.press(mainButton(page).first())
  if (free > 0) return hand.press(acts.first())
  if (count > 0) return hand.press(cards.nth(Math.floor(luck() * count)))
}

/** Plays until the end, or as many moves as given. */
export async function play(page: Page, hand: Hand, most: number, seed = 7): Promise<'over' | 'mine'> {
  const luck = dice(seed)
  for (let i = 0; i < most; i++) {
    if ((await awaited(page)) === 'over') return 'over'
    await move(page, hand, luck)
  }
  return awaited(page)
}

/** Whims that are the same in every run. */
export function dice(seed: number): () => number {
  let a = seed
  return () => {
    a = (a * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return a / 4_294_967_296
  }
}

/** A keyboard alone: arrows over the board, Tab to everything else. */
export const keyboard = (page: Page): Hand => ({
  async press(thing) {
    for (let i = 0; i < 120; i++) {
      if (!(await thing.isVisible())) return
      if (await thing.evaluate((el) => el === document.activeElement)) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab never came to it')
  },
  async place(cell) {
    await page.keyboard.press('b')
    for (let i = 0; i < 120; i++) {
      const there = await cell.boundingBox({ timeout: 2000 }).catch(() => null)
      const here = await page
        .locator('[role=gridcell]:focus')
        .boundingBox({ timeout: 2000 })
        .catch(() => null)
      if (!there || !here) return
      const [dx, dy] = [there.x - here.x, there.y - here.y]
      if (Math.abs(dx) < 3 && Math.abs(dy) < 3) return page.keyboard.press('Enter')
      const across = Math.abs(dx) > Math.abs(dy)
      await page.keyboard.press(across ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp')
    }
    throw new Error('the arrows never came to it')
  },
})

export const finger = (page: Page): Hand => ({
  press: (thing) => unlessGone(thing, () => thing.tap(SOON)),
  async place(cell) {
    const box = await cell.boundingBox({ timeout: 2000 }).catch(() => null)
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  },
})
