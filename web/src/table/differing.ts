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
  return words.map((w, i) => bare(w.slice(head, w.length - tail).join(' ')) || (sentences[i] ?? ''))
}

/** Without the comma that led to what all have in common. */
const bare = (part: string): string => part.replace(/[,;:]$/, '')
