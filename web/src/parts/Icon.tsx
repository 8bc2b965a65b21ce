import type { ReactElement } from 'react'

const PATHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  first: 'M6 4v16M20 4L9 12l11 8z',
  back: 'M18 4L7 12l11 8z',
  next: 'M6 4l11 8-11 8z',
  last: 'M18 4v16M4 4l11 8-11 8z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  person:
    'M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zM3.500 21c.6-5 4-7.500 8.500-7.500s7.900 2.500 8.500 7.500z',
  people:
    'M8 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM16.500 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM1.500 20c.5-4.500 3-6.500 6.500-6.500s6 2 6.500 6.500zM16 13.500c3.500-.3 6 1.700 6.500 6.500h-5.500',
  computer: 'M3 4h18v12H3zM8 20h8M12 16v4M8 9h1M15 9h1M9.500 12.500h5',
  dice: 'M4 4h16v16H4zM8.5 8.5h.1M15.5 8.5h.1M12 12h.1M8.5 15.5h.1M15.5 15.5h.1',
  fold: 'M9 5l7 7-7 7',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  warn: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  threat: 'M12 2v5M12 17v5M2 12h5M17 12h5M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  lamp: 'M12 2v4M4 14a8 8 0 0 1 16 0zM9 17a3 3 0 0 0 6 0',
  link: 'M10 14a4.500 4.500 0 0 0 6.400 0l3.300-3.300a4.500 4.500 0 0 0-6.400-6.400L12 5.600M14 10a4.500 4.500 0 0 0-6.400 0l-3.300 3.300a4.500 4.500 0 0 0 6.400 6.400l1.300-1.300',
  walk: 'M9 21l3-7-3-3 1-5 4 3 4 1M12 14l4 3v4M10 6l-4 2-1 4M12 3.500h.5',
  tracks: 'M6 11h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8zM6.500 15h.1M12 15h.1M17.500 15h.1M5 11l2-5h7l1.500 5M14 7.500h7',
  plane: 'M12 2.500l1.500 3v4l8 4.500v2.500l-8-2v4l2.500 2v1.500l-4-1-4 1v-1.500l2.500-2v-4l-8 2v-2.500l8-4.500v-4z',
  fly: 'M3 17L21 5M21 5l-7 .5M21 5l-3 6M3 21h6',
  cable: 'M3 20c6 0 3-7 8-7s3 5 6 2 0-7-5-7M15 5l-4 3 4 3',
  hook: 'M18 3v10a6 6 0 0 1-12 0v-2l-3 3M6 11l3 3',
  grenade: 'M12 21a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM10 8V4h5l4 3',
  deploy: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  push: 'M3 12h12M10 7l5 5-5 5M20 4v16',
  heart: 'M12 20C5 14.500 3 11.500 3 8.500a4.500 4.500 0 0 1 9-1 4.500 4.500 0 0 1 9 1c0 3-2 6-9 11.500z',
  die: 'M5 3.500h14a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V5A1.500 1.500 0 0 1 5 3.500zM8 8h.5M15.500 15.500h.5M11.800 11.800h.5',
  flag: 'M5 21V3M5 4h13l-3 4.500 3 4.500H5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2',
  check: 'M4 12.500l5.500 5.500L20 6.500',
  broken:
    'M3 3l18 18M5 12.500a10 10 0 0 1 4-2.600M15.500 10.200a10 10 0 0 1 3.500 2.300M8.500 16a5 5 0 0 1 7 0M12 19.500h.1',
  list: 'M8 6h13M8 12h13M8 18h13M3.500 6h.5M3.500 12h.5M3.500 18h.5',
} as const

export type IconName = keyof typeof PATHS

/** The lines of an icon that is not filled, in a square of 24. */
export const iconLines = (name: IconName): string => PATHS[name]

const SOLID: readonly IconName[] = ['play', 'first', 'back', 'next', 'last', 'person', 'people']

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  const solid = SOLID.includes(name)
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={solid ? 1 : 1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
