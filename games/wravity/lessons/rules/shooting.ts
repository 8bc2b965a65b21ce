import type { RuleScene } from '@muster/engine'
import type { Wravity } from '../../src/types.ts'
import { laid, shoot } from './scene.ts'

const down = laid({ A2: [0, -2], B4: [4, -2], B2: [0, 2] }, { B4: { lives: 0 } })
const behind = laid({ A2: [0, -2], B1: [2, -2], B4: [5, -2] })

export const SHOOTING: readonly RuleScene<Wravity>[] = [
  {
    rule: '10.2',
    seat: 'p1',
    title: { en: 'Not at the immobilised', es: 'No al inmovilizado', fr: 'Pas sur un soldat immobilisé' },
    told: {
      en: 'Water 4 has no life left and is no target; Water 2 is.',
      es: 'Agua 4 no tiene vidas y no es objetivo; Agua 2, sí.',
      fr: 'Eau 4 n’a plus de vie et n’est pas une cible ; Eau 2 en est une.',
    },
    line: {
      en: 'Shoot Water 2 with Fire 2.',
      es: 'Dispara a Agua 2 con Fuego 2.',
      fr: 'Tirez sur Eau 2 avec Feu 2.',
    },
    scene: down,
    refused: [shoot(down, 'A2', 'B4')],
    solution: [shoot(down, 'A2', 'B2')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '10.3',
    seat: 'p1',
    title: { en: 'The first on the line', es: 'El primero de la línea', fr: 'Le premier sur la ligne' },
    told: {
      en: 'A beam runs straight and ends at the first thing on its line: Water 1 shields Water 4.',
      es: 'Un rayo va recto y acaba en lo primero que hay en su línea: Agua 1 protege a Agua 4.',
      fr: 'Un rayon va tout droit et s’arrête à ce qu’il rencontre d’abord : Eau 1 protège Eau 4.',
    },
    line: {
      en: 'Shoot Water 1 with Fire 2.',
      es: 'Dispara a Agua 1 con Fuego 2.',
      fr: 'Tirez sur Eau 1 avec Feu 2.',
    },
    scene: behind,
    refused: [shoot(behind, 'A2', 'B4')],
    solution: [shoot(behind, 'A2', 'B1')],
    done: [{ type: 'shotFired' }],
  },
]
