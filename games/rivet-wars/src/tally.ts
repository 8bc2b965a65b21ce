import type { Tally } from '@muster/engine'
import type { Book } from './book.ts'
import type { Action, Event, Position } from './state.ts'

/** Units and cards used and lost, for reports. */
export function tally(b: Book, event: Event): readonly Tally[] {
  switch (event.type) {
    case 'deployed':
    case 'plugged':
    case 'landed':
      return [{ what: 'unit', key: `unit.${event.kind}`, did: 'used', side: b.unit(event.kind).side }]
    case 'eliminated':
      return [{ what: 'unit', key: `unit.${event.kind}`, did: 'lost', side: event.side }]
    case 'cardPlayed':
      return [{ what: 'card', key: `card.${b.deck[event.card]}`, did: 'used', side: event.side }]
    case 'secretScored':
      return [{ what: 'card', key: `secret.${b.secrets[event.card]}`, did: 'used', side: event.side }]
    default:
      return []
  }
}

export const survivors = (s: Position): string[] =>
  s.units.flatMap((u) => (u ? [u.kind, ...u.plugs].map((kind) => `unit.${kind}`) : []))

export function brings(action: Action): Tally['what'] | null {
  if (action.type === 'play') return 'card'
  return action.type === 'deploy' || action.type === 'plug' ? 'unit' : null
}
