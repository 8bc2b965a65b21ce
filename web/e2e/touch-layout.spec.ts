// On a phone: one tap does what can be taken back, the camera keeps its distance, and a phone on its side has it all.
import type { Locator, Page } from '@playwright/test'
import { draw as drawMap } from '../../games/aces-and-armor/lessons/draw.ts'
import { draw } from '../../games/rivet-wars/lessons/draw.ts'
import { lay } from '../../games/wravity/lessons/draw.ts'
import { bringIn, CHOOSING, MOMENTS, openMoment } from './moments.ts'
import { awaited, finger, mainButton, startMatch } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

test('a lit place acts on the first tap, and the camera stays', async ({ page }) => {
  await openMoment(page, MOMENTS.deployment)
  await awaited(page)
  const camera = (): Promise<string> =>
    page.locator('.frame-layer').evaluate((el) => /scale\(([\d.]+)\)/.exec(el.getAttribute('style') ?? '')?.[1] ?? '')
  await page
    .getByRole('region', { name: 'Your tray' })
    .getByRole('button', { name: /^Rifleman/ })
    .tap()
  const before = await page.getByRole('gridcell', { name: /Rifleman/ }).count()
  const scale = await camera()
  const lit = await page
    .getByRole('gridcell', { name: /you can choose this/ })
    .first()
    .boundingBox()
  if (!lit) throw new Error('nothing is lit')
  expect(lit.width).toBeGreaterThanOrEqual(36)
  await page.touchscreen.tap(lit.x + lit.width / 2, lit.y + lit.height / 2)
  await expect(page.getByRole('gridcell', { name: /Rifleman/ })).toHaveCount(before + 1)
  expect(await camera()).toBe(scale)
})

test('places smaller than a finger are looked at more closely first; a phone on its side has it all in one row', async ({
  page,
}) => {
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  const cell = page.getByRole('gridcell').nth(40)
  // The table may still come closer to what is asked first.
  await expect(async () => {
    await page.getByRole('button', { name: 'Whole board' }).tap()
    expect((await cell.boundingBox())?.width).toBeLessThan(36)
  }).toPass()
  const number = page.locator('.aa-number text').first()
  const pixels = (el: Element): number => {
    const { a, b } = (el instanceof SVGGraphicsElement && el.getScreenCTM()) || { a: 1, b: 0 }
    return Number.parseFloat(getComputedStyle(el).fontSize) * Math.hypot(a, b)
  }
  expect(await number.evaluate(pixels)).toBeGreaterThanOrEqual(12)
  // From so far off whoever stands there is drawn smaller than the map: nobody hides a neighbour.
  const size = (el: Element): number => ((el instanceof SVGGraphicsElement && el.getScreenCTM()) || { a: 0 }).a
  const unit = page.locator('.aa-unit').first()
  const shrunk = async (): Promise<number> =>
    (await unit.locator('[data-actor]').evaluate(size)) / (await unit.evaluate(size))
  expect(await shrunk()).toBeLessThan(0.9)
  const small = await cell.boundingBox()
  if (!small) throw new Error('there is no board')
  await page.touchscreen.tap(small.x + small.width / 2, small.y + small.height / 2)
  await expect.poll(async () => (await cell.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(36)
  expect(await shrunk()).toBeGreaterThan(0.99)
  await withLargestText(page)
  await onItsSide(page)
})

/** Whatever is larger then, every tool stays in sight. */
async function withLargestText(page: Page): Promise<void> {
  const size = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('menuitem', { name: 'Settings' }).tap()
    await page.getByText(name, { exact: true }).tap()
    await page.keyboard.press('Escape')
  }
  await size('Largest')
  await expect(page.getByRole('button', { name: 'Whole board' })).toBeInViewport({ ratio: 1 })
  await size('Usual')
}

/** The board, the prompt and one row of tools. */
async function onItsSide(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 })
  // The map turns with the phone.
  const map = async (): Promise<readonly string[]> =>
    ((await page.locator('.aa-board').getAttribute('viewBox')) ?? '').split(' ')
  await expect.poll(async () => Number((await map())[2]) > Number((await map())[3])).toBe(true)
  await page.reload()
  await awaited(page)
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox()
    if (!found) throw new Error(`${selector} is not there`)
    return found
  }
  const [board, tools, prompt] = [await box('.stage'), await box('.tools'), await box('.prompt')]
  expect(board.height).toBeGreaterThan(250)
  expect(tools.height).toBeLessThan(50)
  expect(prompt.y + prompt.height).toBeLessThanOrEqual(board.y + 1)
  await expect(page.locator('.act.main')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844)
}

