import { type EventOf, rivalOf, type State } from '../state.ts'

export function startTurn(s: State, e: EventOf<'turnStarted'>): void {
  s.turn = e.side
  s.round = e.round
  s.kills = []
  s.damagers = []
  s.active = null
  const enemyGrids = s.field.deployment[rivalOf(e.side)]
  for (const u of s.units) {
    if (!u) continue
    u.done = false
    u.assaulted = false
    u.aim = 0
    u.haste = 0
    u.began = u.side === e.side && !enemyGrids.includes(u.at)
  }
}

export function startPhase(s: State, e: EventOf<'phaseStarted'>): void {
  s.phase = e.phase
  s.active = null
  s.begun = false
  s.arranged = []
  for (const u of s.units) if (u) u.done = false
  if (e.phase === 'combat') s.supply = { points: 0, infantry: 0, free: 0, trench: 0, intercepted: false }
  if (e.phase === 'movement') for (const c of s.clouds) c.due = c.side === s.turn
}
