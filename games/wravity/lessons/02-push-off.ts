import type { Lesson } from '@muster/engine'
import type { Heading } from '../src/state.ts'
import type { Wravity } from '../src/types.ts'
import { lay, PLANETS } from './draw.ts'

const scene = lay({ A4: [8, -7], A3: [8, -6] }, PLANETS)
const four = scene.id('A4')
const three = scene.id('A3')
const impulse = (soldier: number, heading: Heading, force: number) =>
  ({ type: 'impulse', soldier, heading, force }) as const

export const PUSH_OFF: Lesson<Wravity> = {
  id: 'push-off',
  rules: ['5.1', '5.2', '5.3', '5.4'],
  seat: 'p1',
  title: { en: 'Push off', es: 'Impúlsate', fr: 'Prendre son élan' },
  idea: { en: 'Force is speed.', es: 'La fuerza es velocidad.', fr: 'La force est la vitesse.' },
  keep: {
    en: 'Force is speed, and speed is hexes.',
    es: 'Fuerza es velocidad, y velocidad son casillas.',
    fr: 'La force fait la vitesse, et la vitesse fait les cases.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Push Fire 4 off west with force 2, and fly two hexes.',
        es: 'Impulsa a Fuego 4 al oeste con fuerza 2 y vuela dos casillas.',
        fr: 'Élancez Feu 4, cap ouest, force 2, et volez de deux cases.',
      },
      coach: {
        en: 'Push off with any force up to your strength: it becomes your speed, and costs one action. Then press where to fly, up to that many hexes.',
        es: 'Impúlsate con cualquier fuerza hasta la tuya: será tu velocidad, y cuesta una acción. Luego pulsa adónde vuelas, hasta ese número de casillas.',
        fr: 'Élancez-vous avec une force jusqu’à la vôtre : elle devient votre vitesse, pour une action. Appuyez ensuite là où voler, jusqu’à autant de cases.',
      },
      after: {
        en: 'Fire 4 keeps its speed 2, and will fly two hexes every turn.',
        es: 'Fuego 4 conserva su velocidad 2 y volará dos casillas cada turno.',
        fr: 'Feu 4 garde sa vitesse de 2 et volera de deux cases à chaque tour.',
      },
      done: {
        events: [
          { type: 'soldierThrust', soldier: four, heading: 4, force: 2 },
          { type: 'flightEnded', soldier: four },
        ],
      },
      onTheWay: [{ type: 'fly', soldier: four }],
      solution: [impulse(four, 4, 2), { type: 'fly', soldier: four, steps: 2 }],
      tries: [
        {
          do: [impulse(four, 4, 6)],
          refused: '5.2',
          coach: {
            en: 'Fire 4’s strength is 5: that is the most it can push. Take force 2.',
            es: 'La fuerza de Fuego 4 es 5: no puede impulsarse con más. Elige fuerza 2.',
            fr: 'La force de Feu 4 est 5, pas plus. Prenez une force de 2.',
          },
        },
        {
          do: [impulse(four, 4, 1)],
          coach: {
            en: 'Force 1 is speed 1: one hex a turn. Push with force 2.',
            es: 'Fuerza 1 es velocidad 1: una casilla por turno. Deshazlo e impúlsate con fuerza 2.',
            fr: 'Force 1, vitesse 1 : une case par tour. Prenez une force de 2.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Push Fire 3 off in any direction with force 3.',
        es: 'Impulsa a Fuego 3 en cualquier dirección con fuerza 3.',
        fr: 'Élancez Feu 3 dans n’importe quelle direction, force 3.',
      },
      coach: {
        en: 'Any direction will do whose first hex is free. The line on the board shows where you will end.',
        es: 'Vale cualquier dirección cuya primera casilla esté libre. La línea del tablero muestra dónde acabarás.',
        fr: 'Toute direction convient si sa première case est libre. La ligne sur le plateau montre où le vol s’arrête.',
      },
      done: { events: [{ type: 'soldierThrust', soldier: three, force: 3 }] },
      solution: [impulse(three, 4, 3)],
      tries: [
        {
          do: [impulse(three, 4, 1)],
          coach: {
            en: 'That was a gentle push: speed 1. Push with force 3.',
            es: 'Ha sido un impulso suave: velocidad 1. Impúlsate con fuerza 3.',
            fr: 'L’élan était faible : une vitesse de 1. Prenez une force de 3.',
          },
        },
        {
          do: [impulse(three, 1, 3)],
          refused: '5.3',
          coach: {
            en: 'That way is the wall. The first hex must be free.',
            es: 'Por ahí está la pared. La primera casilla debe estar libre.',
            fr: 'De ce côté, il y a le mur. La première case doit être libre.',
          },
        },
      ],
    },
  ],
}
