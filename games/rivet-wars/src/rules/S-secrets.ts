// Chapter S: Secret Missions
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Condition } from '../content/types.ts'
import { type Kill, type Position, rivalOf, type SecretId } from '../state.ts'
import { hasEnemy, hasFriend } from './01-battlefield.ts'
import type { Run } from './rules.ts'

/** S0, 3.6: whatever was fulfilled this turn is shown, scored and discarded. */
export function scoreSecrets(b: Book, run: Run): void {
  const side = run.state.turn
  for (const card of [...run.state.armies[side].secrets]) {
    const vp = secretPoints(b, run.state, card)
    if (vp > 0) run.emit({ type: 'secretScored', side, card, vp })
  }
}

/** S0: what a mission would score now for the side whose turn it is. */
export function secretPoints(b: Book, s: Position, card: SecretId): number {
  for (const { any, points } of b.secret(card).scores)
    for (const condition of any) if (holds(s, condition)) return points
  return 0
}

function holds(s: Position, condition: Condition): boolean {
  switch (condition.if) {
    case 'eliminated':
      return (
        s.kills.length >= condition.count &&
        s.kills.filter((kill) => isWanted(kill, condition)).length >= condition.count
      )
    case 'infiltrated':
      return hasInfiltrated(s)
    case 'spread':
      return frontGrids(s) >= condition.grids
    case 'stoodFast':
      return hasStoodFast(s)
    case 'combined':
      return hasCombined(s, condition.types)
  }
}

/** S1, S2, S3, S7, S9, S10, S11: a host with a hero plug is one unit, a tank and a hero. */
function isWanted(kill: Kill, wanted: Extract<Condition, { if: 'eliminated' }>): boolean {
  if (wanted.types && !wanted.types.includes(kill.type)) return false
  if (wanted.hero && !kill.hero) return false
  if (wanted.where === 'deployment' && !kill.inDeployment) return false
  if (wanted.where === 'cover' && !kill.inCover) return false
  if (wanted.by && kill.by !== wanted.by) return false
  return !wanted.lone || kill.lone
}

/** S4 */
function hasInfiltrated(s: Position): boolean {
  const grids = s.field.deployment[rivalOf(s.turn)]
  for (const u of s.units) if (u?.began && u.side === s.turn && grids.includes(u.at)) return true
  return false
}

/** S5: grids of no-man's land with units of the side, each counted by the first unit in it. */
function frontGrids(s: Position): number {
  let grids = 0
  for (const u of s.units)
    if (u?.side === s.turn && !s.field.territory[u.at] && must(s.stacks[u.at])[0] === u.id) grids++
  return grids
}

/** S6 */
function hasStoodFast(s: Position): boolean {
  const { beside } = tablesOf(s.field)
  return s.field.objectives.some(
    (at) => hasFriend(s, s.turn, at) && must(beside[at]).some((grid) => hasEnemy(s, s.turn, grid)),
  )
}

/** S8 */
const hasCombined = (s: Position, types: number): boolean => s.damagers.length >= types
