// Somebody who plays on and on, whatever happens to the server, and remembers what was acknowledged.
import { type Chance, canonical, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { Screen, type Visitor } from './visitor.ts'

export interface Sent {
  readonly seat: string
  readonly count: number
  readonly action: GameTypes['Action']
  acknowledged: boolean
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

export class Player {
  readonly sent: Sent[] = []
  over = false
  private stopped = false
  private readonly visitor: Visitor
  private readonly table: TableSeen
  private readonly game: Game<GameTypes>
  private readonly chance: Chance
  private screen: Screen | null = null

  constructor(visitor: Visitor, table: TableSeen, game: Game<GameTypes>, seed: string) {
    this.visitor = visitor
    this.table = table
    this.game = game
    this.chance = seeded(seed)
  }

  stop(): void {
    this.stopped = true
    this.screen?.ws.terminate()
  }

  async play(): Promise<void> {
    while (!this.stopped && !this.over) {
      try {
        await this.sit()
      } catch {
        await pause(30)
      }
    }
  }

  /** One line, until it breaks. */
  private async sit(): Promise<void> {
    const known = this.screen
    const screen = await Screen.dial(this.visitor, this.table.id)
    screen.strict = false
    if (known) Object.assign(screen, { view: known.view, viewer: known.viewer, count: known.count })
    this.screen = screen
    await screen.hello(this.table, known?.view ? known.count : null, known?.viewer)
    const isTold = (): boolean => screen.heard.some((m) => m.type === 'sight' || m.type === 'steps')
    await screen.until(() => isTold() || screen.closed !== null, 'a view')
    await this.repeat(screen)
    while (!this.stopped && !this.over && screen.closed === null) await this.step(screen)
  }

  /** What was under way when the line broke is said again, now and then: it must be harmless. */
  private async repeat(screen: Screen): Promise<void> {
    const last = this.sent.at(-1)
    if (last && !last.acknowledged && this.chance.below(2) === 0) await this.say(screen, last)
  }

  private async step(screen: Screen): Promise<void> {
    const { view, viewer, count } = screen
    const state = this.game.imagine(view, viewer, seeded(count))
    if (this.game.outcome(state)) {
      this.over = true
      return
    }
    const choices = offers(this.game, state, viewer)
    if (choices.length === 0)
      return screen.until(() => screen.count !== count || screen.closed !== null, 'the other', 60_000)
    await this.say(screen, this.noted(viewer, count, this.chance.pick(choices)))
  }

  /** What was sent from the same number before is the same thing sent again. */
  private noted(seat: string, count: number, action: GameTypes['Action']): Sent {
    const same = this.sent.find((s) => s.count === count && canonical(s.action) === canonical(action))
    const sent = same ?? { seat, count, action, acknowledged: false }
    if (!same) this.sent.push(sent)
    return sent
  }

  private async say(screen: Screen, sent: Sent): Promise<void> {
    const answer = await screen.ask({ type: 'act', action: sent.action, count: sent.count })
    if (answer.type === 'done' && answer.result.ok) sent.acknowledged = true
    else if (answer.type === 'done')
      await screen.until(() => screen.count !== sent.count || screen.closed !== null, 'the present view')
  }
}
