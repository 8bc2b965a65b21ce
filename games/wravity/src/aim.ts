import type { Aim } from '@muster/engine'
import type { Action } from './action.ts'
import { type Book, opposite } from './book.ts'
import { boardOf, soldierAt, soldierOf, stepOf } from './rules/02-soldiers.ts'
import { hookTarget } from './rules/13-hook.ts'
import type { Heading, Hex, Position } from './state.ts'

/** What one would click to do it: the soldier, then a place or another soldier. */
export function aim(book: Book, s: Position, a: Action): Aim {
  if (!('soldier' in a)) return placeOf(book, s, a)
  const board = boardOf(book, s)
  const piece = a.soldier
  const { at, heading } = soldierOf(s, piece)
  switch (a.type) {
    case 'walk':
      return { piece, place: a.to }
    case 'impulse':
    case 'pushOff':
      return { piece, place: along(book, s, at, a.heading, a.force) }
    case 'fly':
      return { piece, place: along(book, s, at, heading, a.steps) }
    case 'cable':
      return { piece, place: along(book, s, at, opposite(heading), a.force) }
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

/** As far along a heading as the room goes. */
function along(book: Book, s: Position, from: Hex, heading: Heading, steps: number): Hex {
  const board = boardOf(book, s)
  let hex = from
  for (let i = 0; i < steps; i++) {
    const next = stepOf(board, hex, heading)
    if (next < 0) break
    hex = next
  }
  return hex
}
