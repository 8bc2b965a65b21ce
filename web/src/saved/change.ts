// What changes on the shelf is told to every tab and worker.

const channel = opened()
const here = new Set<Listener>()

/** A browser that keeps nothing may allow no such line either; then there is this tab alone. */
function opened(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('muster-matches')
  } catch {
    return null
  }
}

type Listener = (ids: readonly string[]) => void

/** Many matches that change together are announced once. */
export function announce(ids: readonly string[]): void {
  channel?.postMessage(ids)
  for (const listener of here) listener(ids)
}

/** Called when matches changed in any tab or worker, this one included. */
export function onChange(listener: Listener): () => void {
  // A tab that has not been reloaded for long announces one by one.
  const heard = (e: MessageEvent<string | readonly string[]>): void => listener([e.data].flat())
  channel?.addEventListener('message', heard)
  here.add(listener)
  return () => {
    channel?.removeEventListener('message', heard)
    here.delete(listener)
  }
}
