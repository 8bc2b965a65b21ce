import type { Lesson } from '@muster/engine'
import type { Wravity } from '../src/types.ts'
import { hex, lay, PLANETS } from './draw.ts'

const scene = lay({ A4: 'outside' }, PLANETS)
const soldier = scene.id('A4')
const walk = (q: number, r: number) => ({ type: 'walk', soldier, to: hex(q, r) }) as const

export const THROUGH_THE_DOOR: Lesson<Wravity> = {
  id: 'through-the-door',
  rules: ['3.11', '4.1', '4.2'],
  seat: 'p1',
  title: { en: 'Through the door', es: 'Por la puerta', fr: 'Par la porte' },
  idea: {
    en: 'Come in, and walk along the wall.',
    es: 'Entra y muévete por la pared.',
    fr: 'Entrer, puis marcher le long du mur.',
  },
  keep: {
    en: 'Walls and planets are your ground.',
    es: 'Paredes y planetas son tu suelo.',
    fr: 'Les murs et les planètes sont votre sol.',
  },
  scene,
  tasks: [
    {
      line: { en: 'Bring in Fire 4.', es: 'Haz entrar a Fuego 4.', fr: 'Faites entrer Feu 4.' },
      coach: {
        en: 'The goal: a soldier through the rival’s door, and points until then. Yours wait outside; coming in costs nothing.',
        es: 'El fin: un soldado por la puerta rival, y puntos hasta entonces. Los tuyos esperan fuera; entrar no cuesta nada.',
        fr: 'Le but : un soldat par la porte adverse, et des points d’ici là. Les vôtres attendent dehors ; entrer ne coûte rien.',
      },
      after: {
        en: 'Fire 4 stands in your door and still has its two actions; intact in the room it is worth 3 points.',
        es: 'Fuego 4 está en tu puerta y conserva sus dos acciones; intacto en la sala vale 3 puntos.',
        fr: 'Feu 4 est dans votre porte et a toujours ses deux actions ; intact dans la salle, il vaut 3 points.',
      },
      done: { events: [{ type: 'soldierEntered', soldier }] },
      solution: [{ type: 'enter', soldier }],
      tries: [
        {
          do: [{ type: 'endTurn' }],
          rule: '3.13',
          coach: {
            en: 'Out there Fire 4 does nothing. Bring it in.',
            es: 'Fuera, Fuego 4 no hace nada. Hazlo entrar.',
            fr: 'Dehors, Feu 4 ne fait rien. Faites-le entrer.',
          },
        },
        {
          do: [walk(8, -7)],
          refused: '3.11',
          coach: {
            en: 'Fire 4 is not in the room yet. Bring it in by your door first.',
            es: 'Fuego 4 aún no está en la sala. Hazlo entrar antes por tu puerta.',
            fr: 'Feu 4 n’est pas encore dans la salle. Faites-le d’abord entrer par votre porte.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Walk Fire 4 three hexes up the wall, to B10.',
        es: 'Mueve a Fuego 4 tres casillas por la pared, a B10.',
        fr: 'Faites marcher Feu 4 de trois cases le long du mur, en B10.',
      },
      coach: {
        en: 'At the wall a soldier holds on. Holding on, it walks along wall and planets, as many hexes as its movement: 3.',
        es: 'En la pared un soldado está sujeto. Sujeto, se mueve por paredes y planetas tantas casillas como su movimiento: 3.',
        fr: 'Au mur, un soldat est accroché. Accroché, il marche le long du mur et des planètes, d’autant de cases que son mouvement : 3.',
      },
      done: {
        events: [{ type: 'soldierWalked', soldier }],
        fact: (view) => view.soldiers[soldier]?.at === hex(8, -7),
      },
      solution: [walk(8, -7)],
      tries: [
        {
          do: [walk(6, -4)],
          refused: '4.2',
          coach: {
            en: 'There is nothing to hold on to out there. You walk only along walls and planets.',
            es: 'Ahí fuera no hay dónde sujetarse. Solo te mueves por paredes y planetas.',
            fr: 'Là-bas, il n’y a rien où s’agripper. On ne marche que le long des murs et des planètes.',
          },
        },
        {
          do: [walk(8, -5)],
          coach: {
            en: 'That was one hex, and the walk is over. Go all three in one walk.',
            es: 'Era una sola casilla, y ya no puede moverse más. Recorre las tres de una vez.',
            fr: 'Ce n’était qu’une case, et la marche est finie. Faites les trois d’une traite.',
          },
        },
      ],
    },
  ],
}
