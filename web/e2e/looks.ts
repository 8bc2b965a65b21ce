// What somebody could not read or reach on a page, however it came to be.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Elements whose own text is cut off by their box. */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((el) => !(el instanceof SVGElement) && !el.closest('.unseen, pre, [aria-hidden="true"]'))
      .filter((el) => [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()))
      .filter((el) => {
        const style = getComputedStyle(el)
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const seen = style.clipPath === 'none'
        return seen && hides && (el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 2)
      })
      .map((el) => el.textContent?.trim() ?? ''),
  )

export const sideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)

/** What axe finds that would keep somebody out, anywhere or in a part of the page. */
export async function barriers(page: Page, part = 'body'): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  const grave = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
  return grave.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`)
}
