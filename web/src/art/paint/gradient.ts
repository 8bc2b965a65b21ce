// Gradients, in the box of a shape or in the drawing's own units.

import type { Context } from './paint.ts'
import { type Matrix, matrices, type Node } from './parse.ts'
import type { Box } from './shape.ts'

/** How to fill a clipped shape: the matrices to apply first, and the colours in their space. */
export interface Fill {
  readonly steps: readonly Matrix[]
  readonly colours: CanvasGradient
}

export function gradientFill(context: Context, node: Node, box: Box): Fill {
  const { attributes: a } = node
  const own = a['gradientUnits'] === 'userSpaceOnUse'
  const at = (name: string, fallback: number): number => {
    const value = a[name]
    if (value === undefined) return fallback
    return value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value)
  }
  const colours =
    node.name === 'linearGradient'
      ? context.createLinearGradient(at('x1', 0), at('y1', 0), at('x2', 1), at('y2', 0))
      : context.createRadialGradient(at('cx', 0.5), at('cy', 0.5), 0, at('cx', 0.5), at('cy', 0.5), at('r', 0.5))
  for (const stop of node.children) colours.addColorStop(offset(stop), tint(stop))
  const boxed: readonly Matrix[] = own ? [] : [[box.width, 0, 0, box.height, box.x, box.y]]
  return { steps: [...boxed, ...matrices(a['gradientTransform'] ?? '')], colours }
}

const offset = (stop: Node): number => Math.max(0, Math.min(1, Number(stop.attributes['offset'] ?? 0)))

function tint({ attributes: a }: Node): string {
  const colour = a['stop-color'] ?? '#000000'
  const alpha = Number(a['stop-opacity'] ?? 1)
  const long = colour.length === 4 ? `#${[...colour.slice(1)].map((c) => c + c).join('')}` : colour
  return `${long}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}
