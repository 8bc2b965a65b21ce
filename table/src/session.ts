// One screen at a table: what it is shown, and what it has been told so far.
import {
  chanceAfter,
  check,
  type Foresight,
  foresee,
  type GameTypes,
  isOver,
  type OptionValues,
  offers,
  type Piece,
  type Refusal,
  whyIdle,
} from '@muster/engine'
import { computerToAct, peopleOf, personToAct } from './chairs.ts'
import { STALE } from './going-on.ts'
import type { Host } from './host.ts'
import { keepsSecrets, sightOf } from './sight.ts'
import type { Action, Done, News, Proposal, Recap, Sight, Step, View } from './table.ts'
import { matchDiary, passageOf, stepsOf } from './tell.ts'

export interface SessionParts {
  /** The seats whose people sit at this screen; none for somebody who looks on. */
  readonly seats: readonly string[]
  readonly tell: (news: News) => void
  /** Whether computers wait until this screen has shown what happened. */
  readonly paced: boolean
  /** Whether people who share this screen are asked in each other's turns, too, instead of answered for. */
  readonly asksAll?: boolean
  /** Whether a phase in which nothing can be done passes by itself, and a choice with one answer is made. */
  readonly passing?: boolean
  /** Tells of the match in its own way, instead of whole sights. */
  readonly teller?: Teller
}

/** How a screen is told of the match itself. */
export interface Teller {
  /** Everything anew, and what was missed since an entry. */
  all(session: Session, missed: number | null): void
  /** Makes ready what happened; what is given tells it. */
  steps(session: Session, steps: readonly Step[]): () => void
}

export class Session {
  viewer = 'spectator'
  /** The screen is between two people: nothing is shown. */
  covered = false
  looking = true
  readonly seats: readonly string[]
  readonly asksAll: boolean
  passing: boolean
  readonly host: Host
  private readonly teller: Teller
  private readonly tell: (news: News) => void
  private readonly paced: boolean
  private told: number
  private shownTo: number
  private caughtUp: (() => void)[] = []

  constructor(host: Host, { seats, tell, paced, asksAll = false, passing = true, teller }: SessionParts) {
    this.host = host
    this.teller = teller ?? wholeSights(tell)
    this.seats = seats
    this.asksAll = asksAll
    this.passing = passing
    this.tell = tell
    this.paced = paced
    this.told = host.match.walk.count
    this.shownTo = this.told
  }

  /** The first sight, for whoever is expected; or a covered screen where that is a secret. */
  start(): void {
    const { match, head } = this.host
    const people = peopleOf(head.chairs).filter((c) => this.seats.includes(c.seat))
    const next = personToAct(match, head.chairs, this.seats, this.viewer)
    this.viewer = (next ?? people[0])?.seat ?? 'spectator'
    const rivals = people.filter((c) => c.seat !== this.viewer)
    const secret = !isOver(match) && rivals.some((c) => keepsSecrets(match, this.viewer, c.seat))
    if (secret) this.cover(this.viewer)
    else this.showAll()
  }

  sit(viewer: string): void {
    if (!this.seats.includes(viewer)) return
    this.viewer = viewer
    this.showAll(this.host.match.walk.afterLastOf(viewer))
  }

  act(action: Action, count: number): Promise<Done> {
    const enter = (): Promise<Done> => this.host.alone(() => this.enter(action, count))
    return this.host.ease.patience(this.viewer)?.then(enter) ?? enter()
  }

  private enter(action: Action, count: number): Promise<Done> {
    return this.covered || this.isStale(count) ? Promise.resolve(STALE) : this.host.enter(this.viewer, action)
  }

  /**
   * Whether what this seat chose from has changed. Where several choose at once, that others have chosen does not count,
   * as long as this seat has the same choices.
   */
  private isStale(count: number): boolean {
    const { walk, game, state } = this.host.match
    if (count === walk.count) return false
    if (count > walk.count) return true
    const then = walk.at(count)
    if (game.toAct(then).length < 2) return true
    const choices = (s: unknown): string => JSON.stringify(offers(game, s, this.viewer))
    return choices(then) !== choices(state)
  }

  /** null for what can no longer be done: the screen may ask about a moment that has passed. */
  previews(actions: readonly Action[]): readonly (Foresight<GameTypes> | null)[] {
    const { match } = this.host
    return actions.map((action) =>
      check(match.game, match.state, this.viewer, action).ok ? foresee(match, this.viewer, action) : null,
    )
  }

  helped(action: Action, by: readonly Action[]): readonly (number | null)[] {
    return by.map((first) => chanceAfter(this.host.match, this.viewer, first, action))
  }

