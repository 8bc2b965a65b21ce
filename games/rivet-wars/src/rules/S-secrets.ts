// Chapter S: Secret Missions
import { must } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { Condition } from '../content/types.ts'
import { type Kill, type OpenSeen, type Position, rivalOf, type SecretId, type Side } from '../state.ts'
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
  const { scores } = b.secret(card)
  for (let i = 0; i < scores.length; i++) {
    const { any, points } = must(scores[i])
    for (let k = 0; k < any.length; k++) if (holds(s, must(any[k]))) return points
  }
  return 0
}

/** How far a mission has come: of what it asks for, so much is there. */
export interface Progress {
  readonly done: number
  readonly of: number
  /** What it scores at the most, or what it would score now once it is done. */
  readonly points: number
}

/** S0: how far a mission of this side has come; what is asked of one turn begins anew with every turn of the side. */
export function secretProgress(b: Book, o: OpenSeen, side: Side, card: SecretId): Progress {
  const s = { ...o, turn: side, ...(o.turn === side ? {} : { kills: [], damagers: [] }) }
  const ways = b
    .secret(card)
    .scores.flatMap(({ any, points }) => any.map((c) => ({ done: countOf(s, c), of: neededFor(c), points })))
  const done = ways.find((way) => way.done >= way.of)
  const nearest = ways.toSorted((x, y) => y.done / y.of - x.done / x.of)[0]
  const { points, ...far } = done ?? must(nearest)
  return {
    done: Math.min(far.done, far.of),
    of: far.of,
    points: done ? points : Math.max(...ways.map((w) => w.points)),
  }
}

const holds = (s: Seen, condition: Condition): boolean => countOf(s, condition) >= neededFor(condition)

type Seen = Pick<OpenSeen, 'kills' | 'damagers' | 'turn' | 'units' | 'stacks' | 'field'>

function neededFor(condition: Condition): number {
  if (condition.if === 'eliminated') return condition.count
  if (condition.if === 'spread') return condition.grids
  return condition.if === 'combined' ? condition.types : 1
}

function countOf(s: Seen, condition: Condition): number {
  switch (condition.if) {
    case 'eliminated':
      return s.kills.length === 0 ? 0 : s.kills.filter((kill) => isWanted(kill, condition)).length
    case 'infiltrated':
      return hasInfiltrated(s) ? 1 : 0
    case 'spread':
      return frontGrids(s)
    case 'stoodFast':
      return hasStoodFast(s) ? 1 : 0
    case 'combined':
      return damaging(s)
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
function hasInfiltrated(s: Seen): boolean {
  for (const at of s.field.deployment[rivalOf(s.turn)])
    for (const id of must(s.stacks[at])) {
      const u = must(s.units[id])
      if (u.began && u.side === s.turn) return true
    }
  return false
}

/** S5: grids of no-man's land with units of the side, each counted by the first unit in it. */
function frontGrids(s: Seen): number {
  let grids = 0
  for (const u of s.units)
    if (u?.side === s.turn && !s.field.territory[u.at] && must(s.stacks[u.at])[0] === u.id) grids++
  return grids
}

/** S6 */
function hasStoodFast(s: Seen): boolean {
  const { beside } = tablesOf(s.field)
  for (const at of s.field.objectives)
    if (hasFriend(s, s.turn, at)) for (const grid of must(beside[at])) if (hasEnemy(s, s.turn, grid)) return true
  return false
}

/** S8: the types of units that have caused damage this turn. */
const damaging = (s: Seen): number => s.damagers.length
