// What several commands can be told, and how it is read.
import { type Command, InvalidArgumentError } from 'commander'

/** What every command says about the match to set up. */
export function withMatch(command: Command): Command {
  return command
    .option('--mission <m>', 'the mission, or the mode where a game has those')
    .option(
      '--option <key=value>',
      'any other option of the game; may be repeated',
      (value, all: string[]) => [...all, value],
      [],
    )
}

export function whole(text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 0) throw new InvalidArgumentError('It must be a whole number, 0 or more.')
  return n
}

export function positive(text: string): number {
  const n = Number(text)
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It must be a whole number, 1 or more.')
  return n
}

export function shareOf(text: string): number {
  const n = Number(text)
  if (!(n > 0.1 && n < 1)) throw new InvalidArgumentError('It must be a share between 0.1 and 1.')
  return n
}
