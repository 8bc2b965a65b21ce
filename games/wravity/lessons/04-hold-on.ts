import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { hex, lay, PLANETS } from './draw.ts'

const scene = lay({ A4: [6, -8] }, PLANETS)
const soldier = scene.id('A4')
const impulse = (force: number) => ({ type: 'impulse', soldier, heading: 3, force }) as const
const fly = (steps: number) => ({ type: 'fly', soldier, steps }) as const
const GRAB = { type: 'grab', soldier } as const

export const HOLD_ON: Lesson<Wravity> = {
  id: 'hold-on',
  rules: ['7.1', '7.2', '7.3', '7.4'],
  seat: 'p1',
  title: { en: 'Hold on', es: 'Sujétate', fr: 'S’agripper' },
  idea: {
    en: 'Stop at a planet, with a die.',
    es: 'Detenerse en un planeta, con un dado.',
    fr: 'S’arrêter à une planète, avec un dé.',
  },
  keep: {
    en: 'The faster you come, the harder it is to stop.',
    es: 'Cuanto más rápido llegas, más cuesta detenerse.',
    fr: 'Plus on arrive vite, plus il est difficile de s’arrêter.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Push Fire 4 off south-west with force 3.',
        es: 'Impulsa a Fuego 4 al suroeste con fuerza 3.',
        fr: 'Élancez Feu 4, cap sud-ouest, force 3.',
      },
      coach: {
        en: 'You fly as many hexes as your speed, every turn, without end. Beside a planet or at a wall you can hold on.',
        es: 'Vuelas tantas casillas como tu velocidad, cada turno, sin fin. Junto a un planeta o en la pared puedes sujetarte.',
        fr: 'On vole d’autant de cases que sa vitesse, à chaque tour, sans fin. À côté d’une planète ou au mur, on peut s’agripper.',
      },
      done: { events: [{ type: 'soldierThrust', soldier, heading: 3, force: 3 }] },
      solution: [impulse(3)],
      tries: [
        {
          do: [impulse(2)],
          rule: '7.1',
          coach: {
            en: 'Speed 2 takes you two hexes, into the open, where there is nothing to hold. Push harder.',
            es: 'La velocidad 2 te lleva a dos casillas, al vacío, donde no hay dónde sujetarse. Deshazlo e impúlsate con más fuerza.',
            fr: 'Vitesse 2, deux cases : dans le vide, où il n’y a rien à saisir. Poussez plus fort.',
          },
        },
        {
          do: [impulse(6)],
          refused: '5.2',
          coach: {
            en: 'Fire 4’s strength is 5, and 3 is enough.',
            es: 'La fuerza de Fuego 4 es 5, y con 3 basta.',
            fr: 'La force de Feu 4 est 5, et 3 suffit.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fly until Fire 4 is beside the planet, in D7.',
        es: 'Vuela hasta que Fuego 4 esté junto al planeta, en D7.',
        fr: 'Volez jusqu’à ce que Feu 4 soit à côté de la planète, en D7.',
      },
      coach: {
        en: 'Three hexes: all of your flight. The last one touches the planet.',
        es: 'Tres casillas: el vuelo entero. La última toca el planeta.',
        fr: 'Trois cases : tout le vol. La dernière touche la planète.',
      },
      done: {
        events: [{ type: 'soldierFlew', soldier }],
        fact: (view) => view.soldiers[soldier]?.at === hex(3, -5),
      },
      onTheWay: [{ type: 'fly', soldier }],
      solution: [fly(3)],
      tries: [
        {
          do: [fly(1), GRAB],
          refused: '7.1',
          coach: {
            en: 'There is nothing to hold on to here. Fly on to the planet.',
            es: 'Aquí no hay dónde sujetarse. Sigue volando hasta el planeta.',
            fr: 'Ici, il n’y a rien à saisir. Continuez le vol jusqu’à la planète.',
          },
        },
        {
          do: [GRAB],
          coach: {
            en: 'That is the wall it has just pushed off from. Fly to the planet first.',
            es: 'Esa es la pared de la que acaba de impulsarse. Vuela antes hasta el planeta.',
            fr: 'C’est le mur d’où il vient de s’élancer. Volez d’abord jusqu’à la planète.',
          },
        },
      ],
    },
    {
      line: { en: 'Hold on.', es: 'Sujétate.', fr: 'Agrippez-vous.' },
      coach: {
        en: 'The die must show your speed 3 minus Fire 4’s agility 2, that is 1; but a 1 always slips, so 2 or more.',
        es: 'El dado debe mostrar tu velocidad 3 menos la agilidad 2 de Fuego 4, o sea 1; pero un 1 siempre falla, así que 2 o más.',
        fr: 'Le dé doit montrer la vitesse 3 moins l’agilité 2 de Feu 4, soit 1 ; mais un 1 échoue toujours, donc 2 ou plus.',
      },
      after: {
        en: 'A 4: Fire 4 holds on, and its speed is 0.',
        es: 'Un 4: Fuego 4 está sujeto y su velocidad es 0.',
        fr: 'Un 4 : Feu 4 est accroché, et sa vitesse est 0.',
      },
      done: { events: [{ type: 'grabRolled', soldier, held: true }] },
      falls: [4],
      solution: [GRAB],
      tries: [
        {
          do: [{ type: 'endTurn' }],
          rule: '6.1',
          coach: {
            en: 'Without holding on it keeps speed 3 and flies past the planet next turn. Hold on.',
            es: 'Si no se sujeta, conserva su velocidad 3 y el próximo turno pasa de largo. Sujétate.',
            fr: 'Il garde sa vitesse de 3 et dépasse la planète au prochain tour. Agrippez-vous.',
          },
        },
      ],
    },
  ],
}
