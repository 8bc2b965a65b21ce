// Plots as SVG text, drawn with the page's own colours.

import { percent } from '../columns.ts'
import type { Share } from './statistics.ts'

const WIDTH = 900
const ROW = 26
const LABEL = 480

interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** Lying bars, one a row. */
export function barPlot(name: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map((b) => b.value))
  const left = labelWidth(bars.map((b) => b.label))
  const scale = (WIDTH - left - 80) / most
  const rows = bars.map((b, i) => label(b.label, left, i * ROW) + rowBar(left, i * ROW, b.value * scale, b.text))
  return svg(`${name} as bars`, bars.length * ROW, rows.join(''))
}

/** Standing columns from the least to the most number, gaps included. */
export function columnPlot(name: string, counts: Readonly<Record<string, number>>): string {
  const numbers = Object.keys(counts).map(Number)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const highest = Math.max(1, ...Object.values(counts))
  const step = Math.min(60, WIDTH / (most - least + 1))
  const every = Math.ceil(28 / step)
  const columns = Array.from({ length: most - least + 1 }, (_, i) => {
    const n = counts[String(least + i)] ?? 0
    const height = (n / highest) * COLUMN
    const x = (i * step + step / 2).toFixed(1)
    const label = i % every === 0 ? `<text class="middle" x="${x}" y="${COLUMN + 38}">${least + i}</text>` : ''
    const count =
      n > 0 && step >= 28
        ? `<text class="soft middle" x="${x}" y="${(COLUMN + 14 - height).toFixed(1)}">${n}</text>`
        : ''
    return `<rect class="bar" x="${(i * step + step * 0.1).toFixed(1)}" y="${(COLUMN + 20 - height).toFixed(1)}" width="${(step * 0.8).toFixed(1)}" height="${height.toFixed(1)}" rx="2"/>${count}${label}`
  })
  const ground = `<line class="line" x1="0" x2="${((most - least + 1) * step).toFixed(1)}" y1="${COLUMN + 20}" y2="${COLUMN + 20}"/>`
  return svg(`${name} as columns`, COLUMN + 46, ground + columns.join(''))
}

const COLUMN = 140
const TICKS = [0, 0.25, 0.5, 0.75, 1]

/** A point and its interval between 0 and 100 %, one a row; `even` is marked, where nobody would be ahead. */
export function intervalPlot(shares: readonly (Share & { readonly label: string })[], even: number): string {
  const left = labelWidth(shares.map((s) => s.label))
  const at = (x: number): string => (left + x * (WIDTH - left - 190)).toFixed(1)
  const height = (shares.length + 1) * ROW
  const ticks = TICKS.map(
    (x) =>
      `<text class="soft middle" x="${at(x)}" y="16">${percent(x, 0)}</text><line class="line" x1="${at(x)}" x2="${at(x)}" y1="${ROW}" y2="${height}"/>`,
  )
  const fair = `<line class="even" x1="${at(even)}" x2="${at(even)}" y1="${ROW}" y2="${height}"/>`
  const rows = shares.map((s, i) => {
    const y = (i + 1) * ROW + ROW / 2
    return `${label(s.label, left, (i + 1) * ROW)}<line class="mark" x1="${at(s.low)}" x2="${at(s.high)}" y1="${y}" y2="${y}"/><circle class="bar" cx="${at(s.rate)}" cy="${y}" r="6"/><text class="soft" x="${WIDTH - 160}" y="${y + 5}">${percent(s.rate)} (${percent(s.low, 0)}–${percent(s.high, 0)})</text>`
  })
  return svg('shares with intervals', height, ticks.join('') + fair + rows.join(''))
}

interface Pair {
  readonly label: string
  readonly left: number
  readonly leftText: string
  /** From 0 to 1; null for none. */
  readonly right: number | null
  readonly rightText: string
}

/** Two figures a row: a bar for how much, and a bar for how large a share. */
export function pairPlot(pairs: readonly Pair[], leftName: string, rightName: string): string {
  const labels = labelWidth(pairs.map((p) => p.label))
  const most = Math.max(0.001, ...pairs.map((p) => p.left))
  const half = (WIDTH - labels) / 2
  const right = labels + half
  const room = half - 80
  const head = `<text class="soft" x="${labels}" y="16">${escaped(leftName)}</text><text class="soft" x="${right}" y="16">${escaped(rightName)}</text>`
  const rows = pairs.map((p, i) => {
    const y = (i + 1) * ROW
    const second = p.right === null ? '' : rowBar(right, y, p.right * room, p.rightText)
    return label(p.label, labels, y) + rowBar(labels, y, (p.left / most) * room, p.leftText) + second
  })
  return svg(`${leftName} and ${rightName}`, (pairs.length + 1) * ROW, head + rows.join(''))
}

function rowBar(x: number, y: number, width: number, text: string): string {
  return `<rect class="bar" x="${x}" y="${y + 5}" width="${width.toFixed(1)}" height="${ROW - 10}" rx="2"/><text class="soft" x="${(x + width + 8).toFixed(1)}" y="${y + 18}">${text}</text>`
}

function labelWidth(labels: readonly string[]): number {
  return Math.min(LABEL, 20 + 8 * Math.max(0, ...labels.map((l) => l.length)))
}

function label(text: string, right: number, y: number): string {
  const most = Math.floor((right - 20) / 6.6)
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text
  return `<text x="0" y="${y + 18}"><title>${escaped(text)}</title>${escaped(short)}</text>`
}

function svg(name: string, height: number, inside: string): string {
  return `<svg role="img" aria-label="${escaped(name)}" viewBox="0 0 ${WIDTH} ${height}" xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
