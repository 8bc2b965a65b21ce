// One table elsewhere, as the page's worker has it: hears the line, works out what is to be shown, passes on what is chosen.
import { type Game, type GameTypes, type OptionValues, type SeatInfo, say } from '@muster/engine'
import type { Asked, Down, TableSeen, Up, WireDeed } from '@muster/protocol'
import { PROTOCOL, type Versions } from '@muster/protocol/versions'
import {
  type Action,
  type Chair,
  contentHash,
  type Line as DiaryLine,
  type Done,
  loadGame,
  type News,
  type Proposal,
  type Recap,
  type Sight,
  type TableHead,
  type View,
} from '@muster/table'
import { type Answer, Asking } from './asking.ts'
import { diaryAfter, judgedFrom, type Known, previewsFrom, sightFrom, stepsFrom } from './known.ts'
import { Line } from './line.ts'
import { firstState, type RemoteState } from './state.ts'
import { witness } from './witness.ts'

type Said<K extends Down['type']> = Extract<Down, { readonly type: K }>

/** Under so long a silence nothing is said of it. */
const GRACE = 2000
/** How often a quiet line is sounded. */
const SOUNDING = 20_000
/** Fewer things than this are shown as they come, without looking back. */
const WORTH_A_LOOK = 2

const refused = (key: string): Done => ({ ok: false, rule: null, why: say(key) })
export const DOWN = refused('remote.downRefusal')
const BEHIND = refused('remote.behindRefusal')

export interface DeskParts {
  readonly tell: (news: News) => void
  readonly tellState: (state: RemoteState) => void
}

interface Rules {
  readonly game: Game<GameTypes>
  readonly seats: readonly SeatInfo<GameTypes>[]
  readonly versions: Versions
}

export async function openDesk(table: TableSeen, address: string, parts: DeskParts): Promise<RemoteDesk> {
  const { module, game } = await loadGame(table.game, table.pack)
  const versions = { protocol: PROTOCOL, rules: game.rulesVersion, content: contentHash(module, table.pack) }
  return new RemoteDesk({ game, versions, seats: game.seats(table.options) }, table, address, parts)
}

export class RemoteDesk {
  private state: RemoteState
  private known: Known | null = null
  private diary: readonly DiaryLine[] = []
  /** The line is back, and nothing has been heard of the match yet. */
  private returning = false
  /** The match has been shown at least once. */
  private begun = false
  private isLooking = true
  /** The screen is between two people of this page. */
  private coveredFor: string | null = null
  /** What was told before anybody listened. */
  private early: News[] | null = []
  private last: Promise<unknown> = Promise.resolve()
  private silence: ReturnType<typeof setTimeout> | null = null
  private readonly rules: Rules
  private readonly parts: DeskParts
  private readonly line: Line
  private readonly asking: Asking
  private readonly sounding: ReturnType<typeof setInterval>

  constructor(rules: Rules, table: TableSeen, address: string, parts: DeskParts) {
    this.rules = rules
    this.parts = parts
    this.state = firstState(table)
    this.asking = new Asking((message: Asked) => void this.line.say(message))
    this.line = new Line({
      address,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      down: (next) => this.down(next),
      ended: () => this.tell({ type: 'gone' }),
    })
    this.sounding = setInterval(() => this.known && this.line.sound(this.lookingNow()), SOUNDING)
  }

  get head(): TableHead {
    const { id, game, options, pack, created, chairs } = this.state.table
    return { id, game, options, pack: pack ?? null, created, chairs: chairs.map(chairOf) }
  }

  get now(): RemoteState {
    return this.state
  }

  private hello(): Up {
    const { known } = this
    const since = known ? known.count : null
    return { type: 'hello', ...this.rules.versions, since, ...(known ? { viewer: known.viewer } : {}) }
  }

  private change(changed: Partial<RemoteState>): void {
    this.state = { ...this.state, ...changed }
    this.parts.tellState(this.state)
  }

  private hear(message: Down): void {
    if (message.type === 'welcome') this.welcome(message)
    else if (!this.asking.answered(message)) this.last = this.last.then(() => this.take(message)).catch(this.failed)
  }

