import { type EventOf, rivalOf, type State } from '../state.ts'
import { own } from './own.ts'

export function startTurn(s: State, e: EventOf<'turnStarted'>): void {
  s.turn = e.side
  s.round = e.round
  s.kills = []
  s.damagers = []
  s.active = null
  const enemyGrids = s.field.deployment[rivalOf(e.side)]
  for (let id = 0; id < s.units.length; id++) {
    const before = s.units[id]
    if (!before) continue
    const began = before.side === e.side && !enemyGrids.includes(before.at)
    const { done, assaulted, aim, haste } = before
    if (began === before.began && !done && !assaulted && aim === 0 && haste === 0) continue
    const u = own(s, id)
    u.done = false
    u.assaulted = false
    u.aim = 0
    u.haste = 0
    u.began = began
  }
}

export function startPhase(s: State, e: EventOf<'phaseStarted'>): void {
  s.phase = e.phase
  s.active = null
  s.begun = false
  s.arranged = []
  for (let id = 0; id < s.units.length; id++) if (s.units[id]?.done) own(s, id).done = false
  if (e.phase === 'combat') s.supply = { points: 0, infantry: 0, free: 0, trench: 0, intercepted: false }
  if (e.phase === 'movement') for (const c of s.clouds) c.due = c.side === s.turn
}
