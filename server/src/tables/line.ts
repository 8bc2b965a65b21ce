// One screen's end of the line, as a room knows it.
import type { Down, ProblemCode } from '@muster/protocol'
import type { News, Session } from '@muster/table'
import { WireTeller } from './wire.ts'

/** What a line is made of: somebody, and a way to speak to them. */
export interface Wire {
  readonly person: string
  send(message: Down): void
  /** A message that is text already. */
  sendText(text: string): void
  /** Cuts it, and says why. */
  cut(why: ProblemCode): void
}

export interface Knows {
  readonly viewer: string | null
  readonly since: number | null
}

export class Line {
  readonly person: string
  /** Of another version: it may look on. */
  readonly behind: boolean
  readonly teller: WireTeller
  session: Session | null = null
  /** Whether empty phases pass by themselves here. */
  passing = false
  private readonly wire: Wire

  constructor(wire: Wire, behind: boolean, { viewer, since }: Knows) {
    this.wire = wire
    this.person = wire.person
    this.behind = behind
    this.teller = new WireTeller(wire, viewer, since)
  }

  send(message: Down): void {
    this.wire.send(message)
  }

  cut(why: ProblemCode): void {
    this.wire.cut(why)
  }

  pass(is: boolean): void {
    this.passing = is
    this.session?.pass(is)
  }

  /** What the table tells, beside what the teller does. */
  hear(news: News): void {
    const said = saidOf(news)
    if (said) this.send(said)
  }
}

function saidOf(news: News): Down | null {
  switch (news.type) {
    case 'handOver':
    case 'clocks':
    case 'thinking':
    case 'gone':
      return news
    case 'proposal':
      return { ...news, proposal: news.proposal && { ...news.proposal, waiting: [...news.proposal.waiting] } }
    case 'failed':
      return { type: 'problem', error: 'later' }
    case 'sight':
    case 'steps':
    case 'elsewhere':
      return null
  }
}
