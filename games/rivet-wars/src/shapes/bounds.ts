// How large anything can get: by what is printed where it follows from that, and by a limit no match comes near.
import { BOUNDS } from '@muster/engine'
import type { Content, UnitSpec } from '../content/types.ts'
import { MINE_DICE } from '../rules/09-entering.ts'

/** A match has no more entries than this, and a round has at least one. */
export const MOST_ROUNDS_PLAYED: number = BOUNDS.entries

/** What adds up over a match: points, rivets, clouds. No round brings a hundred of any. */
export const MOST_IN_A_MATCH = 100 * MOST_ROUNDS_PLAYED

/** What adds up over a turn: a mission's, its level's and those of a hand of cards, none of them over nine. */
export const MOST_IN_A_TURN = 99

/** Ties before someone goes first. */
export const MOST_INITIATIVE_ROLLS = 100

/** Four of one side, and the enemy that drove in. */
export const MOST_IN_A_GRID = 5

/** Every marker at once. */
export const ALL_MARKERS = 31

/** What follows from the content a game was made with. */
export interface Bounds {
  /** Figures that can be on the battlefield: no unit has a higher number. */
  readonly figures: number
  readonly health: number
  readonly sockets: number
  /** Lines of a unit with all its plugs. */
  readonly lines: number
  /** What one ability can come to, with everybody's help. */
  readonly ability: number
  readonly dice: number
  /** Movement left. */
  readonly left: number
}

/** Units that may help: those of a grid, and as many whose help is kept from the grid a unit came from. */
const HELPERS = 2 * MOST_IN_A_GRID

export function boundsOf(content: Content): Bounds {
  const units = Object.values(content.units)
  const most = (of: (unit: UnitSpec) => number): number => Math.max(0, ...units.map(of))
  const sockets = most((unit) => unit.sockets)
  const kinds = 1 + sockets
  const ability = HELPERS * kinds * most((unit) => unit.abilities.reduce((sum, { by }) => sum + by, 0))
  return {
    figures: units.reduce((sum, unit) => sum + (unit.type === 'plug' ? 0 : unit.count), 0),
    health: most((unit) => unit.health),
    sockets,
    lines: kinds * most((unit) => unit.attacks.length),
    ability,
    dice: Math.max(MINE_DICE, ability, cardDice(content), most(attackDice)),
    left: most((unit) => unit.move) + ability + MOST_IN_A_TURN,
  }
}

const attackDice = (unit: UnitSpec): number => Math.max(0, ...unit.attacks.flatMap(({ dice }) => dice))

const cardDice = (content: Content): number =>
  Math.max(0, ...Object.values(content.cards).map(({ effect }) => (effect.do === 'barrage' ? effect.dice : 0)))
