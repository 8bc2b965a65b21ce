import { type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { FRAME } from './pictures.ts'

interface PictureProps {
  readonly href: string
  readonly className?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** A drawing that stands on the map: as drawn at first, as a bitmap as soon as there is one. */
export function Picture({ href, ...place }: PictureProps): ReactElement {
  useSyncExternalStore(watchBaked, countBaked, countBaked)
  useEffect(() => bake(href), [href])
  return <image href={bitmaps.get(href) ?? href} {...FRAME} {...place} />
}

const bitmaps = new Map<string, string>()
const waiting = new Set<string>()
const watchers = new Set<() => void>()
let baked = 0
let busy = false

const countBaked = (): number => baked

function watchBaked(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function bake(href: string): void {
  if (bitmaps.has(href)) return
  waiting.add(href)
  if (!busy) void bakeAll()
}

/** One after the other while nothing else is to be done, and shown together: the table opens and answers first. */
async function bakeAll(): Promise<void> {
  busy = true
  for (const href of waiting) {
    await idle()
    await rasterise(href)
    waiting.delete(href)
  }
  busy = false
  await idle()
  baked = bitmaps.size
  for (const watcher of watchers) watcher()
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 50),
  )

/** Pixels to a unit: sharp on the closest zoom. */
const FINE = 5

async function rasterise(href: string): Promise<void> {
  const image = new Image()
  image.src = href
  await image.decode()
  const [width, height] = [FINE * FRAME.width, FINE * FRAME.height]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  bitmaps.set(href, URL.createObjectURL(await canvas.convertToBlob()))
}
