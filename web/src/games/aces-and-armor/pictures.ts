import { type Svg, svg } from '../../door/svg.ts'

/** The frame of a picture, round the foot of what stands on the map. */
export const FRAME = { x: -32, y: -62, width: 64, height: 84 } as const

/** Drawings as pictures of their own, each made once: a browser draws one far faster than its many paths. */
export function pictures<Args extends readonly unknown[]>(draw: (...args: Args) => Svg): (...args: Args) => string {
  const made = new Map<string, string>()
  const { x, y, width, height } = FRAME
  return (...args) => {
    const key = args.join(' ')
    const known = made.get(key)
    if (known) return known
    const picture = svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${4 * width}" height="${4 * height}">${draw(...args)}</svg>`
    const address = `data:image/svg+xml,${encodeURIComponent(picture.toString())}`
    made.set(key, address)
    return address
  }
}
