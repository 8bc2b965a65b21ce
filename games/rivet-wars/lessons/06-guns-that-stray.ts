import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { attack, passingIdle } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .  s  .
  .  .  .
  .  pp .
  .  .  .
  .  H  .
  `,
  { mission: 'short', phase: 'combat' },
)

export const GUNS_THAT_STRAY: Lesson<RivetWars> = {
  id: 'guns-that-stray',
  rules: ['7.6', '6.1', '6.7'],
  seat: 'allies',
  title: { en: 'Guns that stray', es: 'Cañones que se desvían', fr: 'Des canons qui dévient' },
  idea: {
    en: 'A whole grid at once; deviation.',
    es: 'Toda una sección a la vez; la desviación.',
    fr: 'Toute une case à la fois ; la déviation.',
  },
  keep: {
    en: 'Near it is sure, far it strays, even onto your own.',
    es: 'De cerca es seguro; de lejos se desvía, incluso hacia los tuyos.',
    fr: 'De près il est sûr, de loin il dévie, même sur les vôtres.',
  },
  scene,
  byItself: passingIdle('cards', 'deployment', 'movement', 'rearrange'),
  tasks: [
    {
      line: {
        en: 'Fire with the Hammer at B3.',
        es: 'Dispara con el Martillo a B3.',
        fr: 'Tirez avec le Hammer sur B3.',
      },
      coach: {
        en: 'The Hammer strikes everyone in the grid. From distance 3 on a card is drawn, and its arrow pushes the shot into a grid beside.',
        es: 'El Martillo ataca a todos los de la sección. A partir de distancia 3 se roba una carta, y su flecha desvía el disparo a una sección vecina.',
        fr: 'Le Hammer frappe tous ceux de la case. À partir de la distance 3 on pioche une carte, et sa flèche dévie le tir vers une case voisine.',
      },
      after: {
        en: 'Two grids away it falls where you aim, on both of them.',
        es: 'A dos secciones cae donde apuntas, sobre los dos.',
        fr: 'À deux cases il tombe où vous visez, sur les deux.',
      },
      done: {
        events: [
          { type: 'attacked', from: scene.id('H'), unit: scene.id('p') },
          { type: 'attacked', from: scene.id('H'), unit: scene.id('p2') },
        ],
      },
      falls: [5, 1, 3, 6],
      solution: [attack(scene, 'H', 'B3')],
      tries: [
        {
          do: [attack(scene, 'H', 'B1')],
          rule: '6.7',
          coach: {
            en: 'Four grids away: it strayed. Take it back and fire at B3, two grids away.',
            es: 'A cuatro secciones se ha desviado. Deshazlo y dispara a B3, a dos secciones.',
            fr: 'À quatre cases, il a dévié. Annulez et tirez sur B3, à deux cases.',
          },
        },
      ],
    },
    {
      beside: '6.7',
      line: {
        en: 'Fire with the Hammer at B1.',
        es: 'Dispara con el Martillo a B1.',
        fr: 'Tirez avec le Hammer sur B1.',
      },
      coach: {
        en: 'Your next turn has come: try it at four grids. Any grid may be aimed at, and the arrow says where it falls.',
        es: 'Ya es tu siguiente turno: pruébalo a cuatro secciones. Se puede apuntar a cualquiera, y la flecha dice dónde cae.',
        fr: 'C’est votre tour suivant : essayez à quatre cases. On peut viser n’importe laquelle, et la flèche dit où tombe le tir.',
      },
      after: {
        en: 'The arrow pushed it out of B1, and it hit only mud.',
        es: 'La flecha lo sacó de B1, y solo dio en el barro.',
        fr: 'La flèche l’a écarté de B1, et il n’a touché que la boue.',
      },
      done: { events: [{ type: 'deviated' }] },
      falls: [{ at: 3 }],
      solution: [attack(scene, 'H', 'B1')],
      tries: [
        {
          do: [attack(scene, 'H', 'B3')],
          refused: '6.7',
          coach: {
            en: 'Nobody is left in B3. Aim at B1, four grids away.',
            es: 'En B3 ya no queda nadie. Apunta a B1, a cuatro secciones.',
            fr: 'Il n’y a plus personne en B3. Visez B1, à quatre cases.',
          },
        },
      ],
    },
  ],
}