  judge(actions: readonly Action[]): Refusal | null {
    const { game, state } = this.host.match
    const verdicts = actions.map((action) => check(game, state, this.viewer, action))
    return verdicts.some((v) => v.ok) ? null : (verdicts.find((v) => !v.ok) ?? null)
  }

  idle(piece: Piece): Refusal | null {
    const { game, state, record } = this.host.match
    const seated = record.seats.some((s) => s.seat === this.viewer)
    if (!seated || !game.pieces(state, this.viewer).includes(piece)) return null
    return whyIdle(game, state, this.viewer, piece)
  }

  undo(): Promise<Done> {
    return this.host.undo(this.viewer)
  }

  propose(what: Proposal['what']): Promise<Done> {
    return this.host.propose(what, this.viewer, this.seats)
  }

  answer(agrees: boolean): Promise<void> {
    return this.host.answer(this.viewer, agrees)
  }

  resign(): Promise<void> {
    return this.host.end('resigned', this.viewer)
  }

  giveOrders(orders: OptionValues): Promise<void> {
    return this.host.giveOrders(this.viewer, orders)
  }

  moment(count: number): View {
    const { game, walk } = this.host.match
    return game.view(walk.at(count), this.viewer)
  }

  /** Whether somebody looks at this screen. */
  look(is: boolean): void {
    this.host.measure()
    this.looking = is
    if (!this.covered) this.tell({ type: 'clocks', clocks: this.host.beside().clocks })
  }

  /** Whether empty phases pass by themselves for the people of this screen. */
  pass(is: boolean): void {
    this.passing = is
    if (is) this.host.start()
  }

  /** Everything anew, and what was missed since an entry. */
  showAll(missed: number | null = null): void {
    const { match } = this.host
    this.covered = false
    this.told = match.walk.count
    this.teller.all(this, missed)
  }

  /** Makes ready what happened since it was told last; what is given tells it, where the screen is still as it was. */
  ready(steps: readonly Step[]): () => void {
    const { viewer } = this
    const tell = this.covered ? null : this.teller.steps(this, steps)
    return () => {
      // A covered screen hears of it when somebody takes it.
      if (this.covered) return
      if (tell === null || this.viewer !== viewer) return this.showAll()
      this.told = this.host.match.walk.count
      tell()
    }
  }

  /** The screen goes to whoever of it must decide now, unless a computer is about to. */
  follow(): void {
    if (!this.covered && this.seats.every((seat) => seat === this.viewer)) return
    const { match, head } = this.host
    if (isOver(match) && this.covered) this.showAll()
    const next = computerToAct(match, head.chairs) ? null : personToAct(match, head.chairs, this.seats, this.viewer)
    if (next && next.seat !== this.viewer) this.giveTo(next.seat)
  }

  private giveTo(seat: string): void {
    const secret = keepsSecrets(this.host.match, this.viewer, seat)
    if (secret) this.cover(seat)
    else {
      this.viewer = seat
      this.showAll()
    }
  }

  private cover(to: string): void {
    this.covered = true
    this.viewer = to
    this.tell({ type: 'handOver', to })
  }

  hear(news: News): void {
    this.tell(news)
  }

  /** The screen has shown everything up to here. */
  shown(count: number): void {
    this.shownTo = Math.max(this.shownTo, count)
    if (this.shownTo < this.told) return
    for (const go of this.caughtUp.splice(0)) go()
  }

  /** Resolves when the screen has shown all that it was told. */
  isCaughtUp(): Promise<void> {
    if (!this.paced || this.shownTo >= this.told || this.covered) return Promise.resolve()
    return new Promise((resolve) => {
      this.caughtUp.push(resolve)
    })
  }

  /** Leaves the table; nobody waits for it any longer. */
  leave(): void {
    for (const go of this.caughtUp.splice(0)) go()
    this.host.forget(this)
  }
}

/** For a screen that draws what it is told, and works out nothing. */
function wholeSights(tell: (news: News) => void): Teller {
  const sight = ({ host, viewer }: Session): Sight =>
    sightOf(host.match, viewer, {
      ...host.beside(),
      answered: host.ease.answersFor(viewer),
      barrier: host.ease.barrier(viewer),
    })
  return {
    all(session, missed) {
      const { match } = session.host
      const diary = matchDiary(match, session.viewer)
      tell({ type: 'sight', sight: sight(session), diary, recap: missed === null ? null : recap(session, missed) })
    },
    steps: (session, steps) => () => tell({ type: 'steps', steps, sight: sight(session) }),
  }
}

function recap({ host, viewer }: Session, from: number): Recap | null {
  const { game, walk } = host.match
  const view = game.view(walk.at(from), viewer)
  const [steps = []] = stepsOf(game, passageOf(walk, from), [viewer])
  return steps.length > 0 ? { view, steps } : null
}
