import type { EventOf, State } from '../state.ts'
import { own, ownArmy } from './own.ts'
import { place } from './units.ts'

export function deploy(s: State, e: EventOf<'deployed'>): void {
  place(s, e.unit, e.kind, e.at, s.turn)
  if (e.hero) fieldHero(s, e.kind)
  pay(s, e.cost)
}

export function plug(s: State, e: EventOf<'plugged'>): void {
  const host = own(s, e.unit)
  host.plugs = [...host.plugs, e.kind]
  if (e.hero) fieldHero(s, e.kind)
  pay(s, e.cost)
}

function fieldHero(s: State, kind: string): void {
  const army = ownArmy(s, s.turn)
  army.heroes = [...army.heroes, kind]
}

function pay(s: State, cost: EventOf<'deployed'>['cost']): void {
  if (!cost) return
  const { points, infantry, free, trench, intercepted } = s.supply
  s.supply = {
    points: points - (cost.points ?? 0),
    infantry: infantry - (cost.infantry ?? 0),
    free: free - (cost.free ?? 0),
    trench: trench - (cost.trench ?? 0),
    intercepted,
  }
  if (cost.rivets) ownArmy(s, s.turn).rivets -= cost.rivets
}
