import { columns, percent } from '../columns.ts'
import { type Figure, holds, isSure } from './figure.ts'

/** A figure in words: what it is, how it lies and what it should be. */
function rowOf(figure: Figure): readonly string[] {
  const { what, games, value, low, high } = figure
  const word = wordingOf(figure)
  return [what, String(games), word(value), `${word(low)} – ${word(high)}`, boundText(figure), verdict(figure)]
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

const HEAD = ['figure', 'games', 'measured', 'interval', 'bound', '']

export const figuresText = (figures: readonly Figure[]): string => columns([HEAD, ...figures.map(rowOf)])

export function figuresTable(figures: readonly Figure[]): string {
  const lines = [HEAD, ['---', '---:', '---:', '---', '---', '---'], ...figures.map(rowOf)]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
