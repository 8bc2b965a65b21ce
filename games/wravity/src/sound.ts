// What a position owes the box and the rules, beyond its form.
import { type Message, say } from '@muster/engine'
import type { Book } from './book.ts'
import { boardOf } from './rules/02-soldiers.ts'
import type { Position } from './state.ts'
import { hexName } from './words/names.ts'

/** 2.14: one to a hex; and every soldier once. */
export function sound(book: Book, s: Position): Message | null {
  const inside = [...s.soldiers, ...s.planets, ...s.grenades].filter((x) => x.at >= 0).map((x) => x.at)
  const twice = inside.find((at, i) => inside.indexOf(at) !== i)
  if (twice !== undefined) return say('position.room', { place: hexName(boardOf(book, s), twice) })
  const names = s.soldiers.map((u) => `${u.seat} ${u.squad} ${u.number}`)
  return new Set(names).size === names.length ? null : say('position.count')
}
