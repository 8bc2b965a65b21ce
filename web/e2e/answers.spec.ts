// What is asked of the board is answered; what cannot be done passes, and what would be lost is said.
import { acesAndArmor } from '@muster/aces-and-armor'
import { act, seeded } from '@muster/engine'
import type { Locator, Page } from '@playwright/test'
import { draw as drawMap } from '../../games/aces-and-armor/lessons/draw.ts'
import { draw as drawBattle } from '../../games/rivet-wars/lessons/draw.ts'
import { draw as drawRoom, lay } from '../../games/wravity/lessons/draw.ts'
import { MOMENTS, openMoment } from './moments.ts'
import { awaited, mainButton, point } from './player.ts'
import { openDrawn } from './positions.ts'
import { expect, test } from './test.ts'

const refusal = (page: Page): Locator => page.getByRole('region', { name: 'Not allowed' })
const brief = (page: Page): Locator => page.getByRole('region', { name: 'What it would do' })
const cell = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name })
const diary = (page: Page): Locator => page.getByRole('log', { name: 'Field diary' })

test('Wravity: a soldier outside says that its door is occupied; one in hand stays in hand', async ({ page }) => {
  const { options, state, soldier } = drawRoom('A2 . . b4', { A2: { speed: 2, heading: 4 } })
  soldier('A1').at = state.doors[0] ?? -1
  soldier('A1').entered = 1
  await openDrawn(page, 'wravity', { options, state })
  await awaited(page)
  await page.getByRole('button', { name: /^Fire 3.*outside/ }).click()
  await expect(refusal(page)).toContainText('Your door hex is occupied.')
  await refusal(page).getByRole('button', { name: 'Got it' }).click()
  const flying = cell(page, /Fire 2.*in flight/)
  await point(page, flying)
  await expect(page.getByRole('button', { name: /^Fire 2/, pressed: true })).toBeVisible()
  await point(page, flying)
  await expect(page.getByRole('button', { name: /^Fire 2/, pressed: true })).toBeVisible()
  await expect(refusal(page)).toBeHidden()
})

test('Wravity: pushes are dots, a question stands beside its place, one press pushes off and flies', async ({
  page,
}) => {
  await openDrawn(page, 'wravity', lay({ A1: [0, 0], B2: [1, 0], A7: [8, -6], B6: [-5, 0] }, [[-5, 2]]))
  await awaited(page)
  const which = page.getByRole('region', { name: 'Which one?' })
  await point(page, cell(page, /Fire 1,/))
  await point(page, cell(page, /Water 2,/))
  const dots = which.getByRole('button', { name: /^Fire 1 pushes Water 2 .*force \d/ })
  await expect(dots).toHaveCount(30)
  await expect(dots.filter({ hasText: /^6$/ })).toHaveCount(5)
  const paper = await which.boundingBox()
  for (const dot of [dots.first(), dots.last()]) {
    const box = await dot.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0))
  }
  await which.getByRole('button', { name: 'Cancel' }).click()
  await expect(which).toBeHidden()
  await point(page, cell(page, /Fire 7,/))
  const wall = cell(page, /^B10,.*you can choose this/)
  await point(page, wall)
  await expect(which).toBeVisible()
  const [asked, there] = [await which.boundingBox(), await wall.boundingBox()]
  if (!asked || !there) throw new Error('nothing is asked')
  expect(there.x - (asked.x + asked.width)).toBeLessThan(60)
  await page.keyboard.press('Escape')
  await point(page, cell(page, /^C8,.*you can choose this/))
  await expect(cell(page, /^C8,.*Fire 7/)).toBeVisible()
})

test('Aces & Armor: an interception is asked about with its odds, and both answers are in reach', async ({ page }) => {
  const { options, state, moves } = drawMap('M . i . . .\n. . . . . .')
  act(acesAndArmor(), state, 'g1', moves('M', 'F2'), seeded(1))
  await openDrawn(page, 'aces-and-armor', { options, state })
  await awaited(page)
  const stops = page.getByRole('button', { name: /^Intercept: Regular Infantry/ })
  await expect(stops).toContainText('damage')
  await expect(page.getByRole('status').first()).toContainText('must attack it in your next turn')
  await expect(stops).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Let it pass, it goes on/ })).toBeInViewport({ ratio: 1 })
})

/** Every answer that is ever offered from now on. */
const offered = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('.acts-free button'))
        document.body.dataset['offered'] = `${document.body.dataset['offered'] ?? ''}${textContent} `
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })

test('Rivet Wars: whoever is asked without a useful card has nothing to press, and play goes on', async ({ page }) => {
  const hands = { allies: ['scrapDrive'] }
  await openDrawn(page, 'rivet-wars', drawBattle('R . . . . . p', { phase: 'movement', hands }))
  await awaited(page)
  await offered(page)
  await mainButton(page).first().click()
  await brief(page).getByRole('button').last().click()
  await expect(diary(page).getByText('Round 3: the turn of the Allies.')).toBeVisible()
  expect((await page.locator('body').getAttribute('data-offered')) ?? '').not.toContain('Pass')
})

