// What things are called

import { type Figures, type Message, say } from '@muster/engine'
import { hexName } from '../board.ts'
import type { Hex, PlayerIndex, Position, Table, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'

export function unitName(s: { readonly table: Table }, kind: string): Message {
  const name = s.table.names[kind]
  if (name !== undefined) return say('piece.named', { name })
  return say(kind === '' || kind === '?' ? 'piece.secret' : `unit.${kind}`)
}
export const unitMessage = (s: Position, id: UnitId): Message => unitName(s, unitOf(s, id).kind)
export const hexMessage = (s: Position, hex: Hex): string => (hex < 0 ? '–' : hexName(s.table.board, hex))
/** What a thing is done in, and what it is now. */
export const phasesOf = (s: Pick<Position, 'phase'>, phase: Position['phase']): Figures => ({
  phase: say(`phase.${phase}`),
  now: say(`phase.${s.phase}`),
})
export const seatMessage = (seat: string): Message => say(`seat.${seat}`)
export const playerMessage = (s: Position, player: PlayerIndex): Message => {
  const p = s.players[player]
  return p && p.factions.length > 1 ? say(`side.${p.side}`) : seatMessage(p?.factions[0] ?? 'g1')
}
/** The player as a sentence has it: "the Allies", where one has two factions. */
export const thePlayer = (s: Position, player: PlayerIndex): Message => {
  const p = s.players[player]
  return p && p.factions.length > 1 ? say(`side.the.${p.side}`) : playerMessage(s, player)
}
/** A unit with its faction and place: "Sherman (United States) in E7". */
export const full = (s: Position, id: UnitId): Message => {
  const u = unitOf(s, id)
  const who = { unit: unitName(s, u.kind), seat: seatMessage(u.faction) }
  return u.at < 0 ? say('piece.gone', who) : say('piece.unit', { ...who, hex: hexMessage(s, u.at) })
}

export const winnerMessage = (winners: readonly string[]): Message =>
  winners[0] ? say(`side.${winners[0]}`) : say('side.nobody')
