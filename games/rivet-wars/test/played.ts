// Random matches, for tests that look at every position.
import { act, must, offers, seeded } from '@muster/engine'
import { type Action, BOX, type Event, makeBook, rivetWars, type Seat, type State } from '../src/index.ts'

export const game = rivetWars()
export const book = makeBook(BOX)

export interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly offers: readonly Action[]
}

/** Plays a random match, phases ended late; `before` sees each position and `after` what was done in it. */
export function play(
  mission: string,
  seed: number,
  before: (moment: Moment) => void,
  after: (events: readonly Event[], s: State) => void = () => {},
): void {
  const luck = seeded(`${mission}/${seed}`)
  const s = game.setup({ mission, seating: 'two', rounds: 7, gateTo: 8 }, luck)
  while (!game.outcome(s)) {
    const seat = must(game.toAct(s)[0])
    const all = offers(game, s, seat)
    before({ state: s, seat, offers: all })
    const busy = all.filter(({ type }) => type !== 'endPhase')
    const action = luck.pick(busy.length > 0 && luck.below(8) > 0 ? busy : all)
    const acted = act(game, s, seat, action, luck)
    if (!acted.ok) throw new Error(acted.why.key)
    after(acted.events, s)
  }
}
