import { columns, percent } from '../columns.ts'
import { type Figure, holds, isSure } from './figure.ts'
import { counting, disagree, type Weighed } from './second.ts'

/** Who played, and who played fewer games to see whether it is the same. */
export interface Bots {
  readonly first: string
  readonly second: string | null
}

/** A figure in words: what it is, how it lies and what it should be. */
function rowOf(both: Weighed, bots: Bots): readonly string[] {
  const { first, second } = both
  const more = bots.second === null ? [] : second ? measured(second) : ['', '', '']
  const whose = disagree(both) ? `, by the ${bots.second}` : ''
  return [first.what, ...measured(first), ...more, boundText(first), `${verdict(counting(both))}${whose}`]
}

function measured(figure: Figure): readonly string[] {
  const word = wordingOf(figure)
  return [String(figure.games), word(figure.value), `${word(figure.low)} – ${word(figure.high)}`]
}

function wordingOf({ kind }: Figure): (x: number) => string {
  if (kind === 'number') return (x) => String(x)
  return kind === 'points' ? (x) => `${(100 * x).toFixed(1)} points` : (x) => percent(x)
}

function boundText(figure: Figure): string {
  const word = wordingOf(figure)
  const [least, most] = figure.bound
  if (least === null) return most === null ? '' : `at most ${word(most)}`
  return most === null ? `at least ${word(least)}` : `${word(least)} – ${word(most)}`
}

/** Without a bound there is nothing to hold. */
function verdict(figure: Figure): string {
  if (figure.bound.every((end) => end === null)) return ''
  return `${holds(figure) ? 'holds' : 'does not hold'}${isSure(figure) ? '' : ', not surely'}`
}

const head = ({ first, second }: Bots): readonly string[] => [
  'figure',
  'games',
  first,
  'interval',
  ...(second === null ? [] : ['games', second, 'interval']),
  'bound',
  '',
]

const RULES: Readonly<Record<string, string>> = { figure: '---', interval: '---', bound: '---', '': '---' }

export const figuresText = (figures: readonly Weighed[], bots: Bots): string =>
  columns([head(bots), ...figures.map((figure) => rowOf(figure, bots))])

export function figuresTable(figures: readonly Weighed[], bots: Bots): string {
  const rules = head(bots).map((word) => RULES[word] ?? '---:')
  const lines = [head(bots), rules, ...figures.map((figure) => rowOf(figure, bots))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
