// The screens at one table: what is told to all of them.
import type { Session } from './session.ts'
import type { News } from './table.ts'

export class Screens extends Set<Session> {
  viewers(): readonly string[] {
    return [...new Set([...this].map((session) => session.viewer))]
  }

  tell(news: News): void {
    for (const session of this) session.hear(news)
  }

  fail(error: unknown): void {
    this.tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }

  /** Everything anew, except where somebody must not look yet. */
  showAll(over: boolean): void {
    for (const session of this) if (!session.covered || over) session.showAll()
  }

  /** Whether anybody who plays is looking. */
  isLookedAt(): boolean {
    return [...this].some((session) => session.looking && session.seats.length > 0)
  }
}
