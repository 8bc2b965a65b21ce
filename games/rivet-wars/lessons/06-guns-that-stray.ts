import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { attack, END, passing } from './deeds.ts'
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
  byItself: passing('cards', 'deployment', 'movement', 'rearrange'),
  tasks: [
    {
      line: {
        en: 'Fire with the Hammer at B3.',
        es: 'Dispara con el Martillo a B3.',
        fr: 'Tirez avec le Hammer sur B3.',
      },
      coach: {
        en: 'The Hammer strikes everyone in the grid. From distance 3 on, a card’s arrow moves its shot.',
        es: 'El Martillo ataca a todos los de la sección. A partir de distancia 3, la flecha de una carta desvía el disparo.',
        fr: 'Le Hammer frappe tous ceux de la case. À partir de la distance 3, la flèche d’une carte dévie son tir.',
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
      line: {
        en: 'End combat; next turn, fire at B1.',
        es: 'Termina el combate; en el próximo turno, dispara a B1.',
        fr: 'Terminez le combat ; au prochain tour, tirez sur B1.',
      },
      coach: {
        en: 'Now try it at four grids, and watch where it falls.',
        es: 'Ahora pruébalo a cuatro secciones y mira dónde cae.',
        fr: 'Essayez maintenant à quatre cases, et regardez où il tombe.',
      },
      done: { events: [{ type: 'deviated' }] },
      onTheWay: [{ type: 'endPhase' }],
      falls: [{ at: 3 }],
      solution: [END, attack(scene, 'H', 'B1')],
      tries: [
        {
          do: [attack(scene, 'H', 'B1')],
          refused: '5.14',
          coach: {
            en: 'It has fired in this turn. End combat, and it fires again in your next one.',
            es: 'Ya ha disparado en este turno. Termina el combate y volverá a disparar en el próximo.',
            fr: 'Il a tiré pendant ce tour. Terminez le combat, et il tirera de nouveau au prochain.',
          },
        },
      ],
    },
  ],
}
