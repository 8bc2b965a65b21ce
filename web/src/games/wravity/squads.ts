// Four squads, told apart by shape before colour: Fire is angular, Water a drop, Earth a block, Air a swallow.
import type { IconName } from '../../art/icons.ts'
import { svg } from '../../door/svg.ts'

export interface SquadLook {
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

const STRANGER: SquadLook = {
  ...(SQUADS['air'] as SquadLook),
  colour: '#d9c6ff',
  light: '#efe6ff',
  low: '#5a4390',
  deep: '#1d1438',
}

export const squadOf = (squad: string): SquadLook => SQUADS[squad] ?? STRANGER

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
${Object.entries(SQUADS).map(
  ([id, s]) =>
    svg`<linearGradient id="wr-lit-${id}" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="${s.light}"/><stop offset=".4" stop-color="${s.colour}"/><stop offset="1" stop-color="${s.low}"/></linearGradient>`,
)}
<linearGradient id="wr-lit-ice" x1=".2" y1="0" x2=".7" y2="1"><stop stop-color="#f4faff"/><stop offset=".5" stop-color="#a9c3d6"/><stop offset="1" stop-color="#52687f"/></linearGradient>
<radialGradient id="wr-shade"><stop stop-color="#04020e" stop-opacity=".75"/><stop offset=".6" stop-color="#04020e" stop-opacity=".45"/><stop offset="1" stop-color="#04020e" stop-opacity="0"/></radialGradient>
<radialGradient id="wr-glow"><stop stop-color="#ffe7c2" stop-opacity=".42"/><stop offset=".45" stop-color="#ffc78a" stop-opacity=".15"/><stop offset="1" stop-color="#ffb06a" stop-opacity="0"/></radialGradient>
<radialGradient id="wr-void"><stop stop-color="#c7adff" stop-opacity=".42"/><stop offset=".4" stop-color="#9a76ff" stop-opacity=".17"/><stop offset="1" stop-color="#8f66ff" stop-opacity=".04"/></radialGradient>`
