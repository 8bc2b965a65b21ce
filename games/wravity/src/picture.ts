import { hexagon, hexGrid, type Message, must, type Picture, type Span, say } from '@muster/engine'
import type { Book } from './book.ts'
import { sheetLines } from './combat-sheet.ts'
import { type Mark, marksOf } from './marks.ts'
import { worthOf } from './rules/18-points.ts'
import type { View } from './seen.ts'
import { sideNames } from './setup.ts'
import type { Hex, SeatId } from './state.ts'
import { nameOf } from './words/names.ts'

const ARROWS = ['·', '→', '↘', '↙', '←', '↖', '↗'] as const
const grids = new Map<number, ReturnType<typeof hexGrid>>()

function gridOf(radius: number): ReturnType<typeof hexGrid> {
  let grid = grids.get(radius)
  if (!grid) {
    grid = hexGrid(hexagon(radius))
    grids.set(radius, grid)
  }
  return grid
}

/** Rows of hexes, four letters each: squad and number, heading and speed. A row ends with the number of its last hex. */
export function picture(book: Book, v: View): Picture {
  const grid = gridOf(v.radius)
  const marks = marksOf(book, v.squads.flat())
  const rows: Span[][] = []
  for (let r = -v.radius; r <= v.radius; r++) {
    const row: Span[] = [
      { text: `${String.fromCharCode(65 + r + v.radius)} ${'  '.repeat(Math.abs(r))}`, tone: 'faint' },
    ]
    for (let hex = 0; hex < grid.size; hex++) if (grid.r[hex] === r) row.push(cell(v, marks, hex))
    row.push({ text: ` ${2 * v.radius + 1 - Math.abs(r)}`, tone: 'faint' })
    rows.push(row)
  }
  return [...rows, [], ...legend(v, marks), signs(book, v, marks), ...(v.phase === 'over' ? sheet(book, v, marks) : [])]
}

type Marks = Readonly<Record<string, Mark>>

function cell(v: View, marks: Marks, hex: Hex): Span {
  const u = v.soldiers.find((x) => x.at === hex)
  if (u) return soldierCell(u, must(marks[u.squad]))
  const planet = v.planets.find((p) => p.at === hex)
  if (planet) return { text: ` @${planet.value ?? ' '} `, tone: 'planet' }
  const grenade = v.grenades.find((g) => g.at === hex)
  if (grenade)
    return { text: grenade.until < 0 ? `*${ARROWS[grenade.heading]}${grenade.speed} ` : ' ** ', tone: 'grenade' }
  if (v.doors.includes(hex)) return doorCell(v, marks, hex)
  const wall = (gridOf(v.radius).neighbours[hex]?.length ?? 0) < 6
  return { text: wall ? '  # ' : '  . ', tone: wall ? 'wall' : 'faint' }
}

/** `[F]`: the door of Fire's side. */
function doorCell(v: View, marks: Marks, hex: Hex): Span {
  const squad = v.squads[v.sides.indexOf(v.doors.indexOf(hex))]?.[0]
  const mark = squad === undefined ? undefined : marks[squad]
  return mark
    ? { text: `[${mark.text}] `, say: say('picture.door', { mark: mark.sound }), tone: 'door' }
    : { text: ' [] ', tone: 'door' }
}

type Soldier = View['soldiers'][number]

/** `F2→3`: Fire 2 flies east at speed 3. Small letters are wounded, `x` is immobilised. */
function soldierCell(u: Soldier, mark: Mark): Span {
  const way = u.speed > 0 ? `${ARROWS[u.heading]}${u.speed}` : u.lives === 0 ? 'x ' : '  '
  const tone = u.squad
  if (u.lives === 0 && u.speed > 0) return { text: `x${u.number}${way}`, tone }
  const text = u.lives > 1 ? mark.text : mark.text.toLowerCase()
  const letter = u.lives > 1 ? mark.sound : mark.wounded
  return {
    text: `${text}${u.number}${way}`,
    say: say('picture.soldier', { mark: letter, number: `${u.number}${way}` }),
    tone,
  }
}

