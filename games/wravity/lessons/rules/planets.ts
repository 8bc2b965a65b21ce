import type { RuleScene, Said } from '@muster/engine'
import type { Wravity } from '../../src/types.ts'
import { beforePlanets, hex } from '../draw.ts'

const places = (q: number, r: number) => ({ type: 'placePlanet', at: hex(q, r) }) as const

const open = beforePlanets([])
const two = beforePlanets([
  [0, 0],
  [-4, 2],
])

const line: Said = {
  en: 'Lay the planet where the lamp shines.',
  es: 'Coloca el planeta donde brilla la lámpara.',
  fr: 'Placez la planète là où brille la lampe.',
}

export const PLANETS_LAID: readonly RuleScene<Wravity>[] = [
  {
    rule: '1.16',
    seat: 'p1',
    title: { en: 'Not at the wall', es: 'No junto a la pared', fr: 'Pas au mur' },
    told: {
      en: 'A planet lies no farther than six hexes from the centre of the room.',
      es: 'Un planeta queda a seis casillas del centro de la sala como máximo.',
      fr: 'Une planète se trouve à six cases au plus du centre de la salle.',
    },
    line,
    scene: open,
    refused: [places(-7, 0)],
    solution: [places(-6, 0)],
    done: [{ type: 'planetPlaced' }],
  },
  {
    rule: '1.17',
    seat: 'p1',
    title: { en: 'Away from the doors', es: 'Lejos de las puertas', fr: 'Loin des portes' },
    told: {
      en: 'A planet lies at least three hexes from every door.',
      es: 'Un planeta queda al menos a tres casillas de cada puerta.',
      fr: 'Une planète se trouve à trois cases au moins de chaque porte.',
    },
    line,
    scene: open,
    refused: [places(6, -3)],
    solution: [places(5, -3)],
    done: [{ type: 'planetPlaced' }],
  },
  {
    rule: '1.18',
    seat: 'p1',
    title: { en: 'Room between planets', es: 'Espacio entre planetas', fr: 'De l’espace entre les planètes' },
    told: {
      en: 'Two planets never touch.',
      es: 'Dos planetas nunca se tocan.',
      fr: 'Deux planètes ne se touchent jamais.',
    },
    line,
    scene: two,
    refused: [places(1, 0)],
    solution: [places(2, 0)],
    done: [{ type: 'planetPlaced' }],
  },
]
