// Hosts a match: the only one who changes it, whoever sits at its screens.
import {
  end,
  type GameTypes,
  isOver,
  type Match,
  type OptionValues,
  play,
  runOut,
  say,
  setStandingOrders,
  undo,
} from '@muster/engine'
import { computerToAct, sharing } from './chairs.ts'
import { ClockFace, type Time } from './clocks.ts'
import { carryOut, type Pending, Proposals, proposalOf } from './consent.ts'
import { Loop } from './loop.ts'
import { Patience } from './patience.ts'
import { answerAll } from './questions.ts'
import { Session, type SessionParts } from './session.ts'
import { type Beside, gistOf } from './sight.ts'
import type { Store } from './store.ts'
import type { Action, Chair, Done, News, Proposal, TableHead } from './table.ts'
import { stepsOf } from './tell.ts'
import { questionTo, type Thinker } from './thinker.ts'

export interface HostParts {
  readonly head: TableHead
  readonly match: Match<GameTypes>
  readonly store: Store
  readonly thinker: Thinker
  readonly time: Time
  /** Whether its screens put into words themselves what happened. */
  readonly wordless?: boolean
}

/** What was chosen from is no longer so. */
const STALE: Done = { ok: false, rule: null, why: say('refusal.stale') }

export class Host {
  head: TableHead
  match: Match<GameTypes>
  private readonly store: Store
  private readonly thinker: Thinker
  private readonly clocks: ClockFace
  private readonly patience: Patience
  private readonly wordless: boolean
  private readonly sessions = new Set<Session>()
  private readonly proposals: Proposals
  private readonly goingOn = new Loop(
    () => this.goOn(),
    (error) => this.fail(error),
  )
  private last: Promise<unknown> = Promise.resolve()
  private stopped = false
  private gone = false

  constructor({ head, match, store, thinker, time, wordless = false }: HostParts) {
    this.head = head
    this.match = match
    this.store = store
    this.thinker = thinker
    this.clocks = new ClockFace(time, store.times)
    this.proposals = new Proposals(
      () => this.head.chairs,
      (news) => this.tellAll(news),
    )
    this.patience = new Patience(time)
    this.wordless = wordless
  }

  /** Others sit on the chairs now: a computer for somebody who is gone, or they themselves again. */
  seat(chairs: readonly Chair[]): void {
    this.head = { ...this.head, chairs }
    this.thinker.stop()
    this.goingOn.ask()
  }

  /** A screen more at this table; it is shown everything when it starts. */
  join(parts: SessionParts): Session {
    const session = new Session(this, parts)
    this.sessions.add(session)
    return session
  }

  /** The match goes on: computers think, clocks run. */
  start(): void {
    this.clocks.start(
      () => this.match,
      () => this.tick(),
    )
    this.goingOn.ask()
  }

  /** When nothing more happens of itself: a person must decide, or it is over. */
  async rest(): Promise<void> {
    await this.alone(async () => undefined)
    await this.goingOn.rest()
  }

  forget(session: Session): void {
    this.measure()
    this.sessions.delete(session)
  }

  /** One thing after another: what two do at once never meets a match in the midst of being changed. */
  alone<X>(work: () => Promise<X>): Promise<X> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  beside(): Beside {
    return { proposal: this.proposals.shown(), clocks: this.clocks.left(this.match) }
  }

  /** An action of a seat, by whoever holds the table: only within `alone`. */
  async enter(seat: string, action: Action): Promise<Done> {
    const before = this.match.game.clone(this.match.state)
    const from = this.match.record.entries.length
    const acted = play(this.match, seat, action)
    if (!acted.ok) return acted
    this.proposals.withdraw()
    const made = await this.made(before, from)
    this.goingOn.ask()
    return made ? { ok: true } : STALE
  }

  /** Something has been entered: it is written, and then told to everybody; false where somebody else was faster. */
  private async made(before: unknown, from: number): Promise<boolean> {
    this.measure()
    if (!(await this.saved())) return false
    const { game, walk } = this.match
    const deeds = walk.entries.slice(from).map((entry, i) => ({ number: from + i, entry }))
    const viewers = [...new Set([...this.sessions].map((s) => s.viewer))]
    const steps = stepsOf(game, { state: before, deeds }, viewers, this.wordless)
    for (const session of this.sessions) session.showNew(steps.get(session.viewer) ?? [])
    return true
  }

  /** Writes what is new; where somebody else was faster, their match is taken instead. */
  private async saved(): Promise<boolean> {
    const ok = await this.store.save(this.match, gistOf(this.match))
    if (!ok) await this.take()
    return ok
  }

  /** Somebody else has gone on, perhaps; by our turn we may know. */
  reload(): Promise<void> {
    return this.alone(() => this.take(this.match.record.entries.length))
  }

  /** Takes the match as it is kept, unless it is no further than `known`. */
  private async take(known = -1): Promise<void> {
    if (this.gone) return
    const match = await this.store.load()
    if (!match) return this.lose()
    if (match.record.entries.length === known) return
    this.match = match
    this.proposals.clear()
    this.tellAll({ type: 'elsewhere' })
    this.showAll()
    this.goingOn.ask()
  }

  /** The match was deleted elsewhere. */
  private lose(): void {
    if (this.gone) return
    this.close()
    this.tellAll({ type: 'gone' })
  }

