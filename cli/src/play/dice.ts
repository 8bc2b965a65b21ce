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

/** Dice that can be verified: sealed before everybody's eyes, mixed with what they throw in, and then made. */
export async function sealedDice(
  { shell, lines, tongue }: { readonly shell: Shell; readonly lines: Lines; readonly tongue: Tongue },
  people: readonly string[],
  flags: DiceFlags,
): Promise<Dice> {
  const seed = flags.seed === undefined ? newSeed() : createHash('sha256').update(flags.seed).digest('hex')
  const { colours } = painter([], wantsColour(isTerminal(shell.out), shell.environment))
  shell.out.write(`${colours.dim(tongue.own('dice.sealed', { commitment: commitment(seed) }))}\n`)
  const entropy: Record<string, string> = {}
  for (const seat of flags.throwIn ? people : []) {
    const text = await lines.ask(tongue.own('dice.throwIn', { seat: tongue.seat(seat) }))
    if (text) entropy[seat] = text
  }
  return fairDice(seed, entropy)
}

/** The dice go on where they stopped, if their secret was kept. */
export function keptDice(
  file: string,
  { commitment: promised, entropy, seed: shown }: DiceRecord,
  secret: string | null,
  { own }: OwnTongue,
): Dice {
  if (promised === null || shown !== null) return plainDice(newSeed())
  if (secret !== null && isSeed(secret) && commitment(secret) === promised) return fairDice(secret, entropy)
  throw misused(own(secret === null ? 'file.noSecret' : 'file.lostSecret', { file }))
}
