import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { lay, PLANETS } from './draw.ts'

const scene = lay({ A3: [6, -7, 3, 6], A8: [4, -7, 1, 5] }, PLANETS)
const three = scene.id('A3')
const eight = scene.id('A8')
const fly = (soldier: number, steps: number) => ({ type: 'fly', soldier, steps }) as const
const grab = (soldier: number) => ({ type: 'grab', soldier }) as const

export const BOUNCE: Lesson<Wravity> = {
  id: 'bounce',
  rules: ['9.1', '9.2', '9.4', '9.5'],
  seat: 'p1',
  title: { en: 'Bounce', es: 'Rebota', fr: 'Rebondir' },
  idea: {
    en: 'Into the wall, and off again.',
    es: 'Contra la pared, y vuelta a volar.',
    fr: 'Contre le mur, et ça repart.',
  },
  keep: {
    en: 'A bounce costs 1 speed; a hand on the wall costs an action.',
    es: 'Un rebote cuesta 1 de velocidad; sujetarse cuesta una acción.',
    fr: 'Un rebond coûte 1 de vitesse ; s’agripper coûte une action.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Let Fire 3 fly into the wall, and on to the end of its flight.',
        es: 'Deja que Fuego 3 vuele contra la pared y acabe su vuelo.',
        fr: 'Laissez Feu 3 voler jusque dans le mur, puis au bout de son vol.',
      },
      coach: {
        en: 'With movement left at the wall you bounce: 1 speed less, and a die says where. Give Fire 3 its whole flight; after the bounce it goes on with what is left.',
        es: 'Con movimiento restante, en la pared rebotas: 1 menos de velocidad, y un dado dice hacia dónde. Da a Fuego 3 su vuelo entero; tras el rebote sigue con lo que le queda.',
        fr: 'Au mur, avec du mouvement restant, on rebondit : 1 de vitesse en moins, et un dé dit où. Donnez à Feu 3 tout son vol ; après le rebond, il continue avec ce qui reste.',
      },
      after: {
        en: 'The die shows 2: south-east, with speed 2.',
        es: 'El dado muestra un 2: al sureste, con velocidad 2.',
        fr: 'Le dé montre 2 : cap sud-est, vitesse 2.',
      },
      done: {
        events: [
          { type: 'soldierBounced', soldier: three },
          { type: 'flightEnded', soldier: three },
        ],
      },
      falls: [2],
      onTheWay: [{ type: 'fly', soldier: three }],
      solution: [fly(three, 3), fly(three, 2)],
      tries: [
        {
          do: [fly(three, 1), grab(three)],
          coach: {
            en: 'That works too. But let it go once, to see the bounce.',
            es: 'También sirve. Pero déjalo ir, para ver el rebote.',
            fr: 'Cela marche aussi. Mais laissez-le aller, pour voir le rebond.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fly Fire 8 to the wall and hold on there.',
        es: 'Vuela con Fuego 8 hasta la pared y sujétate.',
        fr: 'Faites voler Feu 8 jusqu’au mur et agrippez-vous.',
      },
      coach: {
        en: 'Fire 8 reaches the wall with its last hex: no bounce yet. There it may hold on; speed 1 minus agility 2, and only a 1 fails.',
        es: 'Fuego 8 llega a la pared con su última casilla: aún no rebota. Ahí puede sujetarse; velocidad 1 menos agilidad 2, y solo un 1 falla.',
        fr: 'Feu 8 atteint le mur avec sa dernière case : pas encore de rebond. Là, il peut s’agripper ; vitesse 1 moins agilité 2, et seul un 1 échoue.',
      },
      done: { events: [{ type: 'grabRolled', soldier: eight, held: true }] },
      falls: [3],
      onTheWay: [{ type: 'fly' }],
      solution: [fly(eight, 1), grab(eight)],
      tries: [
        {
          do: [grab(eight)],
          refused: '7.1',
          coach: {
            en: 'Fire 8 is not at the wall yet. Fly one hex, then hold on.',
            es: 'Fuego 8 aún no está en la pared. Vuela una casilla y después sujétate.',
            fr: 'Feu 8 n’est pas encore au mur. Volez d’une case, puis agrippez-vous.',
          },
        },
        {
          do: [fly(eight, 1), { type: 'endTurn' }],
          rule: '6.9',
          coach: {
            en: 'It kept speed 1 and will hit the wall next turn. Hold on while it is there.',
            es: 'Conserva su velocidad 1 y chocará con la pared el próximo turno. Sujétate mientras está ahí.',
            fr: 'Vitesse 1 : il percutera le mur au prochain tour. Agrippez-vous tant qu’il y est.',
          },
        },
      ],
    },
  ],
}
