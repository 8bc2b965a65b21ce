// Chapter 4: what a hex costs, and how far a unit gets

import { type Ground, groundOf } from '../board.ts'
import type { Content, TerrainSpec } from '../content/content.ts'
import {
  type Arm,
  type Board,
  type Hex,
  NEUTRAL,
  RUIN,
  type State,
  type Unit,
  type UnitId,
  type Weather,
} from '../state.ts'
import { isGerman, specOf } from '../units.ts'

/** No way in. */
export const SHUT = 255
/** On `occupant`: a face-down token, where nobody stops. */
export const TOKEN = -2
const FREE = -1

/** Where units stand and what hexes cost one arm of one side; filled again for each question. */
export interface Field {
  readonly ground: Ground
  readonly occupant: Int16Array
  readonly price: Uint8Array
  readonly cost: Uint8Array
  /** The hexes reached, nearest first; `count` of them. */
  readonly reached: Int16Array
  count: number
}

const fields = new WeakMap<Ground, Field>()
const buckets = new WeakMap<Ground, { list: Int16Array; counts: Int16Array }>()
const LONGEST = 64

export function fieldOf(board: Board): Field {
  const ground = groundOf(board)
  let field = fields.get(ground)
  if (!field) {
    const { size } = ground
    field = {
      ground,
      occupant: new Int16Array(size),
      price: new Uint8Array(size),
      cost: new Uint8Array(size),
      reached: new Int16Array(size),
      count: 0,
    }
    fields.set(ground, field)
    buckets.set(ground, { list: new Int16Array(size * (LONGEST + 8)), counts: new Int16Array(LONGEST + 8) })
  }
  return field
}

/** Who stands where, the moving unit left out; tokens mark their hexes. */
export function fillOccupants(field: Field, s: Readonly<State>, mover: UnitId): void {
  const { occupant } = field
  occupant.fill(FREE)
  for (const hex of s.sites) occupant[hex] = TOKEN
  for (let i = 0; i < s.units.length; i++) {
    const at = (s.units[i] as Unit).at
    if (at >= 0 && i !== mover) occupant[at] = i
  }
}

const bases = new WeakMap<Board, Map<string, Uint8Array>>()

/** The bare ground: no factory open, nobody on it. */
function baseOf(c: Content, s: Readonly<State>, arm: Arm): Uint8Array {
  const { board, mountains } = s.table
  let all = bases.get(board)
  if (!all) {
    all = new Map()
    bases.set(board, all)
  }
  const key = `${arm} ${s.weather} ${mountains}`
  let base = all.get(key)
  if (!base) {
    base = Uint8Array.from(board.terrain, (letter) => groundPrice(c, { letter, arm, weather: s.weather, mountains }))
    all.set(key, base)
  }
  return base
}

interface Entering {
  readonly letter: string
  readonly arm: Arm
  readonly weather: Weather
  readonly mountains: boolean
}

function groundPrice(c: Content, e: Entering): number {
  if (e.arm === 'launcher') return SHUT
  if (e.letter === 'X') return SHUT
  if (e.arm === 'aircraft') return airPrice(c)
  if (e.letter === '~' && e.weather !== 'frost') return SHUT
  if (e.letter === '^' && e.mountains && e.arm === 'tank') return SHUT
  return landPrice(c, e)
}

/** 4.18, M2.9: an aircraft pays the same everywhere, in any weather. */
function airPrice(c: Content): number {
  return (c.terrain['.'] as TerrainSpec).price
}

/** 4.5, 4.6, 4.7, 4.8, 4.9, M2.3, M2.8, M4: the price of the hex entered, by its one terrain and the weather. */
export function landPrice(c: Content, e: Entering): number {
  const frozen = e.letter === '~' && e.weather === 'frost'
  const flat = e.letter === '^' && !e.mountains
  const spec = c.terrain[frozen || flat ? '.' : e.letter] as TerrainSpec
  return inWeather(spec, e.weather)
}

