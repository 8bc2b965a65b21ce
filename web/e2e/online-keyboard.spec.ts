// Friends elsewhere, without a mouse: the table is laid, the letter answered, slips are, too.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { tabTo } from './listener.ts'
import { atTable, leave, type Person, person, type ServerHere, serve } from './online.ts'
import { ending } from './player.ts'

let server: ServerHere
test.beforeAll(async () => {
  server = await serve()
})
test.afterAll(() => server.stop())

/** Tab until it has the focus. */
async function tabbedTo(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeVisible()
  for (let i = 0; i < 150; i++) {
    if (await thing.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never came there')
}

/** Says one's name, and goes on with Enter. */
async function called({ page, name }: Person): Promise<void> {
  const field = page.getByLabel('Your name at the table')
  await tabbedTo(page, field)
  await field.press('ControlOrMeta+a')
  await page.keyboard.type(name)
  // As long as its button is shut, Enter sends no form.
  await expect(page.locator('form:has(input:focus) button[type=submit]')).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** A table with one chair by link. */
async function laid(who: Person): Promise<void> {
  const { page } = who
  await page.goto(`${server.address}#/new/wravity`)
  const computers = page.getByRole('radio', { name: 'Computer', checked: true })
  await tabbedTo(page, computers)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'By link', checked: true })).toBeFocused()
  await called(who)
  await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible()
}

async function chosen(page: Page, item: string): Promise<void> {
  await tabTo(page, 'button', /^Menu$/)
  const wanted = page.getByRole('menuitem', { name: item })
  while (!(await wanted.evaluate((el) => el === document.activeElement))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a table for friends, its letter and its slips by keyboard alone', async ({ browser }) => {
  const [ann, ben] = [await person(browser, 'Ann'), await person(browser, 'Ben')]
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await laid(ann)
  await expect(ann.page.getByRole('img', { name: 'The invitation as a QR code' })).toBeVisible()
  await tabTo(ann.page, 'button', /^Copy the link$/)
  await expect(ann.page.getByRole('button', { name: 'Copied' })).toBeFocused()
  await ben.page.goto(await ann.page.evaluate(() => navigator.clipboard.readText()))
  await called(ben)
  await Promise.all([atTable(ann), atTable(ben)])
  await chosen(ann.page, 'Agree on a draw')
  await tabTo(ann.page, 'button', /^Agree$/)
  await tabTo(ann.page, 'button', /^Withdraw it$/)
  await expect(ben.page.getByRole('region', { name: 'Ann offers a draw' })).toHaveCount(0)
  await chosen(ben.page, 'Agree on a draw')
  await tabTo(ben.page, 'button', /^Agree$/)
  await tabTo(ann.page, 'button', /^Agree$/)
  await expect(ending(ann.page)).toBeFocused()
  await leave([ben])

  await laid(ann)
  await tabTo(ann.page, 'button', /^Seat the computer instead$/)
  await atTable(ann)
  await expect(ann.page.getByRole('list', { name: 'Who sits at the table' })).toContainText('Computer')
  await leave([ann])
})
