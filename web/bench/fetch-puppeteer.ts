// Firefox is driven over WebDriver BiDi by a package that only the release check needs: it is fetched when asked for.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const VERSION = '25.16.0'

export interface Page {
  goto(address: string): Promise<unknown>
  evaluate<X>(work: string): Promise<X>
  on(event: 'pageerror', listener: (error: Error) => void): void
  close(): Promise<void>
}

export interface Firefox {
  newPage(): Promise<Page>
  version(): Promise<string>
  close(): Promise<void>
}

interface Puppeteer {
  launch(how: Readonly<Record<string, unknown>>): Promise<Firefox>
}

/** From a folder of its own among the temporary files, where it stays for the next time. */
export async function fetchPuppeteer(): Promise<Puppeteer> {
  const folder = join(tmpdir(), `muster-puppeteer-${VERSION}`)
  if (!existsSync(join(folder, 'node_modules/puppeteer-core/package.json'))) install(folder)
  const file = createRequire(join(folder, 'package.json')).resolve('puppeteer-core')
  return ((await import(pathToFileURL(file).href)) as { default: Puppeteer }).default
}

function install(folder: string): void {
  console.log(`puppeteer-core ${VERSION} is fetched into ${folder}`)
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--save-exact', `puppeteer-core@${VERSION}`]
  if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0) throw new Error('puppeteer-core could not be fetched')
}
