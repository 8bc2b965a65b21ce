import type { GameTypes } from '@muster/engine'
import type { Ask, Bot } from './bot.ts'
import { glance } from './glance.ts'
import { LEVELS, type Level } from './names.ts'
import { recruitChoice } from './recruit.ts'
import { lookAhead } from './search/ahead.ts'
import type { Reach } from './search/reach.ts'
import { search } from './search/search.ts'

export const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name)

/** How a level thinks. */
interface Making extends Pick<Bot, 'visits' | 'patience'> {
  think<T extends GameTypes>(ask: Ask<T>, character: string): T['Action']
  ahead?<T extends GameTypes>(ask: Ask<T>, character: string): boolean
}

const SERGEANT = { width: 12, samples: 3, trust: 1 }
const CAPTAIN: Reach = { width: 6, stray: 0.3, glance: SERGEANT }
const GENERAL: Reach = { width: 12, far: true, stray: 0.3, glance: SERGEANT }

const MAKINGS: Readonly<Record<Level, Making>> = {
  recruit: { visits: 0, patience: 1, think: recruitChoice },
  sergeant: { visits: 0, patience: 1, think: (ask, character) => glance(ask, SERGEANT, character) },
  captain: searching(CAPTAIN, 1000, 0.35),
  general: searching(GENERAL, 4000, 1),
}

function searching(reach: Reach, visits: number, patience: number): Making {
  return {
    visits,
    patience,
    think: (ask, character) => search(ask, reach, ask.budget?.visits ?? visits, character).best,
    ahead: (ask, character) => lookAhead(ask, reach, visits, character),
  }
}

/** The bot of a level, perhaps with one of the game's characters. */
export function levelBot(level: Level, character = ''): Bot {
  const { think, ahead, ...how } = MAKINGS[level]
  return {
    name: character === '' ? level : `${level}@${character}`,
    ...how,
    choose: (ask) => (ask.offers.length === 1 ? (ask.offers[0] as never) : think(ask, character)),
    ...(ahead ? { ponder: (ask) => ahead(ask, character) } : {}),
  }
}
