// Finished plates on a shelf of the browser's own, so that a board once painted is there at once the next time.

const SHELF = 'muster-plates'

/** The address a plate is kept under: the painter's own address changes with every release, and old plates go. */
const labelOf = (painter: string, key: string): string => `${painter}?plate=${encodeURIComponent(key)}`

/** The shelf only saves time: a browser that has none, or no room on it, paints again. */
async function withShelf<X>(work: (place: Cache) => Promise<X>): Promise<X | null> {
  try {
    return await work(await caches.open(SHELF))
  } catch {
    return null
  }
}

export async function fromShelf(painter: string, key: string): Promise<Blob | null> {
  const found = await withShelf((place) => place.match(labelOf(painter, key)))
  return found ? found.blob() : null
}

export async function ontoShelf(painter: string, key: string, blob: Blob): Promise<void> {
  await withShelf((place) => place.put(labelOf(painter, key), new Response(blob)))
}

/** Throws away what an older painter of the same name has painted. */
export async function clearShelf(painter: string): Promise<void> {
  const name = nameOf(painter)
  await withShelf(async (place) => {
    for (const { url } of await place.keys()) {
      const [by = ''] = url.split('?')
      if (nameOf(by) === name && by !== painter) await place.delete(url)
    }
  })
}

/** `ground.worker` of `…/ground.worker-3fa9c1.js`. */
const nameOf = (address: string): string => /([^/]+?)(-[\w-]{8})?\.\w+$/.exec(address)?.[1] ?? address
