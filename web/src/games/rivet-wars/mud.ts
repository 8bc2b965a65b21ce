// Mud, lit pixel by pixel: a height map of craters and noise under a lamp from the upper left.
import { turbulence } from '../../art/paint/noise.ts'
import type { Painter } from '../../art/paint/paint.ts'
import { LEFT, TOP } from './space.ts'

/** Dark and wet to light and dry. */
const RAMP = [
  [76, 55, 33],
  [112, 82, 48],
  [153, 115, 69],
  [178, 139, 87],
  [199, 158, 105],
] as const
const LAMP = (() => {
  const [azimuth, elevation] = [(232 * Math.PI) / 180, (50 * Math.PI) / 180]
  return [
    Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ] as const
})()
const STEEP = 23
const DIFFUSE = 1.36
/** Colour changes slowly: it is worked out for blocks of this many pixels. */
const COARSE = 4

/** Paints the mud inside `shape` (in ground units), with the craters of a grey height map. */
export function mud(painter: Painter, heightMap: string, shape: string, squash: number): void {
  const { context, scale } = painter
  const { width, height } = context.canvas
  const heights = heightsOf(painter, heightMap, squash)
  const tones = tonesOf(width, height, scale, squash)
  const image = new ImageData(width, height)
  light(image, heights, tones, scale)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  context.save()
  context.translate(LEFT, TOP)
  context.scale(1, squash)
  context.clip(new Path2D(shape))
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(canvas, 0, 0)
  context.restore()
}

function heightsOf(painter: Painter, heightMap: string, squash: number): Float32Array {
  const { width, height } = painter.context.canvas
  const grey = painter.layer((p) => {
    p.context.filter = `blur(${1.5 * p.scale}px)`
    p.paint(heightMap)
  })
  const data =
    grey.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(width * height * 4)
  const noise = turbulence(3, 5)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const v = ((y / painter.scale - TOP) / squash) * 0.034
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      out[i] = ((data[i * 4] as number) / 255) * 0.62 + noise((x / painter.scale - LEFT) * 0.024, v) * 0.42
    }
  }
  return out
}

interface Tones {
  readonly columns: number
  readonly values: Float32Array
}

function tonesOf(width: number, height: number, scale: number, squash: number): Tones {
  const noise = turbulence(11, 5)
  const columns = Math.ceil(width / COARSE) + 2
  const rows = Math.ceil(height / COARSE) + 2
  const values = new Float32Array(columns * rows)
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const x = (i * COARSE) / scale - LEFT
      const y = ((j * COARSE) / scale - TOP) / squash
      values[j * columns + i] = noise(x * 0.0048, y * 0.0062) * 2.5 - 0.72
    }
  return { columns, values }
}

function light(image: ImageData, heights: Float32Array, tones: Tones, scale: number): void {
  const { data, width, height } = image
  const steep = STEEP * scale
  const at = (i: number): number => heights[i] as number
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const nx = -steep * (at(i + 1) - at(i - 1)) * 0.5
      const ny = -steep * (at(i + width) - at(i - width)) * 0.5
      const long = Math.sqrt(nx * nx + ny * ny + 1)
      const facing = (nx * LAMP[0] + ny * LAMP[1] + LAMP[2]) / long
      const diffuse = Math.max(0, facing) * DIFFUSE
      const gloss = Math.max(0, facing) ** 22 * 34
      shade(data, i * 4, toneAt(tones, x, y), diffuse, gloss)
    }
}

function toneAt({ columns, values }: Tones, x: number, y: number): number {
  const [i, j] = [Math.floor(x / COARSE), Math.floor(y / COARSE)]
  const [u, v] = [x / COARSE - i, y / COARSE - j]
  const k = j * columns + i
  const get = (n: number): number => values[n] as number
  return (get(k) * (1 - u) + get(k + 1) * u) * (1 - v) + (get(k + columns) * (1 - u) + get(k + columns + 1) * u) * v
}

function shade(data: Uint8ClampedArray, i: number, tone: number, diffuse: number, gloss: number): void {
  const t = Math.max(0, Math.min(3.999, tone * 4))
  const k = Math.floor(t)
  const a = RAMP[k] ?? RAMP[0]
  const b = RAMP[k + 1] ?? a
  for (let c = 0; c < 3; c++) {
    const base = (a[c] as number) + ((b[c] as number) - (a[c] as number)) * (t - k)
    data[i + c] = base * diffuse + gloss * (1.1 - c * 0.2)
  }
  data[i + 3] = 255
}
