import { type ReactElement, useEffect, useState } from 'react'
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
  const [, baked] = useState(0)
  useEffect(() => {
    let here = true
    const look = (): void => {
      if (here) baked((n) => n + 1)
    }
    void bake(href).then(look)
    return () => {
      here = false
    }
  }, [href])
  return <image href={bitmaps.get(href) ?? href} {...FRAME} {...place} />
}

const bitmaps = new Map<string, string>()
const baking = new Map<string, Promise<void>>()

/** Pixels to a unit: sharp on the closest zoom. */
const FINE = 5

function bake(href: string): Promise<void> {
  const begun = baking.get(href) ?? rasterise(href)
  baking.set(href, begun)
  return begun
}

async function rasterise(href: string): Promise<void> {
  const image = new Image()
  image.src = href
  await image.decode()
  const [width, height] = [FINE * FRAME.width, FINE * FRAME.height]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  bitmaps.set(href, URL.createObjectURL(await canvas.convertToBlob()))
}
