// What everybody must agree to: taking back past the free limit, and a draw.
import { consentLimit, end, type GameTypes, isOver, type Match, seeded, undoByConsent } from '@muster/engine'
import { peopleOf } from './chairs.ts'
import type { Chair, News, Proposal } from './table.ts'

/** What a seat may propose now; null where there is nothing to agree on. `speaksFor` need not be asked. */
export function proposalOf(
  match: Match<GameTypes>,
  chairs: readonly Chair[],
  what: Proposal['what'],
  by: string,
  speaksFor: readonly string[],
  passed: (entry: number) => boolean,
): Proposal | null {
  if (isOver(match)) return null
  const to = what === 'undo' ? consentLimit(match, by, passed) : null
  if (what === 'undo' && to === null) return null
  const others = chairs.filter((c) => c.seat !== by && !speaksFor.includes(c.seat))
  const waiting = others.filter((c) => c.who.type === 'person' || !agrees(match, c, what)).map((c) => c.seat)
  return { what, by, to, waiting }
}

/** The computer always gives a move back; a draw it takes where it is not ahead. */
function agrees({ game, state }: Match<GameTypes>, chair: Chair, what: Proposal['what']): boolean {
  if (what === 'undo') return true
  const imagined = game.imagine(game.view(state, chair.seat), chair.seat, seeded('draw'))
  return game.evaluate(imagined, chair.seat) <= 0
}

/** Everybody has agreed. */
export function carryOut(match: Match<GameTypes>, { what, by, to }: Proposal): void {
  if (what === 'draw') end(match, 'agreed', null)
  else if (to !== null) undoByConsent(match, by, to)
}

/** The one proposal that may lie on the table. */
export class Proposals {
  private readonly chairs: () => readonly Chair[]
  private readonly tell: (news: News) => void
  private pending: Proposal | null = null

  constructor(chairs: () => readonly Chair[], tell: (news: News) => void) {
    this.chairs = chairs
    this.tell = tell
  }

  shown(): Proposal | null {
    return this.pending
  }

  /** Lays it on the table; gives it back where nobody is left to ask. */
  lay(proposal: Proposal): Proposal | null {
    const people = peopleOf(this.chairs()).map((c) => c.seat)
    const unwilling = proposal.waiting.find((seat) => !people.includes(seat))
    if (unwilling !== undefined) return this.decline(unwilling)
    this.pending = proposal.waiting.length > 0 ? proposal : null
    if (!this.pending) return proposal
    this.tell({ type: 'proposal', proposal: this.shown(), declined: null })
    return null
  }

  /** What a seat says to it; gives it back once the last has agreed. Whoever proposed it may say no, too. */
  answer(seat: string, agrees: boolean): Proposal | null {
    const { pending } = this
    if (pending?.by === seat && !agrees) this.withdraw()
    if (!pending?.waiting.includes(seat)) return null
    if (!agrees) return this.decline(seat)
    return this.lay({ ...pending, waiting: pending.waiting.filter((s) => s !== seat) })
  }

  private decline(seat: string): null {
    this.pending = null
    this.tell({ type: 'proposal', proposal: null, declined: seat })
    return null
  }

  /** Once something has been decided, a proposal about what was before is void. */
  withdraw(): void {
    if (!this.pending) return
    this.clear()
    this.tell({ type: 'proposal', proposal: null, declined: null })
  }

  /** Gone without a word: what is shown next says so. */
  clear(): void {
    this.pending = null
  }
}
