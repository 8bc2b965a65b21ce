import { AxeBuilder } from '@axe-core/playwright'
import { SCREENS } from './screens.ts'
import { expect, test } from './test.ts'

for (const screen of SCREENS) {
  test(`axe finds nothing serious on ${screen.name}`, async ({ page }) => {
    await screen.open(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
      .analyze()
    const grave = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
    expect(grave.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(' | ')}`)).toEqual([])
  })
}
