import { greedyStep } from '@muster/bots'
import { act, type Game, type GameTypes, offers, seeded } from '@muster/engine'
import { coreSeconds, median } from './clock.ts'

const SLICES = 5
/** Positions of the middle of games, with at least as many offers as are tried. */
const POSITIONS = 200
const OFFERS = 8
const APART = 7
/** Enough to meet them in any game that has them. */
const ACTIONS = 100 * POSITIONS

/** Microseconds of one greedy step: offers listed, the eight best tried and judged; the median of slices. */
export function greedyMicroseconds(game: Game<GameTypes>, options: GameTypes['Options'], seconds: number): number {
  const states = positions(game, options)
  const chance = seeded('greedy')
  const once = (): number => {
    for (const { state, seat } of states) greedyStep(game, state, seat, chance)
    return states.length
  }
  for (const began = coreSeconds(); coreSeconds() - began < seconds / 2; ) once()
  const slices = Array.from({ length: SLICES }, () => {
    const began = coreSeconds()
    let steps = 0
    do steps += once()
    while (coreSeconds() - began < seconds / SLICES)
    return ((coreSeconds() - began) * 1e6) / steps
  })
  return median(slices)
}

interface Position {
  readonly state: unknown
  readonly seat: string
}

/** Met in games that greedy steps play themselves, from the second round on; a game that never offers as many gives any. */
function positions(game: Game<GameTypes>, options: GameTypes['Options']): readonly Position[] {
  const wide: Position[] = []
  const narrow: Position[] = []
  const chance = seeded('positions')
  let state = game.setup(options, chance)
  for (let i = 0; i < ACTIONS && wide.length < POSITIONS; i++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) {
      state = game.setup(options, chance)
      continue
    }
    const listed = offers(game, state, seat)
    const found = listed.length >= OFFERS ? wide : narrow
    if (game.situation(state).round > 1 && i % APART === 0 && found.length < POSITIONS)
      found.push({ state: game.clone(state), seat })
    const action = listed.length > 1 ? greedyStep(game, state, seat, chance) : listed[0]
    act(game, state, seat, (i % 5 === 0 ? chance.pick(listed) : action) as GameTypes['Action'], chance)
  }
  return wide.length === POSITIONS ? wide : narrow
}
