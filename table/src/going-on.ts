// What goes on of itself at a table: standing orders answer, empty phases pass, computers act, until a person must decide.
import { say } from '@muster/engine'
import { computerToAct, sharing } from './chairs.ts'
import type { Due } from './ease.ts'
import type { Host } from './host.ts'
import { Loop } from './loop.ts'
import { answerAll, needsNobody } from './questions.ts'
import type { Action, Chair, Done } from './table.ts'

/** What was chosen from is no longer so. */
export const STALE: Done = { ok: false, rule: null, why: say('refusal.stale') }

type At = Pick<Host, 'head' | 'match' | 'screens' | 'computers' | 'ease' | 'gone' | 'alone' | 'change' | 'enter'>

export class GoingOn {
  private readonly at: At
  private readonly loop = new Loop(
    () => this.once(),
    (error) => this.at.screens.fail(error),
  )

  constructor(at: At) {
    this.at = at
  }

  /** Looks whether something goes on of itself. */
  ask(): void {
    this.loop.ask()
  }

  /** When nothing more does. */
  rest(): Promise<void> {
    return this.loop.rest()
  }

  /** Where only a person can go on, that is found at once: most things are followed by nothing else. */
  private once(): Promise<boolean> | false {
    const { at } = this
    if (at.gone) return false
    const shared = sharing(at.head.chairs, at.screens.list())
    if (needsNobody(at.match, shared)) return this.answerFor(shared)
    const due = at.ease.next()
    if (due) return this.passByItself(due)
    const next = computerToAct(at.match, at.head.chairs)
    return next && !at.computers.stopped ? this.letThink(next) : at.computers.wait()
  }

  /** Answers what needs no person: each question after its pause, unless something else was entered meanwhile. */
  private async answerFor(shared: readonly string[]): Promise<boolean> {
    const { at } = this
    const { count } = at.match.walk
    const pause = at.ease.beforeOrders()
    if (pause) await pause
    if (at.gone) return false
    return at.alone(async () => {
      const answer = (): void => answerAll(at.match, shared, () => at.ease.ordersWait())
      if (at.match.walk.count === count) await at.change(answer)
      return at.match.walk.count !== count
    })
  }

  /** Enters what needs nobody's thought. */
  private async passByItself({ seat, action, pause }: Due): Promise<boolean> {
    const { count } = this.at.match.walk
    await pause
    if (this.at.gone) return false
    this.at.ease.note(count)
    return this.enterFor(seat, action, count)
  }

  /** Enters what was chosen for a seat, unless something else was entered meanwhile. */
  private enterFor(seat: string, action: Action, count: number): Promise<boolean> {
    return this.at.alone(async () => {
      if (this.at.match.walk.count !== count) return true
      const done = await this.at.enter(seat, action)
      if (!done.ok && done !== STALE) throw new Error(`the computer chose what is not allowed: ${done.why.key}`)
      return true
    })
  }

  private async letThink(chair: Chair): Promise<boolean> {
    const { at } = this
    await at.screens.caughtUp()
    if (at.computers.stopped || at.gone) return false
    if (computerToAct(at.match, at.head.chairs)?.seat !== chair.seat) return true
    const { count } = at.match.walk
    const action = await at.computers.ask(chair)
    if (action === null || at.gone) return false
    return this.enterFor(chair.seat, action, count)
  }
}
