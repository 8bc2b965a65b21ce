import { useEffect, useState } from 'react'

/** A picture in SVG text, to be drawn once: lights and noise are too dear for every frame. */
export interface Plate {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Without the outer `svg`, in board units; `scale` is pixels to a unit, for lights that need it. */
  draw(scale: number): string
}

const kept = new Map<string, Promise<string>>()
const ready = new Map<string, string>()

/** The address of the plate's bitmap; null while it is being drawn. */
export function usePlate(plate: Plate, pixels: number): string | null {
  const key = `${plate.key}@${pixels}`
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly url: string } | null>(null)
  useEffect(() => {
    let wanted = true
    if (!ready.has(key)) void bitmapOf(plate, pixels).then((url) => wanted && setDrawn({ key, url }))
    return () => {
      wanted = false
    }
  }, [plate, pixels, key])
  return ready.get(key) ?? (drawn?.key === key ? drawn.url : null)
}

/** Draws the plate, once for each size. */
export function bitmapOf(plate: Plate, pixels: number): Promise<string> {
  const key = `${plate.key}@${pixels}`
  const old = kept.get(key)
  if (old) return old
  const made = draw(plate, pixels).then((url) => {
    ready.set(key, url)
    return url
  })
  kept.set(key, made)
  return made
}

async function draw(plate: Plate, pixels: number): Promise<string> {
  const width = Math.round(pixels)
  const height = Math.round((pixels * plate.height) / plate.width)
  const box = `${plate.x} ${plate.y} ${plate.width} ${plate.height}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${plate.draw(width / plate.width)}</svg>`
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    return await paint(source, width, height)
  } finally {
    URL.revokeObjectURL(source)
  }
}

async function paint(source: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('the browser gave no bitmap')
  return URL.createObjectURL(blob)
}
