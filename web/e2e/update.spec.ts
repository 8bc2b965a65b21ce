import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from '../files.ts'
import { expect, test } from './test.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

test('a new version waits until one agrees', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-page-'))
  await cp(DIST, folder, { recursive: true })
  const server = filesOf(folder).listen(0)
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`
  await page.goto(address)
  await expect(page.getByText('Everything is here now')).toBeVisible({ timeout: 60_000 })
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toHaveCount(0)
  await appendFile(join(folder, 'sw.js'), '\n// the next version\n')
  await page.reload()
  await expect(notice).toBeVisible({ timeout: 30_000 })
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Use it now' }).click()
  await reloaded
  await expect(page.getByRole('button', { name: 'Play now: Wravity' })).toBeVisible()
  await expect(notice).toHaveCount(0)
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })
})
