import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor, Action } from '../../src/state.ts'
import { type Drawing, taught } from '../draw.ts'

/** The Sherman below the map is still to be placed, round the infantry on its number. */
const placing = (drawn: string): Drawing =>
  taught(drawn, {
    phase: 'place',
    units: { t: { at: -1, army: 0 } },
    state: { first: 1, placing: { token: 0, hex: 4 } },
  })

const place = (on: Drawing, hex: string): Action => ({ type: 'place', unit: on.id('t'), hex: on.hex(hex) })

const ring = placing('. . .\n. i .\n. . .\nT . t')
const water = placing('. . .\n~ i .\n. . .\nT . t')
const factory = placing('. X .\n. i .\n. . .\nT . t')

export const PLACING: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '2.12',
    seat: 'us',
    title: { en: 'Ring by ring', es: 'Círculo a círculo', fr: 'Anneau par anneau' },
    told: {
      en: 'The first ring round the number must be full before the second opens.',
      es: 'El primer círculo alrededor del número debe llenarse antes de que se abra el segundo.',
      fr: 'Le premier anneau autour du numéro doit être plein avant que le deuxième s’ouvre.',
    },
    line: { en: 'Place the Sherman in B1.', es: 'Coloca el Sherman en B1.', fr: 'Placez le Sherman en B1.' },
    scene: ring,
    refused: [place(ring, 'B4')],
    solution: [place(ring, 'B1')],
    done: [{ type: 'unitPlaced', unit: ring.id('t') }],
  },
  {
    rule: '2.14',
    seat: 'us',
    title: { en: 'Not a swimmer', es: 'No nada', fr: 'Il ne nage pas' },
    told: {
      en: 'A tank is not placed on water; infantry and aircraft may be.',
      es: 'Un tanque no se coloca en el agua; la infantería y la aviación, sí.',
      fr: 'Un char ne se place pas sur l’eau ; l’infanterie et l’aviation, si.',
    },
    line: {
      en: 'Place the Sherman on dry land, in B1.',
      es: 'Coloca el Sherman en tierra, en B1.',
      fr: 'Placez le Sherman à terre, en B1.',
    },
    scene: water,
    refused: [place(water, 'A2')],
    solution: [place(water, 'B1')],
    done: [{ type: 'unitPlaced', unit: water.id('t') }],
  },
  {
    rule: '2.16',
    seat: 'us',
    title: { en: 'Factories stay empty', es: 'Las fábricas, vacías', fr: 'Les usines restent vides' },
    told: {
      en: 'No unit begins the battle on a factory: it has to be taken.',
      es: 'Ninguna unidad empieza la batalla en una fábrica: hay que ocuparla.',
      fr: 'Aucune unité ne commence la bataille sur une usine : il faut l’occuper.',
    },
    line: {
      en: 'Place the Sherman beside it, in C2.',
      es: 'Coloca el Sherman al lado, en C2.',
      fr: 'Placez le Sherman à côté, en C2.',
    },
    scene: factory,
    refused: [place(factory, 'B1')],
    solution: [place(factory, 'C2')],
    done: [{ type: 'unitPlaced', unit: factory.id('t') }],
  },
]
