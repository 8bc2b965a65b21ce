import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { failed } from '../problem.ts'

const BEGIN = '<!-- balance -->'
const END = '<!-- /balance -->'

/** Puts the text between the marks of the game's README. */
export async function writeBalance(game: string, text: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../games/${game}/README.md`, import.meta.url))
  const whole = await readFile(file, 'utf8')
  const made = between(whole, text)
  if (made === null) throw failed(`${file} has no ${BEGIN} and ${END} to write between.`)
  await writeFile(file, made)
}

/** The whole with the text between its marks; null where it has none. */
export function between(whole: string, text: string): string | null {
  const [begin, end] = [whole.indexOf(BEGIN), whole.indexOf(END)]
  if (begin < 0 || end < begin) return null
  return `${whole.slice(0, begin + BEGIN.length)}\n${text}\n${whole.slice(end)}`
}
