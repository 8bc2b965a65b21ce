// Chapter 1: the race
import { illegal, legal, type Orders, type Run, type Verdict } from '@muster/engine'
import { BOX } from '../content.ts'
import type { Rule } from '../rulebook.ts'
import { type Action, type Event, other, type Seat, type Skeleton, type State } from '../state.ts'

export const orders: Orders<Skeleton> = {
  walk: { choices: walkChoices, check: checkWalk, decide: walk },
  dash: { choices: dashChoices, check: () => legal, decide: dash },
}

type Walk = Extract<Action, { readonly type: 'walk' }>

/** 1.2 */
function walkChoices(_s: State, seat: Seat, piece?: number | string): readonly Walk[] {
  if (piece !== undefined && piece !== seat) return []
  return Array.from({ length: BOX.walk }, (_, i) => ({ type: 'walk', steps: i + 1 }))
}

function checkWalk(_s: State, _seat: Seat, a: Walk): Verdict<Rule> {
  return a.steps >= 1 && a.steps <= BOX.walk ? legal : illegal('1.2', 'tooFar', { most: BOX.walk })
}

function walk(run: Run<Skeleton>, seat: Seat, a: Walk): void {
  run.emit({ type: 'walked', seat, to: run.state.at[seat] + a.steps })
  run.emit({ type: 'turnEnded' })
}

function dashChoices(_s: State, seat: Seat, piece?: number | string): readonly Extract<Action, { type: 'dash' }>[] {
  return piece === undefined || piece === seat ? [{ type: 'dash' }] : []
}

/** 1.3 */
function dash(run: Run<Skeleton>, seat: Seat): void {
  const die = run.chance.d6()
  run.emit({ type: 'dashed', seat, die, to: run.state.at[seat] + (die === 1 ? 0 : die) })
  run.emit({ type: 'turnEnded' })
}

/** 1.1 */
export function evolve(s: State, e: Event): void {
  switch (e.type) {
    case 'walked':
    case 'dashed':
      s.at[e.seat] = e.to
      return
    case 'turnEnded':
      if (s.turn === 'right') s.round++
      s.turn = other(s.turn)
  }
}
