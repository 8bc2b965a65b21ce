// The two sides as a bot sees them: who is on the board, and what a blow of one on another is worth

import { must } from '@muster/engine'
import { distance, type Ground, groundOf, type Land, landOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { UnitSpec } from '../content/types.ts'
import { isInWater, longest } from '../rules/07-range.ts'
import { diceOf, fixedHits, isFixed, needOf } from '../rules/08-dice.ts'
import { type Hex, type Position, RUIN, type Side, type Unit, type UnitId } from '../state.ts'
import { enemyOf, isGerman, sideOfFlag } from '../units.ts'
import { fixedBlow, rolledBlow, type Sheet, shareOf, type Worths, worthsOf } from './worth.ts'

export interface Piece {
  readonly id: UnitId
  readonly u: Readonly<Unit>
  readonly at: Hex
  readonly spec: UnitSpec
  readonly sheet: Sheet
  readonly flies: boolean
  readonly price: number
  /** Its armour with the damage it carries: where it is attacked, and where it attacks. */
  readonly worn: number
  readonly bare: number
  /** The number of its blow from afar, and from the next hex, where a red die comes along. */
  readonly blow: number
  readonly blowBeside: number
  /** How far it reaches from where it stands, and whether it strikes back there. */
  readonly reach: number
  readonly answers: boolean
  /** What it is worth beyond its price to be rid of it, under the flags it was last asked for. */
  extra: number
  flags: Position['flags'] | null
}

export interface Forces {
  readonly book: Book
  readonly s: Position
  readonly scene: Scene
  readonly ground: Ground
  readonly land: Land
  readonly side: Side
  readonly mine: readonly Piece[]
  readonly theirs: readonly Piece[]
}

const EXTRA = { launcher: 3, beside: 1 }

/** The pieces of a side as they are found, and the lists last made of them: the latest, and the one before. */
interface Muster {
  readonly found: Piece[]
  latest: readonly Piece[]
  before: readonly Piece[]
}

const GERMANS: Muster = { found: [], latest: [], before: [] }
const ALLIES: Muster = { found: [], latest: [], before: [] }

/** Who is on the board; a side none of whose units has changed is the same list as before. */
export function forcesOf(book: Book, s: Position, side: Side): Forces {
  const { board } = s.table
  const { units } = s
  if (!isSameScene(book, s)) newScene(book, s)
  let german = 0
  let allied = 0
  for (let id = 0; id < units.length; id++) {
    const u = units[id] as Unit
    if (u.at < 0) continue
    const piece = pieceNow(book, s, id, u)
    if (isGerman(u.faction)) GERMANS.found[german++] = piece
    else ALLIES.found[allied++] = piece
  }
  const germans = listOf(GERMANS, german)
  const allies = listOf(ALLIES, allied)
  const mine = side === 'germany' ? germans : allies
  const theirs = side === 'germany' ? allies : germans
  return { book, s, scene: must(scene), ground: groundOf(board), land: landOf(board), side, mine, theirs }
}

function listOf(m: Muster, length: number): readonly Piece[] {
  if (isSame(m.latest, m.found, length)) return m.latest
  const list = isSame(m.before, m.found, length) ? m.before : m.found.slice(0, length)
  m.before = m.latest
  m.latest = list
  return list
}

function isSame(list: readonly Piece[], found: readonly Piece[], length: number): boolean {
  if (list.length !== length) return false
  for (let i = 0; i < length; i++) if (list[i] !== found[i]) return false
  return true
}

/** What pieces depend on beside their units. */
interface Scene {
  readonly book: Book
  readonly table: Position['table']
  readonly weather: Position['weather']
  /** Which players are Germans, and which are automas: matches may share a table and its units. */
  readonly who: number
  readonly worths: Worths
}

let scene: Scene | null = null

/**
 * The pieces met last, by their number, and those before: whoever tries actions comes back to where it stood. Units are
 * replaced, never changed, so a piece holds in its scene while its unit is the same.
 */
const met: (Piece | undefined)[] = []
const before: (Piece | undefined)[] = []

const isSameScene = (book: Book, s: Position): boolean =>
  scene !== null &&
  scene.table === s.table &&
  scene.weather === s.weather &&
  scene.book === book &&
  scene.who === whoOf(s)

function newScene(book: Book, s: Position): void {
  scene = { book, table: s.table, weather: s.weather, who: whoOf(s), worths: worthsOf(book) }
  met.length = 0
  before.length = 0
}

function whoOf({ players }: Position): number {
  let who = 0
  for (let i = 0; i < players.length; i++)
    who = who * 4 + (players[i]?.side === 'germany' ? 1 : 0) + (players[i]?.automa ? 2 : 0)
  return who
}

function pieceNow(book: Book, s: Position, id: UnitId, u: Readonly<Unit>): Piece {
  const latest = met[id]
  if (latest?.u === u) return latest
  let piece = before[id]
  if (piece?.u !== u) piece = pieceOf(book, s, id, u, latest)
  before[id] = latest
  met[id] = piece
  return piece
}

/** `known` is the unit as it was: what it hits with seldom changes. */
function pieceOf(book: Book, s: Position, id: UnitId, u: Readonly<Unit>, known: Piece | undefined): Piece {
  const land = landOf(s.table.board)
  const sheet = known?.u.kind === u.kind ? known.sheet : must(scene?.worths.sheets.get(u.kind))
  const { spec } = sheet
  const same = known?.sheet === sheet && isAsStrong(known.u, u) ? known : null
  return {
    id,
    u,
    at: u.at,
    spec,
    sheet,
    flies: sheet.flies,
    price: sheet.price,
    worn: u.damage + (!sheet.flies && land.forest[u.at] === 1 ? sheet.forest : sheet.open),
    bare: u.damage + sheet.open,
    blow: same ? same.blow : blowOf(book, s, u, spec, 0),
    blowBeside: same ? same.blowBeside : blowOf(book, s, u, spec, 1),
    reach: spec.arm === 'artillery' ? longest(book, s, u, u.at) : spec.range[1],
    answers: spec.range[0] === 1 && !(land.wet[u.at] === 1 && isInWater(book, s, u)),
    extra: 0,
    flags: null,
  }
}

const isAsStrong = (a: Readonly<Unit>, b: Readonly<Unit>): boolean =>
  a.damage === b.damage && a.xp === b.xp && a.faction === b.faction

function blowOf(book: Book, s: Position, u: Readonly<Unit>, spec: UnitSpec, red: number): number {
  if (isFixed(s, u)) return fixedBlow(fixedHits(book, u))
  return rolledBlow(diceOf(book, u) + red, needOf(book, spec, u.xp))
}

/** The same as the other side sees them. */
export function facing(f: Forces): Forces {
  const { book, s, scene, ground, land, mine, theirs } = f
  return { book, s, scene, ground, land, side: enemyOf(f.side), mine: theirs, theirs: mine }
}

/** What a piece is expected to take from afar, in coins. */
export const usualLoss = ({ scene }: Forces, p: Piece, t: Piece): number =>
  shareOf(scene.worths, t.worn, p.blow) * t.price

/** Enemy infantry beside a factory that is not its own is worth more, and so is the launcher. */
function extraOf(f: Forces, t: Piece): number {
  if (t.flags !== f.s.flags) {
    t.flags = f.s.flags
    t.extra = t.spec.arm === 'launcher' ? EXTRA.launcher : isThreat(f, t) ? EXTRA.beside : 0
  }
  return t.extra
}

export function isThreat({ s, land }: Forces, { u, at, spec }: Piece): boolean {
  if (spec.arm !== 'infantry') return false
  const side = isGerman(u.faction) ? 'germany' : 'allies'
  const row = at * s.flags.length
  for (let i = 0; i < s.flags.length; i++) {
    if (land.ways[row + i] === 1 && s.flags[i] !== RUIN && sideOfFlag(s, i) !== side) return true
  }
  return false
}

/** What an attack from a hex is expected to gain in coins, the answer taken off. */
export const duel = (f: Forces, p: Piece, from: Hex, t: Piece): number =>
  duelWorth(f, p, t, distance(f.ground, from, t.at) === 1)

/** The same from the next hex, or from afar. */
function duelWorth(f: Forces, p: Piece, t: Piece, beside: boolean): number {
  if (!beside) return usualLoss(f, p, t) + extraOf(f, t)
  const { worths } = f.scene
  const gain = shareOf(worths, t.worn, p.blowBeside) * t.price + extraOf(f, t)
  return isAnswered(p, t) ? gain - shareOf(worths, p.bare, t.blow) * p.price : gain
}

const isAnswered = (p: Piece, t: Piece): boolean => t.answers && !(p.flies && t.spec.antiAir === 'no')

export const reachFrom = ({ book, s }: Forces, { u, spec, reach }: Piece, from: Hex): number =>
  spec.arm === 'artillery' ? longest(book, s, u, from) : reach

/** The best that a piece of ours can attack from a hex, in coins; 0 if nothing is worth it. */
export function bestFrom(f: Forces, p: Piece, from: Hex): number {
  const { spec, sheet } = p
  const { theirs, ground } = f
  const least = spec.range[0]
  const most = reachFrom(f, p, from)
  const row = from * ground.size
  let best = 0
  for (let i = 0; i < theirs.length; i++) {
    const t = theirs[i] as Piece
    const far = ground.distances[row + t.at] as number
    if (far < least || far > most || (t.flies && !sheet.firesUp)) continue
    const gain = gainFrom(f, p, t, far)
    if (gain > best) best = gain
  }
  return best
}

/** What an attack on a piece so far away gains. */
export const gainFrom = (f: Forces, p: Piece, t: Piece, far: number): number =>
  p.spec.blast === undefined ? duelWorth(f, p, t, far === 1) : blastWorth(f, p, t.at)

/** What fire on a hex and its neighbours is expected to gain. */
export function blastWorth(f: Forces, p: Piece, hex: Hex): number {
  return blow(f, p, f.theirs, hex) - blow(f, p, f.mine, hex)
}

function blow(f: Forces, p: Piece, pieces: readonly Piece[], hex: Hex): number {
  let loss = 0
  for (const t of pieces) {
    if (t.flies || distance(f.ground, t.at, hex) > (p.spec.blast ?? 0)) continue
    loss += usualLoss(f, p, t)
  }
  return loss
}
