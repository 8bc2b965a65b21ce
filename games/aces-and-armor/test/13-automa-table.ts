// Scenes against the Automa: the person ends the own turn, and the Automa plays.
import type { Fall, Happened } from '@muster/engine/testkit'
import { hexName } from '../src/board.ts'
import type { AcesAndArmor, Faction, Why } from '../src/index.ts'
import { type Setting, type Table, table } from './table.ts'

export interface Foe extends Setting {
  /** The Automa's faction. */
  readonly automa?: Faction
  readonly person?: Faction
}

export interface Duel extends Table {
  readonly person: Faction
  /** The person's turn ends and the Automa's is played; `falls` are what chance decides in it. */
  turn(...falls: readonly Fall[]): Happened<AcesAndArmor>
  /** The name of the hex where a unit stands now. */
  at(name: string): string
}

const END_TURN = { type: 'endTurn' } as const

/** Germany 2 is the Automa and the United States the person, unless the setting says otherwise. */
export function duel(drawn: string, foe: Foe = {}): Duel {
  const automa = foe.automa ?? 'g2'
  const person = foe.person ?? (automa === 'g1' || automa === 'g2' ? 'us' : 'g1')
  const options = { mode: 'solo', faction: person, soloEnemy: automa, ...foe.options }
  const t = table(drawn, { ...foe, options, turn: foe.turn ?? person, phase: foe.phase ?? 'money' })
  return {
    ...t,
    person,
    turn: (...falls) => t.does(person, END_TURN, ...falls),
    at: (name) => hexName(t.state.table.board, t.unit(name).at),
  }
}

export const why = (order: string, attack = '', move = ''): Why => ({ order, attack, move })

/** The orders that the units followed, as they made their plans. */
export const orders = (h: Happened<AcesAndArmor>): (readonly [number, string])[] =>
  h.events.flatMap((e) => (e.type === 'planMade' && e.plan ? [[e.plan.unit, e.plan.why.order] as const] : []))

export const ROAD = (n: number): string => '= '.repeat(n)
