// The computers of a table: asked one at a time, for no longer than people bear, and stopped when told.
import { isOver } from '@muster/engine'
import { computerToAct } from './chairs.ts'
import type { Time } from './clocks.ts'
import type { Host } from './host.ts'
import { Patience } from './patience.ts'
import type { Action, Chair } from './table.ts'
import { questionTo, type Thinker } from './thinker.ts'

type At = Pick<Host, 'head' | 'match' | 'screens'>

export class Computers {
  private readonly at: At
  private readonly thinker: Thinker
  private readonly patience: Patience
  stopped = false
  private allowed = false

  constructor(at: At, thinker: Thinker, time: Time) {
    this.at = at
    this.thinker = thinker
    this.patience = new Patience(time)
  }

  /** What the computer on this chair chooses; null where it was interrupted. */
  async ask(chair: Chair): Promise<Action | null> {
    const { head, match, screens } = this.at
    const most = this.patience.most(match.game.situation(match.state))
    screens.tell({ type: 'thinking', seat: chair.seat, stopped: false, most })
    const question = questionTo(chair, match, `${head.id}/${match.walk.count}`, most)
    const action = await this.patience.during(this.thinker.ask(question))
    this.tell()
    return action
  }

  /** Whether they may think while people do. */
  allow(is: boolean): void {
    this.allowed = is
    if (is) this.ahead()
  }

  /** Only people can go on: they are shown to whom it is, and a computer may think ahead meanwhile. */
  wait(): false {
    this.at.screens.follow()
    if (this.allowed) this.ahead()
    return false
  }

  private ahead(): void {
    const { head, match } = this.at
    const chair = head.chairs.find((c) => c.who.type === 'computer')
    if (!chair || this.stopped || isOver(match) || computerToAct(match, head.chairs)) return
    this.thinker.ponder?.(questionTo(chair, match, `${head.id}/${match.walk.count}/ahead`, 0))
  }

  /** Whatever is being thought about is no longer wanted. */
  interrupt(): void {
    this.thinker.stop()
  }

  stop(): void {
    this.stopped = true
    this.interrupt()
    this.tell()
  }

  go(): void {
    this.stopped = false
    this.tell()
  }

  private tell(): void {
    this.at.screens.tell({ type: 'thinking', seat: null, stopped: this.stopped, most: 0 })
  }
}
