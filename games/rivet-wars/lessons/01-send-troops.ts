import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .    .:=o .
  .:=  .    .:=
  .:=A .:A  .:=A
  `,
  { mission: 'short', phase: 'deployment', supply: { points: 4 } },
)
const deploy = (kind: string, grid: string) => ({ type: 'deploy', kind, at: scene.at(grid) }) as const

export const SEND_TROOPS: Lesson<RivetWars> = {
  id: 'send-troops',
  rules: ['4.2', '4.3', '4.4', '4.5', '4.6'],
  seat: 'allies',
  title: { en: 'Send troops', es: 'Envía tropas', fr: 'Envoyez des troupes' },
  idea: {
    en: 'Points buy units at your edge.',
    es: 'Con puntos se despliegan unidades en tu borde.',
    fr: 'Les points déploient des unités sur votre bord.',
  },
  keep: {
    en: 'What you do not spend is lost.',
    es: 'Lo que no gastas se pierde.',
    fr: 'Ce que vous ne dépensez pas est perdu.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Deploy a Rifleman in B3.',
        es: 'Despliega un Fusilero en B3.',
        fr: 'Déployez un Rifleman en B3.',
      },
      coach: {
        en: 'You get four points every turn. Pick a unit below, then a lit grid at your edge.',
        es: 'Recibes cuatro puntos cada turno. Elige abajo una unidad y después una sección iluminada de tu borde.',
        fr: 'Vous recevez quatre points à chaque tour. Choisissez une unité en bas, puis une case éclairée sur votre bord.',
      },
      done: { events: [{ type: 'deployed', kind: 'rifleman', at: scene.at('B3') }] },
      solution: [deploy('rifleman', 'B3')],
      tries: [
        {
          do: [deploy('rifleman', 'B2')],
          refused: '4.3',
          coach: {
            en: 'That grid is not at your edge. Troops come up only where the arrows are.',
            es: 'Esa sección no está en tu borde. Las tropas solo llegan donde están las flechas.',
            fr: 'Cette case n’est pas sur votre bord. Les troupes n’arrivent que là où sont les flèches.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Spend the other three points.',
        es: 'Gasta los otros tres puntos.',
        fr: 'Dépensez les trois autres points.',
      },
      coach: {
        en: 'A Rifleman costs 1 point, a Rocket Cycle 2. Whatever you like.',
        es: 'Un Fusilero cuesta 1 punto, una Moto Lanzacohetes 2. Como prefieras.',
        fr: 'Un Rifleman coûte 1 point, un Rocket Cycle 2. À votre guise.',
      },
      done: { events: [{ type: 'deployed' }], fact: (view) => view.phase === 'deployment' && view.supply.points === 0 },
      onTheWay: [{ type: 'deploy' }],
      solution: [deploy('rifleman', 'B3'), deploy('rifleman', 'A3'), deploy('rifleman', 'C3')],
      tries: [
        {
          do: [deploy('rifleman', 'A3'), { type: 'endPhase' }],
          rule: '4.6',
          coach: {
            en: 'The points you had left are lost. Take it back and spend them.',
            es: 'Los puntos que te quedaban se han perdido. Deshazlo y gástalos.',
            fr: 'Les points qui vous restaient sont perdus. Annulez et dépensez-les.',
          },
        },
      ],
    },
  ],
}