/** M2.4, M2.5 */
function inWeather(spec: TerrainSpec, weather: Weather): number {
  if (weather === 'mud') return spec.mud
  return weather === 'drought' ? spec.drought : spec.price
}

/** What each hex costs this unit's arm and side, with `occupant` filled. */
export function fillPrices(c: Content, field: Field, s: Readonly<State>, u: Readonly<Unit>): void {
  const { arm } = specOf(c, u)
  field.price.set(baseOf(c, s, arm))
  openFactories(c, field, s, u)
  shutTokens(field, s, u)
  shutEnemies(c, field, s, u)
}

/** 4.13, 4.14, 5.7, M1.10: own and allied factories are open, ruins are open ground, all others are shut. */
function openFactories(c: Content, field: Field, s: Readonly<State>, u: Readonly<Unit>): void {
  const { arm } = specOf(c, u)
  if (arm === 'launcher') return
  const { factories } = s.table.board
  const entering = { letter: '.', arm, weather: s.weather, mountains: false }
  const open = arm === 'aircraft' ? airPrice(c) : landPrice(c, entering)
  for (let i = 0; i < factories.length; i++) {
    const flag = s.flags[i] as number
    if (flag === NEUTRAL) continue
    const mine = flag === RUIN || isGerman(u.faction) === (s.players[flag]?.side === 'germany')
    if (mine) field.price[factories[i] as Hex] = open
  }
}

/** What each hex costs this unit's arm and side if nobody stood there; water costs infantry a whole move. */
export function fillBare(c: Content, field: Field, s: Readonly<State>, u: Readonly<Unit>): void {
  const { arm } = specOf(c, u)
  field.price.set(baseOf(c, s, arm))
  openFactories(c, field, s, u)
  if (arm !== 'infantry' || s.weather === 'frost') return
  const { terrain } = s.table.board
  for (let hex = 0; hex < terrain.length; hex++) if (terrain[hex] === '~') field.price[hex] = pointsOf(c, u)
}

/** M1.4: Germans pass through the tokens, Allies do not enter. */
function shutTokens(field: Field, s: Readonly<State>, u: Readonly<Unit>): void {
  if (s.sites.length === 0 || isGerman(u.faction)) return
  for (const hex of s.sites) field.price[hex] = SHUT
}

/** 4.12, M1.8: no way through enemies, and for nobody through the launcher. */
function shutEnemies(c: Content, field: Field, s: Readonly<State>, u: Readonly<Unit>): void {
  const german = isGerman(u.faction)
  for (let i = 0; i < s.units.length; i++) {
    const other = s.units[i] as Unit
    if (other.at < 0) continue
    if (isGerman(other.faction) !== german || specOf(c, other).arm === 'launcher') field.price[other.at] = SHUT
  }
}

/** Every hex within `points`, by the cheapest way: `cost` and `reached`. */
export function flood(field: Field, from: Hex, points: number): void {
  const { ground, price, cost, reached } = field
  const { near, size } = ground
  const { list, counts } = buckets.get(ground) as { list: Int16Array; counts: Int16Array }
  const most = Math.min(points, LONGEST)
  cost.fill(SHUT)
  counts.fill(0)
  cost[from] = 0
  list[0] = from
  counts[0] = 1
  let found = 0
  for (let spent = 0; spent <= most; spent++) {
    const base = spent * size
    for (let k = 0; k < (counts[spent] as number); k++) {
      const hex = list[base + k] as number
      if (cost[hex] !== spent) continue
      if (hex !== from) reached[found++] = hex
      for (let d = hex * 6, end = d + 6; d < end; d++) {
        const next = near[d] as number
        if (next < 0) continue
        const paid = spent + (price[next] as number)
        if (paid > most || paid >= (cost[next] as number)) continue
        cost[next] = paid
        list[paid * size + (counts[paid] as number)] = next
        counts[paid] = (counts[paid] as number) + 1
      }
    }
  }
  field.count = found
}

/** Half points for a whole move. */
export const pointsOf = (c: Content, u: Readonly<Unit>): number => specOf(c, u).speed * 2
