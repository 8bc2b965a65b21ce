/** What tells sentences apart: each without the words that all begin and end with; whole where nothing would be left. */
export function differing(sentences: readonly string[]): readonly string[] {
  const words = sentences.map((s) => s.split(' '))
  const [first] = words
  if (!first || words.length < 2) return sentences
  const shortest = Math.min(...words.map((w) => w.length))
  const alike = (at: (w: readonly string[], i: number) => string | undefined, most: number): number => {
    let n = 0
    while (n < most && words.every((w) => at(w, n) === at(first, n))) n++
    return n
  }
  const head = alike((w, i) => w[i], shortest)
  const end = alike((w, i) => w[w.length - 1 - i], shortest - head)
  // "walks to" and "lands at" want their place: what they have in common goes only where what is before it stands alone.
  const isWhole = (w: readonly string[]): boolean => /[,;:]$|^[^ ]+$/.test(w.slice(head, w.length - end).join(' '))
  const tail = words.every(isWhole) ? end : 0
  const cut = (w: readonly string[]): readonly string[] => w.slice(head, w.length - tail)
  // A bare number is of nothing: what it counts stays with it.
  const counts = words.some((w) => NUMBER.test(cut(w).join(' ')))
  const open = words.some((w) => /\d$/.test(cut(w).at(-1) ?? ''))
  const [from, left] = counts ? [Math.max(0, head - 1), open ? Math.max(0, tail - 1) : tail] : [head, tail]
  return words.map((w, i) => bare(w.slice(from, w.length - left).join(' ')) || (sentences[i] ?? ''))
}

const NUMBER = /^\d+[.,;:]?$/

/** Without the comma that led to what all have in common. */
const bare = (part: string): string => part.replace(/[,;:]$/, '')
