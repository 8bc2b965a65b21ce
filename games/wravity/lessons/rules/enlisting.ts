import { act, type OptionValues, optionsFor, type RuleScene, type Setting, seeded } from '@muster/engine'
import type { ActionOf } from '../../src/action.ts'
import { wravity } from '../../src/game.ts'
import type { Options, Seat } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { beforePlanets, hex } from '../draw.ts'
import { laid, shoot } from './scene.ts'

const enlists = (squad: string, number: number): ActionOf<'enlist'> => ({ type: 'enlist', squad, number })

/** Rosters are being chosen; this seat has taken these of Fire already. */
function choosing(chosen: OptionValues, seat: Seat, taken: readonly number[]): Setting<Wravity> {
  const game = wravity()
  const options = optionsFor<Options>(game, chosen)
  const state = game.setup(options, seeded(7))
  for (const number of taken) act(game, state, seat, enlists('fire', number), seeded(1))
  return { options, state }
}

const own = choosing({ mode: '3' }, 'p1', [])
const partner = choosing({ mode: '2v2v2' }, 'p4', [1])
const last = choosing({ mode: '3' }, 'p1', [2, 3, 4, 5, 6])
const planets = beforePlanets([])
const battle = laid({ A2: [0, -2], B4: [4, -2] })

const placesPlanet = { type: 'placePlanet', at: hex(0, 0) } as const

export const ENLISTING: readonly RuleScene<Wravity>[] = [
  {
    rule: '1.9',
    seat: 'p1',
    title: { en: 'Your own squad', es: 'Tu propia escuadra', fr: 'Votre propre escouade' },
    told: {
      en: 'You play Fire: soldiers of Water go to whoever plays Water.',
      es: 'Juegas con Fuego: los soldados de Agua son de quien juega con Agua.',
      fr: 'Vous jouez Feu : les soldats d’Eau vont à qui joue Eau.',
    },
    line: { en: 'Choose Fire 1.', es: 'Elige a Fuego 1.', fr: 'Choisissez Feu 1.' },
    scene: own,
    refused: [enlists('water', 1)],
    solution: [enlists('fire', 1)],
    done: [{ type: 'soldierEnlisted' }],
  },
  {
    rule: '1.10',
    seat: 'p1',
    title: { en: 'All are chosen', es: 'Ya están todos', fr: 'Ils sont tous choisis' },
    told: {
      en: 'The soldiers are chosen before anything else; now the planets are laid.',
      es: 'Los soldados se eligen antes que nada; ahora se colocan los planetas.',
      fr: 'Les soldats se choisissent avant tout le reste ; à présent, on place les planètes.',
    },
    line: {
      en: 'Lay the planet in the middle of the room.',
      es: 'Coloca el planeta en el centro de la sala.',
      fr: 'Placez la planète au milieu de la salle.',
    },
    scene: planets,
    refused: [enlists('fire', 1)],
    solution: [placesPlanet],
    done: [{ type: 'planetPlaced' }],
  },
  {
    rule: '1.11',
    seat: 'p1',
    title: { en: 'Taken by your partner', es: 'Lo tiene tu compañero', fr: 'Pris par votre partenaire' },
    told: {
      en: 'Your partner has chosen Fire 1 already.',
      es: 'Tu compañero ya ha elegido a Fuego 1.',
      fr: 'Votre partenaire a déjà choisi Feu 1.',
    },
    line: { en: 'Choose Fire 4.', es: 'Elige a Fuego 4.', fr: 'Choisissez Feu 4.' },
    scene: partner,
    refused: [enlists('fire', 1)],
    solution: [enlists('fire', 4)],
    done: [{ type: 'soldierEnlisted' }],
  },
  {
    rule: '1.12',
    seat: 'p1',
    title: { en: 'Never without the commander', es: 'Nunca sin el Comandante', fr: 'Jamais sans le Commandant' },
    told: {
      en: 'With three at the table the commander, Fire 1, is one of the six: one place is left.',
      es: 'Con tres en la mesa, el Comandante, Fuego 1, es uno de los seis: queda un puesto.',
      fr: 'À trois, le Commandant, Feu 1, est l’un des six : il reste une place.',
    },
    line: { en: 'Choose Fire 1.', es: 'Elige a Fuego 1.', fr: 'Choisissez Feu 1.' },
    scene: last,
    refused: [enlists('fire', 7)],
    solution: [enlists('fire', 1)],
    done: [{ type: 'soldierEnlisted' }],
  },
  {
    rule: '1.14',
    seat: 'p1',
    title: { en: 'All planets lie', es: 'Los planetas ya están', fr: 'Les planètes sont placées' },
    told: {
      en: 'Planets are laid one by one before the battle; then they stay where they are.',
      es: 'Los planetas se colocan uno a uno antes de la batalla; después se quedan donde están.',
      fr: 'Les planètes se placent une à une avant la bataille ; ensuite, elles restent où elles sont.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 2.',
      es: 'Dispara a Agua 4 con Fuego 2.',
      fr: 'Tirez sur Eau 4 avec Feu 2.',
    },
    scene: battle,
    refused: [placesPlanet],
    solution: [shoot(battle, 'A2', 'B4')],
    done: [{ type: 'shotFired' }],
  },
]
