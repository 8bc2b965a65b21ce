// One table elsewhere, as the page's worker has it: hears the line, and passes on what is chosen.
import type { OptionValues, Piece, Refusal } from '@muster/engine'
import type { Asked, Down, TableSeen, Up } from '@muster/protocol'
import { PROTOCOL, type Versions } from '@muster/protocol/versions'
import {
  type Action,
  contentHash,
  type Done,
  loadGame,
  type Moment,
  type News,
  type Proposal,
  type TableHead,
} from '@muster/table'
import { Asking } from './asking.ts'
import { Following, type Returning, type Rules } from './following.ts'
import { Line } from './line.ts'
import { BEHIND, DOWN, NOT_NOW, resultOf } from './refusals.ts'
import { firstState, headOf, leftAfter, type RemoteState, satInOn } from './state.ts'
import { witness } from './witness.ts'

type Said<K extends Down['type']> = Extract<Down, { readonly type: K }>

/** Under so long a silence nothing is said of it. */
const GRACE = 2000
/** Who has heard nothing for so long was away. */
const AWAY = 60_000
/** After so long nobody reads the letter any more. */
const READING = 120_000
/** How often a quiet line is sounded. */
const SOUNDING = 20_000

export interface ServiceParts {
  readonly tell: (news: News) => void
  readonly tellState: (state: RemoteState) => void
}

export async function openService(table: TableSeen, address: string, parts: ServiceParts): Promise<RemoteService> {
  const { module, game } = await loadGame(table.game, table.pack)
  const versions = { protocol: PROTOCOL, rules: game.rulesVersion, content: contentHash(module, table.pack) }
  return new RemoteService({ game, versions, seats: game.seats(table.options) }, table, address, parts)
}

export class RemoteService {
  private state: RemoteState
  private isLooking = true
  private isPassing = false
  private last: Promise<unknown> = Promise.resolve()
  private heardAt = Date.now()
  private reader: ReturnType<typeof setTimeout> | null = null
  private silence: ReturnType<typeof setTimeout> | null = null
  private readonly versions: Versions
  private readonly parts: ServiceParts
  private readonly line: Line
  private readonly asking: Asking
  private readonly match: Following
  private readonly sounding: ReturnType<typeof setInterval>

  constructor(rules: Rules & { readonly versions: Versions }, table: TableSeen, address: string, parts: ServiceParts) {
    this.versions = rules.versions
    this.parts = parts
    this.state = firstState(table)
    this.asking = new Asking((message: Asked) => void this.line.say(message))
    this.match = new Following({
      table: table.id,
      rules,
      asking: this.asking,
      tell: parts.tell,
      unable: () => this.unable(),
      missedOut: (back) => this.change({ back }),
      unseen: (unseen) => this.change({ unseen }),
      satIn: () => satInOn(this.state.table),
    })
    this.line = new Line({
      address,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      down: (next) => this.down(next),
      ended: () => this.lose(),
    })
    this.sounding = setInterval(() => this.match.known && this.line.sound(this.lookingNow()), SOUNDING)
  }

  get head(): TableHead {
    return headOf(this.state.table)
  }

  get now(): RemoteState {
    return this.state
  }

  private hello(): Up {
    const { known } = this.match
    const since = known ? known.count : null
    return { type: 'hello', ...this.versions, since, ...(known ? { viewer: known.viewer } : {}) }
  }

  private change(changed: Partial<RemoteState>): void {
    this.state = { ...this.state, ...changed, count: this.match.known?.count ?? 0 }
    this.parts.tellState(this.state)
  }

  /** A greeting and an answer are taken at once: what comes after another may wait for them. */
  private hear(message: Down): void {
    const quiet = Date.now() - this.heardAt
    this.heardAt = Date.now()
    if (message.type === 'welcome') this.welcome(message, quiet)
    else if (!this.asking.answered(message)) this.last = this.last.then(() => this.take(message)).catch(this.failed)
  }

  /** What an older page cannot make sense of, a newer one can: that is said anyhow. Anything else is our bug. */
  private readonly failed = (error: unknown): void => {
    if (this.state.behind) return
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    this.match.tell({ type: 'failed', message })
  }

  private welcome({ table, seats, behind }: Said<'welcome'>, quiet: number): void {
    if (this.silence !== null) clearTimeout(this.silence)
    this.silence = null
    this.match.returning = this.match.begun ? this.returnedAfter(quiet) : null
    const changes = this.state.nextTry !== null || this.state.behind !== behind
    this.change({ table, seats, behind, nextTry: null, downSince: null, unsent: 0 })
    if (!this.isLooking) this.line.say(this.lookingNow())
    if (this.isPassing) this.line.say(this.passingNow())
    this.asking.again()
    if (changes) this.match.showAgain()
  }

  /** A phone that slept may find the line again before anything could be said of it. */
  private returnedAfter(quiet: number): Returning | null {
    if (quiet >= AWAY) return 'late'
    return this.state.nextTry === null ? null : 'soon'
  }

  /** Nothing is said of a short silence. */
  private down(next: number): void {
    if (this.state.nextTry !== null) this.change({ nextTry: next })
    else
      this.silence ??= setTimeout(() => {
        this.silence = null
        this.change({ nextTry: next, back: null, downSince: Date.now() - GRACE, unsent: this.asking.unsent })
        this.match.showAgain()
      }, GRACE)
  }

