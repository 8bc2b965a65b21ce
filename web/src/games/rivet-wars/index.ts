import '@fontsource/special-elite/latin-400.css'
import { say } from '@muster/engine'
import { type Content, type RivetWars, rivetWars } from '@muster/rivet-wars'
import type { Face } from '../../face.ts'
import { onceFor } from '../known.tsx'
import { Board } from './Board.tsx'
import { Emblem } from './Emblem.tsx'
import { hintOf } from './hint.ts'
import { actOf, attemptsOf, foretoldIn, leadOf, railOf, tagOf } from './judge.ts'
import { piecesOf, placesOf } from './names.ts'
import { notedOf } from './noted.ts'
import { Status } from './Status.tsx'
import { scoreOf } from './score.ts'
import { geometryOf } from './space.ts'
import { knowing, specsOf } from './spec.ts'
import { Tray } from './Tray.tsx'
import { toldOf } from './told.ts'
import { verbOf } from './verbs.ts'

export const face = onceFor((content: Content): Face<RivetWars> => {
  const spec = specsOf(content)
  return {
    id: 'rivet-wars',
    game: rivetWars(content),
    theme: {
      accent: '#ffc65c',
      onAccent: '#20160a',
      display: '"Special Elite", serif',
      ground: '#17130d',
      sides: { allies: '#c8cd8c', blight: '#f08a78' },
    },
    async texts(language) {
      if (language === 'es') return (await import('./texts/es.ts')).es
      if (language === 'fr') return (await import('./texts/fr.ts')).fr
      return (await import('./texts/en.ts')).en
    },
    geometry: (view) => geometryOf(view, spec.sizeOf),
    Board: knowing(spec, Board),
    Tray: knowing(spec, Tray),
    Status: knowing(spec, Status),
    Emblem,
    score: (view, side) => scoreOf(spec, view, side),
    goal: spec.goalWord,
    told: () => toldOf(content),
    rail: railOf,
    places: placesOf,
    pieces: (view) => piecesOf(spec, view),
    hint: hintOf,
    verb: verbOf,
    act: actOf,
    lead: leadOf,
    foretold: foretoldIn,
    tag: tagOf,
    uses: (action) =>
      action.type === 'play' ? { id: `card:${action.card}`, name: say(`card.${spec.cardId(action.card)}`) } : null,
    card: (action) =>
      action.type === 'play' ? { name: say(`card.${spec.cardId(action.card)}`), without: null } : null,
    noted: (event, before) => notedOf(spec, event, before),
    reaches: spec.ahead,
    reached: say('face.ahead'),
    attempts: (view, _viewer, aim) => attemptsOf(spec, view, aim),
  }
})
