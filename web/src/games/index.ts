import type { GameTypes, Language, OptionValues } from '@muster/engine'
import { gameWith } from '@muster/table/games'
import type { Face } from '../face.ts'

/** What is shown of a game before any of its code is fetched. */
export interface GameCard {
  readonly id: string
  readonly name: string
  readonly accent: string
  readonly display: string
  /** What a round of it is called. */
  readonly round: Readonly<Record<Language, string>>
  readonly facts: Readonly<Record<Language, readonly string[]>>
  readonly pitch: Readonly<Record<Language, string>>
  /** What the computers play in the picture. */
  readonly picture: OptionValues
}

/** The games of the page: the only file of it that names one. */
export const GAME_CARDS: readonly GameCard[] = [
  {
    id: 'rivet-wars',
    name: 'Rivet Wars',
    picture: { mission: '3' },
    accent: '#d9b163',
    display: '"Special Elite", serif',
    round: { en: 'Round', es: 'Ronda', fr: 'Round' },
    facts: {
      en: ['2 players', 'ten missions'],
      es: ['2 jugadores', 'diez misiones'],
      fr: ['2 joueurs', 'dix missions'],
    },
    pitch: {
      en: 'Send fresh troops up the duckboards every turn and capture the objectives before the mud takes them back.',
      es: 'Envía tropas frescas por los entablados cada turno y captura los objetivos estratégicos antes de que el barro los reclame.',
      fr: 'Envoyez à chaque tour des troupes fraîches sur les caillebotis et capturez les objectifs avant que la boue ne les reprenne.',
    },
  },
  {
    id: 'wravity',
    name: 'Wravity',
    picture: {},
    accent: '#ff9482',
    display: 'Rajdhani, sans-serif',
    round: { en: 'Round', es: 'Ronda', fr: 'Manche' },
    facts: {
      en: ['2 to 6 players', 'five or ten rounds'],
      es: ['2 a 6 jugadores', 'cinco o diez rondas'],
      fr: ['2 à 6 joueurs', 'cinq ou dix manches'],
    },
    pitch: {
      en: 'No gravity, no brakes. Push off a wall, bounce off a planet, and be first through your rival’s door.',
      es: 'Sin gravedad y sin frenos. Impúlsate en una pared, rebota en un planeta y cruza antes la puerta rival.',
      fr: 'Ni pesanteur ni freins. Poussez sur un mur, rebondissez sur une planète et franchissez en premier la porte adverse.',
    },
  },
  {
    id: 'aces-and-armor',
    name: 'Aces & Armor',
    picture: { mode: 'four', field: 'full' },
    accent: '#bccb86',
    display: '"Saira Stencil One", sans-serif',
    round: { en: 'Round', es: 'Ronda', fr: 'Manche' },
    facts: {
      en: ['1 to 4 players', 'summer or winter'],
      es: ['1 a 4 jugadores', 'verano o invierno'],
      fr: ['1 à 4 joueurs', 'été ou hiver'],
    },
    pitch: {
      en: 'Tanks, guns and aircraft race for the factories, and every crew that lives shoots better tomorrow.',
      es: 'Tanques, cañones y aviones compiten por las fábricas, y la tripulación que vive dispara mejor mañana.',
      fr: 'Chars, canons et avions se disputent les usines, et tout équipage qui survit tirera mieux demain.',
    },
  },
]

const FACES = import.meta.glob<{ readonly face: (content: GameTypes['Content']) => Face }>('./*/index.ts')

/** A game's face for the box or for a content pack, fetched and made when it is needed. */
export async function loadFace(id: string, pack: unknown): Promise<Face> {
  const load = FACES[`./${id}/index.ts`]
  if (!load) throw new Error(`there is no face of ${id}`)
  const [{ face }, made] = await Promise.all([load(), gameWith(id, pack)])
  if (!made.ok) throw new Error(`a pack was not refused before: ${made.problems[0]?.path}`)
  return face(made.game.content)
}
