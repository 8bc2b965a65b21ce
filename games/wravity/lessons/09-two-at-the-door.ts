import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { hex, lay, PLANETS } from './draw.ts'

const scene = lay({ A2: [-6, 2, 2, 3], A3: [-8, 1] }, PLANETS)
const two = scene.id('A2')
const three = scene.id('A3')
const walk = (q: number, r: number) => ({ type: 'walk', soldier: three, to: hex(q, r) }) as const
const fly = (steps: number) => ({ type: 'fly', soldier: two, steps }) as const

export const TWO_AT_THE_DOOR: Lesson<Wravity> = {
  id: 'two-at-the-door',
  rules: ['17.1', '17.2', '18.1'],
  seat: 'p1',
  title: { en: 'Two at the door', es: 'Dos en la puerta', fr: 'Deux à la porte' },
  idea: { en: 'How to win.', es: 'Cómo se gana.', fr: 'Comment gagner.' },
  keep: {
    en: 'One holds on, one flies in.',
    es: 'Uno se sujeta y otro entra volando.',
    fr: 'L’un s’agrippe, l’autre entre en vol.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Walk Fire 3 down the wall to L1, beside Water’s door.',
        es: 'Mueve a Fuego 3 por la pared a L1, junto a la puerta de Agua.',
        fr: 'Faites marcher Feu 3 le long du mur en L1, à côté de la porte d’Eau.',
      },
      coach: {
        en: 'One holds on beside the door, another flies in: 30 points, and the battle is over. Fire 2 is on its way already.',
        es: 'Uno se sujeta junto a la puerta y otro entra volando: 30 puntos, y la batalla termina. Fuego 2 ya está en camino.',
        fr: 'L’un s’agrippe à côté de la porte, l’autre entre en vol : 30 points, et la bataille est finie. Feu 2 est déjà en route.',
      },
      done: {
        events: [{ type: 'soldierWalked', soldier: three }],
        fact: ({ soldiers }) => [hex(-8, 3), hex(-8, 5)].some((at) => soldiers[three]?.at === at),
      },
      solution: [walk(-8, 3)],
      tries: [
        {
          do: [fly(2)],
          rule: '17.1',
          coach: {
            en: 'Fire 2 is in the door, but nobody holds it open. Walk Fire 3 down to it.',
            es: 'Fuego 2 está en la puerta, pero nadie la mantiene abierta. Mueve a Fuego 3 hasta ella.',
            fr: 'Feu 2 est dans la porte, mais personne ne la tient ouverte. Faites marcher Feu 3 jusqu’à elle.',
          },
        },
        {
          do: [walk(-8, 2)],
          coach: {
            en: 'One hex short: only the two wall hexes next to the door count.',
            es: 'Falta una casilla: solo valen las dos casillas de pared junto a la puerta.',
            fr: 'Il manque une case : seules comptent les deux cases de mur voisines de la porte.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fly Fire 2 into Water’s door.',
        es: 'Entra volando con Fuego 2 por la puerta de Agua.',
        fr: 'Faites voler Feu 2 dans la porte d’Eau.',
      },
      coach: {
        en: 'Two hexes south-west, and you are in. Nobody has to stop there: being in the door for a moment is enough.',
        es: 'Dos casillas al suroeste y estás dentro. No hace falta detenerse: basta con estar un instante en la puerta.',
        fr: 'Deux cases vers le sud-ouest, et c’est fait. Pas besoin de s’y arrêter : il suffit d’être un instant dans la porte.',
      },
      after: {
        en: 'The door is crossed, and the battle is yours.',
        es: 'La puerta está cruzada y la batalla es tuya.',
        fr: 'La porte est franchie, et la bataille est à vous.',
      },
      done: { fact: (view) => view.result?.rule === '17.1' },
      onTheWay: [{ type: 'fly' }],
      solution: [fly(2)],
      tries: [
        {
          do: [fly(1)],
          coach: {
            en: 'Fire 2 is right before the door. Fly on: one hex is left.',
            es: 'Fuego 2 está justo ante la puerta. Sigue volando: queda una casilla.',
            fr: 'Feu 2 est juste devant la porte. Continuez le vol : il reste une case.',
          },
        },
      ],
    },
  ],
}
