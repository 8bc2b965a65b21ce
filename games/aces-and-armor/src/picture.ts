import { type Message, type Picture, type Span, say } from '@muster/engine'
import { columnName } from './board.ts'
import {
  type Factory,
  type Hex,
  NEUTRAL,
  type PlayerIndex,
  RUIN,
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

/** The map, a row of hexes in two lines: even columns above, odd ones half a hex below. */
export function picture(v: View): Picture {
  const { rows } = v.table.board
  const lines: Span[][] = [header(v)]
  for (let row = 0; row < rows; row++) {
    lines.push(rowLine(v, row, 0), rowLine(v, row, 1))
  }
  return [...lines, [], ...roster(v)]
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
  for (let i = 0; i < columns; i++) {
    const here = (left + i) % 2 === parity
    out.push(here ? cell(v, row * columns + i) : { text: '    ' })
  }
  return out
}

function cell(v: View, hex: Hex): Span {
  const unit = v.units.findIndex((u) => u.at === hex)
  if (unit >= 0) return { text: unitMark(v, unit), tone: unitOf(v, unit).faction }
  if (v.sites.includes(hex)) return { text: '?   ', tone: 'token' }
  const factory = v.table.board.factories.indexOf(hex)
  if (factory >= 0) return factoryCell(v, factory)
  const start = v.table.board.starts.indexOf(hex)
  const letter = v.table.board.terrain[hex] ?? ' '
  if (start >= 0 && v.round === 0) return { text: String(start + 1).padEnd(4), tone: 'start' }
  return { text: letter.padEnd(4), tone: TERRAIN_TONES[letter] ?? 'open' }
}

/** The number of the unit, with a mark for who is in which state. */
function unitMark(v: View, id: UnitId): string {
  const u = unitOf(v, id)
  return `${abbreviation(u.kind)}${id}`.slice(0, 4).padEnd(4)
}

const abbreviation = (kind: string): string => (kind[0] ?? '?').toUpperCase()

function factoryCell(v: View, factory: Factory): Span {
  const flag = flagOn(v, factory)
  if (flag === RUIN) return { text: 'x   ', tone: 'ruin' }
  if (flag === NEUTRAL) return { text: 'X   ', tone: 'factory' }
  const owner = v.players[flag]
  return { text: 'X!  ', tone: owner?.factions[0] ?? 'factory' }
}

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
  const mark = `${abbreviation(u.kind)}${id}`
  const unit = unitName(v, u.kind)
  return {
    text: ` ${mark} ${u.kind}${damage}${xp};`,
    say: say('picture.unit', { mark, unit, beads: `${damage}${xp}` }),
  }
}
