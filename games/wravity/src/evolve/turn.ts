import { must } from '@muster/engine'
import type { Event } from '../event.ts'
import type { SoldierId, State } from '../state.ts'
import { soldier } from './soldier.ts'

type TurnEvent = Extract<
  Event,
  {
    readonly type:
      | 'soldierEntered'
      | 'turnBegan'
      | 'turnEnding'
      | 'turnEnded'
      | 'lastStandBegan'
      | 'lastStandEnded'
      | 'battleEnded'
  }
>

export function evolveTurn(s: State, e: TurnEvent): void {
  switch (e.type) {
    case 'soldierEntered': {
      const u = soldier(s, e.soldier)
      u.at = e.at
      u.entered = e.round
      return
    }
    case 'turnBegan':
      begin(s, e.turn)
      return
    case 'turnEnding':
      s.ending = true
      return
    case 'turnEnded': {
      const seat = (s.first + e.turn) % s.sides.length
      s.lastStand = s.lastStand.map((waiting) => waiting?.filter((w) => w !== seat) ?? null)
      return
    }
    case 'lastStandBegan':
      s.lastStand = s.lastStand.with(
        e.side,
        s.sides.flatMap((side, seat) => (side === e.side ? [seat] : [])),
      )
      return
    case 'lastStandEnded':
      s.lastStand = s.lastStand.with(e.side, null)
      return
    case 'battleEnded':
      s.phase = 'over'
      s.question = null
      s.flights = []
      s.result = e.result
  }
}

/** A turn begins: nobody has done anything in it. */
function rest(s: State, id: SoldierId): void {
  const { used, displaced, spent, shielded } = must(s.soldiers[id])
  if (used === 0 && !displaced && !spent && !shielded) return
  const u = soldier(s, id)
  u.used = 0
  u.displaced = false
  u.spent = false
  u.shielded = false
}

function begin(s: State, turn: number): void {
  s.phase = 'battle'
  s.turn = turn
  s.ending = false
  s.drew = false
  for (let id = 0; id < s.soldiers.length; id++) rest(s, id)
  for (const g of s.grenades) g.moved = false
}
