// The page with and without a server, and a page that is older than its server.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { atTable, lay, leave, person, serve, sitDown } from './online.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** A host that has files and nothing else. */
function plainHost(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname
    const file = join(DIST, path === '/' ? 'index.html' : path)
    const bytes = await readFile(file).catch(() => null)
    response.writeHead(bytes ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(bytes)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

test('from a plain host the page plays alone, asks nothing of a server, and offers no link', async ({ browser }) => {
  const host = await plainHost()
  const { page } = await person(browser, 'Ann')
  const missing: string[] = []
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()))
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/#/new/wravity`)
  await page.getByRole('button', { name: 'Start the match' }).click()
  await expect(page.getByRole('grid', { name: 'The board' })).toBeVisible()
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/#/new/rivet-wars`)
  await expect(page.getByRole('radio', { name: 'Beside me' }).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'By link' })).toHaveCount(0)
  expect(missing.filter((url) => !url.endsWith('favicon.ico'))).toEqual([])
  host.closeAllConnections()
  host.close()
})

/** The build as it would have been under another version of the protocol: all its files have other names, as after any change. */
async function olderBuild(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  for (const file of assets) {
    if (/\.(br|gz)$/.test(file)) await rm(join(folder, 'assets', file))
    else await rename(join(folder, 'assets', file), join(folder, 'assets', `old-${file}`))
  }
  const named = assets.filter((file) => !/\.(br|gz)$/.test(file))
  const pattern = new RegExp(named.map((file) => file.replaceAll('.', '\\.')).join('|'), 'g')
  const texts = [...named.map((file) => join('assets', `old-${file}`)), 'index.html', 'sw.js']
  for (const file of texts.filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    const older = text
      .replace(pattern, 'old-$&')
      .replaceAll('versions:{protocol:1,', 'versions:{protocol:0,')
      .replaceAll(/revision:"/g, 'revision:"0')
    await writeFile(join(folder, file), older)
    for (const packed of ['br', 'gz']) await rm(join(folder, `${file}.${packed}`), { force: true })
  }
}

test('a page older than its server looks on, and plays after one press', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-older-'))
  const [older, page] = [join(folder, 'older'), join(folder, 'page')]
  await cp(DIST, older, { recursive: true })
  await olderBuild(older)
  await cp(DIST, page, { recursive: true })
  const server = await serve('--page', page)
  const [ann, ben, late] = [await person(browser, 'Ann'), await person(browser, 'Ben'), await person(browser, 'Ann')]
  await sitDown(ben, await lay(ann, server.address, 'rivet-wars'))
  await Promise.all([atTable(ann), atTable(ben)])
  await ann.page.getByRole('button', { name: 'Menu' }).click()
  await ann.page.getByRole('menuitem', { name: 'Play on another device' }).click()
  await ann.page.getByRole('button', { name: 'Make the link' }).click()
  const link = await ann.page.getByLabel('Your private link').inputValue()

  await rename(page, join(folder, 'new'))
  await rename(older, page)
  await late.page.goto(link)
  await late.page.getByRole('button', { name: 'That is me' }).click()
  await late.page.getByRole('region', { name: 'Your tables' }).getByRole('link').click()
  const notice = late.page.getByText('Muster was renewed.')
  await expect(notice).toBeVisible()
  await atTable(late)
  await expect(late.page.getByRole('gridcell', { name: /can act|you can choose/ })).toHaveCount(0)

  await rename(page, older)
  await rename(join(folder, 'new'), page)
  await late.page.getByRole('button', { name: 'Load again' }).click()
  await expect(notice).toHaveCount(0, { timeout: 30_000 })
  await atTable(late)
  await leave([ann, ben, late])
  await server.stop()
  await rm(folder, { recursive: true })
})
