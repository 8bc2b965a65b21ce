import type { RuleScene } from '@muster/engine'
import type { ActionOf, RivetWars } from '../../src/state.ts'
import { assault, attack, END, move } from '../deeds.ts'
import { type Drawing, draw } from '../draw.ts'

const combat = { mission: 'short', phase: 'combat' } as const
const blight = { ...combat, turn: 'blight' } as const

const dashing = draw('. RR .\n. . .\n. . .\np t .', blight)
const sniper = draw('. RR RC\n. . .\n. k .', blight)
const chain = draw('. O .\nR d .', blight)
const charge = draw('. pp .\n. . .\n. . .\n. O R', combat)
const shocked = pushed()

/** A tank has driven in, and the Rifleman there is to be placed elsewhere. */
function pushed(): Drawing {
  const drawn = draw('. p .\n. tR .\n. . .', blight)
  const unit = drawn.id('t')
  const turn = {
    kept: [],
    mode: 'dash',
    left: 1,
    diagonal: false,
    made: [0],
    aimed: [-1],
    covers: [],
    asked: [],
  } as const
  drawn.state.active = { at: drawn.at('B1'), unit, members: [], ...turn }
  drawn.state.question = { ask: 'push', side: 'allies', unit: drawn.id('R') }
  return drawn
}

const dash = (unit: string, grid: string): ActionOf<'dash'> => ({
  type: 'dash',
  unit: dashing.id(unit),
  at: dashing.at(grid),
})

const snipe = (grid: string, target: string): ActionOf<'snipe'> => ({
  type: 'snipe',
  unit: sniper.id('k'),
  line: 0,
  at: sniper.at(grid),
  target: sniper.id(target),
})

const place = (grid: string): ActionOf<'push'> => ({ type: 'push', unit: shocked.id('R'), at: shocked.at(grid) })

const DASH: readonly RuleScene<RivetWars>[] = [
  {
    rule: '5.3',
    seat: 'blight',
    title: { en: 'Its action or its attacks', es: 'Su acción o sus ataques', fr: 'Son action ou ses attaques' },
    told: {
      en: 'The Sturmpanzer dashes or fires: whoever has dashed does not attack this turn.',
      es: 'El Sturmpanzer usa Empuje o dispara: quien lo ha usado no ataca en este turno.',
      fr: 'Course ou tir pour le Sturmpanzer : après sa Course, il n’attaque plus pendant ce tour.',
    },
    line: {
      en: 'Dash with the Sturmpanzer to A3.',
      es: 'Usa Empuje con el Sturmpanzer hasta A3.',
      fr: 'Course du Sturmpanzer jusqu’en A3.',
    },
    scene: dashing,
    refused: [dash('t', 'B3'), attack(dashing, 't', 'B1')],
    solution: [dash('t', 'A3')],
    done: [{ type: 'moved', unit: dashing.id('t') }],
  },
  {
    rule: '7.8',
    seat: 'blight',
    title: { en: 'Not everyone dashes', es: 'No todos lo tienen', fr: 'Tous ne l’ont pas' },
    told: {
      en: 'Only a unit with Dash moves in the combat phase by it: the Sturmpanzer, not the Panzerfaust.',
      es: 'Solo una unidad con Empuje mueve así en la fase de combate: el Sturmpanzer, no el Panzerfaust.',
      fr: 'Seule une unité avec Course se déplace ainsi pendant le combat : le Sturmpanzer, pas le Panzerfaust.',
    },
    line: {
      en: 'Dash with the Sturmpanzer to B3.',
      es: 'Usa Empuje con el Sturmpanzer hasta B3.',
      fr: 'Course du Sturmpanzer jusqu’en B3.',
    },
    scene: dashing,
    refused: [dash('p', 'A3')],
    solution: [dash('t', 'B3')],
    done: [{ type: 'moved', unit: dashing.id('t') }],
  },
]

