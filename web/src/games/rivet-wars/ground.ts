// The ground, lit once: mud with craters and ruts under a lamp, planks, seams and the marks of the map.

import type { Battlefield } from '@muster/rivet-wars'
import type { Painter } from '../../art/paint/paint.ts'
import type { Plate } from '../../art/plate.ts'
import { blob, n1, seeded, seedOf } from '../../art/seeded.ts'
import { duckboards } from './duckboards.ts'
import { mapMarks } from './map-marks.ts'
import { mud } from './mud.ts'
import { boardHeight, boardWidth, columnOf, GRID, LEFT, rowOf, TOP } from './space.ts'

/** What the ground is drawn from; sent to the worker. */
export interface GroundSubject {
  readonly field: Battlefield
  readonly squash: number
}

export const groundKey = ({ field, squash }: GroundSubject): string =>
  `${squash}/${JSON.stringify([field.tiles, field.ground, field.territory, field.deployment, field.objectives])}`

export const groundPlate = (subject: GroundSubject): Plate => ({
  width: boardWidth(subject.field),
  height: boardHeight(subject.field, subject.squash),
  steps: ground(subject),
})

const onBoard = (field: Battlefield): readonly number[] => field.ground.flatMap((kind, at) => (kind < 0 ? [] : [at]))

/** One path round all grids that exist, in ground units. */
const slab = (field: Battlefield): string =>
  onBoard(field)
    .map((at) => `M${columnOf(field, at) * GRID} ${rowOf(field, at) * GRID}h${GRID}v${GRID}h-${GRID}Z`)
    .join('')

function* ground({ field, squash }: GroundSubject): Generator<string | ((painter: Painter) => void)> {
  const w = field.width * GRID
  const h = field.height * GRID
  const box = `x="0" y="0" width="${w}" height="${h}"`
  const shape = slab(field)
  const craters = holes(field)
  const flat = `transform="translate(${LEFT},${TOP}) scale(1,${squash})"`
  yield `<defs>${gradients(w, h)}<clipPath id="slab"><path d="${shape}"/></clipPath></defs><g ${flat}><path d="${shape}" transform="translate(7,22)" blur="16" opacity=".9"/><path d="${shape}" transform="translate(0,16)" fill="#2a1f12"/><path d="${shape}" transform="translate(0,9)" fill="#4a3922"/><path d="${shape}" transform="translate(0,7)" fill="#7d6440"/><path d="${shape}" transform="translate(0,5.5)" fill="#3a2c1a"/></g>`
  yield (painter) => mud(painter, `<g ${flat}><rect ${box} fill="#808080"/>${craters.height}</g>`, shape, squash)
  yield `<g ${flat}><g clip-path="url(#slab)">${craters.wet}${territories(field)}${duckboards(field)}${mapMarks(field)}<rect ${box} fill="url(#lamp)" blend="soft-light"/><rect ${box} fill="url(#dusk)"/></g></g>`
}

/** Craters as a height map in greys, and what stands in them. */
function holes(field: Battlefield): { readonly height: string; readonly wet: string } {
  let height = ''
  let wet = ''
  for (const at of onBoard(field)) {
    const q = seeded(seedOf(`mud${field.tiles.join()}${at}`))
    const many = q() < 0.25 ? 1 : q() < 0.7 ? 2 : 3
    for (let i = 0; i < many; i++) {
      const place = `translate(${n1(columnOf(field, at) * GRID + 12 + q() * 76)},${n1(rowOf(field, at) * GRID + 12 + q() * 76)})`
      const r = i ? 5 + q() * 9 : 13 + q() * 20
      const d = blob(q, r, r, 11, 0.13)
      height += `<path transform="${place}" d="${d}" fill="url(#crater)"/>`
      if (r > 15 && q() < 0.62)
        wet += `<g transform="${place} translate(0,2) scale(${n1(r / 4) / 10})"><path d="${blob(q, 26, 22, 11, 0.14)}" fill="url(#water)"/><path d="M-15-8C-8-15 4-15 11-11" stroke="#dfe0c4" stroke-opacity=".5" stroke-width="2.5" fill="none" stroke-linecap="round"/></g>`
      else if (r > 9) wet += `<path transform="${place} scale(.62)" d="${d}" fill="#120b05" opacity=".4"/>`
    }
  }
  return { height, wet }
}

/** A breath of each side's colour over its own land. */
function territories(field: Battlefield): string {
  return onBoard(field)
    .map((at) => {
      const side = field.territory[at]
      if (!side) return ''
      const colour = side === 'allies' ? '#39441a' : '#3a100c'
      return `<rect x="${columnOf(field, at) * GRID}" y="${rowOf(field, at) * GRID}" width="${GRID + 0.5}" height="${GRID + 0.5}" fill="${colour}" fill-opacity=".2"/>`
    })
    .join('')
}

function gradients(w: number, h: number): string {
  return `<radialGradient id="crater"><stop offset="0" stop-color="#000" stop-opacity=".95"/><stop offset=".45" stop-color="#1c1c1c" stop-opacity=".9"/><stop offset=".7" stop-color="#777"/><stop offset=".84" stop-color="#e8e8e8"/><stop offset="1" stop-color="#808080" stop-opacity="0"/></radialGradient>
<radialGradient id="water" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#8b9079" stop-opacity=".95"/><stop offset=".5" stop-color="#4b4d3e" stop-opacity=".95"/><stop offset="1" stop-color="#1d1b13" stop-opacity=".9"/></radialGradient>
<radialGradient id="steel" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#b3a684"/><stop offset=".55" stop-color="#7d7359"/><stop offset="1" stop-color="#3b3528"/></radialGradient>
<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${w * 0.49}" cy="${h * 0.45}" r="${Math.max(w, h) * 0.62}"><stop offset="0" stop-color="#ffe2a6" stop-opacity=".7"/><stop offset=".45" stop-color="#ffc878" stop-opacity=".34"/><stop offset="1" stop-color="#ffb95c" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${w * 0.5},${h * 0.47}) scale(${n1(w * 0.7)},${n1(h * 0.76)})"><stop offset=".42" stop-color="#0b0805" stop-opacity="0"/><stop offset=".8" stop-color="#0b0805" stop-opacity=".2"/><stop offset="1" stop-color="#0b0805" stop-opacity=".42"/></radialGradient>`
}
