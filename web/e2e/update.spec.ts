import { type ChildProcess, spawn } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** Our server with a page of its own, and where it is. */
async function serve(folder: string): Promise<{ server: ChildProcess; address: string }> {
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
  const flags = [
    '--page',
    folder,
    '--data',
    join(folder, 'data'),
    '--port',
    '0',
    '--built',
    '--quiet',
    '--log',
    'error',
  ]
  const server = spawn(process.execPath, [main, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const part of server.stdout) {
    const address = /http:\S+/.exec(String(part))?.[0]
    if (address) return { server, address }
  }
  throw new Error('the server did not start')
}

test('a new version waits until one agrees', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-page-'))
  await cp(DIST, folder, { recursive: true })
  const { server, address } = await serve(folder)
  await page.goto(address)
  await expect(page.getByText('Everything is here now')).toBeVisible({ timeout: 60_000 })
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toHaveCount(0)
  for (const end of ['br', 'gz']) await rm(join(folder, `sw.js.${end}`), { force: true })
  await appendFile(join(folder, 'sw.js'), '\n// the next version\n')
  await page.reload()
  await expect(notice).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Play now: Wravity' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goBack()
  await expect(notice).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Use it now' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Play now: Wravity' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto('about:blank')
  server.kill()
  await rm(folder, { recursive: true })
})
