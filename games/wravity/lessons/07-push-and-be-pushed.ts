import type { Lesson } from '@muster/engine'
import type { Heading } from '../src/state.ts'
import type { Wravity } from '../src/types.ts'
import { lay } from './draw.ts'

const scene = lay({ A1: [8, -6], A7: [2, 0], B2: [7, -6], B6: [3, 0] }, [[-5, 2]])
const push = (soldier: string, target: string, heading: Heading, force: number) =>
  ({ type: 'push', soldier: scene.id(soldier), target: scene.id(target), force, heading }) as const

export const PUSH_AND_BE_PUSHED: Lesson<Wravity> = {
  id: 'push-and-be-pushed',
  rules: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8'],
  seat: 'p1',
  title: { en: 'Push and be pushed', es: 'Empujar y salir empujado', fr: 'Pousser, et être poussé' },
  idea: {
    en: 'Whoever holds on stays; whoever does not, flies too.',
    es: 'Quien está sujeto se queda; quien no, también sale volando.',
    fr: 'Qui est accroché reste ; qui ne l’est pas s’envole aussi.',
  },
  keep: {
    en: 'Hold on before you push.',
    es: 'Sujétate antes de empujar.',
    fr: 'Agrippez-vous avant de pousser.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Fire 1 pushes Water 2 west with force 3.',
        es: 'Fuego 1 empuja a Agua 2 al oeste con fuerza 3.',
        fr: 'Feu 1 pousse Eau 2 vers l’ouest avec une force de 3.',
      },
      coach: {
        en: 'Push whoever is beside you: press it, then the way it shall go and the force. You take the opposite way, unless you hold on.',
        es: 'Empuja a quien esté a tu lado: púlsalo y elige su rumbo y la fuerza. Tú tomas el contrario, si no estás sujeto.',
        fr: 'Poussez qui se trouve à côté : appuyez sur lui, puis sur son cap et la force. Vous partez à l’opposé, sauf accroché.',
      },
      after: {
        en: 'Fire 1 holds on to the wall: only Water 2 flies.',
        es: 'Fuego 1 está sujeto a la pared: solo vuela Agua 2.',
        fr: 'Feu 1 est accroché au mur : seul Eau 2 s’envole.',
      },
      done: {
        events: [{ type: 'soldierPushed', soldier: scene.id('A1'), target: scene.id('B2'), force: 3, heading: 1 }],
      },
      solution: [push('A1', 'B2', 1, 3)],
      tries: [
        {
          do: [push('A1', 'B2', 4, 3)],
          refused: '8.4',
          coach: {
            en: 'You cannot go through Water 2. Any other direction will do; take east.',
            es: 'No puedes atravesar a Agua 2. Vale cualquier otra dirección; elige este.',
            fr: 'On ne traverse pas Eau 2. Toute autre direction convient ; prenez l’est.',
          },
        },
        {
          do: [push('A1', 'B2', 1, 1)],
          coach: {
            en: 'A nudge: Water 2 drifts off with speed 1. Push with force 3.',
            es: 'Un empujoncito: Agua 2 se aleja con velocidad 1. Empuja con fuerza 3.',
            fr: 'Une pichenette : Eau 2 s’éloigne à la vitesse 1. Poussez avec une force de 3.',
          },
        },
      ],
    },
    {
      beside: '8.6',
      line: {
        en: 'Fire 7 pushes Water 6 with force 2, and flies off itself.',
        es: 'Fuego 7 empuja a Agua 6 con fuerza 2 y sale volando también.',
        fr: 'Feu 7 pousse Eau 6 avec une force de 2, et s’envole aussi.',
      },
      coach: {
        en: 'Fire 7 has nothing to hold on to: whatever it gives, it gets.',
        es: 'Fuego 7 no tiene dónde sujetarse: lo que da, lo recibe.',
        fr: 'Feu 7 n’a aucune prise : ce qu’il donne, il le reçoit.',
      },
      done: {
        events: [
          { type: 'soldierPushed', soldier: scene.id('A7'), target: scene.id('B6'), force: 2 },
          { type: 'soldierFlew', soldier: scene.id('A7') },
        ],
      },
      solution: [push('A7', 'B6', 4, 2)],
      tries: [
        {
          do: [push('A7', 'B6', 1, 2)],
          refused: '8.4',
          coach: {
            en: 'You cannot go through Water 6. Any other direction will do.',
            es: 'No puedes atravesar a Agua 6. Vale cualquier otra dirección.',
            fr: 'On ne peut pas traverser Eau 6. Toute autre direction convient.',
          },
        },
        {
          do: [{ type: 'impulse', soldier: scene.id('A7'), heading: 4, force: 2 }],
          refused: '5.1',
          coach: {
            en: 'There is no wall and no planet to push off from. Push Water 6 instead.',
            es: 'No hay pared ni planeta donde impulsarse. Empuja a Agua 6.',
            fr: 'Il n’y a ni mur ni planète d’où s’élancer. Poussez plutôt Eau 6.',
          },
        },
      ],
    },
  ],
}
