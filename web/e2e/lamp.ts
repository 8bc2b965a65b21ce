// A learner who presses whatever the lamp lights.
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

type Press = (at: Locator) => Promise<void>

/** In its middle, whatever lies over it. */
const byMouse: Press = (at) => at.click({ force: true, timeout: 5000 })

/** Until the lesson is done. Where the lamp leaves a question open, being shown answers it. */
export async function follow(page: Page, press: Press = byMouse): Promise<void> {
  const named = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const weighed = page.getByRole('region', { name: 'What it would do' }).getByRole('button').last()
  const ways = [weighed, named('Go on'), page.locator('.lamp-lit'), page.locator('.lamp'), named('Show me')]
  const step = async (): Promise<string> => {
    if (await page.locator('.coach.done').isVisible()) return 'done'
    if (!(await page.getByRole('grid', { name: 'The board' }).isVisible())) return 'opening'
    for (const way of ways)
      if (await way.isVisible()) {
        await press(way)
        return String(way)
      }
    return 'waiting'
  }
  await expect.poll(step, { intervals: [250], timeout: 40_000 }).toBe('done')
}
