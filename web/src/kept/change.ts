// What changes on the shelf is told to every tab and worker.

const channel = opened()
const here = new Set<(id: string) => void>()

/** A browser that keeps nothing may allow no such line either; then there is this tab alone. */
function opened(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('muster-matches')
  } catch {
    return null
  }
}

export function announce(id: string): void {
  channel?.postMessage(id)
  for (const listener of here) listener(id)
}

/** Called when a match changed in any tab or worker, this one included. */
export function onChange(listener: (id: string) => void): () => void {
  const heard = (e: MessageEvent<string>): void => listener(e.data)
  channel?.addEventListener('message', heard)
  here.add(listener)
  return () => {
    channel?.removeEventListener('message', heard)
    here.delete(listener)
  }
}
