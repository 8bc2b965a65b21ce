// Shapes as paths, with the boxes that gradients are measured by.
import type { Node } from './parse.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const number = (node: Node, name: string): number => Number(node.attributes[name] ?? 0)

/** The path of an element; null for what is no shape. */
export function pathOf(node: Node): string | null {
  const n = (name: string): number => number(node, name)
  switch (node.name) {
    case 'path':
      return node.attributes['d'] ?? ''
    case 'rect':
      return `M${n('x')} ${n('y')}h${n('width')}v${n('height')}h${-n('width')}Z`
    case 'circle':
      return oval(n('cx'), n('cy'), n('r'), n('r'))
    case 'ellipse':
      return oval(n('cx'), n('cy'), n('rx'), n('ry'))
    case 'polygon':
      return `M${(node.attributes['points'] ?? '').trim().split(/\s+/).join('L')}Z`
    default:
      return null
  }
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

export function boxOf(node: Node, path: string): Box {
  if (node.name === 'circle' || node.name === 'ellipse') {
    const [rx, ry] = [number(node, 'r') || number(node, 'rx'), number(node, 'r') || number(node, 'ry')]
    return { x: number(node, 'cx') - rx, y: number(node, 'cy') - ry, width: 2 * rx, height: 2 * ry }
  }
  return boxOfPath(path)
}

/** Numbers a command takes; of these the last two are where it ends. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, S: 4, C: 6, A: 7 }

/** The box of all points, handles included: near enough for a gradient. */
function boxOfPath(d: string): Box {
  let [left, top, right, low] = [Infinity, Infinity, -Infinity, -Infinity]
  let end: Point = [0, 0]
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const step = TAKES[letter.toUpperCase()]
    if (!step) continue
    const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (let i = 0; i + step <= values.length; i += step) {
      const points = pointsOf(letter, values.slice(i, i + step), end)
      for (const [x, y] of points) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        low = Math.max(low, y)
      }
      end = points.at(-1) ?? end
    }
  }
  return { x: left, y: top, width: Math.max(0.01, right - left), height: Math.max(0.01, low - top) }
}

type Point = readonly [number, number]

/** The points a command goes by, its end last; small letters count from where the one before ended. */
function pointsOf(letter: string, values: readonly number[], [x, y]: Point): Point[] {
  const kind = letter.toUpperCase()
  const [ox, oy] = letter === kind ? [0, 0] : [x, y]
  if (kind === 'H') return [[(values[0] ?? 0) + ox, y]]
  if (kind === 'V') return [[x, (values[0] ?? 0) + oy]]
  const pairs = kind === 'A' ? values.slice(-2) : values
  return pairs.flatMap((value, i): Point[] => (i % 2 === 0 ? [[value + ox, (pairs[i + 1] ?? 0) + oy]] : []))
}
