import type { Tongue } from '../language.ts'
import { escapeHtml } from '../simulate/html.ts'
import { momentLines, sumLine } from './text.ts'
import type { Analysis } from './told.ts'

const WIDTH = 900
const HEIGHT = 240

/** The analysis as one page that needs nothing else. */
export function analysisPage(tongue: Tongue, a: Analysis): string {
  const word = (key: string): string => escapeHtml(tongue.word({ key, args: { side: a.side } }))
  const told = a.moments.map((m) => `<li>${momentLines(tongue, m).map(escapeHtml).join('<br>')}</li>`)
  return `<!doctype html>
<html lang="${tongue.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${word('analysis.title')}</title>
<style>${STYLE}</style>
<h1>${word('analysis.title')}</h1>
<p>${word('analysis.explained')}</p>
${graph(a)}
<ol>${told.join('')}</ol>
<p>${escapeHtml(sumLine(tongue, a))}</p>
</html>
`
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto}.band{fill:#7aa7ea55}.line{fill:none;stroke:#3f6fb5;stroke-width:2}.even{stroke:#888;stroke-dasharray:4 4}.mark{fill:#c9722b}`

/** The chance after each action, with its interval, and a mark at each moment. */
function graph({ steps, moments }: Analysis): string {
  const x = (i: number): string => ((WIDTH * i) / Math.max(1, steps.length - 1)).toFixed(1)
  const y = (chance: number): string => (HEIGHT * (1 - Math.min(1, Math.max(0, chance)))).toFixed(1)
  const line = steps.map((s, i) => `${x(i)},${y(s.after)}`).join(' ')
  const upper = steps.map((s, i) => `${x(i)},${y(s.after + s.within)}`)
  const lower = steps.map((s, i) => `${x(i)},${y(s.after - s.within)}`).reverse()
  const marks = moments.map((m) => {
    const i = steps.findIndex((s) => s.entry === m.entry)
    return `<circle class="mark" cx="${x(i)}" cy="${y(m.after)}" r="6"/>`
  })
  return `<svg viewBox="0 -8 ${WIDTH} ${HEIGHT + 16}"><line class="even" x1="0" x2="${WIDTH}" y1="${y(0.5)}" y2="${y(0.5)}"/><polygon class="band" points="${[...upper, ...lower].join(' ')}"/><polyline class="line" points="${line}"/>${marks.join('')}</svg>`
}
