// Doing what is recorded once more, and comparing.

import { type Chance, type Draws, diff, type Figures, type Message, repeating, say } from '@muster/engine'

type Attempt<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: string }

/** Does something with recorded draws, all of which it must use. */
export function attempt<X>(draws: Draws, make: (chance: Chance) => X): Attempt<X> {
  const { chance, left } = repeating(draws)
  try {
    const value = make(chance)
    return left() > 0 ? { ok: false, problem: `${left()} recorded draws were not used` } : { ok: true, value }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** Whether what was made anew is what a file says, in whatever order it names the members. */
export const equal = (made: unknown, kept: unknown): boolean =>
  diff(JSON.parse(JSON.stringify(made)), kept) === undefined

export const problemOf = (key: string, args?: Figures): Message => say(`verify.${key}`, args)
