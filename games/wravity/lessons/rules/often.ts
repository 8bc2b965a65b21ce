// What is refused most often.
import type { RuleScene } from '@muster/engine'
import type { ActionOf } from '../../src/action.ts'
import type { Wravity } from '../../src/types.ts'
import { type Drawing, draw, hex } from '../draw.ts'
import { fly, laid, shoot } from './scene.ts'

const outside = laid({ A1: [4, -4], A4: 'outside', B1: [-6, 4] })
const open = laid({ A2: [2, -3], A4: [0, -2], B1: [-6, 4] })
const flying = laid({ A4: [2, -2, 2, 4], B1: [-6, 4] })
const apart = laid({ A2: [2, -3], B4: [1, -3], B1: [-1, -3] })
const lines = laid({ A2: [0, -2], B4: [4, -2], B1: [2, -1] })
const crash = draw('A1 b1', { A1: { speed: 3, heading: 1, displaced: true } })
crash.state.question = { type: 'axis', seat: 0, striker: crash.id('A1'), struck: crash.id('b1') }

const walks = (name: string, q: number, r: number): ActionOf<'walk'> => ({
  type: 'walk',
  soldier: open.id(name),
  to: hex(q, r),
})

const impulse = (name: string): ActionOf<'impulse'> => ({
  type: 'impulse',
  soldier: open.id(name),
  heading: 4,
  force: 2,
})

const pushes = (on: Drawing, target: string): ActionOf<'push'> => ({
  type: 'push',
  soldier: on.id('A2'),
  target: on.id(target),
  heading: 1,
  force: 2,
})

const HOLDING: readonly RuleScene<Wravity>[] = [
  {
    rule: '3.11',
    seat: 'p1',
    title: { en: 'Still outside', es: 'Todavía fuera', fr: 'Encore dehors' },
    told: {
      en: 'Fire 4 waits outside: it comes in by your door, and acts then.',
      es: 'Fuego 4 espera fuera: entra por tu puerta y entonces actúa.',
      fr: 'Feu 4 attend dehors : il entre par votre porte, puis agit.',
    },
    line: { en: 'Bring in Fire 4.', es: 'Haz entrar a Fuego 4.', fr: 'Faites entrer Feu 4.' },
    scene: outside,
    refused: [{ type: 'walk', soldier: outside.id('A4'), to: hex(7, -4) }],
    solution: [{ type: 'enter', soldier: outside.id('A4') }],
    done: [{ type: 'soldierEntered' }],
  },
  {
    rule: '4.1',
    seat: 'p1',
    title: { en: 'Nothing to walk on', es: 'Nada donde pisar', fr: 'Rien sous les pieds' },
    told: {
      en: 'Fire 4 floats in the room and cannot walk; Fire 2 holds on to the planet.',
      es: 'Fuego 4 flota en la sala y no puede caminar; Fuego 2 se sujeta al planeta.',
      fr: 'Feu 4 flotte dans la salle et ne peut pas marcher ; Feu 2 est accroché à la planète.',
    },
    line: {
      en: 'Walk Fire 2 one hex on, round the planet.',
      es: 'Camina con Fuego 2 una casilla alrededor del planeta.',
      fr: 'Faites marcher Feu 2 d’une case autour de la planète.',
    },
    scene: open,
    refused: [walks('A4', -1, -2)],
    solution: [walks('A2', 2, -4)],
    done: [{ type: 'soldierWalked' }],
  },
  {
    rule: '5.1',
    seat: 'p1',
    title: { en: 'Nothing to push off from', es: 'Nada en que apoyarse', fr: 'Rien d’où s’élancer' },
    told: {
      en: 'Fire 4 touches neither wall nor planet; Fire 2 holds on and can push off.',
      es: 'Fuego 4 no toca pared ni planeta; Fuego 2 está sujeto y puede tomar impulso.',
      fr: 'Feu 4 ne touche ni mur ni planète ; Feu 2 est accroché et peut s’élancer.',
    },
    line: {
      en: 'Push Fire 2 off west with force 2.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 2.',
      fr: 'Élancez Feu 2, cap ouest, force 2.',
    },
    scene: open,
    refused: [impulse('A4')],
    solution: [impulse('A2')],
    done: [{ type: 'soldierThrust' }],
  },
  {
    rule: '7.1',
    seat: 'p1',
    title: { en: 'Nothing to hold on to', es: 'Nada a qué sujetarse', fr: 'Rien à quoi s’accrocher' },
    told: {
      en: 'In the open room there is nothing to hold on to: fly to a wall or a planet first.',
      es: 'En medio de la sala no hay a qué sujetarse: vuela antes hasta una pared o un planeta.',
      fr: 'Au milieu de la salle, rien à quoi s’accrocher : volez d’abord jusqu’à un mur ou une planète.',
    },
    line: {
      en: 'Fly Fire 4 its two hexes.',
      es: 'Vuela con Fuego 4 sus dos casillas.',
      fr: 'Faites voler Feu 4 de ses deux cases.',
    },
    scene: flying,
    refused: [{ type: 'grab', soldier: flying.id('A4') }],
    solution: [fly(flying, 'A4', 2)],
    done: [{ type: 'flightEnded' }],
  },
]