const SNIPER: readonly RuleScene<RivetWars>[] = [
  {
    rule: '5.15',
    seat: 'blight',
    title: { en: 'Both at one grid', es: 'Los dos a una sección', fr: 'Les deux sur une case' },
    told: {
      en: 'Konig’s line says so: where his first shot went, there goes the second.',
      es: 'Lo dice la línea de Konig: adonde fue el primer disparo va también el segundo.',
      fr: 'La ligne de Konig le dit : là où est allé le premier tir va aussi le second.',
    },
    line: {
      en: 'Fire with Konig at B1 twice.',
      es: 'Dispara dos veces con Konig a B1.',
      fr: 'Tirez deux fois sur B1 avec Konig.',
    },
    scene: sniper,
    refused: [snipe('B1', 'R'), snipe('C1', 'R3')],
    solution: [snipe('B1', 'R'), snipe('B1', 'R2')],
    done: [{ type: 'attackMade' }, { type: 'attackMade' }],
  },
  {
    rule: '5.16',
    seat: 'blight',
    title: { en: 'No dice, no attack', es: 'Sin dados no hay ataque', fr: 'Sans dés, pas d’attaque' },
    told: {
      en: 'Konig’s rifle has no dice against the armour of the Rocket Cycle.',
      es: 'El fusil de Konig no tiene dados contra el blindaje de la Moto Lanzacohetes.',
      fr: 'Le fusil de Konig n’a pas de dés contre l’armure du Rocket Cycle.',
    },
    line: {
      en: 'Fire with Konig at the Rifleman in C1.',
      es: 'Dispara con Konig al Fusilero de C1.',
      fr: 'Tirez avec Konig sur le Rifleman en C1.',
    },
    scene: sniper,
    refused: [snipe('C1', 'C')],
    solution: [snipe('C1', 'R3')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '7.23',
    seat: 'blight',
    title: { en: 'A sniper picks', es: 'Un francotirador elige', fr: 'Un sniper choisit' },
    told: {
      en: 'A Sniper names the unit he fires at, whatever its place in the grid; not the grid alone.',
      es: 'Un Francotirador nombra la unidad a la que dispara, esté donde esté; no solo la sección.',
      fr: 'Un Sniper désigne l’unité visée, où qu’elle soit dans la case ; pas la case seule.',
    },
    line: {
      en: 'Fire with Konig at the second Rifleman in B1.',
      es: 'Dispara con Konig al segundo Fusilero de B1.',
      fr: 'Tirez avec Konig sur le second Rifleman en B1.',
    },
    scene: sniper,
    refused: [attack(sniper, 'k', 'B1')],
    solution: [snipe('B1', 'R2')],
    done: [{ type: 'attackMade', target: sniper.id('R2') }],
  },
  {
    rule: '7.7',
    seat: 'blight',
    title: { en: 'Nobody it can hurt', es: 'Nadie a quien dañar', fr: 'Personne à blesser' },
    told: {
      en: 'The Dragoon’s chain passes over whom it has no dice against, and in B1 there is nobody else.',
      es: 'La cadena del Dragón pasa por alto a quien no tiene dados en contra, y en B1 no hay nadie más.',
      fr: 'La chaîne du Dragon ignore ceux contre qui elle n’a pas de dés, et en B1 il n’y a personne d’autre.',
    },
    line: {
      en: 'Attack A2 with the Dragoon.',
      es: 'Ataca A2 con el Dragón.',
      fr: 'Attaquez A2 avec le Dragon.',
    },
    scene: chain,
    refused: [attack(chain, 'd', 'B1')],
    solution: [attack(chain, 'd', 'A2')],
    done: [{ type: 'attackMade' }],
  },
]

const TANKS: readonly RuleScene<RivetWars>[] = [
  {
    rule: '7.18',
    seat: 'allies',
    title: { en: 'It has driven', es: 'Ya ha conducido', fr: 'Il a déjà roulé' },
    told: {
      en: 'Whoever made a Rapid Assault stands still in the movement phase.',
      es: 'Quien ha hecho un Asalto Rápido se queda quieto en la fase de movimiento.',
      fr: 'Qui a fait un Assaut rapide ne bouge pas pendant la phase de mouvement.',
    },
    line: {
      en: 'Assault with the Ostrich to B3.',
      es: 'Asalta con el Avestruz hasta B3.',
      fr: 'Assaut de l’Ostrich jusqu’en B3.',
    },
    scene: charge,
    refused: [assault(charge, 'O', 'B3'), END, move(charge, 'O', 'B2')],
    solution: [assault(charge, 'O', 'B3')],
    done: [{ type: 'moved', unit: charge.id('O') }],
  },
  {
    rule: '7.19',
    seat: 'allies',
    title: { en: 'Drive, then fire', es: 'Primero conduce', fr: 'Rouler, puis tirer' },
    told: {
      en: 'A Rapid Assault comes before the attacks; after one it is too late.',
      es: 'Un Asalto Rápido va antes que los ataques; después de uno ya es tarde.',
      fr: 'Un Assaut rapide vient avant les attaques ; après l’une d’elles, il est trop tard.',
    },
    line: {
      en: 'Assault with the Ostrich to B3, then fire at B1.',
      es: 'Asalta con el Avestruz hasta B3 y después dispara a B1.',
      fr: 'Assaut de l’Ostrich jusqu’en B3, puis tirez sur B1.',
    },
    scene: charge,
    refused: [assault(charge, 'O', 'B3'), attack(charge, 'O', 'B1'), assault(charge, 'O', 'B2')],
    solution: [assault(charge, 'O', 'B3'), attack(charge, 'O', 'B1')],
    done: [{ type: 'moved' }, { type: 'attackMade' }],
  },
  {
    rule: '7.26',
    seat: 'allies',
    title: { en: 'Out of its way', es: 'Fuera de su camino', fr: 'Hors de son chemin' },
    told: {
      en: 'The Sturmpanzer has driven in: you place the Rifleman beside it, where it could go itself.',
      es: 'El Sturmpanzer ha entrado: colocas al Fusilero al lado, donde podría ir él mismo.',
      fr: 'Le Sturmpanzer est entré : vous placez le Rifleman à côté, là où il pourrait aller lui-même.',
    },
    line: {
      en: 'Place the Rifleman in B3.',
      es: 'Coloca el Fusilero en B3.',
      fr: 'Placez le Rifleman en B3.',
    },
    scene: shocked,
    refused: [place('B1')],
    solution: [place('B3')],
    done: [{ type: 'pushed', unit: shocked.id('R') }],
  },
]

export const ABILITIES: readonly RuleScene<RivetWars>[] = [...DASH, ...SNIPER, ...TANKS]
