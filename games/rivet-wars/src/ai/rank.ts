import { must } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { figure } from '../rules/04-grids.ts'
import type { Action, ActionOf, Grid, Position, Seat, Unit } from '../state.ts'
import { firstOf, fullWorth, HIT, lossOf } from './worth.ts'

/** The actions worth trying first, first. */
export function rank(b: Book, s: Position, _seat: Seat, actions: readonly Action[]): readonly Action[] {
  if (actions.length < 2) return actions
  const t = tablesOf(s.field)
  const ranked = actions.map((action) => ({ action, rank: rankOf(b, s, t, action) }))
  return ranked.sort((a, c) => c.rank - a.rank).map(({ action }) => action)
}

const ALWAYS = 100

function rankOf(b: Book, s: Position, t: Tables, a: Action): number {
  switch (a.type) {
    case 'endPhase':
    case 'pass':
      return ALWAYS
    case 'attack':
      return 10 + shotWorth(b, s, a, firstOf(s, a.at))
    case 'snipe':
      return 10 + shotWorth(b, s, a, s.units[a.target] ?? null)
    case 'deploy':
      return 6 + 0.05 * fullWorth(b, figure(s.turn, a.kind)) - 0.5 * steps(s, t, a.at)
    case 'plug':
      return 4
    case 'move':
    case 'dash':
    case 'assault':
      return legWorth(b, s, t, a)
    case 'play':
      return a.target < 0 ? 9 : 5 - 0.2 * (firstOf(s, a.target) ? 0 : 5)
    case 'drop':
      return -steps(s, t, a.at)
    default:
      return 1
  }
}

function shotWorth(
  b: Book,
  s: Position,
  a: ActionOf<'attack'> | ActionOf<'snipe'>,
  target: Readonly<Unit> | null,
): number {
  if (!target) return -9
  const { line } = must(b.profile(must(s.units[a.unit])).weapons[a.line])
  return must(HIT[must(line.dice[b.profile(target).armour - 1])]) * lossOf(b, target)
}

/** Nearer to an objective is better, most of all for infantry; onto one is best. */
function legWorth(b: Book, s: Position, t: Tables, a: ActionOf<'move' | 'dash' | 'assault'>): number {
  const u = must(s.units[a.unit])
  const gain = steps(s, t, u.at) - steps(s, t, a.at)
  return (b.profile(u).infantry ? 2 : 1) * gain
}

/** Steps to the nearest objective that has no unit of the side whose turn it is. */
function steps(s: Position, t: Tables, from: Grid): number {
  let nearest = 9
  for (const at of s.field.objectives) {
    if (firstOf(s, at)?.side === s.turn && at !== from) continue
    nearest = Math.min(nearest, must(t.strides[from * t.size + at]))
  }
  return nearest
}
