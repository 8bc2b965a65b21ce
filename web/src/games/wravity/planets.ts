// Planets with a soft halo, each with a face of its own.
import { n1, seeded } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'

interface World {
  readonly kind: 'rock' | 'band' | 'ring'
  /** Light, middle, dark. */
  readonly tones: readonly [string, string, string]
  readonly halo: string
}

const WORLDS: readonly [World, ...World[]] = [
  { kind: 'rock', tones: ['#e9c9a4', '#a9724f', '#3d2130'], halo: '#ffb98c' },
  { kind: 'band', tones: ['#f2dfc0', '#b98a6a', '#3c2440'], halo: '#ffd9a8' },
  { kind: 'band', tones: ['#d5c8ff', '#7a63d0', '#241a5a'], halo: '#a895ff' },
  { kind: 'rock', tones: ['#b9efe6', '#4595a0', '#10304f'], halo: '#7fe0e0' },
  { kind: 'ring', tones: ['#ffe0b0', '#c9853f', '#46200f'], halo: '#ffc777' },
  { kind: 'rock', tones: ['#d9edb4', '#6f9a5c', '#1b3a3a'], halo: '#b6e08a' },
]

const worldOf = (i: number): World => WORLDS[i % WORLDS.length] ?? WORLDS[0]

const faces = WORLDS.map((w, i) => {
  const [a, b, c] = w.tones
  return svg`<radialGradient id="wr-planet${i}" cx="34%" cy="28%" r="82%"><stop stop-color="${a}"/><stop offset=".48" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient><radialGradient id="wr-halo${i}"><stop offset=".3" stop-color="${w.halo}" stop-opacity=".5"/><stop offset=".55" stop-color="${w.halo}" stop-opacity=".17"/><stop offset="1" stop-color="${w.halo}" stop-opacity="0"/></radialGradient>`
})
export const planetDefs = svg`${faces}`

export const PLANET_CLIP = svg`<clipPath id="wr-globe"><circle r="16.8"/></clipPath>`

/** A planet about 0,0. */
export function planet(i: number): Svg {
  const n = i % WORLDS.length
  const world = worldOf(i)
  const [light, , dark] = world.tones
  const far =
    world.kind === 'ring'
      ? svg`<ellipse rx="26" ry="7.5" transform="rotate(-22)" fill="none" stroke="#ffdca6" stroke-opacity=".5" stroke-width="2.6"/>`
      : ''
  const near =
    world.kind === 'ring'
      ? svg`<path d="M-24.1 9.7A26 7.5-22 0 0 24.1-9.7" fill="none" stroke="#ffe9c6" stroke-width="2.4"/>`
      : ''
  return svg`<circle r="50" fill="url(#wr-halo${n})"/>${far}<circle r="16.8" fill="url(#wr-planet${n})"/><g clip-path="url(#wr-globe)">${world.kind === 'rock' ? craters(i, world) : bands(i, world)}<circle cx="-6" cy="-7" r="24" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="13"/></g><circle r="16.8" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width=".9"/>${near}`
}

function bands(i: number, { tones: [light, , dark] }: World): readonly Svg[] {
  const q = seeded(100 + i * 7)
  return Array.from({ length: 6 }, (_, j) => {
    const [y, wave, width] = [n1(-14 + j * 5.4 + q() * 2), n1(q() * 2.4), n1(1 + q() * 2.8)]
    return svg`<path d="M-19 ${y}q9 ${wave} 19 0t19 ${-wave}" fill="none" stroke="${q() < 0.5 ? dark : light}" stroke-opacity="${n1(0.2 + q() * 0.3)}" stroke-width="${width}" transform="rotate(-14)"/>`
  })
}

function craters(i: number, { tones: [light, , dark] }: World): readonly Svg[] {
  const q = seeded(100 + i * 7)
  return Array.from({ length: 9 }, () => {
    const [a, d, r] = [q() * 6.28, Math.sqrt(q()) * 15, 1.2 + q() * 3.6]
    const [x, y] = [d * Math.cos(a), d * Math.sin(a)]
    return svg`<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(r)}" ry="${n1(r * 0.84)}" fill="${dark}" opacity=".33"/><ellipse cx="${n1(x + 0.7)}" cy="${n1(y + 0.8)}" rx="${n1(r * 0.8)}" ry="${n1(r * 0.66)}" fill="${light}" opacity=".26"/>`
  })
}