test('Rivet Wars: what deviates says before its figures that its target is not hit', async ({ page }) => {
  await openDrawn(page, 'rivet-wars', drawBattle('H . . R p .\n. . . . . .', { phase: 'combat' }))
  await awaited(page)
  await point(page, cell(page, /^A1/))
  await point(page, cell(page, /^E1/))
  await expect(brief(page).locator('.brief-lead')).toContainText('what you aim at is not hit')
  await expect(brief(page).locator('.spread')).toContainText(/no hit 93%.*own hit 7%.*enemy hit 0%/)
  await expect(brief(page).locator('header .brief-chance')).toHaveCount(0)
})

test('Rivet Wars: a unit without an enemy in reach says so, and so do empty answers', async ({ page }) => {
  await openDrawn(page, 'rivet-wars', drawBattle('R . . . . . .\n. . . . . R p', { phase: 'combat' }))
  await awaited(page)
  await point(page, cell(page, /^A1/))
  await expect(refusal(page)).toContainText(/reach|range/i)
  await expect(refusal(page)).not.toContainText('its own grid')
  await page.getByRole('button', { name: 'What can I reach?' }).click()
  await expect(page.getByText('Nothing in reach.').last()).toBeVisible()
  await openDrawn(page, 'rivet-wars', drawBattle('R . . . . .\n. . . . . .', { phase: 'movement' }))
  await awaited(page)
  await page.getByRole('button', { name: 'What threatens me?' }).click()
  await expect(page.getByText(/No enemy on the board can attack .* Fresh ones may attack/).last()).toBeVisible()
  await openDrawn(page, 'rivet-wars', drawBattle('R . p . . .\n. . . . . .', { phase: 'movement' }))
  await awaited(page)
  await page.getByRole('button', { name: 'What threatens me?' }).click()
  await expect(page.getByText(/strongest single attack.*still to be deployed are not counted/).last()).toBeVisible()
})

test('Rivet Wars: a card helps a chance, leaving a grid warns, an empty phase passes, and the end of the turn says so', async ({
  page,
}) => {
  const cards = { hands: { allies: ['steadyAim'] }, secrets: { allies: ['cleanSweep'] } }
  await openDrawn(page, 'rivet-wars', drawBattle('RR pp .\nR . .', { phase: 'combat', ...cards }))
  await awaited(page)
  await expect(page.getByRole('list', { name: 'Secret Missions' })).toContainText('0 of 3')
  const shoot = async (from: RegExp): Promise<void> => {
    await point(page, cell(page, from))
    await point(page, cell(page, /^B1/))
    await expect(brief(page)).toBeVisible()
  }
  await shoot(/^A1/)
  const help = brief(page).getByRole('button', { name: /^Add Steady Aim/ })
  const better = await help.locator('b').innerText()
  await help.click()
  await expect(brief(page).locator('.brief-chance')).toHaveText(better)
  await expect(brief(page).getByRole('button').last()).toHaveText('Roll 3 dice')
  await brief(page).getByRole('button').last().click()
  await awaited(page)
  await shoot(/^A2/)
  await expect(brief(page)).toContainText('1 other unit in A1 could still act')
  await brief(page).getByRole('button').last().click()
  await awaited(page)
  await expect(diary(page).getByText('No further unit can attack.')).toBeVisible()
  await expect(mainButton(page).first()).toContainText('This ends your turn.')
})

test('Aces & Armor: diary, prompt and phases speak of the same round, after a reload too', async ({ page }) => {
  await openMoment(page, MOMENTS.declaring)
  await awaited(page)
  // Lettering that comes late makes lines longer.
  await page.route(/woff2/, async (font) => {
    await new Promise((late) => setTimeout(late, 600))
    await font.continue()
  })
  await page.reload()
  await awaited(page)
  await page.evaluate(() => document.fonts.ready)
  const round = /Round \d+/.exec(await page.locator('.rail').innerText())?.[0] ?? 'no round'
  await expect(diary(page).getByRole('heading').last()).toHaveText(`${round}, United States`)
  await expect(diary(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.98 })
})

test('Aces & Armor: coins for a partner are one choice, and what arrives is said', async ({ page }) => {
  const money = { phase: 'money', round: 4, flags: { A1: 'g1' }, coins: { g1: 9 } } as const
  const { options, state } = drawMap('IX . T . . X\n. . . i . h\n. X . . t .', money)
  await openDrawn(page, 'aces-and-armor', { options, state })
  await awaited(page)
  await expect(page.getByRole('group', { name: 'What you can do' }).getByRole('button')).toHaveCount(0)
  const coins = page.getByRole('combobox', { name: 'Give your partner' })
  await expect(coins.getByRole('option')).toHaveCount(8)
  await coins.selectOption('5 coins, 4 arrive')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  const told = page.getByRole('region', { name: 'What it would do' })
  if (await told.isVisible()) await told.getByRole('button').last().click()
  await expect(page.getByRole('status').first()).toContainText('keep your coins: 4')
})
