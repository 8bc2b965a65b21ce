// Everything in play is in view, and nothing lies on what is being decided about.
import type { Page } from '@playwright/test'
import { draw } from '../../games/aces-and-armor/lessons/draw.ts'
import { MOMENTS, OUTSIDE, openMoment } from './moments.ts'
import { awaited, mainButton, mouse, play } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

/** What is cut off by its own box or by the window: sideways everywhere, and in a tray on a desk also below. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = innerWidth > 860
    const name = (el: Element): string => `${el.className} ${el.textContent?.trim().slice(0, 30)}`
    const boxes = [...document.querySelectorAll('.tray, .tray *, .low, .low *, .topbar *')].filter(
      (el) => el instanceof HTMLElement && !el.closest('.unseen, svg') && el.clientWidth > 2,
    )
    const spills = boxes.filter((el) => {
      if (getComputedStyle(el).display === 'inline') return false
      const aside = el.scrollWidth > el.clientWidth + 1
      return aside || (wide && el.matches('.tray *') && el.scrollHeight > el.clientHeight + 3)
    })
    const outside = boxes.filter((el) => {
      const { left, right } = el.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1
    })
    return [...spills, ...outside].map(name)
  })

/** Lettering of less than 12 pixels. */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (el: Element): boolean => el.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const sizeOf = (el: Element): number => {
      const { a, b } = (el instanceof SVGGraphicsElement && el.getScreenCTM()) || { a: 1, b: 0 }
      return Number.parseFloat(getComputedStyle(el).fontSize) * Math.hypot(a, b)
    }
    const lettered = [...document.body.querySelectorAll('*')].filter(
      (el) =>
        !el.closest('.unseen, defs, style') &&
        [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()),
    )
    return lettered
      .filter((el) => shown(el) && el.getBoundingClientRect().width > 2 && sizeOf(el) < 11.9)
      .map((el) => `${el.textContent}: ${sizeOf(el)}`)
  })

/** What floats over the board and covers a place that can be chosen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.frame')?.getBoundingClientRect()
    const cells = [...document.querySelectorAll('[role=gridcell]')].filter((el) =>
      /you can choose this|target/.test(el.getAttribute('aria-label') ?? ''),
    )
    return cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (!frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return []
      const there = document.elementFromPoint(x, y)
      return there?.closest('.frame') ? [] : [`${cell.getAttribute('aria-label')}: ${there?.className}`]
    })
  })

/** Tags that lie on each other or leave the board's window. */
const astray = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.frame')?.getBoundingClientRect()
    const tags = [...document.querySelectorAll('.frame .tag')].map((el) => ({ el, box: el.getBoundingClientRect() }))
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2
    return tags.flatMap(({ el, box }, i) => {
      const out = frame && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2)
      const on = tags.find((other, j) => j > i && meet(box, other.box))
      return out || on ? [`${el.textContent} ${on?.el.textContent ?? 'leaves the window'}`] : []
    })
  })

for (const moment of Object.values(MOMENTS)) {
  test(`${moment.name}: everything in play is in view`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('muster-settings', '{"state":{"speed":"none"},"version":1}'))
    await openMoment(page, moment)
    await awaited(page)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const hand = page.getByRole('tab').nth(1)
      if (size.width < 400) await hand.click()
      expect.soft(await cut(page), `${size.width}`).toEqual([])
      expect.soft(await covered(page), `${size.width}`).toEqual([])
      expect.soft(await tiny(page), `${size.width}`).toEqual([])
      await page.keyboard.press('n')
      await page.waitForTimeout(300)
      expect.soft(await astray(page), `${size.width}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    if (moment === MOMENTS.combat) await weighs(page)
    if (moment === MOMENTS.armies) await picksArmies(page)
    await inFrench(page)
  })
}

/** The longest words fit, too. */
async function inFrench(page: Page): Promise<void> {
  const settings = '{"state":{"speed":"none","language":"fr"},"version":1}'
  await page.addInitScript((kept) => localStorage.setItem('muster-settings', kept), settings)
  await page.setViewportSize(SIZES[0])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('grid')).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect.poll(() => cut(page), { message: `French, ${size.width}` }).toEqual([])
  }
}

/** A weighed attack lies beside the board, with its buttons in reach. */
async function weighs(page: Page): Promise<void> {
  await page.setViewportSize(SIZES[0])
  const brief = page.getByRole('region', { name: 'What it would do' })
  for (let i = 0; i < 40 && !(await brief.isVisible()); i++) {
    await play(page, mouse(page), 1, i * 987_654_321)
    // What it would do is worked out first.
    await page.waitForTimeout(200)
  }
  await expect(brief).toBeVisible()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const paper = await brief.boundingBox()
    const board = await page.locator('.stage').boundingBox()
    if (!paper || !board) throw new Error('nothing is weighed')
    const beside = paper.x >= board.x + board.width || paper.y >= board.y + board.height
    expect(beside, `${size.width}`).toBe(true)
    await expect(brief.getByRole('button').last()).toBeInViewport({ ratio: 1 })
  }
}

/** Two armies pressed, and the button names the choice. */
async function picksArmies(page: Page): Promise<void> {
  await page.setViewportSize(SIZES[0])
  const armies = page.getByRole('list', { name: 'Your armies' }).getByRole('button', { disabled: false })
  const count = await page.getByRole('group', { name: 'What you can do' }).getByRole('button').count()
  expect(count).toBeGreaterThan(1)
  for (let i = 0; i < 2 && !(await mainButton(page).isVisible()); i++) await armies.nth(i).click()
  await expect(mainButton(page)).toContainText(/^Use arm/)
  await mainButton(page).click()
  await expect(page.getByRole('list', { name: 'Your armies' })).toBeHidden()
}

test('what a card means is in view to its last word, and closes without anything else', async ({ page }) => {
  await openMoment(page, OUTSIDE)
  await awaited(page)
  expect.soft(await cut(page)).toEqual([])
  await page.keyboard.press('n')
  await page.getByRole('button', { name: 'How to read this card' }).first().click()
  const note = page.getByRole('dialog', { name: 'How to read this card' })
  await expect(note).toBeInViewport({ ratio: 1 })
  await note.locator('dt').last().scrollIntoViewIfNeeded()
  await expect(note.locator('dd').last()).toBeInViewport()
  const card = page.getByRole('region', { name: 'Your tray' }).getByRole('article').first()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(card).toBeVisible()
})

test('a host of twenty with a dozen attacks declared is in view', async ({ page }) => {
  const row = (letter: string): string => Array(20).fill(letter).join(' ')
  const setting = { phase: 'declare', options: { mode: 'two' } } as const
  const { options, state, attacks } = draw(`${row('T')}\n${row('i')}`, setting)
  const nth = (letter: string, i: number): string => (i === 0 ? letter : `${letter}${i + 1}`)
  state.attacks = Array.from({ length: 12 }, (_, i) => attacks(nth('T', i), nth('i', i)))
  await openDrawn(page, 'aces-and-armor', { options, state })
  await awaited(page)
  await page.keyboard.press('n')
  const declared = page.locator('.aa-declared li')
  await expect(declared).toHaveCount(12)
  await expect(declared.last()).toBeInViewport({ ratio: 1 })
  expect(await cut(page)).toEqual([])
})
