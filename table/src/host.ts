// Hosts a match: the only one who changes it, whoever sits at its screens.
import {
  end,
  type GameTypes,
  isOver,
  type Match,
  type OptionValues,
  play,
  say,
  setStandingOrders,
} from '@muster/engine'
import { ClockFace, endTime } from './clocks.ts'
import { Computers } from './computers.ts'
import { carryOut, Proposals, proposalOf } from './consent.ts'
import { Ease } from './ease.ts'
import { GoingOn, STALE } from './going-on.ts'
import type { HostParts } from './host-parts.ts'
import { OneByOne } from './one-by-one.ts'
import { Screens } from './screens.ts'
import { Session, type SessionParts } from './session.ts'
import { type Beside, gistOf } from './sight.ts'
import type { Store } from './store.ts'
import type { Action, Chair, Done, Proposal, TableHead } from './table.ts'

const DONE: Done = { ok: true }

export class Host {
  head: TableHead
  match: Match<GameTypes>
  private readonly store: Store
  readonly computers: Computers
  private readonly clocks: ClockFace
  readonly screens: Screens
  private readonly proposals: Proposals
  readonly ease: Ease
  private readonly goingOn = new GoingOn(this)
  private readonly changes = new OneByOne()
  /** Nothing goes on any more. */
  gone = false

  constructor({ head, match, store, thinker, time, wordless = false, pause }: HostParts) {
    this.head = head
    this.match = match
    this.store = store
    this.clocks = new ClockFace(time, store.times)
    this.screens = new Screens(wordless)
    this.computers = new Computers(this, thinker, time)
    this.ease = new Ease(time, this, pause)
    this.proposals = new Proposals(
      () => this.head.chairs,
      (news) => this.screens.tell(news),
    )
  }

  /** Others sit on the chairs now: a computer for somebody who is gone, or they themselves again. */
  seat(chairs: readonly Chair[]): void {
    this.head = { ...this.head, chairs }
    this.computers.interrupt()
    this.lookOn()
  }

  /** Looks whether something goes on of itself, when what is under way is written: until then it is shown to nobody. */
  private lookOn(): void {
    void this.alone(async () => this.goingOn.ask())
  }

  /** A screen more at this table; it is shown everything when it starts. */
  join(parts: SessionParts): Session {
    const session = new Session(this, parts)
    this.screens.add(session)
    return session
  }

  /** The match goes on: computers think, clocks run. */
  start(): void {
    this.clocks.start(this.match, () => this.tick())
    this.lookOn()
  }

  /** When nothing more happens of itself: a person must decide, or it is over. */
  async rest(): Promise<void> {
    await this.changes.rest()
    await this.goingOn.rest()
  }

  forget(session: Session): void {
    this.measure()
    this.screens.remove(session)
  }

  /** One thing after another: what two do at once never meets a match in the midst of being changed. */
  alone<X>(work: () => Promise<X>): Promise<X> {
    return this.changes.do(work)
  }

  beside(): Beside {
    return { proposal: this.proposals.shown(), clocks: this.clocks.left(this.match) }
  }

  /** An action of a seat, by whoever holds the table: only within `alone`. */
  enter(seat: string, action: Action): Promise<Done> {
    const { match } = this
    const from = match.walk.count
    match.walk.hold()
    const acted = play(match, seat, action)
    if (!acted.ok) return Promise.resolve(acted)
    this.proposals.withdraw()
    return this.made(from, () => this.goingOn.ask())
  }

  /** What is entered by `work` is told; false where somebody else was faster. Only within `alone`. */
  async change(work: () => void): Promise<boolean> {
    const from = this.match.walk.count
    work()
    return this.match.walk.count === from || (await this.made(from)).ok
  }

  /**
   * Something has been entered: what to tell everybody is made ready, while all it takes is at hand; it is written, and only
   * then told. What comes `after` follows at once.
   */
  private made(from: number, after?: () => void): Promise<Done> {
    this.measure()
    const tell = this.ready(from)
    return this.saved(() => {
      tell()
      after?.()
    })
  }

  /** What cannot be told is written all the same: the match has gone on. */
  private ready(from: number): () => void {
    try {
      return this.screens.ready(this.match, from)
    } catch (error) {
      return () => {
        throw error
      }
    }
  }

