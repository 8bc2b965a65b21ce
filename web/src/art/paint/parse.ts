// Reads the SVG that our own drawing code writes: elements, attributes, nothing else.

export interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Node[]
}

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
}

export function parse(text: string): readonly Node[] {
  const root: Open = { name: 'root', attributes: {}, children: [] }
  const open: Open[] = [root]
  for (const [, closing, name = '', rest = '', empty] of text.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (closing) open.pop()
    else {
      const node: Open = { name, attributes: attributesOf(rest), children: [] }
      open.at(-1)?.children.push(node)
      if (!empty) open.push(node)
    }
  }
  return root.children
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const out: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([\w-]+)="([^"]*)"/g)) out[name] = value
  return out
}

export type Matrix = readonly [number, number, number, number, number, number]

/** The steps of a `transform`, each as a matrix. */
export function matrices(text: string): readonly Matrix[] {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, list = '']) =>
    matrix(name ?? '', list.split(/[\s,]+/).map(Number)),
  )
}

function matrix(name: string, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'matrix') return [a, b ?? 0, c, d, e, f]
  const t = (a * Math.PI) / 180
  return [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]
}
