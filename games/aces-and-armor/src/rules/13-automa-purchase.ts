// Chapter 13: what the Automa buys, and where it puts it

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import { fresh } from '../evolve.ts'
import type { Faction, Hex, Position, Run, Unit } from '../state.ts'
import { active, areEnemies, firstOf, specOf } from '../units.ts'
import { collectIncome } from './09-money.ts'
import { emptyFactories, isFull, kindsFor, place } from './09-purchase.ts'
import type { Chosen } from './13-automa-attack.ts'
import { canStandBy, type Survey, survey, wayLength } from './13-automa-distance.ts'
import { oneOf } from './13-automa-drafts.ts'

/** 13.58 */
export function tradeAll(book: Book, run: Run): void {
  collectIncome(book, run)
  const faction = firstOf(active(run.state))
  while (emptyFactories(run.state).length > 0) {
    const kind = wantedKind(book, run, faction)
    if (kind === null || book.unit(kind).cost > active(run.state).coins) return
    const { left, letters } = siteFor(survey(book, run.state), faction, kind)
    place(book, run, faction, kind, oneOf(run.chance, left), { order: 'buys', attack: '', move: letters })
  }
}

/** 13.53, 13.54, 13.55: the type prescribed, whether it can be paid now or must be saved for; null when nothing is left. */
function wantedKind(book: Book, run: Run, faction: Faction): string | null {
  const s = run.state
  if (infantryOf(book, s, faction) < book.charts.automa.infantry) return book.kindOf(faction, 'special')
  const prescribed = (['tank', 'artillery'] as const).map((role) => book.kindOf(faction, role))
  const open = prescribed.find((kind) => !isFull(s, faction, kind))
  if (open !== undefined) return open
  const kinds = kindsFor(book, s, faction)
  return kinds.length > 0 ? oneOf(run.chance, kinds) : null
}

function infantryOf(book: Book, s: Position, faction: Faction): number {
  return s.units.filter((u) => u.at >= 0 && u.faction === faction && specOf(book, u).arm === 'infantry').length
}

/** 13.56: (a) where enemy infantry could come next, (b) where enemies are nearest. */
function siteFor(v: Survey, faction: Faction, kind: string): Chosen<Hex> {
  const empty = emptyFactories(v.s)
  const threatened = empty.filter((hex) => isThreatened(v, faction, hex))
  if (threatened.length === 0) return { left: nearestEnemies(v, fresh(faction, kind), empty), letters: 'b' }
  const left = nearestEnemies(v, fresh(faction, kind), threatened)
  return { left, letters: left.length < threatened.length ? 'ab' : 'a' }
}

function isThreatened(v: Survey, faction: Faction, hex: Hex): boolean {
  return v.s.units.some(
    (u, id) =>
      u.at >= 0 && areEnemies(u.faction, faction) && specOf(v.book, u).arm === 'infantry' && canStandBy(v, id, hex),
  )
}

/** 13.57: the nearest enemy, more of them that near, the second nearest and so on: the lists in order tell. */
function nearestEnemies(v: Survey, u: Readonly<Unit>, hexes: readonly Hex[]): readonly Hex[] {
  const foes = v.s.units.filter((t) => t.at >= 0 && areEnemies(t.faction, u.faction))
  const lists = hexes.map((hex) => foes.map((t) => wayLength(v, u, hex, t.at)).sort((a, b) => a - b))
  const best = lists.reduce((a, b) => (isNearer(b, a) ? b : a))
  return hexes.filter((_, i) => !isNearer(best, must(lists[i])))
}

function isNearer(a: readonly number[], b: readonly number[]): boolean {
  const i = a.findIndex((length, at) => length !== b[at])
  return i >= 0 && must(a[i]) < must(b[i])
}
