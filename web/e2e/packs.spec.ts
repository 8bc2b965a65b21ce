import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openMoment } from './moments.ts'
import { bulky, momentOf, PACKS, type Played } from './packs.ts'
import { awaited, mouse, play, point, tray } from './player.ts'
import { expect, test } from './test.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

const fileOf = (pack: object | string) => ({
  name: 'pack.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof pack === 'string' ? pack : JSON.stringify(pack)),
})

/** Opens it by the file picker. */
async function openPack(page: Page, pack: object | string): Promise<void> {
  const picking = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a pack' }).click()
  await (await picking).setFiles(fileOf(pack))
}

/** Nothing is wider than the window, on the desk and on a phone. */
async function fits(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(1)
    const folder = process.env['SHOTS']
    if (folder) await page.screenshot({ path: `${folder}/${name}-${size.width}.png` })
  }
  await page.setViewportSize(SIZES[0])
}

async function begin(page: Page, { name, pack, choice, wishes }: Played): Promise<void> {
  await page.goto('./#/new/rivet-wars')
  await openPack(page, pack)
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
  await expect(page.getByText(choice).first()).toBeVisible()
  for (const [label, value] of wishes) {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: value }).click()
  }
  await fits(page, `new-${name}`)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
}

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The card of a unit of the pack, as it shows when one presses the unit on the board, or at once where it is its turn. */
async function readUnit(page: Page, unit: string): Promise<void> {
  const card = tray(page).getByRole('article').filter({ hasText: unit }).first()
  const place = page.locator(`[role="gridcell"][aria-label*="${unit}"]`).first()
  await expect(card.or(place).first()).toBeVisible()
  await expect(async () => {
    if (!(await card.isVisible())) await point(page, place)
    await expect(card).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** The rulebook, opened from the table, has its tables for this match. */
async function readTables(page: Page, { unit }: Played): Promise<void> {
  const opening = page.waitForEvent('popup')
  await menu(page, 'Rulebook')
  const book = await opening
  const units = book.getByRole('region', { name: 'The unit table' })
  await expect(units.getByRole('row', { name: unit })).toContainText('3/5/7')
  await expect(book.locator('[id="rule-11.10"]').getByRole('table')).toHaveCount(2)
  await expect(book.getByRole('table')).toHaveCount(2)
  await fits(book, 'rules')
  await book.close()
}

for (const played of PACKS) {
  test(`${played.game} with a pack: begun, read, played, replayed and shared`, async ({ page, context }) => {
    test.slow()
    await begin(page, played)
    await openMoment(page, momentOf(played))
    await awaited(page)
    await readUnit(page, played.unit)
    if (played.card) {
      const card = tray(page).getByRole('listitem').filter({ hasText: played.card.text }).first()
      await expect(card).toContainText(played.card.name)
    }
    await play(page, mouse(page), 3)
    await fits(page, `table-${played.name}`)

    if (played.game === 'aces-and-armor') await readTables(page, played)
    await menu(page, 'Replay')
    await page.getByRole('button', { name: 'To the start' }).click()
    await page.getByRole('button', { name: 'One step on' }).click()
    await expect(page.getByText(/^Step 1 of/)).toBeVisible()
    await fits(page, `replay-${played.name}`)
    await page.getByRole('link', { name: 'Back to the table' }).click()
    await awaited(page)

    await menu(page, 'Share')
    const saving = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Download the file' }).click()
    const shared = readFileSync(await (await saving).path(), 'utf8')
    expect(JSON.parse(shared)).toMatchObject({ format: 'muster-seen', pack: { name: played.name } })
    const friend = await context.newPage()
    await friend.goto('./')
    await friend.getByLabel('Open a file').setInputFiles(fileOf(shared))
    await expect(friend.getByRole('slider')).toBeVisible()
    await expect(friend.getByText(/^Step \d+ of/)).toBeVisible()
  })
}

test('a match whose pack is too large for a link is shared as a file', async ({ page }) => {
  await page.goto('./#/new/rivet-wars')
  await openPack(page, bulky())
  await expect(page.getByRole('status').filter({ hasText: 'River crossing' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await awaited(page)
  await menu(page, 'Share')
  await expect(page.getByRole('dialog')).toContainText('too long for a link')
  await expect(page.getByRole('dialog').getByLabel('Link')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download the file' })).toBeEnabled()
})

test('a match shared by link carries its pack', async ({ page, context }) => {
  await begin(page, PACKS[0] as Played)
  await awaited(page)
  await menu(page, 'Share')
  const friend = await context.newPage()
  await friend.goto(await page.getByRole('dialog').getByLabel('Link').inputValue())
  await expect(friend.getByRole('slider')).toBeVisible()
  await expect(friend.getByRole('heading', { name: 'River Crossing' })).toBeVisible()
})

test('a pack is dropped, taken away again, and begun without', async ({ page }) => {
  await page.goto('./#/new/wravity')
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeEnabled()
  const text = JSON.stringify(PACKS[1]?.pack)
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'pack.json', { type: 'application/json' }))
    return transfer
  }, text)
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('heading', { name: 'Shadow' })).toBeVisible()
  await page.getByRole('button', { name: 'Play without it' }).click()
  await expect(page.getByRole('heading', { name: 'Shadow' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Fire' })).toBeVisible()
})

test('a refused pack names its places in the reader’s language', async ({ page }) => {
  const [river] = PACKS
  const wrong = JSON.parse(JSON.stringify(river?.pack))
  wrong.units.ferryman.move = 'two'
  wrong.missions.river.map[2] = '.. .o'
  await page.goto('./#/new/rivet-wars')
  await openPack(page, wrong)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('One thing is wrong')
  await expect(alert).toContainText('units.ferryman.move: this should be a number')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(alert).toContainText('units.ferryman.move: esto debe ser un número')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(alert).toContainText('units.ferryman.move\u00a0: ceci doit être un nombre')
})

const HOSTILE = [
  ['no JSON', '{"format": "muster-pack"', 'cannot be read as JSON'],
  ['another file', '{"format": "muster-match"}', 'not a content pack for Muster'],
  ['a pack of a game that is not here', '{"format": "muster-pack", "game": "chess"}', 'chess'],
  ['nesting without end', '['.repeat(100_000), 'nested too deeply'],
  ['too much of it', `"${'x'.repeat(4_100_000)}"`, 'too long'],
  [
    'markup in its places',
    JSON.stringify({ format: 'muster-pack', game: 'wravity', name: 'x', '<img src=x>': 1 }),
    '<img src=x>: there is no such field',
  ],
] as const

test('hostile packs are refused in a sentence, and a match can be started all the same', async ({ page }) => {
  await page.goto('./#/new/rivet-wars')
  for (const [what, text, why] of HOSTILE) {
    await openPack(page, text)
    await expect(page.getByRole('alert'), what).toContainText(why)
    await expect(page.getByRole('button', { name: 'Start the match' })).toBeEnabled()
  }
})
