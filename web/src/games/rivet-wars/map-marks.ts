// What is painted on the ground: seams of tiles, corners of grids, fronts, deployment arrows and objective plates.

import type { Battlefield, Side } from '@muster/rivet-wars'
import { n1 } from '../../art/seeded.ts'
import { columnOf, cornerOf, GRID, rowOf } from './space.ts'

export function mapMarks(field: Battlefield): string {
  return `${seams(field)}${plates(field)}<path d="${corners(field)}" fill="none" stroke="#f4e3b6" stroke-opacity=".5" stroke-width="1.7"/>${fronts(field)}${arrows(field, 'allies')}${arrows(field, 'blight')}`
}

function seams(field: Battlefield): string {
  let d = ''
  for (let x = 3; x < field.width; x += 3) d += `M${x * GRID} 0V${field.height * GRID}`
  for (let y = 3; y < field.height; y += 3) d += `M0 ${y * GRID}H${field.width * GRID}`
  return `<path d="${d}" stroke="#0d0805" stroke-opacity=".85" stroke-width="3.2"/><path d="${d}" transform="translate(2.4,2.6)" stroke="#e9cf98" stroke-opacity=".26" stroke-width="1.3"/>`
}

function corners(field: Battlefield): string {
  const [m, l] = [5, 11]
  return field.ground
    .map((kind, at) => {
      if (kind < 0) return ''
      const [x, y] = cornerOf(field, at)
      const [a, b, c, d] = [x + m, y + m, x + GRID - m, y + GRID - m]
      return `M${a} ${b + l}V${b}h${l}M${c - l} ${b}h${l}v${l}M${a} ${d - l}v${l}h${l}M${c - l} ${d}h${l}v-${l}`
    })
    .join('')
}

/** The edge of each side's land: dots for the Blight, dashes for the Allies. */
function fronts(field: Battlefield): string {
  const edge = (side: Side): string =>
    field.territory
      .map((owner, at) => {
        if (owner !== side) return ''
        const [x, y] = cornerOf(field, at)
        const open = (dc: number, dr: number): boolean => neighbour(field, at, dc, dr) !== null
        const other = (dc: number, dr: number): boolean =>
          open(dc, dr) && field.territory[neighbour(field, at, dc, dr) ?? at] !== side
        return [
          other(0, -1) ? `M${x} ${y}h${GRID}` : '',
          other(0, 1) ? `M${x} ${y + GRID}h${GRID}` : '',
          other(-1, 0) ? `M${x} ${y}v${GRID}` : '',
          other(1, 0) ? `M${x + GRID} ${y}v${GRID}` : '',
        ].join('')
      })
      .join('')
  return `<g fill="none" stroke-width="2.6" stroke-opacity=".75"><path d="${edge('blight')}" stroke="#e9695a" stroke-dasharray="3 9" stroke-linecap="round"/><path d="${edge('allies')}" stroke="#dfe0a4" stroke-dasharray="12 7"/></g>`
}

/** The grid beside another; null off the board. */
function neighbour(field: Battlefield, at: number, dc: number, dr: number): number | null {
  const c = columnOf(field, at) + dc
  const r = rowOf(field, at) + dr
  if (c < 0 || r < 0 || c >= field.width || r >= field.height) return null
  const to = r * field.width + c
  return (field.ground[to] ?? -1) < 0 ? null : to
}

function arrows(field: Battlefield, side: Side): string {
  const d = field.deployment[side]
    .map((at) => {
      const [x, y] = cornerOf(field, at)
      return side === 'allies'
        ? `M${x + 34} ${y + 94}l16-12 16 12M${x + 34} ${y + 84}l16-12 16 12`
        : `M${x + 34} ${y + 7}l16 12 16-12M${x + 34} ${y + 17}l16 12 16-12`
    })
    .join('')
  return `<path d="${d}" fill="none" stroke="#120b05" stroke-opacity=".5" stroke-width="6"/><path d="${d}" fill="none" stroke="${side === 'allies' ? '#efe5c6' : '#e9695a'}" stroke-width="3.6" stroke-opacity=".85"/>`
}

/** A riveted steel plate under each objective, with the sign of neither side. */
function plates(field: Battlefield): string {
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + 0.26
    return `<circle cx="${n1(Math.cos(a) * 40)}" cy="${n1(Math.sin(a) * 40)}" r="2.5" fill="#d9c391" stroke="#17120b" stroke-width=".8"/>`
  }).join('')
  const plate = `<ellipse cx="3" cy="5" rx="47" ry="47" fill="#0a0704" opacity=".45"/><circle cy="4" r="44" fill="#211b13"/><circle r="44" fill="url(#steel)" stroke="#14100b" stroke-width="2"/><circle r="36" fill="none" stroke="#1d1811" stroke-width="1.6"/><circle r="35" fill="none" stroke="#f1e3b8" stroke-opacity=".85" stroke-width="2.8" stroke-dasharray="9 6"/>${rivets}<circle r="18" fill="none" stroke="#f1e3b8" stroke-opacity=".78" stroke-width="4"/><circle r="6" fill="#f1e3b8" opacity=".78"/>`
  return field.objectives
    .map((at) => {
      const [x, y] = cornerOf(field, at)
      return `<g transform="translate(${x + 50},${y + 50})">${plate}</g>`
    })
    .join('')
}
