// Chapter 4: what a hex costs

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { TerrainSpec } from '../content/types.ts'
import { type Arm, type Board, NEUTRAL, type Position, RUIN, type Unit, type Weather } from '../state.ts'
import { flagOn, isGerman, specOf, unitOf } from '../units.ts'
import { type Field, SHUT } from './04-movement-field.ts'

/** What each hex costs an arm where nothing stands and no factory is open. */
interface Base extends Omit<Entering, 'letter'> {
  readonly price: Uint8Array
}

const bases = new WeakMap<Board, Base[]>()
let latest: { readonly board: Board; readonly bases: Base[] } | null = null

function basesOf(board: Board): Base[] {
  if (latest?.board === board) return latest.bases
  const known = bases.get(board) ?? []
  bases.set(board, known)
  latest = { board, bases: known }
  return known
}

/** The bare ground: no factory open, nobody on it. */
function baseOf(book: Book, s: Position, arm: Arm): Uint8Array {
  const { board, mountains } = s.table
  const { weather } = s
  const known = basesOf(board)
  for (let i = 0; i < known.length; i++) {
    const base = must(known[i])
    if (base.arm === arm && base.weather === weather && base.mountains === mountains) return base.price
  }
  const price = Uint8Array.from(board.terrain, (letter) => groundPrice(book, { letter, arm, weather, mountains }))
  known.push({ arm, weather, mountains, price })
  return price
}

interface Entering {
  readonly letter: string
  readonly arm: Arm
  readonly weather: Weather
  readonly mountains: boolean
}

function groundPrice(book: Book, e: Entering): number {
  if (e.arm === 'launcher') return SHUT
  if (e.letter === 'X') return SHUT
  if (e.arm === 'aircraft') return airPrice(book)
  if (e.letter === '~' && e.weather !== 'frost') return SHUT
  if (e.letter === '^' && e.mountains && e.arm === 'tank') return SHUT
  return landPrice(book, e)
}

/** 4.18, M2.9: an aircraft pays the same everywhere, in any weather. */
function airPrice(book: Book): number {
  return book.terrain('.').price
}

/** 4.5, 4.6, 4.7, 4.8, 4.9, M2.3, M2.8, M4: the price of the hex entered, by its one terrain and the weather. */
function landPrice(book: Book, e: Entering): number {
  const frozen = e.letter === '~' && e.weather === 'frost'
  const flat = e.letter === '^' && !e.mountains
  const spec = book.terrain(frozen || flat ? '.' : e.letter)
  return inWeather(spec, e.weather)
}

/** M2.4, M2.5 */
function inWeather(spec: TerrainSpec, weather: Weather): number {
  if (weather === 'mud') return spec.mud
  return weather === 'drought' ? spec.drought : spec.price
}

/** What each hex costs this unit's arm and side, with `occupant` filled. */
export function fillPrices(book: Book, field: Field, s: Position, u: Readonly<Unit>): void {
  const { arm } = specOf(book, u)
  field.price.set(baseOf(book, s, arm))
  field.least = book.cheapest
  openFactories(book, field, s, u)
  shutTokens(field, s, u)
  shutEnemies(book, field, s, u)
}

/** 4.13, 4.14, 5.7, M1.10: own and allied factories are open, ruins are open ground, all others are shut. */
function openFactories(book: Book, field: Field, s: Position, u: Readonly<Unit>): void {
  const { arm } = specOf(book, u)
  if (arm === 'launcher') return
  const { factories } = s.table.board
  const entering = { letter: '.', arm, weather: s.weather, mountains: false }
  const open = arm === 'aircraft' ? airPrice(book) : landPrice(book, entering)
  for (let i = 0; i < factories.length; i++) {
    const flag = flagOn(s, i)
    if (flag === NEUTRAL) continue
    const mine = flag === RUIN || isGerman(u.faction) === (s.players[flag]?.side === 'germany')
    if (mine) field.price[must(factories[i])] = open
  }
}

/** What each hex costs this unit's arm and side if nobody stood there; water costs infantry a whole move. */
export function fillBare(book: Book, field: Field, s: Position, u: Readonly<Unit>): void {
  const { arm } = specOf(book, u)
  field.price.set(baseOf(book, s, arm))
  field.least = book.cheapest
  openFactories(book, field, s, u)
  if (arm !== 'infantry' || s.weather === 'frost') return
  const { terrain } = s.table.board
  for (let hex = 0; hex < terrain.length; hex++) if (terrain[hex] === '~') field.price[hex] = pointsOf(book, u)
}

/** M1.4: Germans pass through the tokens, Allies do not enter. */
function shutTokens(field: Field, s: Position, u: Readonly<Unit>): void {
  if (s.sites.length === 0 || isGerman(u.faction)) return
  for (const hex of s.sites) field.price[hex] = SHUT
}

/** 4.12, M1.8: no way through enemies, and for nobody through the launcher. */
function shutEnemies(book: Book, field: Field, s: Position, u: Readonly<Unit>): void {
  const german = isGerman(u.faction)
  for (let i = 0; i < s.units.length; i++) {
    const other = unitOf(s, i)
    if (other.at < 0) continue
    if (isGerman(other.faction) !== german || specOf(book, other).arm === 'launcher') field.price[other.at] = SHUT
  }
}

/** Half points for a whole move. */
export const pointsOf = (book: Book, u: Readonly<Unit>): number => specOf(book, u).speed * 2
