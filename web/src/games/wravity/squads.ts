// Squads, told apart by shape before colour: Fire is angular, Water a drop, Earth a block, Air a swallow.
import { must } from '@muster/engine'
import type { IconName } from '../../art/icons.ts'
import { svg } from '../../door/svg.ts'

export interface SquadLook {
  /** Of its pattern and its light among the definitions. */
  readonly id: string
  readonly colour: string
  readonly light: string
  readonly low: string
  readonly deep: string
  /** The face of the speed die, and its pips. */
  readonly die: readonly [face: string, pips: string]
  readonly glyph: IconName
  /** The base in flight, pointing east, and at rest. */
  readonly flying: string
  readonly resting: string
}

const SQUADS: Readonly<Record<string, SquadLook>> = {
  fire: {
    id: 'fire',
    colour: '#ff7a62',
    light: '#ffb5a2',
    low: '#7d251d',
    deep: '#350f14',
    die: ['#fff1e8', '#7d1a14'],
    glyph: 'flame',
    flying: 'M20 0L6-14.5H-14L-9.5 0L-14 14.5H6Z',
    resting: 'M-8.2-14.2H8.2L15.6 0L8.2 14.2H-8.2L-15.6 0Z',
  },
  water: {
    id: 'water',
    colour: '#56d6ea',
    light: '#b6f2fb',
    low: '#126377',
    deep: '#07283a',
    die: ['#eafcff', '#074154'],
    glyph: 'water-drop',
    flying: 'M20 0C14-8 8.5-14.6-1-14.6A14.6 14.6 0 0 0-1 14.6C8.5 14.6 14 8 20 0Z',
    resting: 'M0-14.8A14.8 14.8 0 0 1 0 14.8A14.8 14.8 0 0 1 0-14.8Z',
  },
  earth: {
    id: 'earth',
    colour: '#b4de55',
    light: '#e2f5b4',
    low: '#4c6a14',
    deep: '#1c2a08',
    die: ['#f6fde6', '#33480c'],
    glyph: 'three-leaves',
    flying: 'M20 0L9-13H-13V13H9Z',
    resting: 'M-13-10L-10-13H10L13-10V10L10 13H-10L-13 10Z',
  },
  air: {
    id: 'air',
    colour: '#ffe9a8',
    light: '#fff8e0',
    low: '#8a6d24',
    deep: '#2e230a',
    die: ['#fffaf0', '#5c460f'],
    glyph: 'feather',
    flying: 'M21 0L-6-15.5L-14-12L-6 0L-14 12L-6 15.5Z',
    resting: 'M0-16L14-5L9 13H-9L-14-5Z',
  },
}

/** For squads of packs, in the order in which the content lists them. */
const STRANGERS: readonly SquadLook[] = [
  {
    id: 'first',
    colour: '#cdb4ff',
    light: '#efe6ff',
    low: '#5a4390',
    deep: '#1d1438',
    die: ['#f6f0ff', '#3b2570'],
    glyph: 'astronaut-helmet',
    flying: 'M20 0L10-12H-14L-8 0L-14 12H10Z',
    resting: 'M-6-15H6L15-6V6L6 15H-6L-15 6V-6Z',
  },
  {
    id: 'second',
    colour: '#ff9fd0',
    light: '#ffdcee',
    low: '#8a2c5f',
    deep: '#36102a',
    die: ['#fff0f8', '#6d1547'],
    glyph: 'astronaut-helmet',
    flying: 'M21 0L-13-15V15Z',
    resting: 'M0-16L15 11H-15Z',
  },
  {
    id: 'third',
    colour: '#93b4ff',
    light: '#dbe6ff',
    low: '#2b4a94',
    deep: '#0f1b3d',
    die: ['#eff4ff', '#152d6b'],
    glyph: 'astronaut-helmet',
    flying: 'M20 0L4-14H-13V14H4Z',
    resting: 'M-13-13H13V3L0 16L-13 3Z',
  },
  {
    id: 'fourth',
    colour: '#eda566',
    light: '#ffe0c2',
    low: '#85501b',
    deep: '#331c08',
    die: ['#fff5ea', '#5e340a'],
    glyph: 'astronaut-helmet',
    flying: 'M21 0L0-13L-15 0L0 13Z',
    resting: 'M0-17L14 0L0 17L-14 0Z',
  },
]

/** How a squad looks; `strangers` are those of the content that we have drawn nothing for. */
export function lookOf(squad: string, strangers: readonly string[]): SquadLook {
  const drawn = Object.hasOwn(SQUADS, squad) ? SQUADS[squad] : undefined
  return drawn ?? must(STRANGERS[Math.max(0, strangers.indexOf(squad)) % STRANGERS.length])
}

export const isDrawn = (squad: string): boolean => Object.hasOwn(SQUADS, squad)

const RANKS: Readonly<Record<string, IconName>> = {
  commander: 'winged-emblem',
  sharpshooter: 'reticule',
  scout: 'wingfoot',
  engineer: 'spanner',
  recruit: 'samus-helmet',
}

export const rankIcon = (rank: string): IconName => RANKS[rank] ?? 'astronaut-helmet'

/** Patterns on the bases, so that a squad can be told without colour. */
export const SQUAD_DEFS = svg`
<pattern id="wr-fire" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.4" height="4" fill="#3a0a0a" opacity=".5"/></pattern>
<pattern id="wr-water" width="7" height="4.2" patternUnits="userSpaceOnUse"><path d="M0 2.1q1.75-2 3.5 0t3.5 0" fill="none" stroke="#02222f" opacity=".55"/></pattern>
<pattern id="wr-earth" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0H5M0 0V5" stroke="#24360a" opacity=".6"/></pattern>
<pattern id="wr-air" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r=".9" fill="#5c460f" opacity=".7"/></pattern>
${STRANGERS.map((s, i) => svg`<pattern id="wr-${s.id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(${i * 45})"><path d="M0 2.5H5" stroke="${s.deep}" stroke-width="1.2" opacity=".5"/></pattern>`)}
${[...Object.values(SQUADS), ...STRANGERS].map(
  (s) =>
    svg`<linearGradient id="wr-lit-${s.id}" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${s.light}"/><stop offset=".4" stop-color="${s.colour}"/><stop offset="1" stop-color="${s.low}"/></linearGradient>`,
)}
<linearGradient id="wr-lit-out" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="#e9e6df"/><stop offset=".5" stop-color="#a8a49b"/><stop offset="1" stop-color="#5c5953"/></linearGradient>
<pattern id="wr-out" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="2.6" height="6" fill="#26231f" opacity=".75"/></pattern>
<radialGradient id="wr-shade"><stop stop-color="#04020e" stop-opacity=".75"/><stop offset=".6" stop-color="#04020e" stop-opacity=".45"/><stop offset="1" stop-color="#04020e" stop-opacity="0"/></radialGradient>
<radialGradient id="wr-glow"><stop stop-color="#ffe7c2" stop-opacity=".42"/><stop offset=".45" stop-color="#ffc78a" stop-opacity=".15"/><stop offset="1" stop-color="#ffb06a" stop-opacity="0"/></radialGradient>
<radialGradient id="wr-void"><stop stop-color="#c7adff" stop-opacity=".42"/><stop offset=".4" stop-color="#9a76ff" stop-opacity=".17"/><stop offset="1" stop-color="#8f66ff" stop-opacity=".04"/></radialGradient>`
