// Paints the SVG of our own drawing code on a canvas, so that it can be done away from the page, in a worker.
// `blur` and `blend` are attributes of our own: the blur in units, and how the element mixes with what lies below.
import { gradientFill } from './gradient.ts'
import { matrices, type Node, parse } from './parse.ts'
import { boxOf, pathOf } from './shape.ts'

export type Context = OffscreenCanvasRenderingContext2D

interface Style {
  readonly fill: string
  readonly stroke: string
  readonly width: number
  readonly alpha: number
  readonly fillAlpha: number
  readonly strokeAlpha: number
  readonly dash: string
  readonly cap: CanvasLineCap
  readonly join: CanvasLineJoin
  readonly rule: CanvasFillRule
}

const PLAIN: Style = {
  fill: '#000000',
  stroke: 'none',
  width: 1,
  alpha: 1,
  fillAlpha: 1,
  strokeAlpha: 1,
  dash: '',
  cap: 'butt',
  join: 'miter',
  rule: 'nonzero',
}

export class Painter {
  readonly context: Context
  /** Pixels to a unit. */
  readonly scale: number
  readonly #named = new Map<string, Node>()

  constructor(context: Context, scale: number) {
    this.context = context
    this.scale = scale
  }

  paint(svg: string): void {
    this.#paintAll(parse(svg), PLAIN)
  }

  /** A canvas of the same size, to be laid over this one; `draw` works in the same units. */
  layer(draw: (painter: Painter) => void): OffscreenCanvas {
    const { width, height } = this.context.canvas
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas for a layer')
    context.setTransform(this.context.getTransform())
    const painter = new Painter(context, this.scale)
    for (const [id, node] of this.#named) painter.#named.set(id, node)
    draw(painter)
    return canvas
  }

  #paintAll(nodes: readonly Node[], style: Style): void {
    for (const node of nodes) this.#paintNode(node, style)
  }

  #paintNode(node: Node, outer: Style): void {
    const { attributes: a } = node
    if (node.name === 'defs') this.#define(node.children)
    else if (a['id']) this.#define([node])
    else if (node.name === 'g' && (a['blur'] || a['blend'])) this.#paintLayer(node, outer)
    else this.#paintPlain(node, outer)
  }

  #paintPlain(node: Node, outer: Style): void {
    const { attributes: a } = node
    const { context } = this
    context.save()
    for (const m of matrices(a['transform'] ?? '')) context.transform(...m)
    this.#clip(a['clip-path'])
    if (a['blend']) context.globalCompositeOperation = a['blend'] as GlobalCompositeOperation
    if (a['blur']) context.filter = `blur(${Number(a['blur']) * this.scale}px)`
    const style = styled(outer, a)
    const d = pathOf(node)
    if (d === null) this.#paintAll(node.children, style)
    else this.#paintShape(node, d, style)
    context.restore()
  }

  /** A group that is blurred or blended as one. */
  #paintLayer(node: Node, outer: Style): void {
    const { blur, blend, ...rest } = node.attributes
    const canvas = this.layer((painter) => painter.#paintNode({ ...node, attributes: rest }, outer))
    const { context } = this
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (blend) context.globalCompositeOperation = blend as GlobalCompositeOperation
    if (blur) context.filter = `blur(${Number(blur) * this.scale}px)`
    context.drawImage(canvas, 0, 0)
    context.restore()
  }

  #define(nodes: readonly Node[]): void {
    for (const node of nodes) if (node.attributes['id']) this.#named.set(node.attributes['id'], node)
  }

  #clip(reference: string | undefined): void {
    const clip = reference && this.#named.get(idOf(reference))
    if (!clip) return
    const path = new Path2D()
    for (const child of clip.children) path.addPath(new Path2D(pathOf(child) ?? ''))
    this.context.clip(path)
  }

  #paintShape(node: Node, d: string, style: Style): void {
    const { context } = this
    const path = new Path2D(d)
    if (style.fill !== 'none') this.#fill(node, d, path, style)
    if (style.stroke === 'none') return
    context.globalAlpha = style.alpha * style.strokeAlpha
    context.strokeStyle = style.stroke
    context.lineWidth = style.width
    context.lineCap = style.cap
    context.lineJoin = style.join
    context.setLineDash(style.dash ? style.dash.split(/[\s,]+/).map(Number) : [])
    context.stroke(path)
  }

  #fill(node: Node, d: string, path: Path2D, style: Style): void {
    const { context } = this
    context.globalAlpha = style.alpha * style.fillAlpha
    const gradient = style.fill.startsWith('url(') ? this.#named.get(idOf(style.fill)) : undefined
    if (!gradient) {
      context.fillStyle = style.fill
      context.fill(path, style.rule)
      return
    }
    const { steps, colours } = gradientFill(context, gradient, boxOf(node, d))
    context.save()
    context.clip(path, style.rule)
    for (const m of steps) context.transform(...m)
    context.fillStyle = colours
    context.fillRect(-9999, -9999, 19998, 19998)
    context.restore()
  }
}

const idOf = (reference: string): string => reference.slice(5, -1)

function styled(outer: Style, a: Readonly<Record<string, string>>): Style {
  const n = (name: string, fallback: number): number => (a[name] === undefined ? fallback : Number(a[name]))
  return {
    fill: a['fill'] ?? outer.fill,
    stroke: a['stroke'] ?? outer.stroke,
    width: n('stroke-width', outer.width),
    alpha: outer.alpha * n('opacity', 1),
    fillAlpha: n('fill-opacity', outer.fillAlpha),
    strokeAlpha: n('stroke-opacity', outer.strokeAlpha),
    dash: a['stroke-dasharray'] ?? outer.dash,
    cap: (a['stroke-linecap'] as CanvasLineCap | undefined) ?? outer.cap,
    join: (a['stroke-linejoin'] as CanvasLineJoin | undefined) ?? outer.join,
    rule: (a['fill-rule'] as CanvasFillRule | undefined) ?? outer.rule,
  }
}
