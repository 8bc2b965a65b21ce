import { CARDS, SECRETS } from './cards.ts'
import { FIRST_BLOOD } from './missions/00-first-blood.ts'
import { TAKE_UP_THE_BANNER } from './missions/01-take-up-the-banner.ts'
import { DEFENSE_OF_HILL_356 } from './missions/02-defense-of-hill-356.ts'
import { TRENCH_WARFARE } from './missions/03-trench-warfare.ts'
import { OVER_THE_TOP } from './missions/04-over-the-top.ts'
import { THE_THORNBUSH } from './missions/05-the-thornbush.ts'
import { HOLD_THE_LINE } from './missions/06-hold-the-line.ts'
import { MAIN_STREET } from './missions/07-main-street.ts'
import { THE_QUEENS_GATE } from './missions/08-the-queens-gate.ts'
import { DEATH_FROM_ABOVE } from './missions/09-death-from-above.ts'
import { KNOCK_OUT_PUNCH } from './missions/10-knock-out-punch.ts'
import { TILES } from './tiles.ts'
import type { Content } from './types.ts'
import { UNITS } from './units.ts'

/** What is in the box. */
export const BOX: Content = {
  units: UNITS,
  cards: CARDS,
  secrets: SECRETS,
  tiles: TILES,
  missions: {
    '1': TAKE_UP_THE_BANNER,
    '2': DEFENSE_OF_HILL_356,
    '3': TRENCH_WARFARE,
    '4': OVER_THE_TOP,
    '5': THE_THORNBUSH,
    '6': HOLD_THE_LINE,
    '7': MAIN_STREET,
    '8': THE_QUEENS_GATE,
    '9': DEATH_FROM_ABOVE,
    '10': KNOCK_OUT_PUNCH,
    short: FIRST_BLOOD,
  },
}
