import { columns } from '../columns.ts'
import type { Tongue } from '../language.ts'
import type { Analysis, Told } from './told.ts'

/** A change of chance in points of a hundred, with its sign. */
const points = (change: number): string => {
  const rounded = Math.round(100 * change)
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`
}

/** What is said of a moment: what happened, what it cost, and what would have been better. */
export function momentLines(tongue: Tongue, m: Told): readonly string[] {
  const word = (key: string, args: Record<string, string | number>): string => tongue.word({ key, args })
  const change = points(m.by === 'choice' ? m.choice : m.luck)
  const better = m.better
    ? [word('analysis.better', { action: m.better.says, gain: Math.round(100 * m.better.gain) })]
    : []
  return [
    word('analysis.moment', { seat: tongue.seat(m.seat), says: m.says }),
    word(`analysis.${m.by}`, { change }),
    ...better,
  ]
}

/** Start, choices, dice and end as rounded figures that still add up: what rounding leaves goes to the dice. */
function sumOf({ reckoning: r }: Analysis): Record<'start' | 'own' | 'others' | 'luck' | 'end', number> {
  const [start, own, others, end] = [r.start, r.own, r.others, r.end].map((x) => Math.round(100 * x)) as [
    number,
    number,
    number,
    number,
  ]
  return { start, own, others, luck: end - start - own - others, end }
}

export function sumLine(tongue: Tongue, analysis: Analysis): string {
  const { start, own, others, luck, end } = sumOf(analysis)
  const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
  const args = { start, own: signed(own), others: signed(others), luck: signed(luck), end }
  return tongue.word({ key: 'analysis.sum', args })
}

export function analysisText(tongue: Tongue, a: Analysis): string {
  const rows = a.steps.map((s) => [
    s.entry + 1,
    tongue.seat(s.seat),
    percentOf(s.after),
    points(s.choice),
    points(s.luck),
  ])
  const told = a.moments.map((m) => momentLines(tongue, m).join('\n   '))
  return [
    tongue.word({ key: 'analysis.title', args: { side: a.side } }),
    columns(rows),
    ...told.map((text, i) => `${i + 1}. ${text}`),
    sumLine(tongue, a),
  ].join('\n')
}

const percentOf = (chance: number): string => `${Math.round(100 * chance)} %`
