import { must, type Threat, type Viewer } from '@muster/engine'
import { tablesOf } from './board.ts'
import type { Book } from './book.ts'
import { strike } from './evolve/strikes.ts'
import { attackPreview } from './preview/strikes.ts'
import { attackOrder } from './rules/05-combat.ts'
import { snipeOrder } from './rules/05-sniping.ts'
import { targetsOf } from './rules/05-strike.ts'
import { isAdrift, landingsOf } from './rules/06-deviation.ts'
import { seatsOf } from './rules/12-victory.ts'
import { openState } from './seen.ts'
import {
  type ActionOf,
  type Grid,
  type Position,
  type RivetWars,
  rivalOf,
  type Side,
  sideOf,
  type UnitId,
  type View,
} from './state.ts'

type Aimed = ActionOf<'attack'> | ActionOf<'snipe'>

/** Whom each enemy could attack from where it stands: what the rules would offer it if its combat phase began now. */
export function threats(b: Book, v: View, viewer: Viewer<RivetWars>): readonly Threat[] {
  if (viewer === 'spectator') return []
  const side = sideOf(viewer)
  const s = inCombat(v, rivalOf(side))
  const seat = must(seatsOf(s.options, s.turn)[0])
  const struck = new Map<UnitId, Map<UnitId, number>>()
  for (const attack of [...attackOrder(b).choices(s, seat), ...snipeOrder(b).choices(s, seat)]) {
    const known = struck.get(attack.unit) ?? new Map<UnitId, number>()
    const hits = struckBy(b, s, side, attack)
    const chances = hits.length > 0 ? chancesOf(b, s, attack) : NONE
    for (const unit of hits) known.set(unit, Math.max(known.get(unit) ?? 0, chances.get(unit) ?? 0))
    if (hits.length > 0) struck.set(attack.unit, known)
  }
  return [...struck].map(([piece, hit]) => ({ piece, pieces: [...hit.keys()], chances: [...hit.values()] }))
}

const NONE: ReadonlyMap<UnitId, number> = new Map()

/** How likely each unit is hit by the attack. */
function chancesOf(b: Book, s: Position, attack: Aimed): ReadonlyMap<UnitId, number> {
  const chances = new Map<UnitId, number>()
  for (const { when, chance } of attackPreview(b, s, attack).odds)
    if (when.type === 'attacked' && when.unit !== undefined)
      chances.set(when.unit, Math.max(chances.get(when.unit) ?? 0, chance))
  return chances
}

/** The same pieces when the side's combat phase begins: nobody activated, nothing asked. */
function inCombat(v: View, turn: Side): Position {
  const s = openState(v)
  const units = s.units.map((u) => u && { ...u, done: false })
  return { ...s, units, turn, phase: 'combat', active: null, strike: null, question: null }
}

function struckBy(b: Book, s: Position, side: Side, a: Aimed): UnitId[] {
  const target = a.type === 'snipe' ? a.target : -1
  return gridsHit(b, s, a).flatMap((at) =>
    targetsOf(b, s, strike('unit', a.unit, a.line, at, target)).flatMap((u) => (u.side === side ? [u.id] : [])),
  )
}

/** Where it may come down: one that deviates, anywhere but where it is aimed. */
function gridsHit(b: Book, s: Position, a: Aimed): readonly Grid[] {
  const u = must(s.units[a.unit])
  const t = tablesOf(s.field)
  const { line } = must(b.profile(u).weapons[a.line])
  return isAdrift(line.deviates, must(t.distance[u.at * t.size + a.at])) ? landingsOf(s, a.at) : [a.at]
}
