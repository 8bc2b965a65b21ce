import { misused } from '../problem.ts'
import { ACES_AND_ARMOR } from './aces-and-armor.ts'
import { RIVET_WARS } from './rivet-wars.ts'
import type { Scales } from './told.ts'
import { WRAVITY } from './wravity.ts'

const SCALES: Readonly<Record<string, Scales>> = {
  'rivet-wars': RIVET_WARS,
  wravity: WRAVITY,
  'aces-and-armor': ACES_AND_ARMOR,
}

export function scalesOf(game: string): Scales {
  const scales = Object.hasOwn(SCALES, game) ? SCALES[game] : undefined
  if (scales) return scales
  throw misused(`nothing says what is balanced in ${game}. It is said for: ${Object.keys(SCALES).join(', ')}.`)
}