  /** What an older page cannot make sense of, a newer one can: that is said anyhow. Anything else is our bug. */
  private readonly failed = (error: unknown): void => {
    if (this.state.behind) return
    this.tell({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }

  private welcome({ table, seats, behind }: Said<'welcome'>): void {
    if (this.silence !== null) clearTimeout(this.silence)
    this.silence = null
    this.returning = this.begun
    const wasDown = this.state.nextTry !== null
    this.change({ table, seats, behind, nextTry: null })
    if (!this.isLooking) this.line.say(this.lookingNow())
    this.asking.again()
    if (wasDown || behind) this.showAgain()
  }

  /** Nothing is said of a short silence. */
  private down(next: number): void {
    if (this.state.nextTry !== null) this.change({ nextTry: next })
    else
      this.silence ??= setTimeout(() => {
        this.silence = null
        this.change({ nextTry: next, back: null })
        this.showAgain()
      }, GRACE)
  }

  private async take(message: Down): Promise<void> {
    switch (message.type) {
      case 'sight':
        return this.anew(message)
      case 'steps':
        return this.goOn(message)
      case 'table':
        return this.change({ table: message.table })
      case 'presence':
        return this.change({ presence: message.seats })
      case 'standIn':
        return this.change({ standIn: message.standIn, standInDeclined: message.declined })
      case 'words':
        return this.throwIn(message.commitment)
      case 'handOver':
        this.known = null
        this.coveredFor = message.to
        return this.tell(message)
      case 'proposal':
        if (this.known) this.known = { ...this.known, proposal: message.proposal }
        return this.tell(message)
      case 'clocks':
      case 'thinking':
      case 'gone':
        return this.tell(message)
      default:
        return
    }
  }

  /** Our word for the dice. It is kept before it is said, and once said it stays. */
  private async throwIn(commitment: string): Promise<void> {
    const { table, seats } = this.state
    const kept = await witness.promised(table.id)
    const word = kept?.word ?? newWord()
    if (!kept) await witness.promise({ table: table.id, commitment, word, seat: seats[0] ?? null })
    this.line.say({ type: 'word', word })
  }

  private async anew({ type: _, ...known }: Said<'sight'>): Promise<void> {
    const first = !this.begun || this.known?.viewer !== known.viewer
    this.known = known
    this.coveredFor = null
    this.begun = true
    this.returning = false
    const told = await this.asking.ask({ type: 'diary' })
    this.diary = told.type === 'diary' ? (told.lines as DiaryLine[]).filter((line) => line.entry < known.count) : []
    this.tellAnew(first ? await this.missed(known) : null)
  }

  /** What happened since the viewer decided last, or looked last. */
  private async missed({ viewer, count }: Known): Promise<Recap | null> {
    const { id } = this.state.table
    const own = this.diary.findLast((line) => line.by === viewer)
    const from = Math.max(own ? own.entry + 1 : 0, (await witness.shownTo(id)) ?? 0)
    if (from >= count || (own === undefined && from === 0)) return null
    const told = await this.asking.ask({ type: 'missed', count: from })
    if (told.type !== 'missed') return null
    const deeds = (told.deeds as WireDeed[]).filter((deed) => deed.entry < count)
    if (deeds.some((deed) => deed.undo !== undefined)) return null
    const { steps } = stepsFrom({ game: this.rules.game, viewer }, told.view, deeds)
    return steps.filter((s) => s.told && s.by !== viewer).length < WORTH_A_LOOK ? null : { view: told.view, steps }
  }

  private async goOn({ type: _, deeds, count, viewer, clocks, ...beside }: Said<'steps'>): Promise<void> {
    const before = this.known
    if (!before || before.viewer !== viewer) return
    const { steps, view } = stepsFrom({ game: this.rules.game, viewer }, before.view, deeds)
    this.known = { ...before, ...(beside as Partial<Known>), ...(clocks ? { clocks } : {}), view, count }
    this.diary = diaryAfter(this.diary, deeds, steps)
    await witness.add(this.state.table.id, viewer, deeds)
    const others = steps.filter((s) => s.told && s.by !== viewer)
    const away = this.returning && others.length > 0
    this.returning = false
    if (away) this.change({ back: { steps: others.length, by: [...new Set(others.flatMap((s) => s.by ?? []))] } })
    if (deeds.some((deed) => deed.undo !== undefined)) this.tellAnew(null)
    else if (away && others.length >= WORTH_A_LOOK) this.tellAnew({ view: before.view, steps })
    else this.tell({ type: 'steps', steps, sight: this.sight() })
  }

  private tellAnew(recap: Recap | null): void {
    this.tell({ type: 'sight', sight: this.sight(), diary: this.diary, recap })
  }

  /** Nothing has happened, but what can be done has changed. */
  private showAgain(): void {
    if (this.known && this.begun) this.tell({ type: 'steps', steps: [], sight: this.sight() })
  }

  /** Over a line that is down, or with a page that is behind, one may look and not act. */
  private sight(): Sight {
    if (!this.known) throw new Error('nothing is known yet')
    const sight = sightFrom(this.rules.game, this.rules.seats, this.known)
    const why = this.unable()
    return why ? { ...sight, offers: [], orderable: [], undo: why, agreeable: false } : sight
  }

  private unable(): Done | null {
    if (this.state.behind) return BEHIND
    return this.state.nextTry === null ? null : DOWN
  }

  /** Asks what is answered with `done`. */
  private async decide(question: Parameters<Asking['ask']>[0]): Promise<Done> {
    return this.unable() ?? resultOf(await this.asking.ask(question))
  }

  /** Somebody listens from now on, and is told everything. */
  start(): void {
    const { early } = this
    this.early = null
    if (early && early.length > 0) for (const news of early) this.tell(news)
    else if (this.coveredFor !== null) this.tell({ type: 'handOver', to: this.coveredFor })
    else if (this.known) this.tellAnew(null)
  }

  private tell(news: News): void {
    if (this.early) this.early.push(news)
    else this.parts.tell(news)
  }

  sit = (viewer: string): Promise<Done> => this.decide({ type: 'sit', viewer })
  act = (action: Action, count: number): Promise<Done> => this.decide({ type: 'act', action, count })
  undo = (): Promise<Done> => this.decide({ type: 'undo', count: this.known?.count ?? 0 })
  propose = (what: Proposal['what']): Promise<Done> => this.decide({ type: 'propose', what })
  answer = (agrees: boolean): Promise<Done> => this.decide({ type: 'answer', agrees })
  resign = (): Promise<Done> => this.decide({ type: 'resign' })
  giveOrders = (orders: OptionValues): Promise<Done> => this.decide({ type: 'order', orders })
  standIn = (seat: string, level: string): Promise<Done> => this.decide({ type: 'standIn', seat, level })
  letIn = (agrees: boolean): Promise<Done> => this.decide({ type: 'letIn', agrees })
  takeBack = (): Promise<Done> => this.decide({ type: 'takeBack' })

  async moment(count: number): Promise<View> {
    const told = await this.asking.ask({ type: 'moment', count })
    return told.type === 'moment' ? told.view : this.known?.view
  }

  previews(actions: readonly Action[]): ReturnType<typeof previewsFrom> {
    const { game, seats } = this.rules
    return this.known ? previewsFrom(game, seats, this.known, actions) : actions.map(() => null)
  }

  judge(actions: readonly Action[]): ReturnType<typeof judgedFrom> {
    return this.known && judgedFrom(this.rules.game, this.known, actions)
  }

  shown(count: number): void {
    void witness.shown(this.state.table.id, count)
  }

  look(is: boolean): void {
    this.isLooking = is
    this.line.say(this.lookingNow())
  }

  private lookingNow(): Up {
    return { type: 'looking', is: this.isLooking }
  }

  /** It was heard that the line is back, or that somebody would not let the computer in. */
  heard(): void {
    this.change({ back: null, standInDeclined: null })
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
    this.line.close()
  }
}

function resultOf(answer: Answer): Done {
  if (answer.type === 'done') return answer.result as Done
  return refused(answer.type === 'problem' ? `remote.problem.${answer.error}` : 'refusal.stale')
}

/** A chair as any table has it; nobody sits on a free one yet. */
const chairOf = ({ seat, side, who }: TableSeen['chairs'][number]): Chair => {
  if (who.type === 'computer') return { seat, side, who }
  return { seat, side, who: { type: 'person', name: who.type === 'person' ? who.name : '' } }
}

/** Sixteen random bytes: nobody guesses them, and nobody chose them. */
function newWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