test('of two that look the same the one pressed is in hand, and one’s own roll stands in words', async ({ page }) => {
  const battle = draw('RR p . . . .\n. . . . . R', { phase: 'combat' })
  await openDrawn(page, 'rivet-wars', battle)
  await awaited(page)
  await page.getByRole('tab', { name: 'Unit' }).tap()
  for (const id of [battle.id('R2'), battle.id('R')]) {
    await finger(page).place(page.locator(`.frame svg [data-piece="${id}"]`).last())
    await expect(page.locator('.roster [aria-pressed="true"]')).toHaveAttribute('data-piece', String(id))
  }
  await finger(page).place(page.getByRole('gridcell', { name: /^B1/ }))
  await page.getByRole('region', { name: 'What it would do' }).getByRole('button').last().tap()
  await expect(page.getByRole('region', { name: 'Last roll' })).toContainText('Panzerfaust')
})

test('dice of the others’ turn lie on nothing when one is asked oneself', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('muster-settings', '{"state":{"speed":"fast"},"version":1}'))
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  await mainButton(page).first().tap()
  await page.getByRole('region', { name: 'What it would do' }).getByRole('button').last().tap()
  const dice = page.locator('.dice-heap')
  await expect(dice.first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'What the others did' })).toBeVisible({ timeout: 60_000 })
  await expect(dice).toHaveCount(0)
})

test('what is told of a place out of sight lies on the small map, not under it', async ({ page }) => {
  await openMoment(page, MOMENTS.flight)
  await awaited(page)
  await page.locator('.may button').filter({ hasText: 'Hook' }).tap()
  const tags = page.locator('.frame .tag')
  await expect(tags).toHaveCount(4)
  await expect(page.locator('.mini-map.out')).toBeVisible()
  const isOnTop = (el: Element): boolean => {
    const { left, top, width, height } = el.getBoundingClientRect()
    return el.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  for (const tag of await tags.all()) expect(await tag.evaluate(isOnTop), await tag.innerText()).toBe(true)
})

for (const moment of [MOMENTS.combat, MOMENTS.flight, MOMENTS.declaring]) {
  test(`${moment.name}: the board keeps its place, whatever is said`, async ({ page }) => {
    await openMoment(page, moment)
    await awaited(page)
    const stage = page.locator('.stage')
    const before = await stage.boundingBox()
    const keeps = async (said: Locator): Promise<void> => {
      await expect(said).toBeVisible()
      expect(await stage.boundingBox()).toEqual(before)
    }
    const hint = page.getByRole('complementary', { name: 'A hint' })
    await keeps(hint)
    // What lies on the sheet stays under the finger when a note goes.
    const top = async (): Promise<number | undefined> => (await page.getByRole('tabpanel').boundingBox())?.y
    const there = await top()
    await hint.getByRole('button').tap()
    await expect(hint).toBeHidden()
    expect(await top()).toBe(there)
    await page.getByRole('tab', { name: 'Unit' }).tap()
    await page.getByRole('button', { name: 'Next piece that can act' }).tap()
    await keeps(page.getByRole('region', { name: 'Your tray' }).getByRole('article'))
    const why = page.getByRole('region', { name: 'Not allowed' })
    // Where places are smaller than a finger the first tap comes closer.
    await expect(async () => {
      const at = await unlit(page)
      await page.touchscreen.tap(at.x, at.y)
      await expect(why).toBeVisible({ timeout: 2000 })
    }).toPass()
    await keeps(why)
    await why.getByRole('button', { name: 'Got it' }).tap()
    await page.locator('.act:not(.undo)').last().tap()
    await keeps(page.getByRole('region', { name: 'What it would do' }))
  })
}

/** The middle of a place in sight where nobody stands and nothing can be done. */
const unlit = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')].filter(
      (el) =>
        !/you can choose this|target|can act|Allies|Blight|Fire|Water|States|German/.test(
          el.getAttribute('aria-label') ?? '',
        ),
    )
    const middles = cells.map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    const isOpen = (x: number, y: number): boolean => !!document.elementFromPoint(x, y)?.closest('.frame-layer')
    // A finger’s breadth from the edge.
    const found = middles.find(({ x, y }) => isOpen(x, y) && isOpen(x - 20, y - 20))
    if (!found) throw new Error('everything is lit')
    return found
  })

