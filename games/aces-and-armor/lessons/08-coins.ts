import { type Lesson, must } from '@muster/engine'
import { BOX } from '../src/content/box.ts'
import type { AcesAndArmor } from '../src/state.ts'
import { onToMoney } from './by-itself.ts'
import { taught } from './draw.ts'

const KIND = 'regular-infantry'
const { cost } = must(BOX.units[KIND])
const { repair } = BOX.charts

const scene = taught(
  `
  . . . . .
  . tX . . .
  . . . X .
  . . . . T
  `,
  {
    phase: 'money',
    flags: { B2: 'us', D3: 'us' },
    coins: { us: repair.coins + cost },
    units: { t: { damage: 3 } },
  },
)
const unit = scene.id('t')
const buy = (kind: string, hex: string) => ({ type: 'buy', kind, hex: scene.hex(hex) }) as const

export const COINS: Lesson<AcesAndArmor> = {
  id: 'coins',
  rules: ['9.1', '9.5', '9.6', '9.7', '9.9', '9.10'],
  seat: 'us',
  title: { en: 'Coins', es: 'Monedas', fr: 'Les pièces' },
  idea: { en: 'Income, repair, buy.', es: 'Ingresos, reparar, comprar.', fr: 'Revenu, réparer, acheter.' },
  keep: {
    en: 'Infantry first: it is what takes factories.',
    es: 'Primero infantería: es la que ocupa fábricas.',
    fr: 'L’infanterie d’abord : c’est elle qui occupe les usines.',
  },
  scene,
  byItself: onToMoney,
  tasks: [
    {
      line: { en: 'Repair the Sherman in B2.', es: 'Repara el Sherman de B2.', fr: 'Réparez le Sherman en B2.' },
      coach: {
        en: `Each factory with your flag pays 1 coin a turn. A repair in one costs ${repair.coins} and takes off up to ${repair.damage} damage at your next turn.`,
        es: `Cada fábrica con tu bandera da 1 moneda por turno. Reparar en una cuesta ${repair.coins} y quita hasta ${repair.damage} de daño en tu próximo turno.`,
        fr: `Chaque usine à votre drapeau rapporte 1 pièce par tour. Y réparer coûte ${repair.coins} et enlève jusqu’à ${repair.damage} dégâts à votre prochain tour.`,
      },
      done: { events: [{ type: 'repairStarted', unit }] },
      onTheWay: [buy(KIND, 'D3')],
      solution: [{ type: 'repair', unit }],
      tries: [
        {
          do: [{ type: 'endTurn' }],
          coach: {
            en: 'The Sherman stays damaged and rolls fewer dice. Take it back and repair it.',
            es: 'El Sherman sigue dañado y lanza menos dados. Deshazlo y repáralo.',
            fr: 'Le Sherman reste endommagé et lance moins de dés. Annulez et réparez-le.',
          },
        },
      ],
    },
    {
      beside: '9.9',
      line: {
        en: 'Buy Regular Infantry in D3.',
        es: 'Compra Infantería Regular en D3.',
        fr: 'Achetez une Infanterie régulière en D3.',
      },
      coach: {
        en: `New units come up in your empty factories, at once. Regular Infantry costs ${cost}, just what you have left.`,
        es: `Las unidades nuevas aparecen al instante en tus fábricas vacías. La Infantería Regular cuesta ${cost}, justo lo que te queda.`,
        fr: `Les nouvelles unités arrivent aussitôt dans vos usines vides. L’Infanterie régulière coûte ${cost}, juste ce qui vous reste.`,
      },
      after: {
        en: 'It may move in your next turn.',
        es: 'Podrá mover en tu próximo turno.',
        fr: 'Elle pourra se déplacer à votre prochain tour.',
      },
      done: { fact: ({ units }) => units.some((u) => u.kind === KIND && u.at === scene.hex('D3')) },
      solution: [buy(KIND, 'D3')],
      tries: [
        {
          do: [buy(KIND, 'B2')],
          refused: '9.10',
          coach: {
            en: 'The Sherman stands there. A new unit needs an empty factory.',
            es: 'Ahí está el Sherman. Una unidad nueva necesita una fábrica vacía.',
            fr: 'Le Sherman s’y trouve. Une nouvelle unité a besoin d’une usine vide.',
          },
        },
        {
          do: [{ type: 'endTurn' }],
          coach: {
            en: 'The coins are kept, but the factory stands empty. Take it back and buy the infantry.',
            es: 'Las monedas se conservan, pero la fábrica queda vacía. Deshazlo y compra la infantería.',
            fr: 'Les pièces se gardent, mais l’usine reste vide. Annulez et achetez l’infanterie.',
          },
        },
      ],
    },
  ],
}