function shortName(u: Soldier, marks: Marks): Span {
  const { text, sound } = must(marks[u.squad])
  return { text: `${text}${u.number}`, say: say('picture.soldier', { mark: sound, number: u.number }) }
}

/** One line for each seat: its squads and its door, who waits outside, and what it holds. */
function legend(v: View, marks: Marks): Span[][] {
  const names = sideNames(v.doors.length > 2 ? 'three' : 'two')
  return v.sides.map((side, seat) => {
    const squads = v.squads[seat] ?? []
    const turn = v.phase === 'battle' && (v.first + v.turn) % v.sides.length === seat ? '> ' : '  '
    const tone = squads[0] ?? 'faint'
    const door = names[side] ?? ''
    return [
      { text: `${turn}p${seat + 1} ${squads.join(' + ')}, ${door} door`, say: seatLine(turn, seat, door), tone },
      ...waiting(v, marks, seat),
      cards(v, seat),
    ]
  })
}

const SIGNS =
  'small: wounded  x immobilised  →2 heading and speed  @ planet  * grenade  ** gravity field  [ ] door  # wall'

/** What the letters and signs stand for. */
function signs(book: Book, v: View, marks: Marks): Span[] {
  const squads = [...new Set(v.squads.flat())].map((squad): Span => {
    const { text, sound } = must(marks[squad])
    const name = nameOf(book, `squad.${squad}`)
    return { text: `${text} ${squad}  `, say: say('picture.squad', { mark: sound, squad: name }), tone: squad }
  })
  return [{ text: '  ' }, ...squads, { text: SIGNS, say: say('picture.signs'), tone: 'faint' }]
}

const seatLine = (turn: string, seat: SeatId, door: string): Message =>
  say('picture.seat', { turn, seat: say(`seat.p${seat + 1}`), door: say(`door.${door}`) })

function waiting(v: View, marks: Marks, seat: SeatId): Span[] {
  const outside = v.soldiers.filter((u) => u.seat === seat && u.at < 0)
  const names = outside.flatMap((u) => [{ text: ' ' }, shortName(u, marks)])
  return [{ text: '  outside:', say: say('picture.outside') }, ...(names.length > 0 ? names : [{ text: ' -' }])]
}

function cards(v: View, seat: SeatId): Span {
  const hand = v.hands[seat]
  const count = v.handSizes[seat] ?? 0
  if (!hand || count === 0) return { text: `  cards: ${count}`, say: say('picture.cards', { count }) }
  return { text: `  cards: ${hand.join(', ')}`, say: say('picture.hand', { cards: hand.map((c) => say(`card.${c}`)) }) }
}

/** 10.12: at the end, a line of the combat sheet for everyone who shot or was hit. */
function sheet(book: Book, v: View, marks: Marks): Span[][] {
  const lines = sheetLines(v).filter((x) => x.shots > 0 || x.wounds > 0)
  return lines.map((x) => [
    { text: '  ' },
    { ...shortName(x.soldier, marks), tone: x.soldier.squad },
    ...figure('Shots', 'sheet.shots', x.shots),
    ...figure('Hits', 'sheet.hits', x.hits),
    ...figure('Hit rate', 'sheet.rate', x.rate === null ? '-' : `${Math.round(x.rate * 100)} %`),
    ...figure('Times hit', 'sheet.wounds', x.wounds),
    ...worth(book, v, x.soldier),
  ])
}

/** 18.5: and what it is worth, and to whom. */
function worth(book: Book, v: View, u: Soldier): Span[] {
  const { points, to } = worthOf(book, v, u)
  const names = sideNames(v.doors.length > 2 ? 'three' : 'two')
  const sides = names.filter((_, side) => (side === u.side) === (to === 'own'))
  const whose = say('picture.for', { sides: sides.map((name) => say(`side.${name}`)) })
  return [...figure('Points', 'sheet.points', points), { text: ` for ${sides.join(', ')}`, say: whose }]
}

const figure = (text: string, key: string, value: number | string): Span[] => [
  { text: '  ' },
  { text, say: say(key), tone: 'faint' },
  { text: ` ${value}` },
]
