// A table in this browser: the match, its computers, and what is kept of it.
import {
  answerByStanding,
  check,
  end,
  fold,
  type GameTypes,
  isOver,
  type Match,
  type OptionValues,
  type Preview,
  play,
  type Refusal,
  say,
  setStanding,
  standingOf,
  undo,
} from '@muster/engine'
import type { Action, Chair, News, TableHead, View } from '../table/table.ts'
import { gistOf, keepsSecrets, sightOf } from './sight.ts'
import type { Store } from './store.ts'
import { diaryOf, stepsOf } from './tell.ts'
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
  match: Match<GameTypes>
  viewer = 'spectator'
  /** How far the viewer has been told. */
  private told: number
  private shownTo: number
  private caughtUp: (() => void) | null = null
  private advancing = false
  private stopped = false
  private covered = false

  constructor({ head, match, store, thinker, tell }: HostParts) {
    this.head = head
    this.match = match
    this.store = store
    this.thinker = thinker
    this.tell = tell
    this.told = match.record.entries.length
    this.shownTo = this.told
  }

  /** The first sight, for whoever is expected; or a covered screen where that is a secret. */
  start(): void {
    const people = this.people()
    const next = this.decider()
    const first = next && this.isPerson(next) ? next : people[0]
    this.viewer = first?.seat ?? 'spectator'
    const rivals = people.filter((c) => c.seat !== this.viewer)
    if (!isOver(this.match) && rivals.some((c) => keepsSecrets(this.match, this.viewer, c.seat)))
      this.cover(this.viewer)
    else this.showAll(null)
    void this.advance()
  }

  private people(): readonly Chair[] {
    return this.head.chairs.filter((c) => this.isPerson(c))
  }

  private isPerson(chair: Chair): boolean {
    return chair.who.type === 'person'
  }

  /** Who is to decide now. A computer never answers before a person of its own side. */
  private decider(): Chair | null {
    if (isOver(this.match)) return null
    const asked = this.match.game.toAct(this.match.state)
    const chairs = this.head.chairs.filter((c) => asked.includes(c.seat))
    const people = chairs.filter((c) => this.isPerson(c))
    const mine = people.find((c) => c.seat === this.viewer)
    const computer = chairs.find((c) => !this.isPerson(c) && !people.some((p) => p.side === c.side))
    return mine ?? computer ?? people[0] ?? chairs[0] ?? null
  }

  private showAll(missed: number | null): void {
    const { game, record } = this.match
    this.covered = false
    this.told = record.entries.length
    const sight = sightOf(this.match, this.viewer)
    const diary = diaryOf(game, record, this.viewer)
    this.tell({ type: 'sight', sight, diary, recap: missed === null ? null : this.recap(missed) })
  }

  private recap(from: number): { view: View; steps: ReturnType<typeof stepsOf>['steps'] } | null {
    const { game, record } = this.match
    const state = fold(game, record, from)
    const view = game.view(state, this.viewer)
    const { steps } = stepsOf(game, record, state, { from, to: record.entries.length }, this.viewer)
    return steps.length > 0 ? { view, steps } : null
  }

  private cover(to: string): void {
    this.covered = true
    this.viewer = to
    this.tell({ type: 'handOver', to })
  }

  /** Everything that happened since the viewer was last told. */
  private tellNew(before: unknown): void {
    const { game, record } = this.match
    const range = { from: this.told, to: record.entries.length }
    const { steps } = stepsOf(game, record, before, range, this.viewer)
    this.told = range.to
    this.tell({ type: 'steps', steps, sight: sightOf(this.match, this.viewer) })
  }

  sit(viewer: string): void {
    const last = this.match.record.entries.findLastIndex((e) => 'do' in e && e.by === viewer && !e.standing)
    this.viewer = viewer
    this.showAll(last + 1)
    void this.advance()
  }

  async act(action: Action, count: number): Promise<Done> {
    if (count !== this.match.record.entries.length || this.covered) {
      return { ok: false, rule: null, why: say('refusal.stale') }
    }
    return this.enter(this.viewer, action)
  }

  private async enter(seat: string, action: Action): Promise<Done> {
    const before = this.match.game.clone(this.match.state)
    const acted = play(this.match, seat, action)
    if (!acted.ok) return acted
    if (await this.saved()) this.tellNew(before)
    void this.advance()
    return { ok: true }
  }

  /** Writes what is new; where another tab was faster, its match is taken instead. */
  private async saved(): Promise<boolean> {
    const ok = await this.store.save(this.match, gistOf(this.match))
    if (!ok) await this.reload()
    return ok
  }

  async reload(): Promise<void> {
    this.match = await this.store.load()
    this.tell({ type: 'elsewhere' })
    if (!this.covered) this.showAll(null)
    void this.advance()
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
    await this.answerQuestions()
    const next = this.decider()
    if (!next) return false
    if (this.isPerson(next)) return this.giveTo(next.seat)
    if (this.stopped) return false
    return this.letThink(next)
  }

  private async answerQuestions(): Promise<void> {
    const before = this.match.game.clone(this.match.state)
    const count = this.match.record.entries.length
    answerByStanding(this.match)
    while (this.answerUnasked()) answerByStanding(this.match)
    if (this.match.record.entries.length === count) return
    if (await this.saved()) this.tellNew(before)
  }

  /** On one screen a question in another's turn is not worth a hand-over, unless someone said "ask me". */
  private answerUnasked(): boolean {
    const { game, state } = this.match
    if (isOver(this.match) || this.people().length < 2) return false
    const { turn } = game.situation(state)
    for (const { seat } of this.people()) {
      const asked = seat !== turn && game.toAct(state).includes(seat)
      if (!asked || Object.keys(standingOf(this.match, seat)).length > 0) continue
      const answer = game.fallback(state, seat)
      if (answer) return play(this.match, seat, answer).ok
    }
    return false
  }

  private giveTo(seat: string): false {
    if (this.viewer === seat) return false
    if (keepsSecrets(this.match, this.viewer, seat)) this.cover(seat)
    else {
      this.viewer = seat
      this.showAll(null)
    }
    return false
  }

  private async letThink(chair: Chair): Promise<boolean> {
    await this.pageCaughtUp()
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
    if (this.match.record.entries.length !== count) return true
    const done = await this.enter(chair.seat, action)
    if (!done.ok) throw new Error(`the computer chose what is not allowed: ${done.why.key}`)
    return true
  }

  private pageCaughtUp(): Promise<void> {
    if (this.shownTo >= this.told || this.covered) return Promise.resolve()
    return new Promise((resolve) => {
      this.caughtUp = resolve
    })
  }

  shown(count: number): void {
    this.shownTo = Math.max(this.shownTo, count)
    if (this.shownTo < this.told) return
    this.caughtUp?.()
    this.caughtUp = null
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

  previews(actions: readonly Action[]): readonly Preview<GameTypes>[] {
    const { game, state } = this.match
    return actions.map((action) => game.preview(state, this.viewer, action))
  }

  judge(actions: readonly Action[]): Refusal | null {
    const { game, state } = this.match
    const verdicts = actions.map((action) => check(game, state, this.viewer, action))
    if (verdicts.some((v) => v.ok)) return null
    return verdicts.find((v) => !v.ok) ?? null
  }

  async undo(): Promise<Done> {
    const done = undo(this.match, this.viewer)
    if (done.ok && (await this.saved())) this.showAll(null)
    return done
  }

  async resign(): Promise<void> {
    this.thinker.stop()
    end(this.match, 'resigned', this.viewer)
    if (await this.saved()) this.showAll(null)
  }

  async order(orders: OptionValues): Promise<void> {
    setStanding(this.match, this.viewer, orders)
    if (await this.saved()) this.showAll(null)
    void this.advance()
  }

  close(): void {
    this.thinker.stop()
    this.store.close()
  }
}
