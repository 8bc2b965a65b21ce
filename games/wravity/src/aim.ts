import type { Aim } from '@muster/engine'
import type { Action } from './action.ts'
import type { Book } from './book.ts'
import { landingOf } from './landing.ts'
import { boardOf, soldierAt, soldierOf, stepOf } from './rules/02-soldiers.ts'
import { hookTarget } from './rules/13-hook.ts'
import type { Position } from './state.ts'

/** What one would click to do it: the soldier, then a place or another soldier. */
export function aim(book: Book, s: Position, a: Action): Aim {
  if (!('soldier' in a)) return placeOf(book, s, a)
  const board = boardOf(book, s)
  const piece = a.soldier
  const { at } = soldierOf(s, piece)
  switch (a.type) {
    case 'walk':
      return { piece, place: a.to }
    case 'impulse':
    case 'pushOff':
    case 'fly':
    case 'cable':
      return { piece, place: landingOf(book, s, a).place }
    case 'shoot': {
      const target = soldierAt(s, a.at)
      return target < 0 ? { piece, place: a.at } : { piece, place: a.at, target }
    }
    case 'push':
    case 'brake':
    case 'revive':
      return { piece, target: a.target, place: soldierOf(s, a.target).at }
    case 'hook':
      return { piece, place: hookTarget(board, s, at, a.heading) }
    case 'throwGrenade':
      return { piece, place: stepOf(board, at, a.side) }
    case 'look':
      return { piece, place: s.planets[a.planet]?.at ?? -1 }
    case 'enter':
      return { piece, place: s.doors[soldierOf(s, piece).side] ?? -1 }
    default:
      return { piece }
  }
}

function placeOf(book: Book, s: Position, a: Action): Aim {
  if (a.type === 'placePlanet') return { place: a.at }
  if (a.type === 'moveGrenade') return { place: s.grenades[a.grenade]?.at ?? -1 }
  if (a.type !== 'chooseAxis' || s.question?.type !== 'axis') return {}
  const { striker } = s.question
  const next = stepOf(boardOf(book, s), soldierOf(s, striker).at, a.heading)
  return next < 0 ? { target: striker } : { target: striker, place: next }
}
