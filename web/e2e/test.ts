// Every test fails when the page complains on the console.
import { test as base, expect } from '@playwright/test'

export const test = base.extend<{ complaints: string[] }>({
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
