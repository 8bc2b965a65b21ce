import type { Picture, Span } from '@muster/engine'
import { columnName } from './board.ts'
import { type Hex, NEUTRAL, RUIN, type Side, type UnitView, type View } from './state.ts'

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
  if (unit >= 0) return { text: unitMark(v, unit), tone: (v.units[unit] as UnitView).faction }
  if (v.sites.includes(hex)) return { text: '?   ', tone: 'token' }
  const factory = v.table.board.factories.indexOf(hex)
  if (factory >= 0) return factoryCell(v, factory)
  const start = v.table.board.starts.indexOf(hex)
  const letter = v.table.board.terrain[hex] ?? ' '
  if (start >= 0 && v.round === 0) return { text: String(start + 1).padEnd(4), tone: 'start' }
  return { text: letter.padEnd(4), tone: TERRAIN_TONES[letter] ?? 'open' }
}

/** The number of the unit, with a mark for who is in which state. */
function unitMark(v: View, id: number): string {
  const u = v.units[id] as UnitView
  return `${abbreviation(u.kind)}${id}`.slice(0, 4).padEnd(4)
}

const abbreviation = (kind: string): string => (kind[0] ?? '?').toUpperCase()

function factoryCell(v: View, factory: number): Span {
  const flag = v.flags[factory] as number
  if (flag === RUIN) return { text: 'x   ', tone: 'ruin' }
  if (flag === NEUTRAL) return { text: 'X   ', tone: 'factory' }
  const owner = v.players[flag]
  return { text: 'X!  ', tone: owner?.factions[0] ?? 'factory' }
}

function roster(v: View): Span[][] {
  return v.players.map((p, i) => {
    const units = v.units.flatMap((u, id) => (u.at >= 0 && p.factions.includes(u.faction) ? [line(u, id)] : []))
    const flags = v.flags.filter((flag) => flag === i).length
    return [
      { text: `${name(p.factions, p.side)} X${flags} $${p.coins}: `, tone: p.factions[0] ?? 'g1' },
      { text: units.join(' ') },
    ]
  })
}

const name = (factions: readonly string[], side: Side): string => (factions.length > 1 ? side : factions.join(' '))

/** `T4:tiger -2 +3`: damage and experience. */
function line(u: UnitView, id: number): string {
  const damage = u.damage > 0 ? `-${u.damage}` : ''
  const xp = u.xp > 0 ? `+${u.xp}` : ''
  return `${abbreviation(u.kind)}${id}=${u.kind}${damage}${xp}`
}
