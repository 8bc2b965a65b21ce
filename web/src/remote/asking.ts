// What was asked over the line and is not answered yet. It outlives a line: over the next one it is asked again.
import type { Asked, Down } from '@muster/protocol'

export type Answer = Extract<Down, { readonly type: 'done' | 'diary' | 'moment' | 'missed' | 'problem' }>
type Question = Asked extends infer A ? (A extends { n: number } ? Omit<A, 'n'> : never) : never

/** These only ask. */
const LOOKS: readonly Asked['type'][] = ['diary', 'moment', 'missed']

interface Waiting {
  readonly message: Asked
  readonly resolve: (answer: Answer) => void
}

export class Asking {
  private readonly waiting = new Map<number, Waiting>()
  private readonly say: (message: Asked) => void
  private last = 0

  constructor(say: (message: Asked) => void) {
    this.say = say
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      const n = ++this.last
      const message = { ...question, n } as Asked
      this.waiting.set(n, { message, resolve })
      this.say(message)
    })
  }

  /** How many wishes are not answered yet; questions do not count. */
  get unsent(): number {
    return [...this.waiting.values()].filter(({ message }) => !LOOKS.includes(message.type)).length
  }

  /** Whether it was an answer to something. */
  answered(message: Down): boolean {
    if (!('n' in message) || message.n === undefined) return false
    const asked = this.waiting.get(message.n)
    this.waiting.delete(message.n)
    asked?.resolve(message)
    return true
  }

  /** There is a new line. What is in the record already is not done twice: the server knows a repeat. */
  again(): void {
    for (const { message } of this.waiting.values()) this.say(message)
  }
}
