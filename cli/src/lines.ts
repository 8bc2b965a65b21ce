// Files of JSON, a line for each thing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export function linesOf<Line>(file: string): Line[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

export const writeLines = <Line>(file: string, lines: readonly Line[]): void =>
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
