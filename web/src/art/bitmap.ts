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
  /** Type to have ready, and what to write with it on the finished picture, in board units. */
  readonly fonts?: readonly string[]
  letter?(context: CanvasRenderingContext2D): void
}

/** A word on a plate: a picture made of SVG cannot use the page's type, a canvas can. */
export interface Lettering {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly sx: number
  readonly sy: number
  readonly font: string
  readonly fill: string
  /** A line round the letters. */
  readonly halo?: string
  readonly spacing?: number
  /** The colour of a disc behind. */
  readonly disc?: string
}

export function writeLetters(context: CanvasRenderingContext2D, words: readonly Lettering[]): void {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const word of words) writeOne(context, word)
}

function writeOne(context: CanvasRenderingContext2D, word: Lettering): void {
  context.save()
  context.translate(word.x, word.y)
  context.scale(word.sx, word.sy)
  context.font = word.font
  context.letterSpacing = `${word.spacing ?? 0}px`
  if (word.disc) discBehind(context, word.disc, word.fill)
  if (word.halo) {
    context.globalAlpha = 0.6
    context.lineWidth = 2.4
    context.strokeStyle = word.halo
    context.strokeText(word.text, 0, 0)
  }
  context.globalAlpha = word.disc ? 0.78 : 1
  context.fillStyle = word.fill
  context.fillText(word.text, 0, 0.5)
  context.restore()
}

function discBehind(context: CanvasRenderingContext2D, fill: string, edge: string): void {
  context.beginPath()
  context.arc(0, 0, 9, 0, Math.PI * 2)
  context.globalAlpha = 0.55
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 0.9
  context.strokeStyle = edge
  context.stroke()
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
    return await paint(plate, source, width, height)
  } finally {
    URL.revokeObjectURL(source)
  }
}

async function paint(plate: Plate, source: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height)
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, width, height)
  if (context && plate.letter) {
    await Promise.all((plate.fonts ?? []).map((font) => document.fonts.load(font)))
    context.scale(width / plate.width, height / plate.height)
    plate.letter(context)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('the browser gave no bitmap')
  return URL.createObjectURL(blob)
}
