// The one door to `innerHTML`: what was not made here goes in escaped, wherever it came from.
import { trustedHtml } from './trusted.ts'

/** Markup that came through this door. */
class Svg {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

export type { Svg }

type Hole = string | number | Svg | readonly Svg[]

/** Markup with values in it: `svg` writes each value so that it can only be a value, whatever it says. */
export function svg(texts: TemplateStringsArray, ...values: readonly Hole[]): Svg {
  const bare = bareHoles(texts)
  let out = texts[0] ?? ''
  values.forEach((value, i) => {
    out += written(value, bare[i] === true) + (texts[i + 1] ?? '')
  })
  return new Svg(out)
}

/** Text that was built into the page with its code, such as a rulebook of ours. */
export const builtIn = (text: string): Svg => new Svg(text)

/** What `innerHTML` takes. */
export const innerOf = (markup: Svg): string | TrustedHTML => trustedHtml(markup.toString())

function written(value: unknown, bare: boolean): string {
  if (value instanceof Svg) return value.toString()
  if (Array.isArray(value)) return value.map((part) => written(part, bare)).join('')
  const text = String(value)
  if (bare && text !== '') throw new Error('only markup may stand between the quotes of a tag')
  return escaped(text)
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '') : text

const known = new WeakMap<TemplateStringsArray, readonly boolean[]>()

/** For each hole of a template whether it stands in a tag and outside quotes, where no escaping would help. */
function bareHoles(texts: TemplateStringsArray): readonly boolean[] {
  const old = known.get(texts)
  if (old) return old
  let state: 'text' | 'tag' | 'quoted' = 'text'
  const holes = texts.slice(0, -1).map((text) => {
    for (const sign of text) state = after(state, sign)
    return state === 'tag'
  })
  known.set(texts, holes)
  return holes
}

function after(state: 'text' | 'tag' | 'quoted', sign: string): 'text' | 'tag' | 'quoted' {
  if (sign === '"' && state !== 'text') return state === 'tag' ? 'quoted' : 'tag'
  if (sign === '<' && state === 'text') return 'tag'
  return sign === '>' && state === 'tag' ? 'text' : state
}