  private tellAll(news: News): void {
    for (const session of this.sessions) session.hear(news)
  }

  private showAll(): void {
    for (const session of this.sessions) if (!session.covered || isOver(this.match)) session.showAll()
  }

  private fail(error: unknown): void {
    this.tellAll({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }

  /** Computers and standing orders act until a person must decide. */
  private async goOn(): Promise<boolean> {
    if (this.gone) return false
    await this.alone(() => this.answerQuestions())
    const next = computerToAct(this.match, this.head.chairs)
    if (next && !this.stopped) return this.letThink(next)
    for (const session of this.sessions) session.follow()
    return false
  }

  private async answerQuestions(): Promise<void> {
    const before = this.match.game.clone(this.match.state)
    const from = this.match.record.entries.length
    answerAll(this.match, sharing(this.head.chairs, [...this.sessions]))
    if (this.match.record.entries.length > from) await this.made(before, from)
  }

  private async letThink(chair: Chair): Promise<boolean> {
    await Promise.all([...this.sessions].map((session) => session.isCaughtUp()))
    if (this.stopped || this.gone) return false
    if (computerToAct(this.match, this.head.chairs)?.seat !== chair.seat) return true
    const patience = this.patience.most(this.match.game.situation(this.match.state))
    this.tellAll({ type: 'thinking', seat: chair.seat, stopped: false, most: patience })
    const count = this.match.record.entries.length
    const question = questionTo(chair, this.match, `${this.head.id}/${count}`, patience)
    const action = await this.patience.during(this.thinker.ask(question))
    this.tellAll({ type: 'thinking', seat: null, stopped: this.stopped, most: 0 })
    if (action === null || this.gone) return false
    return this.alone(async () => {
      if (this.match.record.entries.length !== count) return true
      const done = await this.enter(chair.seat, action)
      if (!done.ok && done !== STALE) throw new Error(`the computer chose what is not allowed: ${done.why.key}`)
      return true
    })
  }

  stop(): void {
    this.stopped = true
    this.thinker.stop()
    this.tellAll({ type: 'thinking', seat: null, stopped: true, most: 0 })
  }

  go(): void {
    this.stopped = false
    this.tellAll({ type: 'thinking', seat: null, stopped: false, most: 0 })
    this.goingOn.ask()
  }

  undo(seat: string): Promise<Done> {
    return this.alone(async () => {
      const done = undo(this.match, seat)
      if (!done.ok) return done
      this.proposals.withdraw()
      if (!(await this.saved())) return STALE
      this.showAll()
      return done
    })
  }

  /** `speaksFor` are the seats of the same screen: whoever presses there speaks for all of it. */
  propose(what: Proposal['what'], by: string, speaksFor: readonly string[]): Promise<Done> {
    return this.alone(async () => {
      const proposal = proposalOf(this.match, this.head.chairs, what, by, speaksFor)
      if (!proposal) return { ok: false, rule: null, why: say('refusal.nothingToAgreeOn') }
      await this.settle(this.proposals.lay(proposal))
      return { ok: true }
    })
  }

  answer(seat: string, agrees: boolean): Promise<void> {
    return this.alone(() => this.settle(this.proposals.answer(seat, agrees)))
  }

  /** Carries out what everybody agreed to, if they did. */
  private async settle(agreed: Pending | null): Promise<void> {
    if (!agreed) return
    this.thinker.stop()
    carryOut(this.match, agreed)
    if (await this.saved()) this.showAll()
    this.goingOn.ask()
  }

  end(how: 'resigned' | 'time', by: string | null): Promise<void> {
    return this.alone(async () => {
      this.proposals.clear()
      this.thinker.stop()
      for (let written = false; !written && !this.gone && !isOver(this.match); ) {
        end(this.match, how, by)
        written = await this.saved()
        if (written) this.showAll()
      }
    })
  }

  giveOrders(seat: string, orders: OptionValues): Promise<void> {
    return this.alone(async () => {
      do setStandingOrders(this.match, seat, orders)
      while (!(await this.saved()) && !this.gone)
      for (const session of this.sessions) if (session.viewer === seat) session.showAll()
      this.goingOn.ask()
    })
  }

  /** Brings the clocks up to date. */
  measure(): void {
    const looked = [...this.sessions].some((session) => session.looking && session.seats.length > 0)
    this.clocks.measure(this.match, looked)
  }

  private tick(): void {
    this.measure()
    this.store.saveTimes(this.clocks.kept())
    const { turn, match } = this.clocks.left(this.match)
    if (match === 0) void this.end('time', null)
    else if (turn === 0) void this.runOut()
  }

  /** The time of a turn is up: the rules close what was to be done in it. */
  private runOut(): Promise<void> {
    return this.alone(async () => {
      const { game, state } = this.match
      const { turn } = game.situation(state)
      if (turn === null || this.clocks.left(this.match).turn !== 0) return
      const before = game.clone(state)
      const from = this.match.record.entries.length
      this.thinker.stop()
      const done = runOut(this.match, turn)
      if (!done.ok) throw new Error(`a clock ran out that does not run: ${done.why.key}`)
      this.proposals.withdraw()
      await this.made(before, from)
      this.goingOn.ask()
    })
  }

  /** Nothing goes on from here on. */
  close(): void {
    this.gone = true
    this.clocks.stop()
    this.thinker.stop()
    this.store.close()
  }
}
