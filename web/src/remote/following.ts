// The match of a table elsewhere as this end follows it: told by the line, worked out here, told on to the page.
import type { Game, GameTypes, Piece, SeatInfo } from '@muster/engine'
import type { Down, WireDeed } from '@muster/protocol'
import type { Action, Line as DiaryLine, Done, News, Recap, Sight, Step } from '@muster/table'
import type { Asking } from './asking.ts'
import {
  diaryAfter,
  helpedFrom,
  idleFrom,
  judgedFrom,
  type Known,
  previewsFrom,
  sightFrom,
  stepsFrom,
} from './known.ts'
import type { Away } from './state.ts'
import { witness } from './witness.ts'

type Said<K extends Down['type']> = Extract<Down, { readonly type: K }>

/** Fewer things than this are shown as they come, without looking back. */
const WORTH_A_LOOK = 2

/** How one comes back: after a while one has to be shown what happened; after a moment it is enough to be told. */
export type Returning = 'late' | 'soon'

export interface Rules {
  readonly game: Game<GameTypes>
  readonly seats: readonly SeatInfo<GameTypes>[]
}

interface FollowingParts {
  readonly table: string
  readonly rules: Rules
  readonly asking: Asking
  readonly tell: (news: News) => void
  /** Why nothing can be done now; null where it can. */
  readonly unable: () => Done | null
  /** What the others did while the line was down. */
  readonly missedOut: (away: Away) => void
  /** The seats of this screen on which the computer sits now. */
  readonly satIn: () => readonly string[]
  /** So many steps of it were not seen. */
  readonly unseen: (steps: number) => void
}

export class Following {
  known: Known | null = null
  /** The match has been shown at least once. */
  begun = false
  /** The line is back after a silence, and nothing has been heard of the match yet. */
  returning: Returning | null = null
  /** What was missed and not shown yet: it is when somebody asks for it. */
  private kept: Recap | null = null
  /** The screen is between two people of this page. */
  private coveredFor: string | null = null
  private diary: readonly DiaryLine[] = []
  /** What was told before anybody listened. */
  private early: News[] | null = []
  private readonly parts: FollowingParts

  constructor(parts: FollowingParts) {
    this.parts = parts
  }

  /** Somebody listens from now on, and is told everything. */
  start(): void {
    const { early } = this
    this.early = null
    if (early && early.length > 0) for (const news of early) this.tell(news)
    else if (this.coveredFor !== null) this.tell({ type: 'handOver', to: this.coveredFor })
    else if (this.known) this.tellAnew(null)
  }

  tell(news: News): void {
    if (this.early) this.early.push(news)
    else this.parts.tell(news)
  }

  cover(news: Said<'handOver'>): void {
    this.known = null
    this.coveredFor = news.to
    this.tell(news)
  }

  propose(news: Said<'proposal'>): void {
    if (this.known) this.known = { ...this.known, proposal: news.proposal }
    this.tell(news)
  }

  async anew({ type: _, ...known }: Said<'sight'>): Promise<void> {
    const first = !this.begun || this.known?.viewer !== known.viewer
    this.known = known
    this.coveredFor = null
    this.begun = true
    this.returning = null
    this.kept = null
    const told = await this.parts.asking.ask({ type: 'diary' })
    this.diary = told.type === 'diary' ? (told.lines as DiaryLine[]).filter((line) => line.entry < known.count) : []
    this.tellAnew(first ? this.asked(await this.missed(known)) : null)
  }

  /** What the computer did in one's place waits: first one is asked whether one takes the chair again. */
  private asked(recap: Recap | null): Recap | null {
    const seats = this.parts.satIn()
    const steps = recap?.steps.filter((step) => step.told && seats.includes(step.by ?? '')).length ?? 0
    if (steps === 0) return recap
    this.kept = recap
    this.parts.unseen(steps)
    return null
  }

  /** Shows what was missed, and what has happened since. */
  watch(): void {
    const { kept } = this
    this.kept = null
    if (kept && this.known) this.tellAnew(kept)
  }

  forgetMissed(): void {
    this.kept = null
  }

