// A match whose armies are being made

import type { Action } from '../src/index.ts'
import type { opening } from './table.ts'

export type Opened = ReturnType<typeof opening>

/** Puts every unit of every seat on the token of its turn; the last one loads the dice for the order. */
export function distribute(t: Opened, token: (i: number) => number, ...dice: number[]): void {
  const seats = t.game.toAct(t.state)
  const all = t.state.units.length
  t.state.units.forEach((u, unit) => {
    const last = unit === all - 1
    if (seats.includes(u.faction))
      t.does(u.faction, { type: 'assign', unit, token: token(unit) }, ...(last ? dice : []))
  })
}

export const flip = (token: number): Action => ({ type: 'flip', token })
