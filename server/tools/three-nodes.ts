// Tries the recipe of docs/hosting.md: three nodes on one PostgreSQL behind nginx, and a match that loses one of them.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begun, goOn, pair } from '../kit/pair.ts'
import { postgres } from '../kit/postgres.ts'
import { started } from '../kit/process.ts'
import { Visitor } from '../kit/visitor.ts'
import { flag, jsonOr } from './print.ts'

const NGINX = flag('nginx', 'nginx')
const RECIPE = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The recipe with the addresses of these nodes. */
async function proxied(nodes: readonly { readonly address: string }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-nginx-'))
  const port = await freePort()
  const placed = nodes.reduce(
    (text, { address }, i) => text.replace(`10.0.0.${i + 1}:5173`, new URL(address).host),
    RECIPE.replace('listen 80', `listen 127.0.0.1:${port}`),
  )
  writeFileSync(join(folder, 'nginx.conf'), placed)
  const child = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'ignore' })
  const gone = new Promise((resolve) => child.on('exit', resolve))
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${address}/ready`).catch(() => null)
    if (answer?.ok) break
    await pause(100)
  }
  return {
    address,
    async stop() {
      child.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

const database = await postgres()
const settings = { database: database.url, proxies: 1, messages: 1000, lines: 1000 }
const nodes = []
for (let i = 0; i < 3; i++) nodes.push(await started(settings))
const proxy = await proxied(nodes)
const two = await pair({ visitor: (name) => new Visitor(proxy.address).called(name) }, 'aces-and-armor')
let screens = await begun(two)
await goOn(two.game, screens, 30)
const before = screens[0].count
let survived = 0
for (const node of nodes.slice(0, 2)) {
  await node.kill()
  await pause(500)
  for (const screen of screens) screen.ws.terminate()
  screens = await begun(two)
  await goOn(two.game, screens, 20)
  survived++
}
const report = { nodes: nodes.length, killed: survived, entriesBefore: before, entries: screens[0].count }
for (const screen of screens) await screen.close()
await proxy.stop()
for (const node of nodes) await node.kill()
await database.stop()
jsonOr(report, () => [
  `${report.nodes} nodes, ${report.killed} of them killed: a match of ${report.entriesBefore} entries has ${report.entries} now.`,
])
process.exit(report.entries > before ? 0 : 1)
