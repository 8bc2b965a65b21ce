import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { attack } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  p . . p
  . . . .
  . R . R
  `,
  { mission: 'short', phase: 'combat' },
)

export const FIRE: Lesson<RivetWars> = {
  id: 'fire',
  rules: ['5.4', '5.5', '5.10', '5.11', '5.12'],
  seat: 'allies',
  title: { en: 'Fire', es: 'Fuego', fr: 'Feu' },
  idea: {
    en: 'Range, dice, one hit is enough.',
    es: 'Alcance, dados; un impacto basta.',
    fr: 'Portée, dés, une touche suffit.',
  },
  keep: {
    en: 'One hit, one damage, however many dice.',
    es: 'Un impacto, un daño, por muchos dados que sean.',
    fr: 'Une touche, un dégât, quel que soit le nombre de dés.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Fire with the Rifleman in B3 at A1.',
        es: 'Dispara con el Fusilero de B3 a A1.',
        fr: 'Tirez avec le Rifleman de B3 sur A1.',
      },
      coach: {
        en: 'The table on its card says how many dice it rolls against each armour: three against 1. Any die that shows 5 or 6 hits: 70%.',
        es: 'La tabla de su ficha dice cuántos dados tira contra cada blindaje: tres contra 1. Cada dado que muestre 5 o 6 impacta: 70 %.',
        fr: 'Le tableau de sa fiche dit combien de dés il lance contre chaque armure : trois contre 1. Chaque dé qui montre 5 ou 6 touche : 70 %.',
      },
      after: {
        en: 'One die was enough: the others made no difference.',
        es: 'Un dado ha bastado: los demás no cambiaban nada.',
        fr: 'Un dé a suffi : les autres ne changeaient rien.',
      },
      done: { events: [{ type: 'attacked', unit: scene.id('p'), from: scene.id('R'), hit: true }] },
      falls: [5, 2, 3],
      solution: [attack(scene, 'R', 'A1')],
      tries: [
        {
          do: [attack(scene, 'R', 'D1')],
          refused: '5.4',
          coach: {
            en: 'Two across and two along is 3: only one step counts as diagonal. Range is 2.',
            es: 'Dos de lado y dos hacia delante son 3: solo un paso cuenta como diagonal. El alcance es 2.',
            fr: 'Deux de côté et deux en avant font 3 : un seul pas compte en diagonale. La portée est de 2.',
          },
        },
      ],
    },
    {
      beside: '5.10',
      line: {
        en: 'Fire with the Rifleman in D3 at D1.',
        es: 'Dispara con el Fusilero de D3 a D1.',
        fr: 'Tirez avec le Rifleman de D3 sur D1.',
      },
      coach: {
        en: 'Straight ahead, two grids away. That is in range.',
        es: 'Justo delante, a dos secciones. Está al alcance.',
        fr: 'Droit devant, à deux cases. C’est à portée.',
      },
      done: { events: [{ type: 'attacked', unit: scene.id('p2'), from: scene.id('R2'), hit: true }] },
      falls: [1, 6, 6],
      solution: [attack(scene, 'R2', 'D1')],
      tries: [
        {
          do: [attack(scene, 'R2', 'C1')],
          refused: '5.9',
          coach: {
            en: 'There is nobody in C1. The Panzerfaust stands in D1.',
            es: 'En C1 no hay nadie. El Panzerfaust está en D1.',
            fr: 'Il n’y a personne en C1. Le Panzerfaust est en D1.',
          },
        },
      ],
    },
  ],
}
