import '@fontsource/saira-stencil-one/latin-400.css'
import { type AcesAndArmor, module } from '@muster/aces-and-armor'
import { say } from '@muster/engine'
import type { Face } from '../../face.ts'
import { Board } from './Board.tsx'
import { Emblem } from './Emblem.tsx'
import { geometryOf } from './geometry.ts'
import { hintOf } from './hint.ts'
import { attemptsOf, foretoldIn, railOf } from './judge.ts'
import { piecesOf, placesOf } from './names.ts'
import { Status } from './Status.tsx'
import { Tray } from './Tray.tsx'

export const face: Face<AcesAndArmor> = {
  id: 'aces-and-armor',
  game: module.game,
  theme: {
    accent: '#f0c869',
    onAccent: '#221805',
    display: '"Saira Stencil One", sans-serif',
    ground: '#1c140d',
    sides: { germany: '#b9cbd8', allies: '#cfd49a' },
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
  goal: (view) => say('face.goal', { goal: view.table.goal }),
  rail: railOf,
  places: placesOf,
  pieces: piecesOf,
  hint: hintOf,
  attempts: (view, viewer, aim) => attemptsOf(view, viewer, aim),
  foretold: foretoldIn,
}
