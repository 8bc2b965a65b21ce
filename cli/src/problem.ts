/** The exit codes: all well, something was found wrong, the command was used wrongly. */
export const EXIT = { ok: 0, failure: 1, usage: 2 } as const

/** Something to tell the person at the keyboard, and what to do about it. */
export class Problem extends Error {
  readonly code: number

  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** The command cannot be meant like this. */
export function misused(message: string): Problem {
  return new Problem(message, EXIT.usage)
}

/** The command did its work, and found something wrong. */
export function failed(message: string): Problem {
  return new Problem(message, EXIT.failure)
}

/** What went wrong, as one line. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