  /** What happened since the viewer decided last, or looked last. */
  private async missed({ viewer, count }: Known): Promise<Recap | null> {
    const { table, rules, asking } = this.parts
    // What the computer did in one's place was not seen either; nor what standing orders answered in another's turn.
    const satIn = this.parts.satIn().length > 0
    const own = satIn ? undefined : this.diary.findLast((line) => line.by === viewer && line.turn === viewer)
    const from = Math.max(own ? own.entry + 1 : 0, (await witness.shownTo(table)) ?? 0)
    if (from >= count || (own === undefined && from === 0)) return null
    const told = await asking.ask({ type: 'missed', count: from })
    if (told.type !== 'missed') return null
    const deeds = (told.deeds as WireDeed[]).filter((deed) => deed.entry < count)
    if (deeds.some((deed) => deed.undo !== undefined)) return null
    const { steps: all } = stepsFrom({ game: rules.game, viewer }, told.view, deeds)
    const steps = all.map((step) => timed(step, told.made[step.entry - from] ?? null))
    const seen = (satIn ? steps.filter((step) => step.told) : byOthers(steps, viewer)).length
    if (seen === 0) return null
    return { view: told.view, steps, ...(seen < WORTH_A_LOOK ? { short: true } : {}) }
  }

  async goOn({ type: _, deeds, count, viewer, clocks, ...beside }: Said<'steps'>): Promise<void> {
    const before = this.known
    if (!before || before.viewer !== viewer) return
    const { steps, view } = stepsFrom({ game: this.parts.rules.game, viewer }, before.view, deeds)
    this.known = { ...before, ...(beside as Partial<Known>), ...(clocks ? { clocks } : {}), view, count }
    this.diary = diaryAfter(this.diary, deeds, steps)
    await witness.add(this.parts.table, viewer, deeds)
    const { returning } = this
    this.returning = null
    if (deeds.some((deed) => deed.undo !== undefined)) {
      this.kept = null
      return this.tellAnew(null)
    }
    if (this.kept) this.kept = { view: this.kept.view, steps: [...this.kept.steps, ...steps] }
    if (returning) this.comeBack({ view: before.view, steps }, returning)
    else this.tell({ type: 'steps', steps, sight: this.sight() })
  }

  /** Who was away for long is shown what happened; who was away for a moment may ask for it. */
  private comeBack(recap: Recap, returning: Returning): void {
    const satIn = this.asked(recap) === null
    const missed = byOthers(recap.steps, this.known?.viewer ?? '')
    const worth = missed.length >= WORTH_A_LOOK || satIn
    if (worth && returning === 'late' && !satIn) {
      this.tellAnew(recap)
      return
    }
    if (worth) this.kept = recap
    if (missed.length > 0 && !satIn)
      this.parts.missedOut({ steps: missed.length, by: [...new Set(missed.flatMap((s) => s.by ?? []))] })
    this.tell({ type: 'steps', steps: recap.steps, sight: this.sight(), ...(worth ? { atOnce: true } : {}) })
  }

  private tellAnew(recap: Recap | null): void {
    this.tell({ type: 'sight', sight: this.sight(), diary: this.diary, recap })
  }

  /** Nothing has happened, but what can be done has changed. */
  showAgain(): void {
    if (this.known && this.begun) this.tell({ type: 'steps', steps: [], sight: this.sight() })
  }

  /** Over a line that is down, or with a page that is behind, one may look and not act. */
  private sight(): Sight {
    if (!this.known) throw new Error('nothing is known yet')
    const sight = sightFrom(this.parts.rules.game, this.parts.rules.seats, this.known)
    const why = this.parts.unable()
    return why ? { ...sight, offers: [], undo: why, agreeable: false } : sight
  }

  previews(actions: readonly Action[]): ReturnType<typeof previewsFrom> {
    const { game, seats } = this.parts.rules
    return this.known ? previewsFrom(game, seats, this.known, actions) : actions.map(() => null)
  }

  helped(action: Action, by: readonly Action[]): ReturnType<typeof helpedFrom> {
    return this.known ? helpedFrom(this.parts.rules.game, this.known, action, by) : by.map(() => null)
  }

  idle(piece: Piece): ReturnType<typeof idleFrom> {
    const { game, seats } = this.parts.rules
    return this.known && idleFrom(game, seats, this.known, piece)
  }

  judge(actions: readonly Action[]): ReturnType<typeof judgedFrom> {
    return this.known && judgedFrom(this.parts.rules.game, this.known, actions)
  }
}

const timed = (step: Step, minute: number | null): Step => (minute === null ? step : { ...step, at: minute * 60_000 })

const byOthers = (steps: readonly Step[], viewer: string): readonly Step[] =>
  steps.filter((step) => step.told && step.by !== viewer)
