// Chapter 4: plugs
import { illegal, legal, type Piece } from '@muster/engine'
import type { Book } from '../book.ts'
import { type ActionOf, type Position, type Side, sideOf, type Unit } from '../state.ts'
import { isDeploying, isTooDear, paid, whyTooDear, whyUnavailable } from './04-price.ts'
import { NONE, notThisPhase, type Order, ownUnit, type Refusal, type Run, type Verdict } from './rules.ts'

export const plugOrder = (b: Book): Order<'plug'> => ({
  choices: (s, seat, piece) => plugChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkPlug(b, s, sideOf(seat), a),
  decide: (run, _seat, a) => decidePlug(b, run, a),
})

function plugChoices(b: Book, s: Position, side: Side, piece?: Piece): readonly ActionOf<'plug'>[] {
  if (!isDeploying(s)) return NONE
  const out: ActionOf<'plug'>[] = []
  for (const kind of b.kindsOf[side]) {
    const plug = b.unit(kind)
    if (plug.type !== 'plug' || isTooDear(s, plug) || whyUnavailable(b, s, side, kind)) continue
    for (const u of s.units) {
      if (u?.side !== side || whyNoSocket(b, s, u)) continue
      if (piece === undefined || piece === kind) out.push({ type: 'plug', kind, unit: u.id })
    }
  }
  return out
}

function checkPlug(b: Book, s: Position, side: Side, a: ActionOf<'plug'>): Verdict {
  if (!isDeploying(s)) return notThisPhase(s, 'deployment')
  const plug = b.unit(a.kind)
  if (plug.side !== side || plug.type !== 'plug') return illegal('4.8', 'noSuchPlug')
  const host = ownUnit(s, side, a.unit)
  if (!host) return illegal('4.8', 'noSuchUnit')
  return whyUnavailable(b, s, side, a.kind) ?? whyNoSocket(b, s, host) ?? whyTooDear(b, s, a.kind, plug) ?? legal
}

/** 4.8 */
function whyNoSocket(b: Book, s: Position, host: Readonly<Unit>): Refusal | null {
  if (host.plugs.length >= b.profile(host).sockets) return illegal('4.8', 'noSocket')
  return s.field.territory[host.at] === host.side ? null : illegal('4.8', 'hostAway')
}

/** 4.8, 4.9, 4.13: a plug is bought as a unit is. */
function decidePlug(b: Book, run: Run, a: ActionOf<'plug'>): void {
  const { points, rivets, hero } = b.unit(a.kind)
  const hers = hero ? { hero: true as const } : {}
  run.emit({ type: 'plugged', unit: a.unit, kind: a.kind, ...hers, ...paid({ points, rivets }) })
}
