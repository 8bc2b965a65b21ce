import type { GameTypes } from '@muster/engine'
import type { Ask } from './bot.ts'
import { glance } from './glance.ts'
import { senseOf } from './sense.ts'

/** Of n things it could do it sees about so many times the root of n: the more there are, the more it overlooks. */
const SEEN = 1.6

const HASTY = { width: 6, samples: 1, trust: 0.25 }

/** A beginner: overlooks what it could do, and believes that the next roll goes as it went in its head. */
export function recruitChoice<T extends GameTypes>(ask: Ask<T>, character: string): T['Action'] {
  const sense = senseOf(ask.game, character)
  const many = SEEN * Math.sqrt(ask.offers.length)
  const seen = ask.offers.filter((action) => sense.rests(action) || ask.chance.below(ask.offers.length) < many)
  return glance(seen.length > 0 ? { ...ask, view: ask.view, offers: seen } : ask, HASTY, character)
}
