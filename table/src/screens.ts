// All the screens at a table, told and shown together.
import { type GameTypes, isOver, type Match } from '@muster/engine'
import type { Session } from './session.ts'
import type { News } from './table.ts'
import { stepsOf } from './tell.ts'
import { wordlessSteps } from './wordless.ts'

export class Screens {
  private all: readonly Session[] = []
  private readonly wordless: boolean

  /** Wordless where they put into words themselves what happened. */
  constructor(wordless = false) {
    this.wordless = wordless
  }

  add(session: Session): void {
    this.all = [...this.all, session]
  }

  remove(session: Session): void {
    this.all = this.all.filter((s) => s !== session)
  }

  /** Another list whenever somebody has come or gone. */
  list(): readonly Session[] {
    return this.all
  }

  tell(news: News): void {
    for (const session of this.all) session.hear(news)
  }

  fail(error: unknown): void {
    this.tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }

  showAll(match: Match<GameTypes>): void {
    for (const session of this.all) if (!session.covered || isOver(match)) session.showAll()
  }

  showTo(viewer: string): void {
    for (const session of this.all) if (session.viewer === viewer) session.showAll()
  }

  /** Makes ready for each what was entered from number `from` on, as their viewer may know it; what is given tells it. */
  ready({ game, walk }: Match<GameTypes>, from: number): () => void {
    const deeds = walk.entriesFrom(from).map((entry, i) => ({ number: from + i, entry }))
    const viewers: string[] = []
    for (const { viewer } of this.all) if (!viewers.includes(viewer)) viewers.push(viewer)
    const passage = { state: walk.seen(from), deeds, end: walk.state }
    const steps = this.wordless ? wordlessSteps(game, passage, viewers) : stepsOf(game, passage, viewers)
    const screens = this.all
    const telling = screens.map((session) => session.ready(steps[viewers.indexOf(session.viewer)] ?? []))
    walk.letGo()
    return () => {
      for (let i = 0; i < screens.length; i++) if (this.isHere(screens[i], screens)) telling[i]?.()
    }
  }

  /** Whether this one of those that were here once still is. */
  private isHere(session: Session | undefined, once: readonly Session[]): boolean {
    return this.all === once || this.all.some((s) => s === session)
  }

  /** The screens go to whoever must decide. */
  follow(): void {
    for (const session of this.all) session.follow()
  }

  /** Resolves when every screen has shown all that it was told. */
  async caughtUp(): Promise<void> {
    await Promise.all(this.list().map((session) => session.isCaughtUp()))
  }

  /** Whether a person looks at one of them. */
  isLookedAt(): boolean {
    return this.list().some((session) => session.looking && session.seats.length > 0)
  }
}
