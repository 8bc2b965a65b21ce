import { type Picture, type Span, say } from '@muster/engine'
import type { Book } from './book.ts'
import {
  BUNKER,
  DUCKBOARDS,
  type Grid,
  MINE,
  OBJECTIVE,
  OFF,
  SIDES,
  type Side,
  TRAP,
  type View,
  WIRE,
} from './state.ts'
import { cardName, gridName, secretName, unitName } from './words/names.ts'

const ROOM = 4

/** The battlefield as text: a cell is whose it is, ground, marker, then its units in target order. */
export function picture(b: Book, v: View): Picture {
  const letters = lettersOf(b)
  const rows = Array.from({ length: v.field.height }, (_, y) => rowOf(v, letters, y))
  return [head(v), columns(v), ...rows, ...legend(b, v, letters), ...plugs(b, v), ...held(b, v)]
}

function head(v: View): Span[] {
  return SIDES.flatMap((side): Span[] => {
    const { points, rivets, handSize } = v.armies[side]
    const turn = v.turn === side && !v.result ? '> ' : '  '
    const worded = say('picture.army', { side: say(`side.${side}`), points, rivets, cards: handSize })
    return [
      { text: turn, tone: side },
      { text: `${side} ${points} VP, ${rivets} rivets, ${handSize} cards`, say: worded, tone: side },
      { text: '   ' },
    ]
  })
}

function columns(v: View): Span[] {
  const name = (x: number): string =>
    String.fromCharCode(65 + x)
      .padStart(4)
      .padEnd(ROOM + 4)
  return [{ text: `   ${Array.from({ length: v.field.width }, (_, x) => name(x)).join('')}` }]
}

function rowOf(v: View, letters: Letters, y: number): Span[] {
  const places = Array.from({ length: v.field.width }, (_, x) => y * v.field.width + x)
  return [{ text: `${String(y + 1).padStart(2)} ` }, ...places.flatMap((at) => cellOf(v, letters, at))]
}

function cellOf(v: View, letters: Letters, at: Grid): Span[] {
  if (v.field.ground[at] === OFF) return [{ text: ' '.repeat(ROOM + 4) }]
  const units = (v.stacks[at] ?? []).flatMap((id) => v.units[id] ?? [])
  const text = units.map((u) => `${letters[u.kind] ?? '?'}${'+'.repeat(u.plugs.length)}`).join('')
  const hurt = units.some((u) => u.damage > 0) ? '!' : ' '
  return [
    ownerSpan(v, at),
    groundSpan(v, at),
    markerSpan(v, at),
    ...unitSpan(text, units[0]?.side),
    { text: hurt.padEnd(ROOM + 1 - text.length) },
  ]
}

const unitSpan = (text: string, side: Side | undefined): Span[] => (side ? [{ text, tone: side }] : [])

/** A capital for the Allies, a small letter for the Blight: whose deployment grid it is, or whose flag flies there. */
function ownerSpan(v: View, at: Grid): Span {
  const side = SIDES.find((s) => v.field.deployment[s].includes(at)) ?? v.flags[v.field.objectives.indexOf(at)]
  return side ? { text: side === 'allies' ? 'A' : 'b', tone: side } : { text: ' ' }
}

/** Gas hides the ground; deployment grids wear their side's colour. */
function groundSpan(v: View, at: Grid): Span {
  if (v.clouds.some((cloud) => cloud.at === at)) return { text: '%', tone: 'gas' }
  const text = v.field.ground[at] === DUCKBOARDS ? '=' : '.'
  const home = SIDES.find((side) => v.field.deployment[side].includes(at))
  return { text, tone: home ?? (text === '=' ? 'duckboards' : 'mud') }
}

const MARKS: readonly (readonly [number, string, string])[] = [
  [BUNKER | OBJECTIVE, '@', 'objective'],
  [OBJECTIVE, 'O', 'objective'],
  [BUNKER, 'B', 'bunker'],
  [WIRE, '#', 'wire'],
  [TRAP, '^', 'trap'],
  [MINE, '*', 'mine'],
]

function markerSpan(v: View, at: Grid): Span {
  const marker = v.markers[at] ?? 0
  const mark = MARKS.find(([bits]) => marker !== 0 && (marker & bits) === bits)
  if (!mark) return { text: ' ' }
  const flag = v.flags[v.field.objectives.indexOf(at)]
  return { text: mark[1], tone: flag ?? mark[2] }
}

type Letters = Readonly<Record<string, string>>

/** A letter for each kind: capitals for the Allies, small for the Blight. */
function lettersOf(b: Book): Letters {
  const letters: Record<string, string> = {}
  for (const side of SIDES) {
    const taken = new Set<string>()
    for (const kind of b.kindsOf[side]) {
      if (b.unit(kind).type === 'plug') continue
      const wanted = [...kind.replace(/[a-z]/g, ''), ...kind, '?'].map((c) => c.toLowerCase())
      const letter = wanted.find((c) => !taken.has(c)) ?? '?'
      taken.add(letter)
      letters[kind] = side === 'allies' ? letter.toUpperCase() : letter
    }
  }
  return letters
}

const SIGNS =
  'A b deployment grid or flag  + plug  = duckboards  O objective  B bunker  @ both  # wire  ^ traps  * mines  % gas  ! damaged'

/** The kinds on the field with their letters, and the signs. */
function legend(b: Book, v: View, letters: Letters): Span[][] {
  const kinds = SIDES.map((side) => kindsOf(b, v, letters, side)).filter((line) => line.length > 0)
  return [...kinds, [{ text: '   ' }, { text: SIGNS, say: say('picture.signs') }]]
}

function kindsOf(b: Book, v: View, letters: Letters, side: Side): Span[] {
  const present = b.kindsOf[side].filter((kind) => v.units.some((u) => u?.kind === kind))
  return present.flatMap((kind, i): Span[] => [
    { text: i === 0 ? '   ' : '  ' },
    { text: `${letters[kind]} `, tone: side },
    { text: kind, say: unitName(b, kind), tone: side },
  ])
}

/** Who carries which plugs. */
function plugs(b: Book, v: View): Span[][] {
  return v.units.flatMap((u) => {
    if (!u || u.plugs.length === 0) return []
    const carried = u.plugs.map((kind) => unitName(b, kind))
    const said = say('picture.plugs', { plugs: carried, unit: unitName(b, u.kind), grid: gridName(v, u.at) })
    return [
      [
        { text: '   ' },
        { text: `+ ${u.plugs.join(', ')} on ${u.kind} in ${gridName(v, u.at)}`, say: said, tone: u.side },
      ],
    ]
  })
}

/** The viewer's own cards. */
function held(b: Book, v: View): Span[][] {
  const hand = (v.hand ?? []).map((card) => cardName(b, card))
  const secrets = (v.secrets ?? []).map((card) => secretName(b, card))
  return [
    ...(hand.length > 0 ? [[{ text: '   hand', say: say('picture.hand', { cards: hand }) }]] : []),
    ...(secrets.length > 0 ? [[{ text: '   secrets', say: say('picture.secrets', { cards: secrets }) }]] : []),
  ]
}
