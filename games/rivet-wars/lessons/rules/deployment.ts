import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { move } from '../deeds.ts'
import { draw } from '../draw.ts'

const rich = { mission: 'short', phase: 'deployment', supply: { points: 4 }, rivets: 6 } as const

const noFigure = draw('O . .:A\n.:A . .:A', rich)
const phase = draw('. . .\nR:A .:A .:A', rich)
const socket = draw('. . .\nR:a O:a .:A', rich)

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
]
