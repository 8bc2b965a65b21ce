// Plots as SVG text, drawn with the page's own colours.

import { percent } from '../columns.ts'
import type { Share } from './statistics.ts'

const WIDTH = 900
const ROW = 26
const LABEL = 320

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
  const rows = bars.map((b, i) => {
    const y = i * ROW
    const width = (b.value * scale).toFixed(1)
    return `${label(b.label, left, y)}<rect class="bar" x="${left}" y="${y + 5}" width="${width}" height="${ROW - 10}" rx="2"/><text class="soft" x="${left + b.value * scale + 8}" y="${y + 18}">${b.text}</text>`
  })
  return svg(`${name} as bars`, bars.length * ROW, rows.join(''))
}

/** A point and its interval between 0 and 100 %, one a row, with a line at the half. */
export function intervalPlot(shares: readonly (Share & { readonly label: string })[]): string {
  const left = labelWidth(shares.map((s) => s.label))
  const at = (x: number): string => (left + x * (WIDTH - left - 170)).toFixed(1)
  const height = shares.length * ROW
  const half = `<line class="line" x1="${at(0.5)}" x2="${at(0.5)}" y1="0" y2="${height}"/>`
  const rows = shares.map((s, i) => {
    const y = i * ROW + ROW / 2
    return `${label(s.label, left, i * ROW)}<line class="line" x1="${at(0)}" x2="${at(1)}" y1="${y}" y2="${y}"/><line class="mark" x1="${at(s.low)}" x2="${at(s.high)}" y1="${y}" y2="${y}"/><circle class="bar" cx="${at(s.rate)}" cy="${y}" r="6"/><text class="soft" x="${WIDTH - 160}" y="${y + 5}">${percent(s.rate)} (${percent(s.low, 0)}–${percent(s.high, 0)})</text>`
  })
  return svg('shares with intervals', height, half + rows.join(''))
}

interface Point {
  readonly label: string
  readonly x: number
  readonly y: number
}

/** Points with their names; `y` goes from 0 to 1. */
export function scatterPlot(points: readonly Point[], xName: string, yName: string): string {
  const height = 360
  const most = Math.max(0.001, ...points.map((p) => p.x)) * 1.15
  const x = (value: number): number => 60 + (value / most) * (WIDTH - 160)
  const y = (value: number): number => height - 40 - value * (height - 70)
  const grid = [0, 0.5, 1].map(
    (v) =>
      `<line class="line" x1="60" x2="${WIDTH - 20}" y1="${y(v)}" y2="${y(v)}"/><text class="soft" x="8" y="${y(v) + 5}">${percent(v, 0)}</text>`,
  )
  const dots = points.map(
    (p) =>
      `<circle class="bar" cx="${x(p.x).toFixed(1)}" cy="${y(p.y).toFixed(1)}" r="5"/><text x="${(x(p.x) + 9).toFixed(1)}" y="${(y(p.y) + 4).toFixed(1)}">${escaped(p.label)}</text>`,
  )
  const axes = `<text class="soft" x="${WIDTH - 100}" y="${height - 10}">${xName}</text><text class="soft" x="8" y="16">${yName}</text>`
  return svg(`${yName} by ${xName}`, height, grid.join('') + dots.join('') + axes)
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
