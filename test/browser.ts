// Finds a Chromium for the browser tests, or installs Debian's.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of an installed Chromium; installs one with apt where there is none. */
export function browser(): string {
  const found = installed()
  if (found) return found
  install('chromium')
  const now = installed()
  if (now) return now
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.',
  )
}

function installed(): string | undefined {
  return PLACES.find((path) => path !== undefined && existsSync(path))
}

/** Installs a Debian package where that is possible. */
export function install(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args: string[]): void => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', name)
}
