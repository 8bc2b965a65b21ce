// A person at the keyboard who sees nothing: reads roles, names and announcements.
import { expect, type Page } from '@playwright/test'
import { ending } from './player.ts'

/** Hears whatever the announcer says from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const isAnnouncer = target instanceof Element && target.matches('[aria-live="polite"]:not([role])')
        if (isAnnouncer) heard.push(...[...addedNodes].map((node) => node.textContent ?? ''))
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

export const heardBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate((): string[] => Reflect.get(window, 'heard'))

/** Tab until the thing of this role and name has the focus, then Enter. */
export async function tabTo(page: Page, role: 'button' | 'link' | 'menuitem', name: RegExp): Promise<void> {
  const thing = page.getByRole(role, { name }).first()
  await expect(thing).toBeVisible()
  for (let i = 0; i < 150; i++) {
    if (await thing.evaluate((el) => el === document.activeElement)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}`)
}

const asked = (page: Page) => page.getByRole('status').filter({ hasText: 'You decide:' })
const paper = (page: Page) => page.getByRole('region', { name: /^(What it would do|Which one\?)$/ })
const refusal = (page: Page) => page.getByRole('region', { name: 'Not allowed' })
const rule = (page: Page) => page.getByRole('dialog', { name: /^Rule / })
const choices = (page: Page) => page.getByRole('dialog', { name: /things? you may do|^Nothing to choose/ })

/** Something is asked, or it is over. */
export async function turnToMe(page: Page): Promise<'over' | 'mine'> {
  await expect(asked(page).or(ending(page)).first()).toBeVisible({ timeout: 60_000 })
  return (await ending(page).isVisible()) ? 'over' : 'mine'
}

/** What lies there is agreed to; else something of the list is chosen, or the phase ended. */
export async function decide(page: Page, luck: () => number): Promise<void> {
  const before = await asked(page).count()
  if (before === 0) return
  if (await rule(page).or(refusal(page)).first().isVisible()) return page.keyboard.press('Escape')
  if (await paper(page).isVisible()) return page.keyboard.press('Enter')
  const { keyboard } = page
  if (luck() < 0.45) {
    await keyboard.press('e')
    return keyboard.press('Enter')
  }
  await keyboard.press('l')
  await expect(choices(page).or(ending(page)).first()).toBeVisible()
  const buttons = choices(page).getByRole('listitem').getByRole('button')
  const count = Math.min(await buttons.count(), 12)
  if (count === 0) return keyboard.press('Escape')
  const wanted = buttons.nth(Math.floor(luck() * count))
  for (let i = 0; i < 40 && (await wanted.isVisible()); i++) {
    if (await wanted.evaluate((el) => el === document.activeElement)) return keyboard.press('Enter')
    await keyboard.press('Tab')
  }
}
