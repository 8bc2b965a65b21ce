// Lighthouse weighs as much as a quarter of all we depend on, so it is fetched only when it is asked for.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const VERSION = '12.8.2'
const PACKAGES = [`lighthouse@${VERSION}`, 'third-party-web@0.30.0']

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly displayValue?: string
}

interface Report {
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

export type Lighthouse = (
  address: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: Report } | undefined>

/** From a folder of its own among the temporary files, where it stays for the next time. */
export async function fetchLighthouse(): Promise<Lighthouse> {
  const folder = join(tmpdir(), `muster-lighthouse-${VERSION}`)
  if (!existsSync(join(folder, 'node_modules/lighthouse/package.json'))) install(folder)
  const file = createRequire(join(folder, 'package.json')).resolve('lighthouse')
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
}

function install(folder: string): void {
  console.log(`Lighthouse ${VERSION} is fetched into ${folder}`)
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', ...PACKAGES]
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error('Lighthouse could not be fetched')
}
