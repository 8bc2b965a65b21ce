import type { RuleScene } from '@muster/engine'
import { KIND } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import type { Drawing } from '../draw.ts'
import { fly, laid } from './scene.ts'

const still = laid({ A2: [2, -3], A3: [0, 3, 2, 1], B1: [-6, 4] })
const stops = laid({ A2: [3, -1, 3, 4], B1: [-6, 4] }, { A2: { used: KIND.shoot } })
const once = laid({ A2: [3, -1, 2, 4], B1: [-6, 4] })
const brake = laid({ A2: [2, -3], B4: [1, -3, 1, 6], B1: [1, -2] })
const away = laid({ A5: [0, -4, 2, 1], B1: [-6, 4] })

const brakes = (on: Drawing, target: string) =>
  ({ type: 'brake', soldier: on.id('A2'), target: on.id(target), heading: 0, force: 1 }) as const
const pushOff = { type: 'pushOff', soldier: away.id('A5'), heading: 4, force: 1 } as const

export const FLYING: readonly RuleScene<Wravity>[] = [
  {
    rule: '2.8',
    seat: 'p1',
    title: { en: 'Speed makes a flight', es: 'Sin velocidad no hay vuelo', fr: 'Pas de vol sans vitesse' },
    told: {
      en: 'Fire 2 holds on and has no speed; Fire 3 flies.',
      es: 'Fuego 2 está sujeto y no tiene velocidad; Fuego 3 vuela.',
      fr: 'Feu 2 est accroché et n’a pas de vitesse ; Feu 3 vole.',
    },
    line: {
      en: 'Fly Fire 3 its two hexes.',
      es: 'Vuela con Fuego 3 sus dos casillas.',
      fr: 'Faites voler Feu 3 de ses deux cases.',
    },
    scene: still,
    refused: [fly(still, 'A2', 1)],
    solution: [fly(still, 'A3', 2)],
    done: [{ type: 'flightEnded', soldier: still.id('A3') }],
  },
  {
    rule: '6.4',
    shows: ['3.5'],
    seat: 'p1',
    title: { en: 'No stop on the way', es: 'Sin paradas', fr: 'Sans arrêt' },
    told: {
      en: 'Fire 2 has shot and has no action left but its flight, so it flies all of it at once.',
      es: 'Fuego 2 ha disparado y solo le queda el vuelo, así que lo hace entero de una vez.',
      fr: 'Feu 2 a tiré et n’a plus que son vol : il le fait donc d’un trait.',
    },
    line: {
      en: 'Fly Fire 2 all three hexes.',
      es: 'Vuela con Fuego 2 las tres casillas.',
      fr: 'Faites voler Feu 2 de trois cases.',
    },
    scene: stops,
    refused: [fly(stops, 'A2', 1)],
    solution: [fly(stops, 'A2', 3)],
    done: [{ type: 'flightEnded', soldier: stops.id('A2') }],
  },
  {
    rule: '6.5',
    seat: 'p1',
    title: { en: 'One flight a turn', es: 'Un vuelo por turno', fr: 'Un vol par tour' },
    told: {
      en: 'Whoever has flown this turn flies again in the next.',
      es: 'Quien ya ha volado en este turno vuelve a volar en el siguiente.',
      fr: 'Qui a volé pendant ce tour vole de nouveau au suivant.',
    },
    line: {
      en: 'Fly Fire 2 its two hexes.',
      es: 'Vuela con Fuego 2 sus dos casillas.',
      fr: 'Faites voler Feu 2 de ses deux cases.',
    },
    scene: once,
    refused: [fly(once, 'A2', 2), fly(once, 'A2', 2)],
    solution: [fly(once, 'A2', 2)],
    done: [{ type: 'flightEnded', soldier: once.id('A2') }],
  },
  {
    rule: '8.15',
    seat: 'p1',
    title: { en: 'Only what flies is braked', es: 'Solo se frena a quien vuela', fr: 'On ne freine que ce qui vole' },
    told: {
      en: 'Water 1 is at rest, so there is nothing to brake; Water 4 flies.',
      es: 'Agua 1 está quieto y no hay nada que frenar; Agua 4 vuela.',
      fr: 'Eau 1 est au repos, il n’y a rien à freiner ; Eau 4 vole.',
    },
    line: {
      en: 'Fire 2 brakes Water 4 with force 1.',
      es: 'Fuego 2 frena a Agua 4 con fuerza 1.',
      fr: 'Feu 2 freine Eau 4 avec une force de 1.',
    },
    scene: brake,
    refused: [brakes(brake, 'B1')],
    solution: [brakes(brake, 'B4')],
    done: [{ type: 'soldierBraked' }],
  },
  {
    rule: '8.21',
    seat: 'p1',
    title: { en: 'Something to push off from', es: 'Algo en que apoyarse', fr: 'De quoi se relancer' },
    told: {
      en: 'In flight one pushes off only at a wall or beside a planet.',
      es: 'En vuelo solo se toma impulso en la pared o junto a un planeta.',
      fr: 'En vol, on ne se relance qu’au mur ou à côté d’une planète.',
    },
    line: {
      en: 'Fly Fire 5 up to the planet, then push off west.',
      es: 'Vuela con Fuego 5 hasta el planeta y toma impulso al oeste.',
      fr: 'Faites voler Feu 5 jusqu’à la planète, puis relancez-le vers l’ouest.',
    },
    scene: away,
    refused: [pushOff],
    solution: [fly(away, 'A5', 2), pushOff],
    done: [{ type: 'soldierThrust', soldier: away.id('A5') }],
  },
]
