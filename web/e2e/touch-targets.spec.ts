import type { Page } from '@playwright/test'
import { SCREENS } from './screens.ts'
import { expect, test } from './test.ts'

/** What can be pressed and is smaller than a fingertip, where the finger meets it. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [FINGER, REACH] = [43.5, 21]
    const pressable =
      'a[href], button, input, select, textarea, summary, [role=radio], [role=switch], [role=tab], [role=slider], [role=menuitem]'
    const inText = (el: Element): boolean => el.matches('a') && getComputedStyle(el).display === 'inline'
    const isSeen = (el: Element): boolean => {
      const { width, height } = el.getBoundingClientRect()
      return el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1
    }
    const owns = (el: Element, there: Element | null): boolean =>
      !!there && (el.contains(there) || there.closest('label')?.control === el)
    const meets = (el: Element): boolean => {
      el.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = el.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (!owns(el, document.elementFromPoint(x, y))) return true
      const across =
        right - left >= FINGER || [-REACH, REACH].every((d) => owns(el, document.elementFromPoint(x + d, y)))
      const down = bottom - top >= FINGER || [-REACH, REACH].every((d) => owns(el, document.elementFromPoint(x, y + d)))
      return across && down
    }
    return [...document.querySelectorAll(pressable)]
      .filter((el) => isSeen(el) && !inText(el) && !el.closest('[role=grid], [inert], .unseen') && !meets(el))
      .map((el) => {
        const { width, height } = el.getBoundingClientRect()
        const name = el.getAttribute('aria-label') ?? el.textContent?.trim() ?? ''
        return `${el.tagName} ${el.className} ${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`
      })
  })

/** Rulebooks are alike: one of them, and all with `WHOLE=1`. */
const looked = SCREENS.filter(({ name }) => process.env['WHOLE'] === '1' || !/^rules-(?!rivet)/.test(name))

for (const screen of looked) {
  test(`a finger finds everything on ${screen.name}`, async ({ page }) => {
    await screen.open(page)
    expect(await tooSmall(page)).toEqual([])
  })
}
