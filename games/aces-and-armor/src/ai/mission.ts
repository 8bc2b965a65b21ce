// What missions add to a position's worth

import { distance } from '../board.ts'
import type { Hex, Position, Side } from '../state.ts'
import { isGerman, sideOfFlag } from '../units.ts'
import type { Forces } from './forces.ts'

const WEIGHT = { ruin: 12, launcher: 3, site: 0.3, shore: 0.8 } as const
const SHOT: Readonly<Record<Side | 'neutral', number>> = { germany: -1, allies: 12, neutral: 9 }
const NOWHERE = 30

/** Ruins, the launcher's shot, and the way to the shore. */
export function missionWorth(f: Forces): number {
  const { s } = f
  let worth = 0
  if (s.launcher) worth += rocketWorth(s)
  if (s.table.shore) worth -= WEIGHT.shore * shoreDistance(f)
  return f.side === 'germany' ? worth : -worth
}

function rocketWorth(s: Position): number {
  const { destroyed = 0, unit = -1 } = s.launcher ?? {}
  let worth = WEIGHT.ruin * destroyed - WEIGHT.launcher * (s.units[unit]?.damage ?? 0) + WEIGHT.site * s.sites.length
  for (const a of s.attacks) if (a.type === 'launch') worth += shotWorth(s, a.hex)
  return worth
}

export const shotWorth = (s: Position, hex: Hex): number =>
  SHOT[sideOfFlag(s, s.table.board.factories.indexOf(hex)) ?? 'neutral']

export function shoreDistance(f: Forces): number {
  const tanks = [...f.mine, ...f.theirs].filter((p) => isGerman(p.u.faction) && p.spec.arm === 'tank')
  return tanks.reduce((near, p) => Math.min(near, toShore(f, p.u.at)), NOWHERE)
}

export function toShore({ s, ground }: Forces, from: Hex): number {
  let near = NOWHERE
  for (const hex of s.table.board.shore) near = Math.min(near, distance(ground, from, hex))
  return near
}