  private async take(message: Down): Promise<void> {
    switch (message.type) {
      case 'sight':
        return this.match.anew(message)
      case 'steps':
        return this.match.goOn(message)
      case 'handOver':
        return this.match.cover(message)
      case 'proposal':
        return this.match.propose(message)
      case 'clocks':
      case 'thinking':
        return this.match.tell(message)
      case 'words':
        return this.throwIn(message.commitment)
      case 'gone':
        return this.lose()
      default:
        return this.beside(message)
    }
  }

  /** What changes beside the match. */
  private beside(message: Down): void {
    if (message.type === 'table') this.change({ table: message.table, reading: null })
    else if (message.type === 'reading') this.someoneReads(message.ago)
    else if (message.type === 'presence')
      this.change({ presence: message.seats, left: leftAfter(this.state, message.seats) })
    else if (message.type === 'standIn') this.change({ standIn: message.standIn, standInDeclined: message.declined })
  }

  /** Whoever reads for so long has laid the letter aside. */
  private someoneReads(ago: number): void {
    if (this.reader !== null) clearTimeout(this.reader)
    this.reader = setTimeout(() => this.change({ reading: null }), READING - ago)
    this.change({ reading: Date.now() - ago })
  }

  /** The table was cleared away, or we do not sit at it any more: nobody calls again. */
  lose(): void {
    this.line.close()
    this.change({ gone: true })
    this.match.tell({ type: 'gone' })
  }

  private async throwIn(commitment: string): Promise<void> {
    const { table, seats } = this.state
    this.line.say({ type: 'word', word: await witness.wordFor(table.id, commitment, seats[0] ?? null) })
  }

  private unable(): Done | null {
    if (this.state.behind) return BEHIND
    return this.state.nextTry === null ? null : DOWN
  }

  /** Asks what is answered with `done`. */
  private async decide(question: Parameters<Asking['ask']>[0]): Promise<Done> {
    return this.unable() ?? resultOf(await this.asking.ask(question))
  }

  start = (): void => this.match.start()
  sit = (viewer: string): Promise<Done> => this.decide({ type: 'sit', viewer })
  act = (action: Action, count: number): Promise<Done> => this.decide({ type: 'act', action, count })
  undo = (): Promise<Done> => this.decide({ type: 'undo', count: this.match.known?.count ?? 0 })
  propose = (what: Proposal['what']): Promise<Done> => this.decide({ type: 'propose', what })
  answer = (agrees: boolean): Promise<Done> => this.decide({ type: 'answer', agrees })
  giveOrders = (orders: OptionValues): Promise<Done> => this.decide({ type: 'order', orders })
  standIn = (seat: string, level: string): Promise<Done> => this.decide({ type: 'standIn', seat, level })
  letIn = (agrees: boolean): Promise<Done> => this.decide({ type: 'letIn', agrees })
  previews = (actions: readonly Action[]): ReturnType<Following['previews']> => this.match.previews(actions)
  helped = (action: Action, by: readonly Action[]): ReturnType<Following['helped']> => this.match.helped(action, by)
  idle = (piece: Piece): ReturnType<Following['idle']> => this.match.idle(piece)
  judge = (actions: readonly Action[]): ReturnType<Following['judge']> => this.match.judge(actions)

  /** Whoever goes on from here needs not be shown how it came to this. */
  async takeBack(): Promise<Done> {
    const done = await this.decide({ type: 'takeBack' })
    if (done.ok) {
      this.match.forgetMissed()
      this.change({ unseen: 0 })
    }
    return done
  }

  /** It is final: over a line that is down it is kept, and asked again once the line is back. */
  async resign(): Promise<Done> {
    if (this.state.behind || this.state.nextTry === null) return this.decide({ type: 'resign' })
    this.change({ resigning: true })
    return { ok: true }
  }

  /** They would rather not give up. */
  fightOn(): void {
    this.change({ resigning: false })
  }

  async moment(count: number): Promise<Moment> {
    if (this.state.nextTry !== null) return NOT_NOW
    const told = await this.asking.ask({ type: 'moment', count })
    return told.type === 'moment' ? { ok: true, view: told.view } : (resultOf(told) as Refusal)
  }

  shown(count: number): void {
    void witness.shown(this.state.table.id, count)
  }

  look(is: boolean): void {
    this.isLooking = is
    this.line.say(this.lookingNow())
  }

  pass(is: boolean): void {
    this.isPassing = is
    this.line.say(this.passingNow())
  }

  private passingNow(): Up {
    return { type: 'passing', is: this.isPassing }
  }

  private lookingNow(): Up {
    return { type: 'looking', is: this.isLooking }
  }

  /** It was read that the line is back, or that somebody would not let the computer in. */
  heard(): void {
    if (this.state.back) this.match.forgetMissed()
    this.change({ back: null, standInDeclined: null })
  }

  /** Shows what was missed. */
  watch(): void {
    this.change({ back: null, unseen: 0 })
    this.match.watch()
  }

  tryNow(): void {
    this.line.tryNow()
  }

  /** What the browser says of the net. */
  net(is: boolean): void {
    if (is) this.line.tryNow()
    else this.line.breakOff()
  }

  close(): void {
    clearInterval(this.sounding)
    if (this.silence !== null) clearTimeout(this.silence)
    if (this.reader !== null) clearTimeout(this.reader)
    this.line.close()
  }
}
