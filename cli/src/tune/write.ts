// The weights as code, with the commands that made them.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Weights } from '@muster/engine'
import type { AnyGame } from '../games.ts'

const fileOf = ({ id }: AnyGame): string =>
  fileURLToPath(new URL(`../../../games/${id}/src/ai/weights.ts`, import.meta.url))

export const figure = (x: number | undefined): string => String(Number((x ?? 0).toFixed(4)))

/** What the file says of how its weights were made. */
export async function madeBefore(game: AnyGame): Promise<readonly string[]> {
  const lines = (await readFile(fileOf(game), 'utf8')).split('\n')
  return lines.slice(0, lines.indexOf('')).map((line) => line.replace(/^\/\/ /, ''))
}

export async function writeWeights(game: AnyGame, weights: Weights, made: readonly string[]): Promise<void> {
  const list = (xs: readonly number[]): string =>
    (game.mind?.features ?? []).map((name, i) => `    ${figure(xs[i])}, // ${name}`).join('\n')
  const pair = (xs: readonly number[]): string => `[${xs.map(figure).join(', ')}]`
  const text = `${made.map((line) => `// ${line}`).join('\n')}

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
${list(weights.begun)}
  ],
  midst: [
${list(weights.midst)}
  ],
  heat: { begun: ${pair(weights.heat.begun)}, midst: ${pair(weights.heat.midst)} },
}
`
  await writeFile(fileOf(game), text)
}
