import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor } from '../../src/state.ts'
import { taught } from '../draw.ts'

const money = { phase: 'money', coins: { us: 9 } } as const

const repair = taught('. . . .\n. t tX .\n. . . T', {
  ...money,
  flags: { C2: 'us' },
  units: { t: { damage: 3 }, t2: { damage: 3 } },
})
const most = taught('i i i i\n. . X .\n. . . T', { ...money, flags: { C2: 'us' } })

const partners = taught('. X . .\ni . X .\n. . . T', {
  ...money,
  options: { mode: 'four' },
  flags: { B1: 'su', C2: 'us' },
})

export const MONEY: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '9.5',
    seat: 'us',
    title: { en: 'Repairs are made in factories', es: 'Se repara en fábricas', fr: 'On répare dans les usines' },
    told: {
      en: 'A damaged unit is repaired only in a factory with your flag.',
      es: 'Una unidad dañada solo se repara en una fábrica con tu bandera.',
      fr: 'Une unité endommagée ne se répare que dans une usine à votre drapeau.',
    },
    line: {
      en: 'Repair the Sherman in the factory in C2.',
      es: 'Repara el Sherman de la fábrica de C2.',
      fr: 'Réparez le Sherman dans l’usine en C2.',
    },
    scene: repair,
    refused: [{ type: 'repair', unit: repair.id('t') }],
    solution: [{ type: 'repair', unit: repair.id('t2') }],
    done: [{ type: 'repairStarted', unit: repair.id('t2') }],
  },
  {
    rule: '9.11',
    seat: 'us',
    title: { en: 'Your own flag', es: 'Tu propia bandera', fr: 'Votre propre drapeau' },
    told: {
      en: 'The factory in B1 flies your partner’s flag and builds nothing for you.',
      es: 'La fábrica de B1 lleva la bandera de tu compañero y no construye nada para ti.',
      fr: 'L’usine en B1 porte le drapeau de votre allié et ne construit rien pour vous.',
    },
    line: {
      en: 'Buy Regular Infantry in C2.',
      es: 'Compra Infantería Regular en C2.',
      fr: 'Achetez une Infanterie régulière en C2.',
    },
    scene: partners,
    refused: [{ type: 'buy', kind: 'regular-infantry', hex: partners.hex('B1') }],
    solution: [{ type: 'buy', kind: 'regular-infantry', hex: partners.hex('C2') }],
    done: [{ type: 'unitBought' }],
  },
  {
    rule: '9.12',
    seat: 'us',
    title: { en: 'Four of a kind', es: 'Cuatro del mismo tipo', fr: 'Quatre du même type' },
    told: {
      en: 'With four Regular Infantry on the map you cannot buy a fifth.',
      es: 'Con cuatro de Infantería Regular en el mapa no puedes comprar una quinta.',
      fr: 'Avec quatre Infanteries régulières sur la carte, vous ne pouvez pas en acheter une cinquième.',
    },
    line: {
      en: 'Buy Mobile Infantry in C2.',
      es: 'Compra Infantería Móvil en C2.',
      fr: 'Achetez une Infanterie mobile en C2.',
    },
    scene: most,
    refused: [{ type: 'buy', kind: 'regular-infantry', hex: most.hex('C2') }],
    solution: [{ type: 'buy', kind: 'mobile-infantry', hex: most.hex('C2') }],
    done: [{ type: 'unitBought', kind: 'mobile-infantry' }],
  },
]
