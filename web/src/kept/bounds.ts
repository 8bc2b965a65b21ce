// How much of what comes from outside we take in: the one place of these figures on the page.

export const BOUNDS = {
  /** Bytes of a file, with one match or with many. */
  fileBytes: 64_000_000,
  /** Bytes of a match in a link, unpacked; the longest match ever played takes a tenth of it. */
  linkBytes: 8_000_000,
  /** Brackets within brackets. */
  depth: 60,
  /** Matches in one file. */
  matches: 2000,
  /** Milliseconds that opening one match may take. */
  opening: 20_000,
} as const

/** Why a text is too much for us, if it is. It is looked at before anything is made of it. */
export function beyondBounds(text: string): 'record.tooLarge' | 'record.tooDeep' | null {
  if (text.length > BOUNDS.fileBytes) return 'record.tooLarge'
  return depthOf(text) > BOUNDS.depth ? 'record.tooDeep' : null
}

/** How deep brackets nest, outside of quotes. */
function depthOf(text: string): number {
  let [depth, deepest, quoted] = [0, 0, false]
  for (let i = 0; i < text.length && deepest <= BOUNDS.depth; i++) {
    const sign = text[i]
    if (quoted && sign === '\\') i++
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth)
    else if (!quoted && (sign === ']' || sign === '}')) depth--
  }
  return deepest
}

/** The work, or `late` when it takes longer than it may; `stop` ends it then. */
export async function inTime<X>(work: Promise<X>, stop: () => void): Promise<X | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), BOUNDS.opening)
  })
  const done = await Promise.race([work, late]).finally(() => clearTimeout(timer))
  if (done === 'late') stop()
  return done
}
