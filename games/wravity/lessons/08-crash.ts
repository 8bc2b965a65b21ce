import type { Lesson } from '@muster/engine'
import type { Heading } from '../src/state.ts'
import type { Wravity } from '../src/types.ts'
import { lay } from './draw.ts'

const scene = lay({ A7: [-1, -4, 3, 1], B2: [2, -4, 2, 1] }, [[-5, 2]])
const seven = scene.id('A7')
const two = scene.id('B2')
const fly = (steps: number) => ({ type: 'fly', soldier: seven, steps }) as const
const axis = (heading: Heading) => ({ type: 'chooseAxis', heading }) as const

export const CRASH: Lesson<Wravity> = {
  id: 'crash',
  rules: ['9.6', '9.7', '9.9', '9.13', '9.14', '9.15'],
  seat: 'p1',
  title: { en: 'Crash', es: 'Choque', fr: 'Collision' },
  idea: {
    en: 'Both lose 1 speed, and the agile one chooses.',
    es: 'Ambos pierden 1 de velocidad, y el ágil elige.',
    fr: 'Les deux perdent 1 de vitesse, et le plus agile choisit.',
  },
  keep: {
    en: 'Steer the other one by choosing your own way.',
    es: 'Diriges al otro al elegir tu propio rumbo.',
    fr: 'En choisissant votre cap, vous dirigez l’autre.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Fly Fire 7 on until it strikes Water 2.',
        es: 'Vuela con Fuego 7 hasta que choque con Agua 2.',
        fr: 'Faites voler Feu 7 jusqu’à percuter Eau 2.',
      },
      coach: {
        en: 'Water 2 flies east, straight at your door. Fire 7 is faster: let it fly all its three hexes.',
        es: 'Agua 2 vuela al este, directo a tu puerta. Fuego 7 es más rápido: hazlo volar sus tres casillas.',
        fr: 'Eau 2 vole vers l’est, droit sur votre porte. Feu 7 est plus rapide : faites-le voler de ses trois cases.',
      },
      done: { fact: ({ question }) => question?.type === 'axis' && question.striker === seven && question.seat === 0 },
      onTheWay: [{ type: 'fly' }],
      solution: [fly(3)],
      tries: [
        {
          do: [fly(2)],
          coach: {
            en: 'Fire 7 has stopped behind Water 2. Fly on, with the movement left.',
            es: 'Fuego 7 se ha detenido detrás de Agua 2. Sigue volando con el movimiento restante.',
            fr: 'Feu 7 s’est arrêté derrière Eau 2. Continuez le vol avec le mouvement restant.',
          },
        },
        {
          do: [axis(5)],
          refused: '9.9',
          coach: {
            en: 'Nobody has crashed yet. Fly on first.',
            es: 'Aún no ha chocado nadie. Vuela antes.',
            fr: 'Il n’y a pas encore eu de collision. Volez d’abord.',
          },
        },
      ],
    },
    {
      beside: '9.13',
      line: {
        en: 'Choose a way for Fire 7 that keeps Water 2 from your door.',
        es: 'Elige para Fuego 7 un rumbo que aparte a Agua 2 de tu puerta.',
        fr: 'Choisissez pour Feu 7 un cap qui écarte Eau 2 de votre porte.',
      },
      coach: {
        en: 'Both lose 1 speed and fly apart, in opposite directions. Fire 7 is the more agile: press one of its ways below; pointing at it shows both flights.',
        es: 'Ambos pierden 1 de velocidad y se separan en rumbos contrarios. Fuego 7 es el más ágil: pulsa abajo uno de sus rumbos; al señalarlo se ven los dos vuelos.',
        fr: 'Les deux perdent 1 de vitesse et s’écartent, caps opposés. Feu 7 est le plus agile : appuyez en bas sur l’un de ses caps ; pointé, il montre les deux vols.',
      },
      after: {
        en: 'Water 2 flies past your door now, and Fire 7 still has speed 2.',
        es: 'Ahora Agua 2 pasará lejos de tu puerta, y Fuego 7 conserva velocidad 2.',
        fr: 'Eau 2 passera loin de votre porte, et Feu 7 garde une vitesse de 2.',
      },
      done: {
        events: [{ type: 'soldiersCrashed', striker: seven, struck: two }],
        fact: (view) => view.soldiers[two]?.heading !== 1,
      },
      onTheWay: [{ type: 'chooseAxis', heading: 3 }],
      solution: [axis(5)],
      question: true,
      tries: [
        {
          do: [axis(4)],
          rule: '9.13',
          coach: {
            en: 'Straight back for you is straight on for Water 2: at your door. Go off at an angle.',
            es: 'Si vuelves recto, Agua 2 sigue recto: hacia tu puerta. Sal en ángulo.',
            fr: 'Droit en arrière pour vous, c’est droit en avant pour Eau 2 : vers votre porte. Partez de biais.',
          },
        },
        {
          do: [axis(1)],
          refused: '9.13',
          coach: {
            en: 'East is Water 2’s own hex. Any other direction will do.',
            es: 'Al este está la casilla de Agua 2. Vale cualquier otra dirección.',
            fr: 'À l’est se trouve la case d’Eau 2. Toute autre direction convient.',
          },
        },
      ],
    },
  ],
}
