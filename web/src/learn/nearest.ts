// Which picture to show beside a rule that has none of its own.
interface Shows {
  /** The one it stands beside. */
  readonly rule: string
  readonly rules: readonly string[]
}

interface Numbered {
  readonly chapter: string
  readonly paragraph: number
}

function numberOf(rule: string): Numbered {
  const [chapter = '', paragraph = '0'] = rule.split('.')
  return { chapter, paragraph: Number.parseInt(paragraph, 10) }
}

/** Farther than every paragraph before it. */
const AFTER = 1000

/** How far a rule is from another of its chapter; null in another chapter. */
function apart(from: string, to: string): number | null {
  const [a, b] = [numberOf(from), numberOf(to)]
  if (a.chapter !== b.chapter) return null
  const away = a.paragraph - b.paragraph
  return away >= 0 ? away : AFTER - away
}

/** The last one of the rule, which belongs to it alone; or one that shows it, or the nearest before it in its chapter, or after it. */
export function nearest<F extends Shows>(figures: readonly F[], rule: string): F | null {
  const own = figures.findLast((figure) => figure.rule === rule)
  if (own) return own
  const inChapter = figures.flatMap((figure) => {
    const far = figure.rules.flatMap((other) => apart(rule, other) ?? [])
    return far.length > 0 ? [{ figure, far: Math.min(...far) }] : []
  })
  return inChapter.toSorted((a, b) => a.far - b.far)[0]?.figure ?? null
}
