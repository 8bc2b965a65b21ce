import { expect, type Page, test } from '@playwright/test'
import { atTable, lay, leave, PHONE, person, playOn, type ServerHere, serve, sitDown } from './online.ts'
import { dice, ending } from './player.ts'

let server: ServerHere
test.beforeAll(async () => {
  server = await serve()
})
test.afterAll(() => server.stop())

/** One short match is played to its end, others are given up; `WHOLE=1` plays those of all games as long as they last. */
const whole = process.env['WHOLE'] === '1'
const GAMES = [
  { game: 'rivet-wars', rounds: whole ? undefined : 2, toTheEnd: true },
  { game: 'wravity', rounds: undefined, toTheEnd: whole },
  { game: 'aces-and-armor', rounds: 4, toTheEnd: whole },
]

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
}

const asksAgain = (page: Page) => page.getByRole('region', { name: 'The line is back. Resign all the same?' })

const isDown = (page: Page) => page.getByText(/Nothing is lost; /)

for (const { game, rounds, toTheEnd } of GAMES) {
  test(`two browsers play ${game} with a reload, a lost line and a restart in the middle`, async ({ browser }) => {
    test.setTimeout(whole ? 1_800_000 : 120_000)
    const ann = await person(browser, 'Ann')
    const ben = await person(browser, 'Ben', PHONE)
    const both = [ann, ben]
    const luck = dice(7)
    await sitDown(ben, await lay(ann, server.address, game, rounds))
    await Promise.all(both.map(atTable))
    await playOn(both, whole ? 8 : 3, luck)

    await ann.page.reload()
    await atTable(ann)
    await playOn(both, whole ? 8 : 3, luck)

    await ben.context.setOffline(true)
    await expect(isDown(ben.page)).toBeVisible()
    await resign(ben.page)
    await expect(ben.page.getByRole('region', { name: 'You want to resign' })).toContainText('asked once more')
    await ben.context.setOffline(false)
    await expect(isDown(ben.page)).toHaveCount(0)
    await asksAgain(ben.page).getByRole('button', { name: 'Fight on' }).click()
    await playOn(both, whole ? 8 : 3, luck)

    await server.restart()
    const left = await playOn(both, toTheEnd ? 5000 : 3, luck)
    if (left === 'going') {
      await resign(ann.page)
      // The line may only now be found to be down: then it is asked once more.
      const still = asksAgain(ann.page)
      await expect(ending(ann.page).or(still).first()).toBeVisible()
      if (await still.isVisible()) await still.getByRole('button', { name: 'Resign' }).click()
    }
    expect(left).toBe(toTheEnd ? 'over' : 'going')
    for (const { page } of both) {
      await ending(page).getByRole('link', { name: 'See how it went' }).click()
      await page.getByRole('button', { name: 'Check the dice yourself' }).click()
      await expect(page.getByText(/draws follow from the seed/)).toBeVisible()
      await expect(page.getByText(/entr(y|ies) this browser itself saw/)).toBeVisible()
      await expect(page.getByText(/Our own word is in the dice/)).toBeVisible()
    }
    await leave(both)
  })
}
