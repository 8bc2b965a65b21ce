// How wide a text is, without laying anything out.

const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

/** In the letters of tags. What was measured before its font had come is measured again. */
export function measured(text: string, px: number): number {
  const key = `${px} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * px * 0.45
  const font = `600 ${px}px "Barlow Condensed"`
  pen.font = font
  const { width } = pen.measureText(text)
  if (document.fonts.check(font)) widths.set(key, width)
  return width
}
