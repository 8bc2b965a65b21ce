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
  {
    rule: '2.9',
    seat: 'us',
    title: { en: 'One token at a time', es: 'Ficha a ficha', fr: 'Un jeton à la fois' },
    told: {
      en: 'The army of the token turned up is placed first; then it is the other side’s turn.',
      es: 'Primero se coloca el ejército de la ficha descubierta; después le toca al otro bando.',
      fr: 'On place d’abord l’armée du jeton retourné ; puis c’est à l’autre camp.',
    },
    line: { en: 'Place the Sherman in B1.', es: 'Coloca el Sherman en B1.', fr: 'Placez le Sherman en B1.' },
    scene: ring,
    refused: [{ type: 'flip', token: 1 }],
    solution: [place(ring, 'B1')],
    done: [{ type: 'unitPlaced', unit: ring.id('t') }],
  },
  {
    rule: '2.17',
    seat: 'us',
    title: { en: 'One hex each', es: 'Un hexágono cada una', fr: 'Un hexagone chacune' },
    told: {
      en: 'The infantry stands in B2 already: a taken hex is passed over.',
      es: 'La infantería ya está en B2: un hexágono ocupado se pasa por alto.',
      fr: 'L’infanterie est déjà en B2 : un hexagone occupé est laissé de côté.',
    },
    line: { en: 'Place the Sherman in B3.', es: 'Coloca el Sherman en B3.', fr: 'Placez le Sherman en B3.' },
    scene: ring,
    refused: [place(ring, 'B2')],
    solution: [place(ring, 'B3')],
    done: [{ type: 'unitPlaced', unit: ring.id('t') }],
  },
  {
    rule: '2.18',
    seat: 'us',
    title: { en: 'Who is still to come', es: 'La que falta', fr: 'Celle qui reste' },
    told: {
      en: 'You choose which unit goes where, among those not placed yet; the infantry is.',
      es: 'Eliges qué unidad va a cada sitio entre las que faltan por colocar; la infantería ya está.',
      fr: 'Vous choisissez quelle unité va où, parmi celles qui restent à placer ; l’infanterie l’est déjà.',
    },
    line: { en: 'Place the Sherman in C2.', es: 'Coloca el Sherman en C2.', fr: 'Placez le Sherman en C2.' },
    scene: ring,
    refused: [{ type: 'place', unit: ring.id('i'), hex: ring.hex('B1') }],
    solution: [place(ring, 'C2')],
    done: [{ type: 'unitPlaced', unit: ring.id('t') }],
  },
]
