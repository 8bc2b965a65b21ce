// A table in this browser: the match, its computers, and what is kept of it.
import {
  check,
  consentLimit,
  end,
  type Foresight,
  foresee,
  type GameTypes,
  isOver,
  type Match,
  type OptionValues,
  play,
  type Refusal,
  say,
  setStanding,
  undo,
  undoByConsent,
} from '@muster/engine'
import type { Action, Chair, News, TableHead } from '../table/table.ts'
import { deciderOf, isPerson, peopleOf } from './chairs.ts'
import { answerAll } from './questions.ts'
import { gistOf, keepsSecrets, sightOf } from './sight.ts'
import type { Store } from './store.ts'
import { Teller } from './teller.ts'
import type { Thinker } from './thinker.ts'

type Done = Refusal | { readonly ok: true }

export interface HostParts {
  readonly head: TableHead
  readonly match: Match<GameTypes>
  readonly store: Store
  readonly thinker: Thinker
  readonly tell: (news: News) => void
}

export class Host {
  readonly head: TableHead
  private readonly store: Store
  private readonly thinker: Thinker
  private readonly tell: (news: News) => void
  private readonly teller: Teller
  match: Match<GameTypes>
  private advancing = false
  private last: Promise<unknown> = Promise.resolve()
  private stopped = false
  private gone = false

  constructor({ head, match, store, thinker, tell }: HostParts) {
    this.head = head
    this.match = match
    this.store = store
    this.thinker = thinker
    this.tell = tell
    this.teller = new Teller(match.record.entries.length, tell)
  }

  get viewer(): string {
    return this.teller.viewer
  }

  /** The first sight, for whoever is expected; or a covered screen where that is a secret. */
  start(): void {
    const people = this.people()
    const next = this.decider()
    const first = next && isPerson(next) ? next : people[0]
    this.teller.viewer = first?.seat ?? 'spectator'
    const rivals = people.filter((c) => c.seat !== this.viewer)
    if (!isOver(this.match) && rivals.some((c) => keepsSecrets(this.match, this.viewer, c.seat)))
      this.teller.cover(this.viewer)
    else this.showAll()
    void this.advance()
  }

  private people(): readonly Chair[] {
    return peopleOf(this.head.chairs)
  }

  private decider(): Chair | null {
    return deciderOf(this.match, this.head.chairs, this.viewer)
  }

  private showAll(missed: number | null = null): void {
    this.teller.showAll(this.match, missed)
  }

  sit(viewer: string): void {
    const last = this.match.record.entries.findLastIndex((e) => 'do' in e && e.by === viewer && !e.standing)
    this.teller.viewer = viewer
    this.showAll(last + 1)
    void this.advance()
  }

