// What a piece may do to the enemies it faces, kept while it faces the same ones

import type { Position } from '../state.ts'
import { type Forces, gainFrom, type Piece, usualLoss } from './forces.ts'

export interface Meeting {
  /** Of whom, with whom and under which flags. */
  piece: Piece | null
  theirs: readonly Piece[] | null
  flags: Position['flags'] | null
  /** The best gain in range, what it takes from all, the most it takes from one in reach of a turn. */
  gain: number
  loss: number
  blow: number
  /** Turns that a fighting unit is away from having an enemy in range. */
  away: number
}

/** The last of each unit, by its number. */
const meetings: Meeting[] = []

export function meetingOf(f: Forces, p: Piece): Readonly<Meeting> {
  let m = meetings[p.id]
  if (!m) {
    m = { piece: null, theirs: null, flags: null, gain: 0.5, loss: 0.5, blow: 0.5, away: 0.5 }
    meetings[p.id] = m
  }
  if (m.piece === p && m.theirs === f.theirs && m.flags === f.s.flags && p.spec.blast === undefined) return m
  m.piece = p
  m.theirs = f.theirs
  m.flags = f.s.flags
  meet(f, p, m)
  return m
}

/** Nobody is as far away. */
const NOBODY = 99

function meet(f: Forces, p: Piece, m: Meeting): void {
  const { ground, theirs } = f
  const { spec, sheet, reach } = p
  const least = spec.range[0]
  const most = spec.range[1]
  const row = p.at * ground.size
  let near = NOBODY
  let gain = 0
  let loss = 0
  let blow = 0
  for (let i = 0; i < theirs.length; i++) {
    const t = theirs[i] as Piece
    const far = ground.distances[row + t.at] as number
    if (far < near) near = far
    if (t.flies && !sheet.firesUp) continue
    const usual = usualLoss(f, p, t)
    loss += usual
    if (usual > blow && far <= most + spec.speed) blow = usual
    if (far >= least && far <= reach) gain = Math.max(gain, gainFrom(f, p, t, far))
  }
  m.gain = gain
  m.loss = loss
  m.blow = blow
  m.away = spec.arm === 'infantry' || near === NOBODY || spec.speed === 0 ? 0 : Math.max(0, near - most) / spec.speed
}
