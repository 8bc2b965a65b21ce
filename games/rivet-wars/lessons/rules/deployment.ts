import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { move } from '../deeds.ts'
import { type Drawing, draw } from '../draw.ts'

const rich = { mission: 'short', phase: 'deployment', supply: { points: 4 }, rivets: 6 } as const

const noFigure = draw('O . .:A\n.:A . .:A', rich)
const phase = draw('. . .\nR:A .:A .:A', rich)
const front = draw('. . .\n. R:a .:A', rich)
const wired = draw('. . .\n.:Aw R:a .:A', rich)
const fallen = draw('. . .\n. R:a .:A', { ...rich, heroes: ['wolverine'] })
const double = draw('. W .\n. R:a .:A', rich)
const socket = draw('. . .\nR:a O:a .:A', rich)

const deploys = (on: Drawing, kind: string, grid: string) => ({ type: 'deploy', kind, at: on.at(grid) }) as const

const WHERE: readonly RuleScene<RivetWars>[] = [
  {
    rule: '4.3',
    seat: 'allies',
    title: { en: 'Where troops arrive', es: 'Donde llegan las tropas', fr: 'Là où arrivent les troupes' },
    told: {
      en: 'Troops arrive in one of your own deployment grids, like C2, and nowhere else.',
      es: 'Las tropas llegan a una de tus secciones de despliegue, como C2, y a ninguna otra parte.',
      fr: 'Les troupes arrivent sur une de vos cases de déploiement, comme C2, et nulle part ailleurs.',
    },
    line: { en: 'Deploy a Rifleman in C2.', es: 'Despliega un Fusilero en C2.', fr: 'Déployez un Rifleman en C2.' },
    scene: front,
    refused: [deploys(front, 'rifleman', 'B1')],
    solution: [deploys(front, 'rifleman', 'C2')],
    done: [{ type: 'deployed', kind: 'rifleman' }],
  },
  {
    rule: '4.4',
    seat: 'allies',
    title: { en: 'Only where it could walk', es: 'Solo donde podría entrar', fr: 'Là où il pourrait entrer' },
    told: {
      en: 'A Rifleman could not walk into the wire in A2, so it does not arrive there either.',
      es: 'Un Fusilero no podría entrar en la alambrada de A2, así que tampoco llega allí.',
      fr: 'Un Rifleman ne pourrait pas entrer dans les barbelés en A2 : il n’y arrive pas non plus.',
    },
    line: { en: 'Deploy a Rifleman in C2.', es: 'Despliega un Fusilero en C2.', fr: 'Déployez un Rifleman en C2.' },
    scene: wired,
    refused: [deploys(wired, 'rifleman', 'A2')],
    solution: [deploys(wired, 'rifleman', 'C2')],
    done: [{ type: 'deployed', kind: 'rifleman' }],
  },
]

const HEROES: readonly RuleScene<RivetWars>[] = [
  {
    rule: '4.14',
    seat: 'allies',
    title: { en: 'A hero comes once', es: 'Un héroe viene una vez', fr: 'Un héros vient une fois' },
    told: {
      en: 'The Wolverine has been in this battle already and has fallen: it does not come back.',
      es: 'El Carcayú ya ha estado en esta batalla y ha caído: no vuelve.',
      fr: 'Le Wolverine a déjà pris part à cette bataille et il est tombé : il ne revient pas.',
    },
    line: {
      en: 'Deploy Captain Parman in C2.',
      es: 'Despliega al capitán Parman en C2.',
      fr: 'Déployez le capitaine Parman en C2.',
    },
    scene: fallen,
    refused: [deploys(fallen, 'wolverine', 'C2')],
    solution: [deploys(fallen, 'parman', 'C2')],
    done: [{ type: 'deployed', kind: 'parman' }],
  },
  {
    rule: '4.15',
    seat: 'allies',
    title: { en: 'Never two of a hero', es: 'Nunca el mismo héroe dos veces', fr: 'Jamais deux fois le même héros' },
    told: {
      en: 'While the Wolverine is on the battlefield, no version of it joins it.',
      es: 'Mientras el Carcayú está en el campo de batalla no se le une otra versión suya.',
      fr: 'Tant que le Wolverine est sur le champ de bataille, aucune version de lui ne l’y rejoint.',
    },
    line: {
      en: 'Deploy Captain Parman in C2.',
      es: 'Despliega al capitán Parman en C2.',
      fr: 'Déployez le capitaine Parman en C2.',
    },
    scene: double,
    refused: [deploys(double, 'wolverine', 'C2')],
    solution: [deploys(double, 'parman', 'C2')],
    done: [{ type: 'deployed', kind: 'parman' }],
  },
]

export const DEPLOYMENT: readonly RuleScene<RivetWars>[] = [
  {
    rule: '1.11',
    seat: 'allies',
    title: { en: 'Only one in the box', es: 'Solo hay uno en la caja', fr: 'Un seul dans la boîte' },
    told: {
      en: 'The only Ostrich is on the battlefield already; it can be sent again when it is lost.',
      es: 'El único Avestruz ya está en el campo de batalla; podrá enviarse otra vez cuando se pierda.',
      fr: 'Le seul Ostrich est déjà sur le champ de bataille ; il pourra être envoyé de nouveau s’il est perdu.',
    },
    line: { en: 'Deploy a Rifleman in C1.', es: 'Despliega un Fusilero en C1.', fr: 'Déployez un Rifleman en C1.' },
    scene: noFigure,
    refused: [{ type: 'deploy', kind: 'ostrich', at: noFigure.at('C1') }],
    solution: [{ type: 'deploy', kind: 'rifleman', at: noFigure.at('C1') }],
    done: [{ type: 'deployed', kind: 'rifleman' }],
  },
  {
    rule: '2.3',
    seat: 'allies',
    title: { en: 'Everything in its phase', es: 'Cada cosa en su fase', fr: 'Chaque chose en sa phase' },
    told: {
      en: 'Troops come up first, then there is fighting, and units move last.',
      es: 'Primero llegan las tropas, después se combate y al final mueven las unidades.',
      fr: 'Les troupes arrivent d’abord, puis on combat, et les unités se déplacent en dernier.',
    },
    line: { en: 'Deploy a Rifleman in B2.', es: 'Despliega un Fusilero en B2.', fr: 'Déployez un Rifleman en B2.' },
    scene: phase,
    refused: [move(phase, 'R', 'A1')],
    solution: [{ type: 'deploy', kind: 'rifleman', at: phase.at('B2') }],
    done: [{ type: 'deployed', kind: 'rifleman' }],
  },
  {
    rule: '4.8',
    seat: 'allies',
    title: { en: 'A plug wants a socket', es: 'Un Auxiliar pide una conexión', fr: 'Un plug veut une douille' },
    told: {
      en: 'A Rifleman has no socket for a plug, an Ostrich in its own territory has.',
      es: 'Un Fusilero no tiene conexión para un Auxiliar; un Avestruz en su territorio, sí.',
      fr: 'Un Rifleman n’a pas de douille pour un plug, un Ostrich sur son territoire en a.',
    },
    line: {
      en: 'Deploy a plug on the Ostrich.',
      es: 'Despliega un Auxiliar en el Avestruz.',
      fr: 'Déployez un plug sur l’Ostrich.',
    },
    scene: socket,
    refused: [{ type: 'plug', kind: 'hacksaw', unit: socket.id('R') }],
    solution: [{ type: 'plug', kind: 'hacksaw', unit: socket.id('O') }],
    done: [{ type: 'plugged', unit: socket.id('O') }],
  },
  ...WHERE,
  ...HEROES,
]
