import { createHash } from 'node:crypto'
import { commitment, fairDice, isSeed, newSeed } from '@muster/dice'
import { type Dice, type DiceRecord, plainDice } from '@muster/engine'
import type { OwnTongue, Tongue } from '../language.ts'
import { misused } from '../problem.ts'
import { isTerminal, type Shell } from '../shell.ts'
import { painter, wantsColour } from './colours.ts'
import type { Lines } from './lines.ts'

export interface DiceFlags {
  /** A word to make the seed from, when the same match is wanted again. */
  readonly seed?: string
  /** The people at the keyboard throw something in. */
  readonly throwIn?: boolean
}

/** Dice, and what they go on with after a pause. */
export interface Kept {
  readonly dice: Dice
  readonly secret: string | null
}

/** Dice that can be verified: sealed before everybody's eyes, mixed with what they throw in, and then made. */
export async function sealedDice(
  { shell, lines, tongue }: { readonly shell: Shell; readonly lines: Lines; readonly tongue: Tongue },
  people: readonly string[],
  flags: DiceFlags,
): Promise<Kept> {
  const word = flags.seed
  const seed = word === undefined ? newSeed() : createHash('sha256').update(word).digest('hex')
  const { colours } = painter([], wantsColour(isTerminal(shell.out.stream), shell.environment))
  const told =
    word === undefined ? tongue.own('dice.sealed', { commitment: commitment(seed) }) : tongue.own('dice.word')
  shell.out.write(`${colours.dim(told)}\n`)
  const entropy: Record<string, string> = {}
  for (const seat of flags.throwIn ? people : []) {
    const text = await lines.ask(tongue.own('dice.throwIn', { seat: tongue.seat(seat) }))
    if (text) entropy[seat] = text
  }
  return { dice: word === undefined ? fairDice(seed, entropy) : wordDice(seed, entropy), secret: seed }
}

/** Dice from a word, which can be guessed: nothing is promised by them, and nothing can be verified. */
function wordDice(seed: string, entropy: DiceRecord['entropy']): Dice {
  return { from: fairDice(seed, entropy).from, record: { commitment: null, entropy, seed: null }, seed: null }
}

/** The dice go on where they stopped, if their secret was kept. */
export function keptDice(
  file: string,
  { commitment: promised, entropy, seed: shown }: DiceRecord,
  secret: string | null,
  { own }: OwnTongue,
): Kept {
  if (shown !== null) return { dice: plainDice(newSeed()), secret: null }
  const known = secret !== null && isSeed(secret)
  if (promised === null) return { dice: known ? wordDice(secret, entropy) : plainDice(newSeed()), secret }
  if (known && commitment(secret) === promised) return { dice: fairDice(secret, entropy), secret }
  throw misused(own(secret === null ? 'file.noSecret' : 'file.lostSecret', { file }))
}
