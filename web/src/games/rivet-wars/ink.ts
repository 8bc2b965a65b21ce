// Tones of the two armies and the gradients all pieces share.

import type { Side } from '@muster/rivet-wars'
import { ICONS, type IconName } from '../../art/icons.ts'
import { n2 } from '../../art/seeded.ts'
import { type Svg, svg } from '../../door/svg.ts'

const TONES = ['coat', 'skin', 'helm', 'wood', 'hull', 'dark'] as const
export type Tone = (typeof TONES)[number]

export const INK: Readonly<Record<Side, string>> = { allies: '#17180c', blight: '#0d0605' }

/** The rim light of each tone. */
export const LIGHT: Readonly<Record<Side, Readonly<Record<Tone, string>>>> = {
  allies: { coat: '#e9e6b4', skin: '#ffe6c4', helm: '#fffdf0', wood: '#f0cf95', hull: '#fffbe0', dark: '#8f9466' },
  blight: { coat: '#ff9a86', skin: '#ffe6c4', helm: '#d58a7c', wood: '#fff6e4', hull: '#ffae9a', dark: '#a8655a' },
}

const FILLS: Readonly<Record<Side, Readonly<Record<Tone, readonly [string, string]>>>> = {
  allies: {
    coat: ['#b4b57c', '#767b46'],
    skin: ['#e8c79a', '#b98f60'],
    helm: ['#f6eed2', '#b7ac7c'],
    wood: ['#a3743c', '#5b3a18'],
    hull: ['#f1e9c8', '#8c8b58'],
    dark: ['#565c34', '#2c3019'],
  },
  blight: {
    coat: ['#c9473a', '#7a1f19'],
    skin: ['#e3b894', '#a87352'],
    helm: ['#6d3a33', '#2a1311'],
    wood: ['#e9dcc4', '#a08a70'],
    hull: ['#e0594a', '#6a1c16'],
    dark: ['#4a211d', '#1a0c0a'],
  },
}

const gradient = (id: string, [a, b]: readonly [string, string]): Svg =>
  svg`<linearGradient id="${id}" x2=".3" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`

const round = (id: string, at: Svg, stops: readonly (readonly [number, string, number?])[]): Svg =>
  svg`<radialGradient id="${id}" ${at}>${stops.map(([o, c, a = 1]) => svg`<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)}</radialGradient>`

const ALL = [
  ...(['allies', 'blight'] as const).flatMap((side) =>
    TONES.map((tone) => gradient(`rw-${side}-${tone}`, FILLS[side][tone])),
  ),
  round('rw-allies-base', svg`cx=".38" cy=".3" r=".9"`, [
    [0, '#8b9354'],
    [1, '#454b29'],
  ]),
  round('rw-blight-base', svg`cx=".38" cy=".3" r=".9"`, [
    [0, '#4c211d'],
    [1, '#160b0a'],
  ]),
  round('rw-shade', svg``, [
    [0, '#000', 0.78],
    [0.6, '#000', 0.5],
    [1, '#000', 0],
  ]),
  round('rw-steel', svg`cx=".36" cy=".26" r=".9"`, [
    [0, '#b3a684'],
    [0.55, '#7d7359'],
    [1, '#3b3528'],
  ]),
  round('rw-rivet', svg`cx=".35" cy=".28" r=".85"`, [
    [0, '#fff3cd'],
    [0.5, '#dcae55'],
    [1, '#6a4a1b'],
  ]),
  gradient('rw-ring', ['#fff0c0', '#b88a38']),
  gradient('rw-concrete', ['#c8bda2', '#867d68']),
  gradient('rw-concrete-front', ['#726a58', '#3e392e']),
  svg`<linearGradient id="rw-allies-flag"><stop stop-color="#59612f"/><stop offset=".35" stop-color="#8b9450"/><stop offset=".65" stop-color="#5c6431"/><stop offset="1" stop-color="#7d8547"/></linearGradient>`,
  svg`<linearGradient id="rw-blight-flag"><stop stop-color="#7d211b"/><stop offset=".35" stop-color="#c4443a"/><stop offset=".65" stop-color="#86251f"/><stop offset="1" stop-color="#a9352c"/></linearGradient>`,
  svg`<filter id="rw-spent"><feColorMatrix values=".34 .25 .06 0 0 .2 .37 .06 0 0 .2 .25 .17 0 0 0 0 0 1 0"/></filter>`,
]

/** Definitions used by figures, bases and things that stand on the ground. */
export const DEFS = svg`${ALL}`

interface IconAt {
  readonly turn?: number
  readonly flip?: boolean
  /** The width of an inherited outline, in board units. */
  readonly outline?: number
}

/** A silhouette of the set in a box of `size` at x, y; fill and stroke are inherited. */
export function icon(name: IconName, x: number, y: number, size: number, at: IconAt = {}): Svg {
  const turn = at.turn ? ` rotate(${at.turn},${size / 2},${size / 2})` : ''
  const flip = at.flip ? ' translate(512,0) scale(-1,1)' : ''
  const width = n2(((at.outline ?? 2.6) * 512) / size)
  return svg`<path stroke-width="${width}" transform="translate(${x},${y})${turn} scale(${(size / 512).toFixed(4)})${flip}" d="${ICONS[name].d}"/>`
}
