import { type Lesson, must } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .    .:=o .
  .:=  .    .:=
  .:=A .:A  .:=A
  `,
  { mission: 'short', phase: 'deployment', supply: { points: 3 }, hands: { allies: ['scrapDrive'] } },
)
const card = must(scene.state.armies.allies.hand[0])
const scrapDrive = { type: 'play', card, target: -1 } as const
const deploy = (kind: string, grid: string) => ({ type: 'deploy', kind, at: scene.at(grid) }) as const

export const RIVETS_AND_CARDS: Lesson<RivetWars> = {
  id: 'rivets-and-cards',
  rules: ['3.7', '4.2', '4.7'],
  seat: 'allies',
  title: { en: 'Rivets and cards', es: 'Remaches y cartas', fr: 'Rivets et cartes' },
  idea: {
    en: 'Cards help at their time; tanks and heroes take rivets.',
    es: 'Las cartas ayudan en su momento; los tanques y los héroes cuestan remaches.',
    fr: 'Les cartes aident en leur temps ; les chars et les héros coûtent des rivets.',
  },
  keep: {
    en: 'Points are lost with the phase, rivets are kept.',
    es: 'Los puntos se pierden con la fase; los remaches se guardan.',
    fr: 'Les points sont perdus avec la phase, les rivets se gardent.',
  },
  scene,
  tasks: [
    {
      line: { en: 'Play Scrap Drive.', es: 'Juega Recogida de Chatarra.', fr: 'Jouez Collecte de ferraille.' },
      coach: {
        en: 'You draw a card each turn; over its name it says when it can be played. This one brings a rivet.',
        es: 'Robas una carta cada turno; sobre su nombre pone cuándo se puede jugar. Esta trae un remache.',
        fr: 'Vous piochez une carte à chaque tour ; au-dessus de son nom se lit quand elle se joue. Celle-ci apporte un rivet.',
      },
      done: { events: [{ type: 'cardPlayed', card }] },
      solution: [scrapDrive],
      tries: [
        {
          do: [deploy('wolverine', 'B3')],
          refused: '4.2',
          coach: {
            en: 'The Wolverine takes a rivet as well, and you have none. Play the card first.',
            es: 'El Carcayú cuesta además un remache, y no tienes ninguno. Juega antes la carta.',
            fr: 'Le Wolverine coûte aussi un rivet, et vous n’en avez pas. Jouez d’abord la carte.',
          },
        },
      ],
    },
    {
      beside: '4.7',
      line: {
        en: 'Deploy the Wolverine in B3.',
        es: 'Despliega el Carcayú en B3.',
        fr: 'Déployez le Wolverine en B3.',
      },
      coach: {
        en: 'The number in the ring is its price in rivets, beside its three points. Unlike points, rivets can be saved up.',
        es: 'El número del círculo es su precio en remaches, además de sus tres puntos. A diferencia de los puntos, los remaches se pueden ahorrar.',
        fr: 'Le nombre dans le rond est son prix en rivets, en plus de ses trois points. Contrairement aux points, les rivets s’économisent.',
      },
      done: { events: [{ type: 'deployed', kind: 'wolverine', at: scene.at('B3') }] },
      solution: [deploy('wolverine', 'B3')],
      tries: [
        {
          do: [deploy('rifleman', 'B3')],
          rule: '4.2',
          coach: {
            en: 'Two points are left, too few for the Wolverine. Take it back.',
            es: 'Quedan dos puntos, muy pocos para el Carcayú. Deshazlo.',
            fr: 'Il reste deux points, trop peu pour le Wolverine. Annulez.',
          },
        },
      ],
    },
  ],
}
