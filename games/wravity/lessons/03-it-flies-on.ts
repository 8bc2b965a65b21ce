import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { hex, lay, PLANETS } from './draw.ts'

const scene = lay({ A4: [5, -7, 2, 4] }, PLANETS)
const soldier = scene.id('A4')
const fly = (steps: number) => ({ type: 'fly', soldier, steps }) as const
const END = { type: 'endTurn' } as const

export const IT_FLIES_ON: Lesson<Wravity> = {
  id: 'it-flies-on',
  rules: ['6.1', '6.3', '3.15'],
  seat: 'p1',
  title: { en: 'It flies on', es: 'Sigue volando', fr: 'Le vol continue' },
  idea: {
    en: 'No brakes; stop on the way to act.',
    es: 'Sin frenos; detente por el camino para actuar.',
    fr: 'Pas de freins ; on s’arrête en chemin pour agir.',
  },
  keep: {
    en: 'Look where you will be next turn.',
    es: 'Mira dónde estarás el próximo turno.',
    fr: 'Regardez où vous serez au prochain tour.',
  },
  scene,
  tasks: [
    {
      line: { en: 'End the turn.', es: 'Termina el turno.', fr: 'Terminez le tour.' },
      coach: {
        en: 'Nothing slows you down here. Whoever flies, flies on every turn, even if you give no order.',
        es: 'Aquí nada te frena. Quien vuela sigue volando cada turno, aunque no des ninguna orden.',
        fr: 'Ici, rien ne ralentit personne. Qui vole continue à chaque tour, même sans ordre.',
      },
      after: {
        en: 'Fire 4 has flown its two hexes by itself.',
        es: 'Fuego 4 ha volado solo sus dos casillas.',
        fr: 'Feu 4 a volé de lui-même de ses deux cases.',
      },
      done: {
        events: [
          { type: 'turnEnding' },
          { type: 'soldierFlew', soldier },
          { type: 'turnBegan' },
          { type: 'turnEnded' },
          { type: 'turnBegan' },
        ],
      },
      solution: [END],
      tries: [
        {
          do: [{ type: 'walk', soldier, to: hex(5, -8) }],
          refused: '4.1',
          coach: {
            en: 'You walk only while you hold on. Fire 4 flies; end the turn and watch it.',
            es: 'Solo se mueve así quien está sujeto. Fuego 4 vuela; termina el turno y míralo.',
            fr: 'On ne marche qu’accroché. Feu 4 vole ; terminez le tour et regardez-le.',
          },
        },
        {
          do: [fly(2)],
          rule: '3.16',
          coach: {
            en: 'You may let it fly yourself, too. End the turn, to see it fly by itself.',
            es: 'También puedes hacerlo volar tú. Ahora deshazlo y termina el turno para verlo volar solo.',
            fr: 'Vous pouvez aussi le faire voler vous-même. Terminez le tour pour le voir voler seul.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fly one hex and stop.',
        es: 'Vuela una casilla y detente.',
        fr: 'Volez d’une case et arrêtez-vous.',
      },
      coach: {
        en: 'You may pause at any hex on the way to do something. The nearer lit hex is one step, the farther one the whole flight.',
        es: 'Puedes detenerte en cualquier casilla del camino para hacer algo. La casilla iluminada más cercana es un paso; la más lejana, el vuelo entero.',
        fr: 'On peut s’arrêter à n’importe quelle case du chemin pour agir. La case éclairée la plus proche est un pas, la plus lointaine tout le vol.',
      },
      after: {
        en: 'Here it could shoot or push; one hex of its flight is left.',
        es: 'Aquí podría disparar o empujar; le queda una casilla de vuelo.',
        fr: 'Ici, il pourrait tirer ou pousser ; il lui reste une case de vol.',
      },
      done: { events: [{ type: 'soldierFlew', soldier }], fact: (view) => view.flights.some((f) => f.left === 1) },
      solution: [fly(1)],
      tries: [
        {
          do: [fly(2)],
          coach: {
            en: 'It flew both hexes at once. Stop at the first.',
            es: 'Ha volado las dos casillas de una vez. Detente en la primera.',
            fr: 'Il a volé des deux cases d’un coup. Arrêtez-vous à la première.',
          },
        },
      ],
    },
    {
      line: { en: 'Fly on.', es: 'Sigue volando.', fr: 'Continuez le vol.' },
      coach: {
        en: 'A flight that has begun must be finished. One hex is left.',
        es: 'Un vuelo que ha empezado debe acabarse. Queda una casilla.',
        fr: 'Un vol commencé doit être achevé. Il reste une case.',
      },
      done: { events: [{ type: 'flightEnded', soldier }] },
      solution: [fly(1)],
      tries: [
        {
          do: [END],
          refused: '3.14',
          coach: {
            en: 'Fire 4 is in the middle of its flight. Let it fly its last hex first.',
            es: 'Fuego 4 está en mitad de su vuelo. Haz que vuele antes su última casilla.',
            fr: 'Feu 4 est au milieu de son vol. Faites-le d’abord voler de sa dernière case.',
          },
        },
      ],
    },
  ],
}
