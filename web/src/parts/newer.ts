// The service worker keeps the page for times without a net, and notices when there is a newer one.
import { codeAt } from '../door/trusted.ts'

interface Notices {
  /** A newer page waits; `use` puts it in place. */
  newer(use: () => void): void
  /** Everything is kept. */
  offline(): void
}

export async function watchForUpdate({ newer, offline }: Notices): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(codeAt(new URL('sw.js', document.baseURI).href))
  let told = false
  worker.addEventListener('waiting', async () => {
    // The first one waits, too, until it is active: some browsers take their time over that.
    const registered = await navigator.serviceWorker.getRegistration()
    if (told || !registered?.active || !registered.waiting) return
    told = true
    worker.addEventListener('controlling', () => location.reload())
    newer(() => worker.messageSkipWaiting())
  })
  worker.addEventListener('installed', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) offline()
  })
  // Where the browser allows no service worker, as in some private windows, the page is played with a net.
  await worker.register().catch(() => undefined)
}

/** How long a newer page may take to come before this one is simply loaded again, in milliseconds. */
const PATIENCE = 10_000

/** Puts the newest page there is in place of this one. */
export async function renew(): Promise<void> {
  const registered = await navigator.serviceWorker?.getRegistration()
  if (!registered) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  setTimeout(() => location.reload(), PATIENCE)
  const skip = (): void => registered.waiting?.postMessage({ type: 'SKIP_WAITING' })
  registered.addEventListener('updatefound', () => registered.installing?.addEventListener('statechange', skip))
  await registered.update().catch(() => undefined)
  if (registered.waiting) skip()
  else if (!registered.installing) location.reload()
}