  /** One thing after another: what two tabs do at once never meets a match in the midst of being changed. */
  private alone<X>(work: () => Promise<X>): Promise<X> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }

  act(action: Action, count: number): Promise<Done> {
    return this.alone(async () => {
      if (count !== this.match.record.entries.length || this.teller.covered) {
        return { ok: false, rule: null, why: say('refusal.stale') }
      }
      return this.enter(this.viewer, action)
    })
  }

  private async enter(seat: string, action: Action): Promise<Done> {
    const before = this.match.game.clone(this.match.state)
    const acted = play(this.match, seat, action)
    if (!acted.ok) return acted
    if (await this.saved()) this.teller.showNew(this.match, before)
    void this.advance()
    return { ok: true }
  }

  /** Writes what is new; where another tab was faster, its match is taken instead. */
  private async saved(): Promise<boolean> {
    const ok = await this.store.save(this.match, gistOf(this.match))
    if (!ok) await this.take()
    return ok
  }

  /** Another tab has gone on, perhaps; by our turn we may know. */
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
    this.tell({ type: 'elsewhere' })
    if (!this.teller.covered) this.showAll()
    void this.advance()
  }

  /** The match was deleted in another tab. */
  private lose(): void {
    if (this.gone) return
    this.gone = true
    this.close()
    this.tell({ type: 'gone' })
  }

  /** Lets computers and standing orders act until a person must decide. */
  private async advance(): Promise<void> {
    if (this.advancing) return
    this.advancing = true
    try {
      while (await this.goOn()) {}
    } catch (error) {
      this.tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    } finally {
      this.advancing = false
    }
  }

  private async goOn(): Promise<boolean> {
    if (this.gone) return false
    await this.alone(() => this.answerQuestions())
    const next = this.decider()
    if (!next) return false
    if (isPerson(next)) return this.giveTo(next.seat)
    if (this.stopped) return false
    return this.letThink(next)
  }

  private async answerQuestions(): Promise<void> {
    const before = this.match.game.clone(this.match.state)
    const count = this.match.record.entries.length
    answerAll(this.match, this.people())
    if (this.match.record.entries.length === count) return
    if (await this.saved()) this.teller.showNew(this.match, before)
  }

  private giveTo(seat: string): false {
    if (this.viewer === seat) return false
    if (keepsSecrets(this.match, this.viewer, seat)) this.teller.cover(seat)
    else {
      this.teller.viewer = seat
      this.showAll()
    }
    return false
  }

  private async letThink(chair: Chair): Promise<boolean> {
    await this.teller.pageCaughtUp()
    if (this.stopped) return false
    if (this.decider()?.seat !== chair.seat) return true
    const { game, state, record } = this.match
    this.tell({ type: 'thinking', seat: chair.seat, stopped: false })
    const { offers } = sightOf(this.match, chair.seat)
    const count = record.entries.length
    const action = await this.thinker.ask({
      game: record.game,
      pack: record.pack,
      seat: chair.seat,
      view: game.view(state, chair.seat),
      offers: offers.map((o) => o.action),
      level: chair.who.type === 'computer' ? chair.who.level : '',
      seed: `${this.head.id}/${count}`,
    })
    this.tell({ type: 'thinking', seat: null, stopped: this.stopped })
    if (action === null) return false
    return this.alone(async () => {
      if (this.match.record.entries.length !== count) return true
      const done = await this.enter(chair.seat, action)
      if (!done.ok) throw new Error(`the computer chose what is not allowed: ${done.why.key}`)
      return true
    })
  }

  shown(count: number): void {
    this.teller.shown(count)
  }

  stop(): void {
    this.stopped = true
    this.thinker.stop()
    this.tell({ type: 'thinking', seat: null, stopped: true })
  }

  go(): void {
    this.stopped = false
    this.tell({ type: 'thinking', seat: null, stopped: false })
    void this.advance()
  }

  /** null for what can no longer be done: the page may ask about a moment that has passed. */
  previews(actions: readonly Action[]): readonly (Foresight<GameTypes> | null)[] {
    const { game, state } = this.match
    return actions.map((action) =>
      check(game, state, this.viewer, action).ok ? foresee(this.match, this.viewer, action) : null,
    )
  }

  judge(actions: readonly Action[]): Refusal | null {
    const { game, state } = this.match
    const verdicts = actions.map((action) => check(game, state, this.viewer, action))
    if (verdicts.some((v) => v.ok)) return null
    return verdicts.find((v) => !v.ok) ?? null
  }

  undo(): Promise<Done> {
    return this.alone(async () => {
      const done = undo(this.match, this.viewer)
      if (done.ok && (await this.saved())) this.showAll()
      return done
    })
  }

  /** On this screen whoever presses speaks for everybody; the record says that it was agreed. */
  takeBack(): Promise<void> {
    return this.alone(async () => {
      const to = consentLimit(this.match, this.viewer)
      if (to === null) return
      this.thinker.stop()
      undoByConsent(this.match, this.viewer, to)
      if (await this.saved()) this.showAll()
      void this.advance()
    })
  }

  async resign(): Promise<void> {
    await this.end('resigned', this.viewer)
  }

  async timeUp(): Promise<void> {
    await this.end('time', null)
  }

  private end(how: 'resigned' | 'time', by: string | null): Promise<void> {
    return this.alone(async () => {
      if (isOver(this.match)) return
      this.thinker.stop()
      end(this.match, how, by)
      if (await this.saved()) this.showAll()
    })
  }

  order(orders: OptionValues): Promise<void> {
    return this.alone(async () => {
      setStanding(this.match, this.viewer, orders)
      if (await this.saved()) this.showAll()
      void this.advance()
    })
  }

  close(): void {
    this.thinker.stop()
    this.store.close()
  }
}
