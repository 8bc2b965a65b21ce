import type { GameTypes } from '@muster/engine'
import type { Ask } from './bot.ts'
import { glance } from './glance.ts'
import { senseOf } from './sense.ts'

const HASTY = { width: 6, samples: 1, trust: 0.25 }

/** A beginner: overlooks what it could do, and believes that the next roll goes as it went in its head. */
export function recruitChoice<T extends GameTypes>(ask: Ask<T>, character: string): T['Action'] {
  const sense = senseOf(ask.game, character)
  const many = sense.novice * Math.sqrt(ask.offers.length)
  const seen = ask.offers.filter((action) => sense.rests(action) || ask.chance.below(ask.offers.length) < many)
  return glance(seen.length > 0 ? { ...ask, view: ask.view, offers: seen } : ask, HASTY, character)
}
