// Reads what React writes, sign by sign and without mercy: for tests that look for what should not be there.

export interface Parsed {
  readonly element: string
  readonly attributes: Readonly<Record<string, string>>
}

const TAG = /<([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*\/?>|<\/[a-zA-Z][\w-]*>/y

/** Every element of a text; throws where it is anything but tags with quoted attributes, and text between them. */
export function elementsOf(markup: string): Parsed[] {
  const found: Parsed[] = []
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', TAG.lastIndex)) {
    TAG.lastIndex = at
    const [whole, element, attributes = ''] = TAG.exec(markup) ?? []
    if (whole === undefined) throw new Error(`this is no tag: ${markup.slice(at, at + 80)}`)
    if (element !== undefined) found.push({ element, attributes: attributesOf(attributes) })
  }
  return found
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const out: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) out[name] = value
  return out
}
