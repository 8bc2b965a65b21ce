import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor, Action } from '../../src/state.ts'
import { type Drawing, taught } from '../draw.ts'

const money = { phase: 'money', coins: { us: 9 } } as const

const early = taught('. . . .\n. i X .\n. . . T', { coins: { us: 9 }, flags: { C2: 'us' } })
const alone = taught('. . . .\n. i X .\n. . . T', { ...money, flags: { C2: 'us' } })
const four = taught('. . . .\n. i X .\n. . . T', { ...money, options: { mode: 'four' }, flags: { C2: 'us' } })
const hurt = taught('. . . .\n. tX X .\n. . . T', {
  ...money,
  flags: { B2: 'us', C2: 'us' },
  units: { t: { damage: 3 } },
})
const together = taught('. . . .\n. i X .\n. r . T', {
  ...money,
  options: { mode: 'cooperative', team: 'allies', coopEnemy: 'g1' },
  flags: { C2: 'us' },
})

const buys = (on: Drawing, hex: string, kind = 'sherman'): Action => ({ type: 'buy', kind, hex: on.hex(hex) })
const gives = (coins: number): Action => ({ type: 'transfer', coins })
const repairs: Action = { type: 'repair', unit: hurt.id('t') }

const line = { en: 'Buy a Sherman in C2.', es: 'Compra un Sherman en C2.', fr: 'Achetez un Sherman en C2.' }

export const TRADE: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '9.2',
    seat: 'us',
    title: { en: 'Money comes last', es: 'El dinero va al final', fr: 'L’argent vient en dernier' },
    told: {
      en: 'Buying and repairing is for the money phase, after movement and combat.',
      es: 'Comprar y reparar es cosa de la fase de dinero, después de mover y combatir.',
      fr: 'On achète et répare pendant la phase d’argent, après le mouvement et le combat.',
    },
    line: { en: 'Move the infantry to B1.', es: 'Mueve la infantería a B1.', fr: 'Déplacez l’infanterie en B1.' },
    scene: early,
    refused: [buys(early, 'C2')],
    solution: [early.moves('i', 'B1')],
    done: [{ type: 'unitMoved' }],
  },
  {
    rule: '9.3',
    seat: 'us',
    title: { en: 'Nobody to give to', es: 'Nadie a quien dar', fr: 'Personne à qui donner' },
    told: {
      en: 'Coins are given to the partner, and with two at the table there is none.',
      es: 'Las monedas se dan al compañero, y con dos en la mesa no lo hay.',
      fr: 'On donne des pièces à son partenaire, et à deux, il n’y en a pas.',
    },
    line,
    scene: alone,
    refused: [gives(3)],
    solution: [buys(alone, 'C2')],
    done: [{ type: 'unitBought', kind: 'sherman' }],
  },
  {
    rule: '9.4',
    seat: 'us',
    title: { en: 'One is lost on the way', es: 'Una se pierde por el camino', fr: 'Une se perd en chemin' },
    told: {
      en: 'A gift to your partner is at least 2 coins, for one of them does not arrive.',
      es: 'A tu compañero le das al menos 2 monedas, porque una no llega.',
      fr: 'On donne à son partenaire au moins 2 pièces, car l’une n’arrive pas.',
    },
    line: {
      en: 'Give your partner 3 coins.',
      es: 'Da 3 monedas a tu compañero.',
      fr: 'Donnez 3 pièces à votre partenaire.',
    },
    scene: four,
    refused: [gives(1)],
    solution: [gives(3)],
    done: [{ type: 'coinsGiven' }],
  },
  {
    rule: '9.6',
    seat: 'us',
    title: { en: 'One repair at a time', es: 'Una reparación cada vez', fr: 'Une réparation à la fois' },
    told: {
      en: 'The Sherman is being repaired already: once for each unit and turn.',
      es: 'El Sherman ya está en reparación: una vez por unidad y turno.',
      fr: 'Le Sherman est déjà en réparation : une fois par unité et par tour.',
    },
    line: { en: 'Repair the Sherman in B2.', es: 'Repara el Sherman de B2.', fr: 'Réparez le Sherman en B2.' },
    scene: hurt,
    refused: [repairs, repairs],
    solution: [repairs],
    done: [{ type: 'repairStarted' }],
  },
  {
    rule: '9.10',
    seat: 'us',
    title: { en: 'An empty factory', es: 'Una fábrica vacía', fr: 'Une usine vide' },
    told: {
      en: 'What is bought comes out of an empty factory; in B2 stands a Sherman.',
      es: 'Lo comprado sale de una fábrica vacía; en B2 hay un Sherman.',
      fr: 'Ce qu’on achète sort d’une usine vide ; en B2 se trouve un Sherman.',
    },
    line,
    scene: hurt,
    refused: [buys(hurt, 'B2')],
    solution: [buys(hurt, 'C2')],
    done: [{ type: 'unitBought', kind: 'sherman' }],
  },
  {
    rule: '12.6',
    seat: 'us',
    title: { en: 'What your partner builds', es: 'Lo que construye tu compañero', fr: 'Ce que construit l’autre' },
    told: {
      en: 'Playing together, each buys the types of their own faction: the T-34 is Soviet.',
      es: 'En cooperativo, cada uno compra los tipos de su propia facción: el T-34 es soviético.',
      fr: 'En coopération, chacun achète les types de sa propre faction : le T-34 est soviétique.',
    },
    line,
    scene: together,
    refused: [buys(together, 'C2', 't-34')],
    solution: [buys(together, 'C2')],
    done: [{ type: 'unitBought', kind: 'sherman' }],
  },
]