const OTHERS: readonly RuleScene<Wravity>[] = [
  {
    rule: '8.1',
    seat: 'p1',
    title: { en: 'Within arm’s reach', es: 'Al alcance de la mano', fr: 'À portée de bras' },
    told: {
      en: 'One pushes whoever is in the next hex: Water 4, not Water 1.',
      es: 'Se empuja a quien está en la casilla de al lado: Agua 4, no Agua 1.',
      fr: 'On pousse qui se trouve sur la case voisine : Eau 4, pas Eau 1.',
    },
    line: {
      en: 'Fire 2 pushes Water 4 west with force 2.',
      es: 'Fuego 2 empuja a Agua 4 al oeste con fuerza 2.',
      fr: 'Feu 2 pousse Eau 4 vers l’ouest avec une force de 2.',
    },
    scene: apart,
    refused: [pushes(apart, 'B1')],
    solution: [pushes(apart, 'B4')],
    done: [{ type: 'soldierPushed' }],
  },
  {
    rule: '9.13',
    seat: 'p1',
    title: { en: 'Not through it', es: 'No a través de él', fr: 'Pas à travers lui' },
    told: {
      en: 'Fire 1 has flown into Water 1: the two part along any line, but nobody goes straight on.',
      es: 'Fuego 1 ha chocado con Agua 1: se separan en cualquier línea, pero nadie sigue recto.',
      fr: 'Feu 1 a heurté Eau 1 : ils se séparent sur n’importe quelle ligne, mais pas tout droit.',
    },
    line: {
      en: 'Send Fire 1 straight back, to the west.',
      es: 'Envía a Fuego 1 hacia atrás, al oeste.',
      fr: 'Renvoyez Feu 1 en arrière, vers l’ouest.',
    },
    scene: crash,
    refused: [{ type: 'chooseAxis', heading: 1 }],
    solution: [{ type: 'chooseAxis', heading: 4 }],
    done: [{ type: 'soldiersCrashed' }],
  },
  {
    rule: '10.1',
    seat: 'p1',
    title: { en: 'Six straight lines', es: 'Seis líneas rectas', fr: 'Six lignes droites' },
    told: {
      en: 'A beam goes along one of the six straight lines from its hex: Water 4 lies on one, Water 1 on none.',
      es: 'Un rayo va por una de las seis líneas rectas desde su casilla: Agua 4 está en una; Agua 1, en ninguna.',
      fr: 'Un rayon suit une des six lignes droites depuis sa case : Eau 4 est sur l’une, Eau 1 sur aucune.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 2.',
      es: 'Dispara a Agua 4 con Fuego 2.',
      fr: 'Tirez sur Eau 4 avec Feu 2.',
    },
    scene: lines,
    refused: [shoot(lines, 'A2', 'B1')],
    solution: [shoot(lines, 'A2', 'B4')],
    done: [{ type: 'shotFired' }],
  },
]

export const OFTEN: readonly RuleScene<Wravity>[] = [...HOLDING, ...OTHERS]
