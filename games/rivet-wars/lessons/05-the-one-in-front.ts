import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { attack } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .:=X .   dp:= .   .:X
  .    .:= .    .:= .
  .:=  C:= R    .:= .
  .:A  .   .:=A .   .:A
  `,
  { mission: 'short', phase: 'combat' },
)

export const THE_ONE_IN_FRONT: Lesson<RivetWars> = {
  id: 'the-one-in-front',
  rules: ['5.9', '5.17'],
  seat: 'allies',
  title: { en: 'The one in front', es: 'El que va delante', fr: 'Celui de devant' },
  idea: {
    en: 'Target order, screens.',
    es: 'Orden de objetivos, pantallas.',
    fr: 'Priorité de ciblage, écrans.',
  },
  keep: {
    en: 'Put the tough one in front; it shields the rest.',
    es: 'Pon delante a la unidad dura: protege a las demás.',
    fr: 'Mettez devant l’unité solide : elle protège les autres.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Fire with the Rocket Cycle at C1.',
        es: 'Dispara con la Moto Lanzacohetes a C1.',
        fr: 'Tirez avec le Rocket Cycle sur C1.',
      },
      coach: {
        en: 'A grid is struck from the front: the Dragoon first, then the man behind it. A rifle cannot scratch armour 2, so the Dragoon is a screen.',
        es: 'Una sección se ataca desde delante: primero el Dragón, después quien está detrás. Un fusil no puede con blindaje 2, así que el Dragón es una pantalla.',
        fr: 'Une case se frappe par l’avant : d’abord le Dragon, puis l’homme derrière lui. Un fusil ne peut rien contre une armure de 2 : le Dragon est un écran.',
      },
      done: { events: [{ type: 'eliminated', unit: scene.id('d') }] },
      onTheWay: [{ type: 'attack', unit: scene.id('C') }],
      falls: [2, 6],
      solution: [attack(scene, 'C', 'C1')],
      tries: [
        {
          do: [attack(scene, 'R', 'C1')],
          refused: '5.17',
          coach: {
            en: 'A rifle rolls no dice against armour 2. Clear the Dragoon away with the Rocket Cycle: 2 dice, twice.',
            es: 'Un fusil no lanza dados contra blindaje 2. Quita de en medio al Dragón con la Moto Lanzacohetes: 2 dados, dos veces.',
            fr: 'Un fusil ne lance aucun dé contre une armure de 2. Écartez le Dragon avec le Rocket Cycle : 2 dés, deux fois.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fire with the Rifleman at C1.',
        es: 'Dispara con el Fusilero a C1.',
        fr: 'Tirez avec le Rifleman sur C1.',
      },
      coach: {
        en: 'The screen is gone. Now the Panzerfaust is in front.',
        es: 'La pantalla ha caído. Ahora el Panzerfaust va delante.',
        fr: 'L’écran est tombé. Le Panzerfaust est maintenant devant.',
      },
      done: { events: [{ type: 'eliminated', unit: scene.id('p') }] },
      onTheWay: [{ type: 'attack' }],
      falls: [4, 5, 1],
      solution: [attack(scene, 'R', 'C1')],
      tries: [
        {
          do: [attack(scene, 'R', 'B1')],
          refused: '5.9',
          coach: {
            en: 'There is nobody in B1. The Panzerfaust stands in C1.',
            es: 'En B1 no hay nadie. El Panzerfaust está en C1.',
            fr: 'Il n’y a personne en B1. Le Panzerfaust est en C1.',
          },
        },
      ],
    },
  ],
}
