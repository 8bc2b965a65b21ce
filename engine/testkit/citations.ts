// Where a game's code cites its rules: in doc comments that begin with rule ids, and in refusals.

import MagicString from 'magic-string'
import {
  type ArrowFunctionExpression,
  type Comment,
  type Function as FunctionLike,
  type Node,
  parseSync,
  visitorKeys,
} from 'oxc-parser'

/** One place that cites a rule. */
export interface Citation {
  readonly id: string
  /** From 1. */
  readonly line: number
}

/** `3.4`, `3.4.1`, `M1.2`, `C12` */
const ID = String.raw`(?:\d+(?:\.\d+)+|[A-Z]+\d+(?:\.\d+)*)`
const HEAD = new RegExp(String.raw`^\*\s*\*?\s*(${ID}(?:(?:\s*,\s*|\s+and\s+|\s+)${ID})*)(?![\w.]*\w)`)

/** A place in the text where the code says which rules it obeys, and where that can be noticed. */
interface Mark {
  readonly ids: readonly string[]
  readonly at: number
  readonly mark: (text: MagicString, call: string) => void
}

/** Every citation of a TypeScript source, in order. */
export function citations(source: string): Citation[] {
  const found = marks(source).flatMap((m) => m.ids.map((id) => ({ id, line: lineOf(source, m.at) })))
  return found.filter((c, i) => found.findIndex((d) => d.id === c.id && d.line === c.line) === i)
}

/** The source with a call at every citation that tells which rules just ran. */
export function instrument(source: string): MagicString {
  const text = new MagicString(source)
  for (const { ids, mark } of marks(source)) mark(text, `globalThis.musterRuleRan?.('${ids.join(' ')}')`)
  return text
}

function marks(source: string): Mark[] {
  const { program, comments, errors } = parseSync('source.ts', source)
  const [error] = errors
  if (error) throw new Error(error.message)
  const docs = comments.flatMap((c) => docOf(source, c))
  const out: Mark[] = []
  walk(program, (node) => {
    out.push(...refusalMarks(node))
    for (const doc of docs) {
      if (doc.next !== node.start || doc.taken || node === program) continue
      doc.taken = true
      for (const f of functionsIn(node)) out.push({ ids: doc.ids, at: doc.at, mark: markFunction(f) })
    }
  })
  return out.sort((a, b) => a.at - b.at)
}

/** A doc comment that begins with rule ids. */
interface Doc {
  readonly ids: readonly string[]
  readonly at: number
  /** Where the code begins that it stands before. */
  readonly next: number
  taken: boolean
}

function docOf(source: string, comment: Comment): Doc[] {
  const head = comment.type === 'Block' ? HEAD.exec(comment.value) : null
  if (!head) return []
  const ids = (head[1] as string).match(new RegExp(ID, 'g')) ?? []
  return [{ ids, at: comment.start, next: skipSpace(source, comment.end), taken: false }]
}

/** The first place from `at` on that is neither space nor comment. */
function skipSpace(source: string, at: number): number {
  const gap = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y
  gap.lastIndex = at
  gap.exec(source)
  return gap.lastIndex
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

function childrenOf(node: Node): Node[] {
  const fields = node as Node & Record<string, unknown>
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] as Node | Node[] | null).filter((n) => n !== null)
}

type FunctionNode = FunctionLike | ArrowFunctionExpression

/** The functions a declaration or member is made of; not those inside their bodies. */
function functionsIn(node: Node): FunctionNode[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [node]
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
    case 'VariableDeclaration':
    case 'VariableDeclarator':
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'ClassDeclaration':
    case 'ClassBody':
    case 'ObjectExpression':
    case 'ArrayExpression':
    case 'CallExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return childrenOf(node).flatMap(functionsIn)
    default:
      return []
  }
}

function markFunction(f: FunctionNode): Mark['mark'] {
  return (text, call) => {
    const { body } = f
    if (!body) return
    if (body.type === 'BlockStatement') text.appendRight(body.start + 1, ` ${call};`)
    else text.appendRight(body.start, `(${call}, `).prependLeft(body.end, ')')
  }
}

/** `illegal('3.4', …)`, or with a choice of ids. */
function refusalMarks(node: Node): Mark[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'illegal') return []
  const [rule] = node.arguments
  return rule ? idsIn(rule) : []
}

function idsIn(node: Node): Mark[] {
  if (node.type === 'ConditionalExpression') return [...idsIn(node.consequent), ...idsIn(node.alternate)]
  if (node.type !== 'Literal' || typeof node.value !== 'string') return []
  const { start, end, value } = node
  const mark: Mark['mark'] = (text, call) => text.appendRight(start, `(${call}, `).prependLeft(end, ')')
  return [{ ids: [value], at: start, mark }]
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}
