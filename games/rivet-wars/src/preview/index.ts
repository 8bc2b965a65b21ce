import { preview as blank, type Message, must, type Preview, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { freeId } from '../rules/01-battlefield.ts'
import { endsTurn } from '../rules/02-sequence.ts'
import { deployOrder } from '../rules/04-deployment.ts'
import { figure } from '../rules/04-grids.ts'
import { costOf } from '../rules/04-price.ts'
import {
  type Action,
  type ActionOf,
  type Cost,
  type Event,
  type Grid,
  type Position,
  type RivetWars,
  type Seat,
  type Side,
  sideOf,
  type UnitId,
} from '../state.ts'
import { closingWarnings } from './closing.ts'
import { dropPreview } from './drop.ts'
import { endNotes } from './ending.ts'
import { driftPreview, turnEndPreview } from './gas.ts'
import { blowsAt, fateOf, legPreview } from './moves.ts'
import { attackPreview, barragePreview, pendingPreview } from './strikes.ts'
import { waitingUnits } from './waiting.ts'

/** What a legal action would do, as far as the seat can know. */
export function preview(b: Book, s: Position, seat: Seat, a: Action): Preview<RivetWars> {
  switch (a.type) {
    case 'attack':
    case 'snipe':
      return withWarnings(attackPreview(b, s, a), closingWarnings(b, s, seat, a.unit))
    case 'move':
    case 'assault':
    case 'dash':
      return withWarnings(legPreview(b, s, a.type, a), closingWarnings(b, s, seat, a.unit))
    case 'deploy':
      return deployPreview(b, s, a)
    case 'plug':
      return blank<RivetWars>({ price: prices(b.unit(a.kind)) })
    case 'push':
      return arrival(b, s, a.unit, { type: 'pushed', unit: a.unit, to: a.at }, a.at)
    case 'play':
      return cardPreview(b, s, seat, a)
    case 'drop':
      return dropPreview(b, s, a)
    case 'pass':
      return s.question?.ask === 'cover' ? pendingPreview(b, s, sideOf(seat)) : blank<RivetWars>()
    case 'endPhase':
      return { ...endPreview(b, s, sideOf(seat)), warnings: idleWarnings(b, s, seat), notes: endNotes(b, s) }
    default:
      return blank<RivetWars>()
  }
}

const withWarnings = (seen: Preview<RivetWars>, more: readonly Message[]): Preview<RivetWars> =>
  more.length > 0 ? { ...seen, warnings: [...seen.warnings, ...more] } : seen

/** What is really paid, the free infantry of mission 10 and the extra points of mission 8 told apart. */
function prices({ free = 0, infantry = 0, points = 0, rivets = 0 }: Cost): Message[] {
  if (free > 0) return [say('price.free')]
  return [
    ...(infantry > 0 ? [say('price.infantry', { infantry })] : []),
    ...(points > 0 || infantry === 0 ? [say('price.points', { points })] : []),
    ...(rivets > 0 ? [say('price.rivets', { rivets })] : []),
  ]
}

function deployPreview(b: Book, s: Position, a: ActionOf<'deploy'>): Preview<RivetWars> {
  const unit = freeId(s)
  const arrived = arrival(b, s, unit, { type: 'deployed', unit, kind: a.kind, at: a.at }, a.at)
  return { ...arrived, price: prices(costOf(b, s, figure(s.turn, a.kind), a.at)) }
}

/** What waits for a unit where this event brings it. */
function arrival(b: Book, s: Position, unit: UnitId, event: Event, at: Grid): Preview<RivetWars> {
  const then = clone(s)
  evolve(then, event)
  const u = must(then.units[unit])
  const { odds, expected, warnings } = fateOf(b, then, u, blowsAt(b, then, u))
  return blank<RivetWars>({ odds, expected, warnings, path: [at] })
}

function cardPreview(b: Book, s: Position, seat: Seat, a: ActionOf<'play'>): Preview<RivetWars> {
  const effect = b.effect(a.card)
  if (effect.do === 'cover') return coverPreview(b, s, sideOf(seat), a, effect.by)
  if (effect.do === 'barrage') return barragePreview(b, s, sideOf(seat), a, effect.dice)
  if (effect.do !== 'rescue' || s.question?.ask !== 'rescue') return blank<RivetWars>()
  const unit = s.question.unit
  const damage = Math.max(0, b.profile(must(s.units[unit])).health - effect.health)
  return arrival(b, s, unit, { type: 'rescued', unit, to: a.target, damage }, a.target)
}

/** The strike as it will be with the card. */
function coverPreview(b: Book, s: Position, side: Side, a: ActionOf<'play'>, by: number): Preview<RivetWars> {
  const then = clone(s)
  evolve(then, { type: 'cardPlayed', side, card: a.card })
  evolve(then, { type: 'coverTaken', at: must(s.strike).at, by })
  return pendingPreview(b, then, side)
}

/** What the rules will roll for when the phase ends. */
function endPreview(b: Book, s: Position, side: Side): Preview<RivetWars> {
  if (s.phase === 'combat') return driftPreview(b, s, side)
  return endsTurn(s) ? turnEndPreview(b, s) : blank<RivetWars>()
}

/** Who could still do something in the phase about to end. */
function idleWarnings(b: Book, s: Position, seat: Seat): Message[] {
  if (s.phase === 'deployment') return deployOrder(b).choices(s, seat).length > 0 ? [say('warning.unspent')] : []
  const count = waitingUnits(b, s, seat).length
  return count > 0 ? [say(`warning.idle.${s.phase}`, { count })] : []
}
