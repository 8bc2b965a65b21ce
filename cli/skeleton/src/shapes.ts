import { byType, count, eachOf, type GameShapes, integer, oneOf, record } from '@muster/engine'
import { BOX, MOST_ROUNDS } from './content.ts'
import { type Action, type Event, SEATS, type Skeleton, type State } from './state.ts'

const seat = oneOf(SEATS)
/** The longest stride ends a little behind the track. */
const place = count(BOX.track + 6)
const state = record<State>({
  at: eachOf(SEATS, place),
  turn: seat,
  round: integer(1, 9999),
  rounds: count(MOST_ROUNDS),
})

export const shapes: GameShapes<Skeleton> = {
  action: byType<Action>({ walk: { steps: integer(1, 99) }, dash: {} }),
  event: byType<Event>({
    walked: { seat, to: place },
    dashed: { seat, die: integer(1, 6), to: place },
    turnEnded: {},
  }),
  state,
  view: state,
  places: () => BOX.track,
}