test('a deployment grid tapped with nothing in hand asks what to send there', async ({ page }) => {
  await openMoment(page, MOMENTS.deployment)
  await awaited(page)
  const gate = await page
    .getByRole('gridcell', { name: /Allied deployment grid/ })
    .first()
    .boundingBox()
  if (!gate) throw new Error('there is no deployment grid')
  await page.touchscreen.tap(gate.x + gate.width / 2, gate.y + gate.height / 2)
  await expect(
    page
      .locator('.asking')
      .getByRole('button', { name: /Rifleman/ })
      .first(),
  ).toBeVisible()
})

test('a rival’s piece that is tapped has a ring, and its card is shown', async ({ page }) => {
  await openDrawn(page, 'rivet-wars', draw('. . d\n. . .\n.:A .:A R:A', { phase: 'deployment', supply: { points: 3 } }))
  await awaited(page)
  const place = await page.getByRole('gridcell', { name: /^C1/ }).boundingBox()
  if (!place) throw new Error('there is no such grid')
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  await expect(page.locator('.meant.looked circle').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Unit' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Dragoon' })).toBeVisible()
})

test('the armies to choose from come first, whatever else is said', async ({ page }) => {
  await openMoment(page, MOMENTS.armies)
  await awaited(page)
  const armies = page.getByRole('list', { name: 'Your armies' }).getByRole('button')
  await expect(armies).toHaveCount(3)
  for (const army of await armies.all()) {
    await expect(army).toBeInViewport({ ratio: 1 })
    const onTop = await army.evaluate((el) => {
      const { x, y, width, height } = el.getBoundingClientRect()
      return el.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(onTop).toBe(true)
  }
})

test('a hint is read with one scroll and shown on the board; the second half of a double tap ends no phase', async ({
  page,
}) => {
  await openMoment(page, MOMENTS.deployment)
  await awaited(page)
  await page.getByRole('button', { name: 'Ask for a hint' }).tap()
  const hint = page.getByRole('complementary', { name: 'Hint', exact: true })
  const show = hint.getByRole('button', { name: 'Prepare this move' })
  await expect(show).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.meant circle')).not.toHaveCount(0)
  const scrolling = await hint.evaluate((el) => {
    const all = [el, ...el.querySelectorAll('*')]
    for (let up = el.parentElement; up; up = up.parentElement) all.push(up)
    const isCut = (one: Element): boolean =>
      one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'
    return all.filter((one) => isCut(one) && getComputedStyle(one).clipPath === 'none').length
  })
  expect(scrolling).toBeLessThanOrEqual(1)
  await show.tap()
  await expect(page.locator('.meant circle')).not.toHaveCount(0)
  await page.getByRole('region', { name: 'What it would do' }).getByRole('button', { name: 'Cancel' }).tap()
  // Both halves of the double tap in the page itself: what lies under the finger when the paper comes up?
  const met = await page.locator('.act.main').evaluate(async (main) => {
    const { x, y, width, height } = main.getBoundingClientRect()
    if (main instanceof HTMLElement) main.click()
    while (!document.querySelector('.decided.ending')) await new Promise(requestAnimationFrame)
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') ?? null
  })
  expect(met).toBeNull()
  await page.locator('.decided.ending').getByRole('button').last().tap()
  await expect(page.locator('.decided.ending')).toBeHidden()
})

test('the armies that are formed, and those that may act, are in sight together', async ({ page }) => {
  const armies = page.getByRole('list', { name: 'Your armies' }).getByRole('button')
  const allSeen = async (): Promise<void> => {
    await awaited(page)
    await page.getByRole('tab', { name: 'Overview' }).tap()
    const goal = page.getByRole('complementary', { name: 'How to win' })
    await expect(armies).toHaveCount(3)
    await expect(async () => {
      if (await goal.isVisible()) await goal.getByRole('button', { name: 'Close' }).tap()
      for (const army of await armies.all()) await expect(army).toBeInViewport({ ratio: 1, timeout: 500 })
    }).toPass()
  }
  await startMatch(page, 'Aces & Armor')
  await allSeen()
  await openMoment(page, CHOOSING)
  await allSeen()
  // Whoever is pressed on the map shows a card above what is chosen from; from far off the first tap comes closer.
  await expect(async () => {
    await finger(page).place(page.locator('.frame svg [data-piece]').last())
    await expect(page.getByRole('region', { name: 'Your tray' }).getByRole('article')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('Wravity: a push is two fingertips, first the way, then the force with what it leads to', async ({ page }) => {
  await openDrawn(page, 'wravity', lay({ A1: [0, 0], B2: [1, 0], A7: [8, -6], B6: [-5, 0] }, [[-5, 2]]))
  await awaited(page)
  const which = page.getByRole('region', { name: 'Which one?' })
  // From far off the first tap comes closer.
  await expect(async () => {
    await finger(page).place(page.getByRole('gridcell', { name: /Fire 1,/ }))
    await expect(page.getByRole('button', { name: /^Fire 1/, pressed: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await finger(page).place(page.getByRole('gridcell', { name: /Water 2,/ }))
  const ways = which.getByRole('region', { name: /^Push/ }).getByRole('button')
  await expect(ways).toHaveCount(5)
  await ways.and(page.getByRole('button', { name: 'east', exact: true })).tap()
  const force = which.getByRole('button', { name: /^Fire 1 pushes Water 2 east, force \d/ })
  await expect(force).toHaveCount(6)
  await expect(force.nth(2)).toContainText('force 3')
  await expect(force.nth(2)).toContainText('Water 2 ends this turn at I13')
  expect((await force.first().boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await force.nth(2).tap()
  await expect(page.getByRole('gridcell', { name: /^I13,.*Water 2/ })).toBeVisible()
})

/** On the smallest phones, on its side, and in each language. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

/** What is not to be seen wholly where it stands, or lies under something else. */
const hidden = (page: Page, wanted: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((el) => el.checkVisibility())
    if (all.length === 0) return ['nothing is there']
    const isMet = (el: Element, x: number, y: number): boolean => {
      const there = document.elementFromPoint(x, y)
      // What explains the score is pressed on all of it, and seen through.
      const through = there?.matches('.race-counted') && el.closest('.race-told')
      return !!there && (!!through || el.contains(there) || there.contains(el))
    }
    return all.flatMap((el) => {
      const { left, right, top, bottom } = el.getBoundingClientRect()
      const inside = left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const met = [top + 3, (top + bottom) / 2, bottom - 3].every((y) => isMet(el, (left + right) / 2, y))
      return inside && met ? [] : [`${el.tagName} ${el.className} ${el.textContent}`]
    })
  }, wanted)

const ALWAYS = '.race-points, .low-tabs button, .acts button, .may button'
const OF_CARD = '.low .wr-card h3, .low .wr-card dd'

test.describe('with a coach', () => {
  test.use({ newcomer: true })

  /** Gives the table a coach who has said nothing yet. */
  async function guided(page: Page, language: string): Promise<void> {
    await page.evaluate((lang) => {
      const id = location.hash.split('/').pop()
      const said = { declined: ['wravity'], guided: [id], spoken: [], quiet: false }
      localStorage.setItem('muster-guide', JSON.stringify({ state: said, version: 1 }))
      localStorage.setItem('muster-settings', JSON.stringify({ state: { speed: 'none', language: lang }, version: 1 }))
    }, language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.guide-slip')).toBeVisible()
  }

  test('Wravity: figures, points and all buttons are in view beside coach, kinds of actions and a full hand', async ({
    page,
  }) => {
    const room = lay({ A1: [0, 0, 2, 1], A2: [-5, 3], A3: [4, -2], B1: [1, 0], B2: [-5, 5], B3: [5, -6] }, [[-5, 2]])
    const held = ['luck', 'hook', 'cable', 'grenade']
    room.state.hands = [held, []]
    room.state.deck = held.reduce((deck, card) => deck.toSpliced(deck.indexOf(card), 1), [...room.state.deck])
    await openDrawn(page, 'wravity', room)
    await expect(page).toHaveURL(/#\/table\//)
    for (const language of ['en', 'es', 'fr']) {
      await guided(page, language)
      for (const size of PHONES) {
        await page.setViewportSize(size)
        const told = `${language}, ${size.width}`
        // Nobody in hand: the squad and the coach's buttons.
        await page.keyboard.press('Escape')
        await expect
          .poll(() => hidden(page, `${ALWAYS}, .low .wr-squad button, .guide-slip footer button`), { message: told })
          .toEqual([])
        await page.locator(`.low .wr-squad [data-piece="${room.id('A2')}"]`).tap()
        await expect(page.locator('.may button')).not.toHaveCount(0)
        await expect
          .poll(() => hidden(page, `${ALWAYS}, ${OF_CARD}, .guide-slip .note-more`), { message: told })
          .toEqual([])
        await page.getByRole('tab').nth(1).tap()
        await expect.poll(() => hidden(page, '.low .wr-hand li'), { message: told }).toEqual([])
        await page.getByRole('tab').first().tap()
      }
    }
  })

  /** How many pixels of the coach's last shown line are sliced, whether the text lies under its buttons, and whether more of it is there without a sign. */
  const faults = (page: Page): Promise<readonly string[]> =>
    page.locator('.guide-slip').evaluate((slip) => {
      const [p, buttons] = [slip.querySelector('p'), [...slip.querySelectorAll('button')]]
      if (!p) return ['nothing is said']
      const said = p.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(p).lineHeight)
      const shown = buttons.filter((button) => button.checkVisibility())
      const under = shown.some((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return left < said.right - 1 && right > said.left + 1 && top < said.bottom - 1 && bottom > said.top + 1
      })
      const isCut = p.scrollHeight > p.clientHeight + 1 || p.scrollWidth > p.clientWidth + 1
      const isSigned = p.hasAttribute('data-more') || shown.some((button) => button.matches('.note-more'))
      const sliced = Math.abs(said.height / line - Math.round(said.height / line)) > 0.15
      return [
        ...(under ? ['buttons lie on it'] : []),
        ...(isCut && !isSigned ? ['more, without a sign'] : []),
        ...(sliced && !slip.matches('.open') && getComputedStyle(p).whiteSpace !== 'nowrap'
          ? ['a line is sliced']
          : []),
      ]
    })

  const SPOKEN_TO: readonly (readonly [string, Parameters<typeof openMoment>[1]])[] = [
    ['Rivet Wars', MOMENTS.combat],
    ['Wravity', MOMENTS.flight],
    ['Aces & Armor, three armies', CHOOSING],
  ]
  for (const [name, moment] of SPOKEN_TO)
    test(`${name}: what the coach says is shown in whole lines, and its buttons lie on nothing`, async ({ page }) => {
      await openMoment(page, moment)
      await awaited(page)
      for (const language of ['en', 'es', 'fr']) {
        await guided(page, language)
        for (const size of PHONES) {
          await page.setViewportSize(size)
          const told = { message: `${language}, ${size.width}` }
          const wanted =
            moment === CHOOSING ? '.guide-slip button, .aa-armies button' : '.guide-slip button, .guide-slip p'
          await expect.poll(() => hidden(page, wanted), told).toEqual([])
          await expect.poll(() => faults(page), told).toEqual([])
          const more = page.locator('.guide-slip .note-more')
          if (!(await more.isVisible())) continue
          await more.tap()
          await expect.poll(() => hidden(page, '.guide-slip :is(p, button)'), told).toEqual([])
          await expect.poll(() => faults(page), told).toEqual([])
          await more.tap()
        }
      }
    })

  test('Wravity: who is asked after a roll sees what came of it, the soldier, and every answer', async ({ page }) => {
    await openMoment(page, MOMENTS.flight)
    await awaited(page)
    await guided(page, 'fr')
    await page.locator('.acts-free .act').first().tap()
    await page.locator('.decided .go').tap()
    await expect(page.locator('.low .rolled')).toBeVisible()
    for (const size of PHONES) {
      await page.setViewportSize(size)
      await expect
        .poll(() => hidden(page, `${ALWAYS}, ${OF_CARD}, .rolled p, .guide-slip .note-more`), {
          message: `${size.width}`,
        })
        .toEqual([])
    }
    // What is folded opens over the page, and folds again.
    await page.setViewportSize({ width: 360, height: 640 })
    await page.locator('.guide-slip .note-more').tap()
    await expect(page.locator('.guide-slip footer .go')).toBeInViewport({ ratio: 1 })
    await page.locator('.guide-slip .note-more').tap()
    await expect.poll(() => hidden(page, OF_CARD)).toEqual([])
  })
})

test('Wravity: a flight at one tap tells where it leads, says what its figures are of, and offers to take it back', async ({
  page,
}) => {
  await openDrawn(page, 'wravity', lay({ A1: [-5, 3], B1: [5, -6] }, [[-5, 2]]))
  await awaited(page)
  await page.locator('.low .wr-squad button').first().tap()
  const fly = page.locator('.may button').filter({ hasText: 'Fly' })
  await expect(fly).toContainText('» speed')
  await fly.tap()
  await expect(page.locator('.act.undo.fresh')).toHaveCount(0)
  await expect(async () => {
    await finger(page).place(page.getByRole('gridcell', { name: /^L8.*you can choose this/ }))
    await expect(page.locator('.low .rolled')).toContainText('Fire 1', { timeout: 2000 })
  }).toPass()
  await page.locator('.act.undo.fresh').tap()
  await expect(page.getByRole('gridcell', { name: /^L4.*Fire 1/ })).toBeVisible()
  await expect(page.locator('.low .rolled')).toHaveCount(0)
})

test('what explains a card closes by its cross, and by a tap beside it that reaches nothing else', async ({ page }) => {
  await openDrawn(page, 'wravity', lay({ A1: [-5, 3], B1: [5, -6] }, [[-5, 2]]))
  await awaited(page)
  await page.locator('.low .wr-squad button').first().tap()
  const note = page.getByRole('dialog', { name: 'How to read this card' })
  const what = page.getByRole('button', { name: 'How to read this card' })
  await what.tap()
  await note.getByRole('button', { name: 'Close' }).tap()
  await expect(note).toBeHidden()
  await what.tap()
  await expect(note).toBeVisible()
  await page.touchscreen.tap(20, 300)
  await expect(note).toBeHidden()
  await expect(page.locator('.refusal, .asking')).toHaveCount(0)
  await expect(page.locator('.may button')).not.toHaveCount(0)
})

test('a match seen again comes closer to what happens, and shows the whole at its end', async ({ page }) => {
  const table = await bringIn(page, MOMENTS.declaring)
  await page.goto(table.replace('/table/', '/replay/'))
  const scale = (): Promise<number> =>
    page
      .locator('.frame-layer')
      .evaluate((el) => Number(/scale\(([\d.]+)\)/.exec(el.getAttribute('style') ?? '')?.[1] ?? 0))
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible()
  const whole = await scale()
  await page.getByRole('button', { name: 'One step back' }).tap()
  await page.getByRole('button', { name: 'One step back' }).tap()
  await page.getByRole('button', { name: 'One step on' }).tap()
  await expect.poll(scale).toBeGreaterThan(1.2 * whole)
  await page.getByRole('button', { name: 'To the end' }).tap()
  await expect.poll(scale).toBeCloseTo(whole, 2)
})

test('a finger passes over the board of a match seen again to the page; two look closer, and the whole comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const table = await bringIn(page, MOMENTS.declaring)
  await page.goto(table.replace('/table/', '/replay/'))
  await expect(page.getByText(/^Step (\d+) of \1$/)).toBeVisible()
  const layer = page.locator('.replay-board .frame-layer')
  const lies = (): Promise<string | null> => layer.getAttribute('style')
  const scrolled = (): Promise<number> =>
    page.evaluate(() => Math.max(...[...document.querySelectorAll('*')].map((el) => el.scrollTop)))
  const middle = async (): Promise<{ x: number; y: number }> => {
    const box = await page.locator('.replay-board').boundingBox()
    return { x: 195, y: Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2) }
  }
  const finger = await page.context().newCDPSession(page)
  const whole = await lies()
  const touch = { gestureSourceType: 'touch' } as const
  await finger.send('Input.synthesizeScrollGesture', { ...(await middle()), ...touch, yDistance: -90 })
  await expect.poll(scrolled).toBeGreaterThan(40)
  expect(await lies()).toBe(whole)
  await expect(page.getByRole('button', { name: 'Whole board' })).toHaveCount(0)
  await finger.send('Input.synthesizePinchGesture', { ...(await middle()), ...touch, scaleFactor: 1.8 })
  await page.getByRole('button', { name: 'Whole board' }).tap()
  await expect.poll(lies).toBe(whole)
  await expect(page.getByRole('button', { name: 'Whole board' })).toHaveCount(0)
})

test('in a window of another width the whole board is in its middle, whatever is in hand', async ({ page }) => {
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  const aside = (): Promise<number> =>
    page.locator('.stage').evaluate((stage) => {
      const board = stage.querySelector('.frame-layer')?.getBoundingClientRect() ?? new DOMRect()
      const out = stage.getBoundingClientRect()
      const off = [out.x - board.x + (out.width - board.width) / 2, out.y - board.y + (out.height - board.height) / 2]
      return Math.max(...off.map(Math.abs))
    })
  await page.getByRole('button', { name: 'Next piece that can act' }).tap()
  await expect.poll(aside).toBeGreaterThan(10)
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(aside).toBeLessThan(3)
  }
})

test('whoever is in danger comes into sight when that is asked, and the small map is gone meanwhile', async ({
  page,
}) => {
  await openDrawn(page, 'wravity', lay({ A1: [-5, 3], B1: [-3, 3] }, [[-5, 2]]))
  await awaited(page)
  const own = page.getByRole('gridcell', { name: /Fire 1/ })
  const away = async (): Promise<number> => {
    const [box, stage] = await Promise.all([own.boundingBox(), page.locator('.stage').boundingBox()])
    if (!box || !stage) return Number.NaN
    return Math.max(stage.x - box.x, stage.y - box.y, box.x - stage.x - stage.width, box.y - stage.y - stage.height)
  }
  const closer = page.getByRole('button', { name: 'Closer', exact: true })
  for (let i = 0; i < 4; i++) await closer.tap()
  const drag = { x: 340, y: 300, xDistance: -320, gestureSourceType: 'touch' } as const
  const finger = await page.context().newCDPSession(page)
  for (let i = 0; i < 2; i++) await finger.send('Input.synthesizeScrollGesture', drag)
  await expect.poll(away).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'What threatens me?' }).tap()
  await expect.poll(away).toBeLessThan(1)
  await expect(page.locator('.frame .tag').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.mini-map')).toBeHidden()
})

test('Aces & Armor: where coins are spent, what they buy lies open', async ({ page }) => {
  const map = '. . . . .\n. tX . . .\n. . . X .\n. . . . T'
  const flags = { B2: 'us', D3: 'us' } as const
  const drawn = drawMap(map, { phase: 'money', turn: 'us', flags, coins: { us: 9 }, options: { mode: 'two' } })
  await openDrawn(page, 'aces-and-armor', drawn)
  await awaited(page)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^Overview/)
  await expect(
    page
      .locator('.low-page')
      .getByRole('button', { name: /infantry/i })
      .first(),
  ).toBeInViewport({ ratio: 1 })
})
