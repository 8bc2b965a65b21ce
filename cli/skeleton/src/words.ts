import { type Picture, say, type Words } from '@muster/engine'
import { BOX } from './content.ts'
import { SEATS, type Skeleton, type State } from './state.ts'

export const words: Words<Skeleton> = {
  prompt: (s, seat) => say(s.turn === seat ? 'prompt.turn' : 'prompt.wait'),
  piece: (_s, piece) => say(`side.${piece}`),
  empty: () => say('empty'),
  action: (_s, _seat, a) => (a.type === 'walk' ? say('action.walk', { steps: a.steps }) : say('action.dash')),
  event(_s, e) {
    if (e.type === 'turnEnded') return null
    const who = say(`side.${e.seat}`)
    return e.type === 'walked'
      ? say('event.walked', { who, to: e.to })
      : say('event.dashed', { who, die: e.die, to: e.to })
  },
}

/** A track for each, and how far its runner has come. */
export function picture(v: State): Picture {
  return SEATS.map((seat) => [
    { text: '.'.repeat(Math.min(v.at[seat], BOX.track)) },
    { text: seat === 'left' ? 'L' : 'R', tone: seat },
    { text: '.'.repeat(Math.max(0, BOX.track - v.at[seat])) },
  ])
}
