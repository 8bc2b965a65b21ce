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
  let [x, y, left, top, right, low] = [0, 0, Infinity, Infinity, -Infinity, -Infinity]
  const reach = (a: number, b: number): void => {
    left = Math.min(left, a)
    right = Math.max(right, a)
    top = Math.min(top, b)
    low = Math.max(low, b)
  }
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase()
    const step = TAKES[kind]
    if (!step) continue
    const far = letter !== kind
    const values = (list.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (let i = 0; i + step <= values.length; i += step) {
      const part = values.slice(i, i + step)
      const [ox, oy] = far ? [x, y] : [0, 0]
      if (kind === 'H') x = (part[0] ?? 0) + ox
      else if (kind === 'V') y = (part[0] ?? 0) + oy
      else {
        if (kind !== 'A') for (let k = 0; k < step; k += 2) reach((part[k] ?? 0) + ox, (part[k + 1] ?? 0) + oy)
        x = (part[step - 2] ?? 0) + ox
        y = (part[step - 1] ?? 0) + oy
      }
      reach(x, y)
    }
  }
  return { x: left, y: top, width: Math.max(0.01, right - left), height: Math.max(0.01, low - top) }
}
