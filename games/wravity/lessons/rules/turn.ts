import type { RuleScene } from '@muster/engine'
import { KIND } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { fly, laid, shoot } from './scene.ts'

const still = laid({ A2: [0, -2], A4: [0, 2], B4: [4, -2] }, { A2: { lives: 0 } })
const spent = laid({ A1: [2, -3], A2: [0, 0], B1: [0, -3] }, { A1: { used: KIND.walk | KIND.grab } })
const twice = laid({ A1: [2, -3], B1: [1, -3] }, { A1: { used: KIND.shoot } })
const first = laid({ A1: [5, 0, 3, 4], A2: [0, 3], B1: [4, 3] })
const door = laid({ A1: [4, -4], A4: 'outside', B1: [8, -4] })

export const TURN: readonly RuleScene<Wravity>[] = [
  {
    rule: '2.6',
    seat: 'p1',
    title: { en: 'Out of action', es: 'Fuera de combate', fr: 'Hors de combat' },
    told: {
      en: 'Fire 2 has no life left: it only drifts where others send it.',
      es: 'Fuego 2 no tiene vidas: solo va adonde otros lo envían.',
      fr: 'Feu 2 n’a plus de vie : il ne va que là où d’autres l’envoient.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 4.',
      es: 'Dispara a Agua 4 con Fuego 4.',
      fr: 'Tirez sur Eau 4 avec Feu 4.',
    },
    scene: still,
    refused: [shoot(still, 'A2', 'B4')],
    solution: [shoot(still, 'A4', 'B4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '3.3',
    seat: 'p1',
    title: { en: 'Two actions, no third', es: 'Dos acciones, no tres', fr: 'Deux actions, pas trois' },
    told: {
      en: 'Fire 1 has had its two actions this turn, Fire 2 has not.',
      es: 'Fuego 1 ya ha hecho sus dos acciones en este turno; Fuego 2, no.',
      fr: 'Feu 1 a fait ses deux actions de ce tour, Feu 2 pas encore.',
    },
    line: {
      en: 'Shoot Water 1 with Fire 2.',
      es: 'Dispara a Agua 1 con Fuego 2.',
      fr: 'Tirez sur Eau 1 avec Feu 2.',
    },
    scene: spent,
    refused: [shoot(spent, 'A1', 'B1')],
    solution: [shoot(spent, 'A2', 'B1')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '3.4',
    seat: 'p1',
    title: { en: 'Two different things', es: 'Dos cosas distintas', fr: 'Deux choses différentes' },
    told: {
      en: 'Fire 1 has shot already, so its second action must be of another kind.',
      es: 'Fuego 1 ya ha disparado, así que su segunda acción debe ser de otra clase.',
      fr: 'Feu 1 a déjà tiré : sa seconde action doit être d’une autre sorte.',
    },
    line: {
      en: 'Fire 1 pushes Water 1 west with force 1.',
      es: 'Fuego 1 empuja a Agua 1 al oeste con fuerza 1.',
      fr: 'Feu 1 pousse Eau 1 vers l’ouest avec une force de 1.',
    },
    scene: twice,
    refused: [shoot(twice, 'A1', 'B1')],
    solution: [{ type: 'push', soldier: twice.id('A1'), target: twice.id('B1'), heading: 1, force: 1 }],
    done: [{ type: 'soldierPushed' }],
  },
  {
    rule: '3.9',
    seat: 'p1',
    title: { en: 'One after the other', es: 'Uno tras otro', fr: 'L’un après l’autre' },
    told: {
      en: 'Fire 1 has paused on its way: until it has flown on, nobody else acts.',
      es: 'Fuego 1 ha hecho una pausa en su camino: hasta que siga volando no actúa nadie más.',
      fr: 'Feu 1 a fait une pause en chemin : tant qu’il n’a pas fini son vol, personne d’autre n’agit.',
    },
    line: {
      en: 'Fly Fire 1 one hex, then the other two.',
      es: 'Vuela con Fuego 1 una casilla y después las otras dos.',
      fr: 'Faites voler Feu 1 d’une case, puis des deux autres.',
    },
    scene: first,
    refused: [fly(first, 'A1', 1), shoot(first, 'A2', 'B1')],
    solution: [fly(first, 'A1', 1), fly(first, 'A1', 2)],
    done: [{ type: 'flightEnded', soldier: first.id('A1') }],
  },
  {
    rule: '3.12',
    seat: 'p1',
    title: { en: 'The door is taken', es: 'La puerta está ocupada', fr: 'La porte est prise' },
    told: {
      en: 'Water 1 is in your doorway, and nobody comes in past it.',
      es: 'Agua 1 está en tu puerta y nadie entra mientras siga ahí.',
      fr: 'Eau 1 est dans votre porte, et personne n’entre tant qu’il y est.',
    },
    line: {
      en: 'Shoot Water 1 with Fire 1.',
      es: 'Dispara a Agua 1 con Fuego 1.',
      fr: 'Tirez sur Eau 1 avec Feu 1.',
    },
    scene: door,
    refused: [{ type: 'enter', soldier: door.id('A4') }],
    solution: [shoot(door, 'A1', 'B1')],
    done: [{ type: 'shotFired' }],
  },
]