  /** Writes what is new, and then tells it; where somebody else was faster, their match is taken instead. */
  private saved(tell: () => void): Promise<Done> {
    return this.store.save(this.match, gistOf(this.match)).then((ok) => {
      if (!ok) return this.take().then(() => STALE)
      tell()
      return DONE
    })
  }

  /** Somebody else has gone on, perhaps; by our turn we may know. */
  reload(): Promise<void> {
    return this.alone(() => this.take(this.match.walk.count))
  }

  /** Takes the match as it is kept, unless it is no further than `known`. */
  private async take(known = -1): Promise<void> {
    if (this.gone) return
    const match = await this.store.load()
    if (!match) return this.lose()
    if (match.walk.count === known) return
    this.match = match
    this.proposals.clear()
    this.screens.tell({ type: 'elsewhere' })
    this.screens.showAll(this.match)
    this.goingOn.ask()
  }

  /** The match was deleted elsewhere. */
  private lose(): void {
    if (this.gone) return
    this.close()
    this.screens.tell({ type: 'gone' })
  }

  stop(): void {
    this.computers.stop()
  }

  go(): void {
    this.computers.go()
    this.lookOn()
  }

  undo(seat: string): Promise<Done> {
    return this.alone(async () => {
      const done = this.ease.undo(seat)
      if (!done.ok) return done
      this.proposals.withdraw()
      const saved = await this.saved(() => this.screens.showAll(this.match))
      if (!saved.ok) return saved
      // What was answered for somebody may be the question again.
      this.goingOn.ask()
      return done
    })
  }

  /** `speaksFor` are the seats of the same screen: whoever presses there speaks for all of it. */
  propose(what: Proposal['what'], by: string, speaksFor: readonly string[]): Promise<Done> {
    return this.alone(async () => {
      const proposal = proposalOf(this.match, this.head.chairs, what, by, speaksFor, this.ease.hasPassed)
      if (!proposal) return { ok: false, rule: null, why: say('refusal.nothingToAgreeOn') }
      await this.settle(this.proposals.lay(proposal))
      return { ok: true }
    })
  }

  answer(seat: string, agrees: boolean): Promise<void> {
    return this.alone(() => this.settle(this.proposals.answer(seat, agrees)))
  }

  /** Carries out what everybody agreed to, if they did. */
  private async settle(agreed: Proposal | null): Promise<void> {
    if (!agreed) return
    this.computers.interrupt()
    carryOut(this.match, agreed)
    await this.saved(() => this.screens.showAll(this.match))
    this.goingOn.ask()
  }

  end(how: 'resigned' | 'time', by: string | null): Promise<void> {
    return this.alone(async () => {
      this.proposals.clear()
      this.computers.interrupt()
      for (let written = false; !written && !this.gone && !isOver(this.match); ) {
        end(this.match, how, by)
        written = (await this.saved(() => this.screens.showAll(this.match))).ok
      }
    })
  }

  giveOrders(seat: string, orders: OptionValues): Promise<void> {
    return this.alone(async () => {
      do setStandingOrders(this.match, seat, orders)
      while (!(await this.saved(() => this.screens.showTo(seat))).ok && !this.gone)
      this.goingOn.ask()
    })
  }

  measure(): void {
    this.clocks.measure(this.match, this.screens.isLookedAt())
  }

  /** Brings the clocks up to date; what has run out is ended. */
  tick(): void {
    this.measure()
    this.store.saveTimes(this.clocks.kept())
    const { turn, match } = this.clocks.left(this.match)
    if (match === 0) void this.end('time', null)
    else if (turn === 0) void this.runOut()
  }

  /** The time of a turn is up: the rules close what was to be done in it. */
  private runOut(): Promise<void> {
    return this.alone(async () => {
      const { turn } = this.match.game.situation(this.match.state)
      if (turn === null || this.clocks.left(this.match).turn !== 0) return
      this.computers.interrupt()
      this.proposals.withdraw()
      await this.change(() => endTime(this.match, turn))
      this.goingOn.ask()
    })
  }

  /** Nothing goes on from here on. */
  close(): void {
    this.gone = true
    this.ease.close()
    this.clocks.stop()
    this.computers.interrupt()
    this.store.close()
  }
}
