// The weights as code, with the commands that made them.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Ahead, Weights } from '@muster/engine'
import type { AnyGame } from '../games.ts'

const fileOf = ({ id }: AnyGame, name = 'weights'): string =>
  fileURLToPath(new URL(`../../../games/${id}/src/ai/${name}.ts`, import.meta.url))

export const figure = (x: number | undefined): string => String(Number((x ?? 0).toFixed(4)))

/** What the file says of how its weights were made. */
export async function madeBefore(game: AnyGame): Promise<readonly string[]> {
  const lines = (await readFile(fileOf(game), 'utf8')).split('\n')
  return lines.slice(0, lines.indexOf('')).map((line) => line.replace(/^\/\/ /, ''))
}

const list = (game: AnyGame, xs: readonly number[]): string =>
  (game.mind?.features ?? []).map((name, i) => `    ${figure(xs[i])}, // ${name}`).join('\n')

const pair = (xs: readonly number[]): string => `[${xs.map(figure).join(', ')}]`

export async function writeWeights(game: AnyGame, weights: Weights, made: readonly string[]): Promise<void> {
  const text = `${made.map((line) => `// ${line}`).join('\n')}

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
${list(game, weights.begun)}
  ],
  midst: [
${list(game, weights.midst)}
  ],
  heat: { begun: ${pair(weights.heat.begun)}, midst: ${pair(weights.heat.midst)} },
}
`
  await writeFile(fileOf(game), text)
}

export async function writeAhead(game: AnyGame, { weights, heat }: Ahead, made: string): Promise<void> {
  const text = `// ${made}

import type { Ahead } from '@muster/engine'

/** What tells who wins at the end of a continuation, fitted freely from games of bots against themselves. */
export const AHEAD: Ahead = {
  weights: [
${list(game, weights)}
  ],
  heat: ${pair(heat)},
}
`
  await writeFile(fileOf(game, 'ahead'), text)
}
