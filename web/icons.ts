// Makes the icons that a browser keeps of the page, from the one drawing: `node web/icons.ts`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const PUBLIC = fileURLToPath(new URL('./public', import.meta.url))
const DRAWING = readFileSync(`${PUBLIC}/icon.svg`, 'utf8')
const NIGHT = '#14120f'

/** The first two keep their round corners; the others are cut by whoever shows them, the maskable one as far as a circle. */
const ICONS = [
  { name: 'icon-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, part: 0.74, ground: NIGHT },
  { name: 'apple-touch-icon', size: 180, part: 0.9, ground: NIGHT },
] as const

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { name, size, part, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
    <div style="width:${size * part}px;height:${size * part}px">${DRAWING}</div></body>`,
  )
  await page.screenshot({ path: `${PUBLIC}/${name}.png`, omitBackground: true })
}
await browser.close()
