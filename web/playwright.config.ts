import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { installed } from '../test/browser.ts'
import { atOnce } from './e2e/at-once.ts'

const PORT = Number(process.env['PORT'] ?? 47831)
const CHROMIUM = installed()
/** Painted with one pixel for each that is measured: finer ones show a test nothing more, and are seven times as many. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

export default defineConfig({
  testDir: fileURLToPath(new URL('./e2e', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  // A machine under load may starve a page of its time: a test has a second try, and the run names those that needed it.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Steps of a turn are not held: tests wait for what they lead to.
    storageState: atOnce(`http://localhost:${PORT}`),
    // Fetching everything for later anew in every test would take most of its time; what is about that allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
    trace: 'off',
  },
  projects: [
    { name: 'desk', testIgnore: /touch/ },
    { name: 'phone', testMatch: /touch/, use: PHONE },
  ],
  webServer: {
    command: `node server/src/main.ts --quiet --log error --data test-results/data-${PORT} --port ${PORT}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 120_000,
  },
})
