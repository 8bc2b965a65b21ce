// Makes the stills of home: what the moving pictures show, a while after they began.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const OUT = fileURLToPath(new URL('./public/pictures', import.meta.url))
const ADDRESS = process.argv[2] ?? 'http://localhost:5173/'

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 })
await page.goto(ADDRESS)
await page.addStyleTag({
  content: 'html, body, .home { background: transparent !important } .picture img { opacity: 0 }',
})
await page.waitForTimeout(75_000)
for (const picture of await page.locator('.picture').all()) {
  const png = (await picture.screenshot({ omitBackground: true })).toString('base64')
  const webp = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 880
    canvas.height = Math.round((880 * image.height) / image.width)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/webp', 0.82)
  }, png)
  const name = await picture.getAttribute('data-game')
  writeFileSync(`${OUT}/${name}.webp`, Buffer.from(webp.split(',')[1] ?? '', 'base64'))
  console.log(name)
}
await browser.close()
