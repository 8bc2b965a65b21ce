import type { BrowserContextOptions } from '@playwright/test'

const SETTINGS = JSON.stringify({ state: { speed: 'none' }, version: 1 })

/** What the browser of somebody keeps who wants to see everything at once. */
export const atOnce = (origin: string): Exclude<BrowserContextOptions['storageState'], string | undefined> => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'muster-settings', value: SETTINGS }] }],
})

/** The same for whoever has just come. */
export const NOTHING_KEPT = { cookies: [], origins: [] }

/** The same on whatever server, for a script that runs before a page does; an empty page keeps nothing. */
export const AT_ONCE = `if (location.protocol.startsWith('http')) {
  localStorage.getItem('muster-settings') ?? localStorage.setItem('muster-settings', '${SETTINGS}')
}`
