import type { Aim } from '@muster/engine'
import type { Book } from './book.ts'
import { TARGET_OF } from './rules/C-targets.ts'
import type { Action, ActionOf, Position } from './state.ts'

/** What one would click to do it: a unit, a card or a kind to deploy; then a grid or a unit. */
export function aim(b: Book, s: Position, a: Action): Aim {
  switch (a.type) {
    case 'drop':
      return { place: a.at }
    case 'discard':
      return { piece: `card:${a.card}` }
    case 'deploy':
      return { piece: a.kind, place: a.at }
    case 'plug':
      return { piece: a.kind, target: a.unit }
    case 'snipe':
      return { piece: a.unit, place: a.at, target: a.target }
    case 'rearrange':
      return { place: a.at }
    case 'play':
      return aimOfCard(b, s, a)
    case 'pass':
    case 'endPhase':
      return {}
    default:
      return { piece: a.unit, place: a.at }
  }
}

function aimOfCard(b: Book, s: Position, a: ActionOf<'play'>): Aim {
  const piece = `card:${a.card}`
  switch (TARGET_OF[b.effect(a.card).do]) {
    case 'grid':
      return { piece, place: a.target }
    case 'unit':
      return { piece, target: a.target }
    case 'line':
      return { piece, target: s.active?.unit ?? -1 }
    default:
      return { piece }
  }
}
