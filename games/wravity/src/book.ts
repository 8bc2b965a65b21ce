// The content a game is made with, and the tables worked out from it once.

import { type HexGrid, hexagon, hexGrid, must, ray } from '@muster/engine'
import type { Attributes, Axial, CardSpec, Content, Effect, Limits, RoomSpec, SoldierSpec } from './content/types.ts'
import type { Heading, Hex, Soldier, SoldierId } from './state.ts'

export interface Board {
  readonly room: RoomSpec
  readonly grid: HexGrid
  readonly size: number
  readonly centre: Hex
  /** `step[hex * 6 + heading - 1]`: the next hex, or -1 outside the room. */
  readonly step: Int16Array
  /** `lines[hex * 6 + heading - 1]`: the hexes straight ahead, nearest first. */
  readonly lines: readonly Int16Array[]
  readonly distances: Uint8Array
  /** `bearings[from * size + to]`: the heading that leads straight there; 0 for none. */
  readonly bearings: Uint8Array
  /** 1 for the hexes of the wall. */
  readonly wall: Uint8Array
  /** By hex, the hexes of the wall beside it. */
  readonly laterals: readonly (readonly Hex[])[]
  readonly two: readonly Hex[]
  readonly three: readonly Hex[]
  /** How many actions a soldier has in a turn. */
  readonly actions: number
  readonly slate: Slate
}

/** What fills a room, for `borrowed`: written over by the next who asks. */
export interface Slate {
  /** What every hex holds. */
  readonly cells: Int8Array
  /** How many soldiers are in the hexes round each. */
  readonly beside: Uint8Array
  /** 1 for the hexes that give a hold. */
  readonly hold: Uint8Array
  /** By soldier, the kinds of action it may still take, as bits. */
  readonly able: number[]
  /** By soldier, those of these kinds for which it is at the right place and speed; by seat, what any of its soldiers is fit for. */
  readonly fit: number[]
  readonly fitOf: number[]
  gathered: boolean
  /** By soldier, its attributes as long as they hold; null until they are asked for. */
  readonly attributes: (Attributes | null)[]
  /** The soldiers and planets it was filled with, the list they came in, and the hexes of grenades. */
  readonly soldiers: (Soldier | null)[]
  list: readonly Soldier[]
  planets: readonly { readonly at: Hex }[]
  /** Those who were found elsewhere at the last look. */
  readonly moved: SoldierId[]
  readonly grenades: Hex[]
  thrown: number
}

export interface Book {
  readonly content: Content
  readonly boards: Readonly<Record<string, Board>>
  /** `soldiers[squad][number]` */
  readonly soldiers: Readonly<Record<string, readonly (SoldierSpec | undefined)[]>>
  /** The cards of each kind of effect. */
  readonly cards: Readonly<Record<Effect['type'], readonly string[]>>
}

export const HEADINGS: readonly Heading[] = [1, 2, 3, 4, 5, 6]

/** The way back. */
export const opposite = (heading: Heading): Heading => (heading > 3 ? heading - 3 : heading + 3)

export function makeBook(content: Content): Book {
  const boards = Object.fromEntries(
    Object.entries(content.rooms).map(([id, room]) => [id, board(room, content.limits)]),
  )
  const soldiers: Record<string, SoldierSpec[]> = {}
  for (const [squad, specs] of Object.entries(content.squads)) {
    const byNumber: SoldierSpec[] = []
    for (const spec of specs) byNumber[spec.number] = spec
    soldiers[squad] = byNumber
  }
  return { content, boards, soldiers, cards: cardsByEffect(content.cards) }
}

function cardsByEffect(cards: Content['cards']): Book['cards'] {
  const of = (type: Effect['type']): string[] => Object.keys(cards).filter((c) => cards[c]?.effect.type === type)
  return {
    cable: of('cable'),
    hook: of('hook'),
    grenade: of('grenade'),
    sureShot: of('sureShot'),
    shield: of('shield'),
    lazarus: of('lazarus'),
    luck: of('luck'),
    conqueror: of('conqueror'),
    contraband: of('contraband'),
    mark: of('mark'),
  }
}

/** 1.1, 1.2, 1.6: the room's hexes, its wall, and the six headings. */
export function board(room: RoomSpec, { actions }: Limits): Board {
  const hexes = hexagon(room.radius)
  const grid = hexGrid(hexes)
  const size = grid.size
  const step = new Int16Array(size * 6)
  const lines: Int16Array[] = []
  for (let h = 0; h < size; h++) {
    for (let d = 0; d < 6; d++) {
      step[h * 6 + d] = must(grid.step[h]?.[d])
      lines.push(Int16Array.from(ray(grid, h, d)))
    }
  }
  const bearings = new Uint8Array(size * size)
  lines.forEach((line, i) => {
    for (const to of line) bearings[Math.floor(i / 6) * size + to] = (i % 6) + 1
  })
  const wall = Uint8Array.from(grid.neighbours, (n) => (n.length < 6 ? 1 : 0))
  const places = (doors: readonly Axial[]): number[] => doors.map(([q, r]) => grid.at(q, r))
  return {
    room,
    grid,
    size,
    centre: grid.at(0, 0),
    step,
    lines,
    distances: grid.distances,
    bearings,
    wall,
    laterals: grid.neighbours.map((beside) => beside.filter((h) => wall[h] === 1)),
    two: places(room.two),
    three: places(room.three),
    actions,
    slate: {
      cells: new Int8Array(size),
      beside: new Uint8Array(size),
      hold: wall.slice(),
      able: [],
      fit: [],
      fitOf: [],
      gathered: false,
      attributes: [],
      soldiers: [],
      list: [],
      planets: [],
      moved: [],
      grenades: [],
      thrown: 0,
    },
  }
}

/** How far two hexes lie apart. */
export const distance = (board: Board, from: Hex, to: Hex): number => board.distances[from * board.size + to] as number

/** The hexes straight ahead, nearest first. */
export const lineFrom = (board: Board, from: Hex, heading: Heading): Int16Array =>
  board.lines[from * 6 + heading - 1] as Int16Array

/** 1.5: the hexes of the wall beside a door. */
export const laterals = (board: Board, door: Hex): readonly Hex[] => board.laterals[door] as readonly Hex[]

export const specOf = (book: Book, card: string): CardSpec => must(book.content.cards[card])
