// What is wrong with a request: thrown by whoever finds it, answered in one place.
import type { ProblemCode } from '@muster/protocol'

const STATUS: Readonly<Record<ProblemCode, number>> = {
  malformed: 400,
  nobody: 401,
  foreign: 403,
  unknown: 404,
  taken: 409,
  behind: 409,
  tooLarge: 413,
  refused: 422,
  tooMany: 429,
  later: 503,
}

export class Refused extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    return STATUS[this.code]
  }
}

export const refused = (code: ProblemCode, message: string): Refused => new Refused(code, message)
