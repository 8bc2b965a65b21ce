import { expect, test } from '@playwright/test'
import { atTable, lay, leave, oneMove, type Person, PHONE, person, type ServerHere, serve, sitDown } from './online.ts'
import { diary, dice, ending, mainButton } from './player.ts'

let server: ServerHere
test.beforeAll(async () => {
  server = await serve('--gone-after', '2')
})
test.afterAll(() => server.stop())

const slip = ({ page }: Person, title: string | RegExp) => page.getByRole('region', { name: title })

async function menu({ page }: Person, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const expected = ({ page }: Person) => page.getByRole('status').filter({ hasText: 'You decide:' })

/** Ends phase after phase of one, until the other decides. */
async function passTo(to: Person, { page }: Person): Promise<void> {
  const sure = page.getByRole('region', { name: 'What it would do' }).getByRole('button').last()
  await expect(async () => {
    if (await expected(to).isVisible()) return
    await ((await sure.isVisible()) ? sure : mainButton(page).first()).click({ timeout: 1000 })
    await expect(expected(to)).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 40_000 })
}

async function offerDraw(who: Person): Promise<void> {
  await menu(who, 'Agree on a draw')
  await who.page.getByRole('dialog').locator('.go').click()
}

test('taking back and a draw go by consent; the return match has sides swapped', async ({ browser }) => {
  const [ann, ben] = [await person(browser, 'Ann'), await person(browser, 'Ben', PHONE)]
  await sitDown(ben, await lay(ann, server.address, 'rivet-wars'))
  await Promise.all([atTable(ann), atTable(ben)])
  await expect.poll(async () => (await expected(ann).count()) + (await expected(ben).count())).toBe(1)
  const [first, second] = (await expected(ann).isVisible()) ? [ann, ben] : [ben, ann]
  await passTo(second, first)
  await first.page.getByRole('button', { name: 'Undo' }).click()
  await first.page.getByRole('button', { name: 'Ask the others' }).click()
  await slip(second, `${first.name} asks to take back`).getByRole('button', { name: 'Allow it' }).click()
  await expect(expected(first)).toBeVisible()
  await offerDraw(ann)
  await expect(slip(ann, 'You offered a draw')).toContainText('Waiting for Ben')
  await slip(ben, 'Ann offers a draw').getByRole('button', { name: 'Play on' }).tap()
  await slip(ann, 'Ben would rather play on.').getByRole('button', { name: 'Got it' }).click()
  await offerDraw(ann)
  await slip(ben, 'Ann offers a draw').getByRole('button', { name: 'Agree' }).tap()
  await expect(ending(ann.page)).toContainText('draw')
  await ending(ben.page).getByRole('button', { name: 'Again, sides swapped' }).tap()
  await slip(ann, 'Another match is laid').getByRole('button', { name: 'Sit down' }).click()
  await Promise.all([atTable(ann), atTable(ben)])
  await expect(ann.page.getByText('Your side: Blight')).toBeVisible()
  await menu(ann, 'Resign')
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(ending(ben.page)).toContainText('You have won')
  await leave([ann, ben])
})

test('the computer sits in for whoever is gone; the chair is taken back', async ({ browser }) => {
  const [ann, ben] = [await person(browser, 'Ann'), await person(browser, 'Ben')]
  await sitDown(ben, await lay(ann, server.address, 'wravity'))
  await Promise.all([atTable(ann), atTable(ben)])
  const table = ben.page.url()
  await ben.page.goto('about:blank')
  await slip(ann, 'Ben is gone').getByRole('button', { name: 'Let it sit in' }).click()
  await expect(ann.page.getByText('For Ben', { exact: true })).toBeVisible()
  await expect(diary(ann.page)).toContainText('Sergeant sits in for Ben.')
  await slip(ann, 'The computer sits in for Ben').getByRole('button', { name: 'Got it' }).click()
  await ben.page.goto(table)
  const satIn = slip(ben, /^(You were away|The computer plays for you)/)
  await satIn.getByRole('button', { name: 'Take my chair' }).click()
  await expect(satIn).toHaveCount(0)
  await expect(diary(ann.page)).toContainText('Ben takes the chair back.')
  await expect(ann.page.getByText('For Ben', { exact: true })).toHaveCount(0)
  await leave([ann, ben])
})

test('whoever comes back is shown what happened since their last turn, step by step', async ({ browser }) => {
  const [ann, ben] = [await person(browser, 'Ann'), await person(browser, 'Ben')]
  await sitDown(ben, await lay(ann, server.address, 'rivet-wars'))
  await Promise.all([atTable(ann), atTable(ben)])
  await expect.poll(async () => (await expected(ann).count()) + (await expected(ben).count())).toBe(1)
  const [stays, goes] = (await expected(ann).isVisible()) ? [ann, ben] : [ben, ann]
  await passTo(goes, stays)
  await passTo(stays, goes)
  const table = goes.page.url()
  await goes.page.goto('about:blank')
  const prompt = stays.page.locator('.prompt').first()
  const luck = dice(7)
  while (!(await prompt.innerText()).startsWith(`${goes.name}, `)) await oneMove([stays], luck)
  await goes.page.goto(table)
  const since = slip(goes, 'Since your last turn')
  await expect(since).toContainText('Step 1 of ')
  await expect(since).toContainText(`${stays.name}, `)
  await since.getByRole('button', { name: 'Next step' }).click()
  await expect(since).toContainText('Step 2 of ')
  await since.getByRole('button', { name: 'Step before' }).click()
  await expect(since).toContainText('Step 1 of ')
  await since.getByRole('button', { name: /^Skip to / }).click()
  await expect(since).toHaveCount(0)
  await atTable(goes)
  await leave([ann, ben])
})

test('the private link seats me on another device; home lists the table', async ({ browser }) => {
  const [ann, other] = [await person(browser, 'Ann'), await person(browser, 'Ann', PHONE)]
  const invitation = await lay(ann, server.address, 'aces-and-armor')
  await ann.page.getByRole('button', { name: 'Play on another device' }).click()
  await ann.page.getByRole('button', { name: 'Make the link' }).click()
  const link = await ann.page.getByLabel('Your private link').inputValue()
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'That is me' }).tap()
  const tables = other.page.getByRole('region', { name: 'Your tables' })
  await tables.getByRole('link', { name: 'Aces & Armor: Look' }).tap()
  await expect(other.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible()
  await other.page.goto(invitation)
  await expect(other.page.getByText('This is your own invitation.')).toBeVisible()
  await ann.page.keyboard.press('Escape')
  await ann.page.getByRole('button', { name: 'Clear it away' }).click()
  await expect(ann.page.getByRole('heading', { name: 'Your matches' })).toBeVisible()
  await ann.page.goto(invitation)
  await expect(ann.page.getByRole('heading', { name: 'There is no table here any more' })).toBeVisible()
  await ann.page.goto(invitation.slice(0, -5))
  await expect(ann.page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
  await leave([ann, other])
})
