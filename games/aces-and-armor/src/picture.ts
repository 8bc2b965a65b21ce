import { type Message, type Picture, type Span, say } from '@muster/engine'
import { columnName } from './board.ts'
import {
  type Faction,
  type Factory,
  type Hex,
  NEUTRAL,
  type PlayerIndex,
  RUIN,
  sideOf,
  type UnitId,
  type UnitView,
  type View,
} from './state.ts'
import { flagOn, unitOf } from './units.ts'
import { unitName } from './words/names.ts'

const TERRAIN_TONES: Readonly<Record<string, string>> = {
  '.': 'open',
  f: 'forest',
  '=': 'road',
  '#': 'bridge',
  '~': 'water',
  '^': 'mountain',
  X: 'factory',
}

/** A hex has the width of two columns: its neighbours' letters stand a line above and below. */
const WIDE = 8

/** The map, a row of hexes in two lines: even columns above, odd ones half a hex below. */
export function picture(v: View): Picture {
  const { rows } = v.table.board
  const lines: Span[][] = [header(v)]
  for (let row = 0; row < rows; row++) {
    lines.push(rowLine(v, row, 0), rowLine(v, row, 1))
  }
  return [...lines, [], [{ text: SIGNS, say: say('picture.signs'), tone: 'faint' }], ...roster(v)]
}

function header(v: View): Span[] {
  const { left, columns } = v.table.board
  return [{ text: '    ' }, ...Array.from({ length: columns }, (_, i) => ({ text: columnName(left + i).padEnd(4) }))]
}

function rowLine(v: View, row: number, parity: 0 | 1): Span[] {
  const { left, columns } = v.table.board
  const out: Span[] = [
    {
      text:
        parity === 0
          ? String(row + 1)
              .padStart(3)
              .padEnd(4)
          : '    ',
    },
  ]
  if (left % 2 !== parity) out.push({ text: '    ' })
  for (let i = 0; i < columns; i++) if ((left + i) % 2 === parity) out.push(cell(v, row * columns + i))
  return out
}

function cell(v: View, hex: Hex): Span {
  const unit = v.units.findIndex((u) => u.at === hex)
  if (unit >= 0) return { text: markOf(unitOf(v, unit), unit).padEnd(WIDE), tone: unitOf(v, unit).faction }
  if (v.sites.includes(hex)) return { text: '?'.padEnd(WIDE), tone: 'token' }
  const factory = v.table.board.factories.indexOf(hex)
  if (factory >= 0) return factoryCell(v, factory)
  const start = v.table.board.starts.indexOf(hex)
  const letter = v.table.board.terrain[hex] ?? ' '
  if (start >= 0 && v.round === 0) return { text: String(start + 1).padEnd(WIDE), tone: 'start' }
  return { text: letter.padEnd(WIDE), tone: TERRAIN_TONES[letter] ?? 'open' }
}

/** `t4/1`: unit 4, a Tiger of army 1. Capitals for the Allies, a stroke for the second faction of a side. */
function markOf(u: UnitView, id: UnitId): string {
  const letter = (u.kind[0] ?? '?').toLowerCase()
  const army = u.army >= 0 ? `/${u.army + 1}` : ''
  return `${sideOf(u.faction) === 'allies' ? letter.toUpperCase() : letter}${id}${SECOND.has(u.faction) ? '’' : ''}${army}`
}

const SECOND: ReadonlySet<string> = new Set(['g2', 'su'])

function factoryCell(v: View, factory: Factory): Span {
  const flag = flagOn(v, factory)
  if (flag === RUIN) return { text: 'x'.padEnd(WIDE), tone: 'ruin' }
  if (flag === NEUTRAL) return { text: 'X'.padEnd(WIDE), tone: 'factory' }
  const owner = v.players[flag]?.factions[0]
  return { text: flagMark(owner).padEnd(WIDE), tone: owner ?? 'factory' }
}

/** `XA`, `Xg`: a factory of the Allies, of Germany; a stroke for the second faction. */
function flagMark(owner: Faction | undefined): string {
  if (owner === undefined) return 'X'
  return `X${sideOf(owner) === 'allies' ? 'A' : 'g'}${SECOND.has(owner) ? '’' : ''}`
}

const SIGNS =
  'capital: Allies  small: Germany  ’ second faction  /1 army 1  X factory  XA Xg with a flag  x ruin  f forest  = road  # bridge  ~ water  ^ mountain'

function roster(v: View): Span[][] {
  return v.players.flatMap((p, i) => {
    const tone = p.factions[0] ?? 'g1'
    const factories = v.flags.filter((flag) => flag === i).length
    const units = v.units.flatMap((u, id) => (u.at >= 0 && p.factions.includes(u.faction) ? [unitSpan(v, u, id)] : []))
    const head = say('picture.player', { player: playerName(v, i), factories, coins: p.coins })
    return [[{ text: `${tone} factories ${factories}, coins ${p.coins}:`, say: head, tone }, ...units]]
  })
}

function playerName(v: View, player: PlayerIndex): Message {
  const p = v.players[player]
  return p && p.factions.length > 1 ? say(`side.${p.side}`) : say(`seat.${p?.factions[0] ?? 'g1'}`)
}

/** `T4 tiger -2 +3`: damage and experience. */
function unitSpan(v: View, u: UnitView, id: UnitId): Span {
  const damage = u.damage > 0 ? ` -${u.damage}` : ''
  const xp = u.xp > 0 ? ` +${u.xp}` : ''
  const mark = markOf(u, id)
  const unit = unitName(v, u.kind)
  return {
    text: ` ${mark} ${u.kind}${damage}${xp};`,
    say: say('picture.unit', { mark, unit, beads: `${damage}${xp}` }),
  }
}
