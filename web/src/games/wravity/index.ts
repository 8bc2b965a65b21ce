import '@fontsource/rajdhani/latin-600.css'
import '@fontsource/rajdhani/latin-700.css'
import { say } from '@muster/engine'
import { type Content, type Wravity, wravity } from '@muster/wravity'
import type { Face } from '../../face.ts'
import { onceFor } from '../known.tsx'
import { Board } from './Board.tsx'
import { coloursOf } from './colours.ts'
import { dotsOf } from './dots.ts'
import { Emblem } from './Emblem.tsx'
import { hintOf } from './hint.ts'
import { aboutIn, attemptsOf, railOf, tagOf } from './judge.ts'
import { piecesOf, placesOf } from './names.ts'
import { notedOf } from './noted.ts'
import { Status } from './Status.tsx'
import { scoreOf } from './score.ts'
import { geometryOf } from './space.ts'
import { knowing, seatIndex, specsOf } from './spec.ts'
import { Tray } from './Tray.tsx'
import { toldOf } from './told.ts'
import { actOf, cardOf, follows, isSpare, leadsOf, signOf, signsOf, usedIn, verbOf, weighedOf } from './verbs.ts'

export const face = onceFor((content: Content): Face<Wravity> => {
  const spec = specsOf(content)
  const { squadOf } = spec
  return {
    id: 'wravity',
    game: wravity(content),
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
    Board: knowing(spec, Board),
    Tray: knowing(spec, Tray),
    Status: knowing(spec, Status),
    Emblem,
    score: (view, side) => scoreOf(spec, view, side),
    colours: (options) => coloursOf(spec, options),
    starter: ({ first }) => `p${first + 1}`,
    goal: (view) => say('face.goal', { ...content.points, rounds: spec.roundsOf(view) }),
    told: () => toldOf(content),
    rail: (view) => railOf(spec, view),
    places: placesOf,
    pieces: (view) => piecesOf(spec, view),
    waiting: 'unit',
    held: (view) => view.hands[seatIndex(view.viewer)]?.length ?? 0,
    hint: hintOf,
    verb: verbOf,
    sign: signOf,
    spare: (action, view) => isSpare(action, view, content.limits.speed),
    signs: signsOf,
    leads: leadsOf,
    weighed: weighedOf,
    act: actOf,
    uses: usedIn,
    follows,
    card: cardOf,
    dots: (actions, view) => dotsOf(actions, view, spec.soldierWord),
    tag: tagOf,
    about: aboutIn,
    noted: (event, before) => notedOf(spec, event, before),
    tells: (view, place) => spec.planetAt(view, place),
    attempts: (view, _viewer, aim) => attemptsOf(view, aim),
  }
})
