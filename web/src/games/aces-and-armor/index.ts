import '@fontsource/saira-stencil-one/latin-400.css'
import { type AcesAndArmor, acesAndArmor, type Content } from '@muster/aces-and-armor'
import { say } from '@muster/engine'
import type { Face } from '../../face.ts'
import { onceFor } from '../known.tsx'
import { Board } from './Board.tsx'
import { Emblem } from './Emblem.tsx'
import { geometryOf } from './geometry.ts'
import { hintOf } from './hint.ts'
import { aboutIn, attemptsOf, firstToPlace, foretoldIn, railOf, reachesOf, tagOf, weighedOf } from './judge.ts'
import { piecesOf, placesOf } from './names.ts'
import { notedOf } from './noted.ts'
import { Status } from './Status.tsx'
import { scoreOf } from './score.ts'
import { knowing, specsOf } from './spec.ts'
import { Aside, Tray } from './Tray.tsx'
import { tablesOf } from './tables.ts'
import { toldOf } from './told.ts'
import { actOf, unitsMeant, verbOf } from './verbs.ts'

export const face = onceFor((content: Content): Face<AcesAndArmor> => {
  const spec = specsOf(content)
  return {
    id: 'aces-and-armor',
    game: acesAndArmor(content),
    theme: {
      accent: '#f0c869',
      onAccent: '#221805',
      display: '"Saira Stencil One", sans-serif',
      ground: '#1c140d',
      sides: { germany: '#b9cbd8', allies: '#cfd49a' },
      seats: { g1: '#b9cbd8', g2: '#e0c88a', us: '#cfd49a', su: '#f2957f' },
    },
    async texts(language) {
      if (language === 'es') return (await import('./texts/es.ts')).es
      if (language === 'fr') return (await import('./texts/fr.ts')).fr
      return (await import('./texts/en.ts')).en
    },
    geometry: geometryOf,
    Board: knowing(spec, Board),
    Tray: knowing(spec, Tray),
    Status: knowing(spec, Status),
    Emblem,
    score: (view, side) => scoreOf(view, side),
    goal: (view) => say('face.goal', { goal: view.table.goal }),
    told: () => toldOf(content),
    rail: railOf,
    places: placesOf,
    pieces: (view) => piecesOf(spec, view),
    hint: (event, view) => hintOf(spec, event, view),
    verb: (action, view) => verbOf(spec, action, view),
    act: actOf,
    weighed: (preview, action, view) => weighedOf(preview, action, view, content.charts.fatal),
    noted: (event, before) => notedOf(spec, event, before),
    attempts: (view, viewer, aim) => attemptsOf(view, viewer, aim),
    foretold: foretoldIn,
    about: aboutIn,
    begins: firstToPlace,
    meant: unitsMeant,
    tag: tagOf,
    laid: ({ type }) => type === 'transfer',
    reaches: (view, piece) => reachesOf(content, view, piece),
    Aside: knowing(spec, Aside),
    tables: () => tablesOf(content, spec),
  }
})
