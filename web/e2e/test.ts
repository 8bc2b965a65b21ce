// Every test fails when the page complains on the console.
import { test as base, expect } from '@playwright/test'

/** Whoever plays in tests has declined first battles, unless the test is about them. */
const DECLINED = JSON.stringify({ state: { declined: ['rivet-wars', 'wravity', 'aces-and-armor'] }, version: 1 })

/** A page may complain here: the test is about what goes wrong. */
export const trial = base.extend<{ newcomer: boolean; seasoned: undefined }>({
  newcomer: [false, { option: true }],
  seasoned: [
    async ({ context, newcomer }, use) => {
      const keep = (declined: string): void => {
        if (location.protocol.startsWith('http')) localStorage.setItem('muster-guide', declined)
      }
      if (!newcomer) await context.addInitScript(keep, DECLINED)
      await use(undefined)
    },
    { auto: true },
  ],
})

export const test = trial.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (m) => m.type() === 'error' && complaints.push(m.text()))
      page.on('pageerror', (e) => complaints.push(e.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
