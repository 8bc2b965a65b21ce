import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { assault, attack } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  . . p .
  . p . .
  . . . .
  O . . .
  `,
  { mission: 'short', phase: 'combat' },
)

export const CHARGE: Lesson<RivetWars> = {
  id: 'charge',
  rules: ['7.17', '7.18', '7.19', '7.24', '7.25', '7.26', '7.27', '7.28'],
  seat: 'allies',
  title: { en: 'Charge!', es: '¡A la carga!', fr: 'À la charge !' },
  idea: {
    en: 'Rapid Assault, Tank Shock.',
    es: 'Asalto Rápido, Conmoción Acorazada.',
    fr: 'Assaut rapide, Attaque de char.',
  },
  keep: {
    en: 'Drive first, then fire, then stand still.',
    es: 'Primero conduce, después dispara, después quédate quieto.',
    fr: 'Roulez d’abord, tirez ensuite, puis ne bougez plus.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Assault with the Ostrich to A3.',
        es: 'Asalta con el Avestruz hasta A3.',
        fr: 'Assaut de l’Ostrich jusqu’en A3.',
      },
      coach: {
        en: 'Fighting comes before moving, except for those with Rapid Assault: they drive first, then fire.',
        es: 'El combate va antes que el movimiento, salvo con Asalto Rápido: primero se conduce y después se dispara.',
        fr: 'Le combat précède le mouvement, sauf avec l’Assaut rapide : on roule d’abord, puis on tire.',
      },
      done: { events: [{ type: 'moved', unit: scene.id('O'), how: 'assault' }] },
      solution: [assault(scene, 'O', 'A3')],
      tries: [
        {
          do: [attack(scene, 'O', 'B2'), assault(scene, 'O', 'A3')],
          refused: '7.19',
          coach: {
            en: 'After its first attack it cannot assault any more. Take it back: drive, then fire.',
            es: 'Tras su primer ataque ya no puede asaltar. Deshazlo: primero conduce y después dispara.',
            fr: 'Après sa première attaque, plus d’assaut. Annulez : roulez, puis tirez.',
          },
        },
      ],
    },
    {
      beside: '7.24',
      line: { en: 'Drive on into B2.', es: 'Sigue hasta B2.', fr: 'Continuez jusqu’en B2.' },
      coach: {
        en: 'It may even drive into infantry. Whoever survives must make room.',
        es: 'Puede incluso entrar donde hay infantería. Quien sobreviva tiene que hacerle sitio.',
        fr: 'Il peut même entrer là où se trouve de l’infanterie. Qui survit doit lui faire place.',
      },
      done: { events: [{ type: 'shockMade', unit: scene.id('O') }] },
      falls: [6],
      solution: [assault(scene, 'O', 'B2')],
      tries: [
        {
          do: [assault(scene, 'O', 'A2')],
          coach: {
            en: 'That was its last grid, and nobody stood there. Take it back and drive into B2.',
            es: 'Era su última sección, y allí no había nadie. Deshazlo y entra en B2.',
            fr: 'C’était sa dernière case, et il n’y avait personne. Annulez et entrez en B2.',
          },
        },
      ],
    },
    {
      line: { en: 'Fire at C1.', es: 'Dispara a C1.', fr: 'Tirez sur C1.' },
      coach: {
        en: 'It has driven; now it fires. Choose the Ostrich, then C1.',
        es: 'Ya ha conducido; ahora dispara. Elige el Avestruz y después C1.',
        fr: 'Il a roulé ; maintenant il tire. Choisissez l’Ostrich, puis C1.',
      },
      done: { events: [{ type: 'attackMade', unit: scene.id('O'), at: scene.at('C1') }] },
      falls: [3, 6, 2],
      solution: [attack(scene, 'O', 'C1')],
      tries: [
        {
          do: [assault(scene, 'O', 'B1')],
          refused: '9.2',
          coach: {
            en: 'It has driven its two grids. Now it can only fire.',
            es: 'Ya ha recorrido sus dos secciones. Ahora solo puede disparar.',
            fr: 'Il a parcouru ses deux cases. Il ne peut plus que tirer.',
          },
        },
      ],
    },
  ],
}
