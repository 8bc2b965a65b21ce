// Finished plates in a cache of the browser's own, so that a board once painted is there at once the next time.

const CACHE = 'muster-plates'

/** The address a plate is kept under: the painter's own address changes with every release, and old plates go. */
const labelOf = (painter: string, key: string): string => `${painter}?plate=${encodeURIComponent(key)}`

/** The cache only saves time: a browser that has none, or no room in it, paints again. */
async function withCache<X>(work: (place: Cache) => Promise<X>): Promise<X | null> {
  try {
    return await work(await caches.open(CACHE))
  } catch {
    return null
  }
}

export async function fromCache(painter: string, key: string): Promise<Blob | null> {
  const found = await withCache((place) => place.match(labelOf(painter, key)))
  return found ? found.blob() : null
}

export async function intoCache(painter: string, key: string, blob: Blob): Promise<void> {
  await withCache((place) => place.put(labelOf(painter, key), new Response(blob)))
}

/** Throws away what an older painter of the same name has painted. */
export async function clearCache(painter: string): Promise<void> {
  const name = nameOf(painter)
  await withCache(async (place) => {
    for (const { url } of await place.keys()) {
      const [by = ''] = url.split('?')
      if (nameOf(by) === name && by !== painter) await place.delete(url)
    }
  })
}

/** `ground.worker` of `…/ground.worker-3fa9c1.js`. */
const nameOf = (address: string): string => /([^/]+?)(-[\w-]{8})?\.\w+$/.exec(address)?.[1] ?? address
