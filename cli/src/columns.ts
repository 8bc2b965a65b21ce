/** Rows as a table of text: words to the left, figures to the right. */
export function columns(rows: readonly (readonly (string | number)[])[], indent = '  '): string {
  const widths = widthsOf(rows.map((row) => row.map(String)))
  return rows
    .map((row) => `${indent}${row.map((cell, i) => pad(cell, widths[i] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return widths
}

function pad(cell: string | number, width: number): string {
  const text = String(cell)
  return typeof cell === 'number' || /^[\d.,–\- %]+$/.test(text) ? text.padStart(width) : text.padEnd(width)
}

/** `52.0 %` */
export function percent(x: number, digits = 1): string {
  return `${(100 * x).toFixed(digits)} %`
}

/** A bar of text whose longest is `width` characters. */
export function bar(value: number, most: number, width = 40): string {
  const eighths = most > 0 ? Math.round((value / most) * width * 8) : 0
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8]
}
