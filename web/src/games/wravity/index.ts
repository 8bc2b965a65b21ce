import '@fontsource/rajdhani/latin-600.css'
import '@fontsource/rajdhani/latin-700.css'
import { say } from '@muster/engine'
import { BOX, module, type Wravity } from '@muster/wravity'
import type { Face } from '../../face.ts'
import { Board } from './Board.tsx'
import { coloursOf } from './colours.ts'
import { Emblem } from './Emblem.tsx'
import { hintOf } from './hint.ts'
import { attemptsOf, railOf } from './judge.ts'
import { piecesOf, placesOf } from './names.ts'
import { Status } from './Status.tsx'
import { geometryOf } from './space.ts'
import { squadOf } from './squads.ts'
import { Tray } from './Tray.tsx'

export const face: Face<Wravity> = {
  id: 'wravity',
  game: module.game,
  theme: {
    accent: '#f3bd5f',
    onAccent: '#221805',
    display: 'Rajdhani, sans-serif',
    ground: '#0d0b16',
    sides: { east: squadOf('fire').colour, west: squadOf('water').colour, south: squadOf('earth').colour },
  },
  async texts(language) {
    if (language === 'es') return (await import('./texts/es.ts')).es
    if (language === 'fr') return (await import('./texts/fr.ts')).fr
    return (await import('./texts/en.ts')).en
  },
  geometry: geometryOf,
  Board,
  Tray,
  Status,
  Emblem,
  colours: coloursOf,
  goal: () => say('face.goal', { door: BOX.points.door, rounds: BOX.limits.rounds }),
  rail: railOf,
  places: placesOf,
  pieces: piecesOf,
  hint: hintOf,
  attempts: (view, _viewer, aim) => attemptsOf(view, aim),
}
