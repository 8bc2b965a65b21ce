import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { lay, PLANETS } from './draw.ts'

const scene = lay({ A4: [3, -5], A8: [7, -2, 4, 4], B3: [7, -5, 2, 4] }, PLANETS)
const target = scene.soldier('B3').at
const shoot = (soldier: string) => ({ type: 'shoot', soldier: scene.id(soldier), at: target, card: null }) as const

export const AIM: Lesson<Wravity> = {
  id: 'aim',
  rules: ['10.1', '10.5', '10.6', '10.7', '10.8'],
  seat: 'p1',
  title: { en: 'Aim', es: 'Apunta', fr: 'Viser' },
  idea: { en: 'The sum of a shot.', es: 'La cuenta de un disparo.', fr: 'Le calcul d’un tir.' },
  keep: {
    en: 'Slow soldiers shoot straight.',
    es: 'Los soldados lentos disparan mejor.',
    fr: 'Les soldats lents tirent juste.',
  },
  scene,
  tasks: [
    {
      beside: '10.5',
      line: {
        en: 'Shoot Water 3 with the better one: Fire 4 or Fire 8.',
        es: 'Dispara a Agua 3 con el mejor de los dos: Fuego 4 o Fuego 8.',
        fr: 'Tirez sur Eau 3 avec le mieux placé : Feu 4 ou Feu 8.',
      },
      coach: {
        en: 'Shots go only along the six straight lines from a soldier. Both speeds and the hexes between count against you, precision helps: look at each shooter’s chance first.',
        es: 'Solo se dispara por las seis líneas rectas que salen de un soldado. Ambas velocidades y las casillas intermedias cuentan en tu contra, la precisión ayuda: mira antes las posibilidades de cada tirador.',
        fr: 'On ne tire que le long des six lignes droites qui partent d’un soldat. Les deux vitesses et les cases intermédiaires comptent contre vous, la précision aide : regardez d’abord les chances de chaque tireur.',
      },
      after: {
        en: 'A 7, and 3 was enough: Water 3 is wounded, a point for you and 3 fewer for Water; a second hit, or a 10 at once, immobilises it.',
        es: 'Un 7, y bastaba un 3: Agua 3 está herido, un punto para ti y 3 menos para Agua; otro impacto, o un 10 de una vez, lo inmoviliza.',
        fr: 'Un 7, et 3 suffisait : Eau 3 est blessé, un point pour vous et 3 de moins pour Eau ; un second coup, ou un 10 d’emblée, l’immobilise.',
      },
      done: { events: [{ type: 'shotFired', soldier: scene.id('A4'), at: target }] },
      falls: [7],
      solution: [shoot('A4')],
      question: true,
      tries: [
        {
          do: [shoot('A8')],
          rule: '10.5',
          coach: {
            en: 'Fire 8 flies: 4 + 2 + 2 − 2 = 6 or more, 50%. Fire 4 holds still: 3 or more, 80%.',
            es: 'Fuego 8 vuela: 4 + 2 + 2 − 2 = 6 o más, 50 %. Fuego 4 está quieto: 3 o más, 80 %.',
            fr: 'Feu 8 vole : 4 + 2 + 2 − 2 = 6 ou plus, 50 %. Feu 4 ne bouge pas : 3 ou plus, 80 %.',
          },
        },
        {
          do: [{ type: 'endTurn' }],
          coach: {
            en: 'Nobody has fired. Shoot while you have a line.',
            es: 'Nadie ha disparado. Dispara mientras tienes una línea.',
            fr: 'Personne n’a tiré. Tirez tant que vous avez une ligne.',
          },
        },
      ],
    },
  ],
}
