// Finds a Chromium for the browser tests, or installs Debian's. Without a window a third less time goes by.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const root = process.getuid?.() === 0

const SHELL = '/usr/bin/chromium-headless-shell'

const PLACES = [
  process.env['CHROMIUM'],
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium, installed with apt where there is none of the kind that needs no window. */
export function browser(): string {
  const wanted = !process.env['CHROMIUM'] && !existsSync(SHELL)
  if (wanted && (root || !installed())) install('chromium-headless-shell')
  if (!installed()) install('chromium')
  const found = installed()
  if (found) return found
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.',
  )
}

export function installed(): string | undefined {
  return PLACES.find((path) => path !== undefined && existsSync(path))
}

/** Installs a Debian package where that is possible. */
export function install(name: string): void {
  const sudo = root ? [] : ['sudo']
  const apt = (...args: string[]): void => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', name)
}
