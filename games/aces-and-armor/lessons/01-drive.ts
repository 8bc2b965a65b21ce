import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { taught } from './draw.ts'

const scene = taught(`
  . f . = . . .
  . . f = . . .
  f . . = . . .
  . t = = . . .
  i . . . f . T
`)
const tank = scene.id('t')
const infantry = scene.id('i')

export const DRIVE: Lesson<AcesAndArmor> = {
  id: 'drive',
  rules: ['4.5', '4.6', '4.7', '4.8'],
  seat: 'us',
  title: { en: 'Drive', es: 'En marcha', fr: 'En route' },
  idea: { en: 'What a hex costs.', es: 'Lo que cuesta un hexágono.', fr: 'Ce que coûte un hexagone.' },
  keep: {
    en: 'Roads are twice as fast.',
    es: 'Por carretera se va el doble de rápido.',
    fr: 'Sur route, on va deux fois plus vite.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Move the Sherman up the road to D1.',
        es: 'Mueve el Sherman por la carretera hasta D1.',
        fr: 'Déplacez le Sherman par la route jusqu’en D1.',
      },
      coach: {
        en: 'Open ground costs 1 point, forest 1½, a road only ½. The Sherman has points to spare: one leg takes it all the way.',
        es: 'El terreno estándar cuesta 1 punto, el bosque 1½ y la carretera solo ½. Al Sherman le sobran puntos: llega de una vez.',
        fr: 'Le terrain dégagé coûte 1 point, la forêt 1½, la route seulement ½. Le Sherman a des points en réserve : il y va d’une traite.',
      },
      after: {
        en: 'Four hexes of road for 2 points.',
        es: 'Cuatro hexágonos de carretera por 2 puntos.',
        fr: 'Quatre hexagones de route pour 2 points.',
      },
      done: { events: [{ type: 'unitMoved', unit: tank }], fact: (view) => view.units[tank]?.at === scene.hex('D1') },
      onTheWay: ['C4', 'D2', 'D3', 'D4'].map((name) => scene.moves('t', name)),
      solution: [scene.moves('t', 'D1')],
      tries: [
        {
          do: [scene.moves('t', 'B1')],
          coach: {
            en: 'Two hexes of open ground and a forest: 3½ points for three hexes. Take it back and use the road.',
            es: 'Dos hexágonos de terreno estándar y un bosque: 3½ puntos por tres hexágonos. Deshazlo y usa la carretera.',
            fr: 'Deux hexagones dégagés et une forêt : 3½ points pour trois hexagones. Annulez et prenez la route.',
          },
        },
        {
          do: [{ type: 'endMovement' }],
          rule: '4.2',
          coach: {
            en: 'A unit may stay where it is, but here you want to drive. Take it back and move the Sherman.',
            es: 'Una unidad puede quedarse donde está, pero aquí quieres avanzar. Deshazlo y mueve el Sherman.',
            fr: 'Une unité peut rester où elle est, mais ici il faut rouler. Annulez et déplacez le Sherman.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Move the Regular Infantry into the forest A3.',
        es: 'Mueve la Infantería Regular al bosque de A3.',
        fr: 'Déplacez l’Infanterie régulière dans la forêt en A3.',
      },
      coach: {
        en: 'It has 3 points. Only the hexes it enters are paid for: A4 costs 1, the forest 1½.',
        es: 'Tiene 3 puntos. Solo se pagan los hexágonos en los que entra: A4 cuesta 1 y el bosque 1½.',
        fr: 'Elle a 3 points. On ne paie que les hexagones où elle entre : A4 coûte 1, la forêt 1½.',
      },
      done: {
        events: [{ type: 'unitMoved', unit: infantry }],
        fact: (view) => view.units[infantry]?.at === scene.hex('A3'),
      },
      onTheWay: [scene.moves('i', 'A4')],
      solution: [scene.moves('i', 'A3')],
      tries: [
        {
          do: [scene.moves('i', 'A1')],
          refused: '4.5',
          coach: {
            en: 'Too far: 3 points take it through A4 into the forest, and no farther.',
            es: 'Demasiado lejos: con 3 puntos llega por A4 al bosque y no más allá.',
            fr: 'Trop loin : 3 points la mènent par A4 dans la forêt, et pas plus loin.',
          },
        },
      ],
    },
  ],
}
