import type { EventOf, State } from '../state.ts'
import { army, place, unitOf } from './units.ts'

export function deploy(s: State, e: EventOf<'deployed'>): void {
  place(s, e.unit, e.kind, e.at, s.turn)
  if (e.hero) army(s).heroes.push(e.kind)
  pay(s, e.cost)
}

export function plug(s: State, e: EventOf<'plugged'>): void {
  const host = unitOf(s, e.unit)
  host.plugs = [...host.plugs, e.kind]
  if (e.hero) army(s).heroes.push(e.kind)
  pay(s, e.cost)
}

function pay(s: State, cost: EventOf<'deployed'>['cost']): void {
  if (!cost) return
  s.supply.points -= cost.points ?? 0
  s.supply.infantry -= cost.infantry ?? 0
  s.supply.free -= cost.free ?? 0
  s.supply.trench -= cost.trench ?? 0
  army(s).rivets -= cost.rivets ?? 0
}
