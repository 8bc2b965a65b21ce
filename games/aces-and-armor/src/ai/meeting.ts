// What a piece may do to the enemies it faces, kept while it faces the same ones

import type { Position } from '../state.ts'
import { type Forces, gainFrom, type Piece, usualLoss } from './forces.ts'

export interface Meeting {
  /** Of whom, with whom and under which flags. */
  piece: Piece | null
  theirs: readonly Piece[] | null
  flags: Position['flags'] | null
  /** How far the nearest is. */
  near: number
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
    m = { piece: null, theirs: null, flags: null, near: 0, gain: 0.5, loss: 0.5, blow: 0.5, away: 0.5 }
    meetings[p.id] = m
  }
  if (m.piece === p && m.flags === f.s.flags && p.spec.blast === undefined) {
    if (m.theirs === f.theirs) return m
    if (m.theirs !== null && meetOthers(f, p, m, m.theirs)) {
      m.theirs = f.theirs
      return m
    }
  }
  m.piece = p
  m.theirs = f.theirs
  m.flags = f.s.flags
  meet(f, p, m)
  return m
}

/** Where two lists of pieces differ: whoever tries actions moves a piece at a time. */
interface Change {
  from: readonly Piece[] | null
  to: readonly Piece[] | null
  many: number
  readonly at: [number, number]
}

const change: Change = { from: null, to: null, many: 0, at: [0, 0] }

/** More are not worth looking at one by one. */
const FEW = 2

function changeOf(from: readonly Piece[], to: readonly Piece[]): Readonly<Change> {
  if (change.from === from && change.to === to) return change
  change.from = from
  change.to = to
  change.many = from.length === to.length ? 0 : FEW + 1
  for (let i = 0; i < to.length && change.many <= FEW; i++) {
    if (from[i] === to[i]) continue
    if (change.many < FEW) change.at[change.many] = i
    change.many++
  }
  return change
}

/** The same meeting with few others than before, where what they were worth tells it: exactly what a new look would find. */
function meetOthers(f: Forces, p: Piece, m: Meeting, before: readonly Piece[]): boolean {
  const { many, at } = changeOf(before, f.theirs)
  if (many > FEW) return false
  for (let i = 0; i < many; i++) {
    const index = at[i] as number
    if (!meetOther(f, p, m, before[index] as Piece, f.theirs[index] as Piece)) return false
  }
  m.away = awayFrom(p, m.near)
  return true
}

/** One comes in the place of another; false where the other was the nearest, or the one worth most, and this one is less. */
function meetOther(f: Forces, p: Piece, m: Meeting, other: Piece, t: Piece): boolean {
  const row = p.at * f.ground.size
  const was = f.ground.distances[row + other.at] as number
  const far = f.ground.distances[row + t.at] as number
  const usual = lossTo(f, p, t)
  if (usual !== lossTo(f, p, other)) return false
  const reach = p.spec.range[1] + p.spec.speed
  const blow = far <= reach ? usual : 0
  const gain = gainAt(f, p, t, far)
  if (far > was && was === m.near) return false
  if (blow < usual && was <= reach && usual === m.blow) return false
  const lost = gainAt(f, p, other, was)
  if (gain < lost && lost === m.gain) return false
  if (far < m.near) m.near = far
  if (blow > m.blow) m.blow = blow
  if (gain > m.gain) m.gain = gain
  return true
}

const canFireAt = (p: Piece, t: Piece): boolean => !t.flies || p.sheet.firesUp

const lossTo = (f: Forces, p: Piece, t: Piece): number => (canFireAt(p, t) ? usualLoss(f, p, t) : 0)

/** What an attack on a piece so far away gains, if there can be one. */
function gainAt(f: Forces, p: Piece, t: Piece, far: number): number {
  const isInRange = far >= p.spec.range[0] && far <= p.reach && canFireAt(p, t)
  return isInRange ? Math.max(0, gainFrom(f, p, t, far)) : 0
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
  m.near = near
  m.gain = gain
  m.loss = loss
  m.blow = blow
  m.away = awayFrom(p, near)
}

const awayFrom = ({ spec }: Piece, near: number): number =>
  spec.arm === 'infantry' || near === NOBODY || spec.speed === 0 ? 0 : Math.max(0, near - spec.range[1]) / spec.speed
