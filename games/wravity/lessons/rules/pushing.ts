import type { RuleScene } from '@muster/engine'
import type { ActionOf } from '../../src/action.ts'
import type { Heading } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { type Drawing, draw } from '../draw.ts'
import { laid, shoot } from './scene.ts'

const beside = laid({ A2: [2, -3], B4: [1, -3] })
const holding = laid({ A2: [2, -3], B4: [1, -3, 1, 6] })
const loose = laid({ A2: [0, -2], B4: [1, -2, 2, 1] })
const calm = draw('A3 A1 . A2 . b1')
const field = draw('* . b4 A2', {}, { grenade: { until: 9, moved: true } })

const pushes = (on: Drawing, name: string, target: string, heading: Heading, force: number): ActionOf<'push'> => ({
  type: 'push',
  soldier: on.id(name),
  target: on.id(target),
  heading,
  force,
})

const brakes = (on: Drawing, heading: Heading): ActionOf<'brake'> => ({
  type: 'brake',
  soldier: on.id('A2'),
  target: on.id('B4'),
  heading,
  force: 1,
})

const concentrates = (name: string): ActionOf<'concentrate'> => ({ type: 'concentrate', soldier: calm.id(name) })

const PUSHES: readonly RuleScene<Wravity>[] = [
  {
    rule: '8.2',
    seat: 'p1',
    title: { en: 'As strong as the pusher', es: 'Tan fuerte como quien empuja', fr: 'La force de qui pousse' },
    told: {
      en: 'Fire 2 has strength 5: it pushes with a force of 1 to 5.',
      es: 'Fuego 2 tiene fuerza 5: empuja con fuerza de 1 a 5.',
      fr: 'Feu 2 a une force de 5 : il pousse avec une force de 1 à 5.',
    },
    line: {
      en: 'Fire 2 pushes Water 4 west with force 3.',
      es: 'Fuego 2 empuja a Agua 4 al oeste con fuerza 3.',
      fr: 'Feu 2 pousse Eau 4 vers l’ouest avec une force de 3.',
    },
    scene: beside,
    refused: [pushes(beside, 'A2', 'B4', 1, 6)],
    solution: [pushes(beside, 'A2', 'B4', 1, 3)],
    done: [{ type: 'soldierPushed' }],
  },
  {
    rule: '8.4',
    seat: 'p1',
    title: { en: 'Not straight at it', es: 'No de frente', fr: 'Pas droit dessus' },
    told: {
      en: 'The two part: Fire 2 takes any way but the one on which Water 4 stands.',
      es: 'Los dos se separan: Fuego 2 toma cualquier rumbo menos el de Agua 4.',
      fr: 'Les deux se séparent : Feu 2 prend n’importe quel cap, sauf celui d’Eau 4.',
    },
    line: {
      en: 'Fire 2 pushes Water 4 west with force 1.',
      es: 'Fuego 2 empuja a Agua 4 al oeste con fuerza 1.',
      fr: 'Feu 2 pousse Eau 4 vers l’ouest avec une force de 1.',
    },
    scene: beside,
    refused: [pushes(beside, 'A2', 'B4', 4, 1)],
    solution: [pushes(beside, 'A2', 'B4', 1, 1)],
    done: [{ type: 'soldierPushed' }],
  },
  {
    rule: '11.21',
    seat: 'p1',
    title: { en: 'Left in peace', es: 'Dejado en paz', fr: 'Laissé en paix' },
    told: {
      en: 'Whoever has concentrated is not pushed by its own side in that turn.',
      es: 'A quien se ha concentrado no lo empujan los suyos en ese turno.',
      fr: 'Qui s’est concentré n’est pas poussé par les siens pendant ce tour.',
    },
    line: {
      en: 'Let Fire 1 and Fire 2 concentrate.',
      es: 'Haz que Fuego 1 y Fuego 2 se concentren.',
      fr: 'Faites se concentrer Feu 1 et Feu 2.',
    },
    scene: calm,
    refused: [concentrates('A1'), concentrates('A2'), pushes(calm, 'A3', 'A1', 4, 1)],
    solution: [concentrates('A1'), concentrates('A2')],
    done: [{ type: 'cardDrawn' }],
  },
  {
    rule: '14.17',
    seat: 'p1',
    title: { en: 'Held fast', es: 'Sujeto por el campo', fr: 'Tenu par le champ' },
    told: {
      en: 'Water 4 lies in the field of the grenade: nobody pushes it away, but it can be shot.',
      es: 'Agua 4 está en el campo de la granada: nadie lo empuja, pero se le puede disparar.',
      fr: 'Eau 4 est dans le champ de la grenade : nul ne le pousse, mais on peut tirer dessus.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 2.',
      es: 'Dispara a Agua 4 con Fuego 2.',
      fr: 'Tirez sur Eau 4 avec Feu 2.',
    },
    scene: field,
    refused: [pushes(field, 'A2', 'b4', 1, 1)],
    solution: [shoot(field, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
]

const BRAKES: readonly RuleScene<Wravity>[] = [
  {
    rule: '8.16',
    seat: 'p1',
    title: { en: 'It holds on and stays', es: 'Se sujeta y se queda', fr: 'Accroché, il reste' },
    told: {
      en: 'Fire 2 holds on to the planet: it brakes Water 4 and stays, so it takes no way of its own.',
      es: 'Fuego 2 se sujeta al planeta: frena a Agua 4 y se queda, así que no toma rumbo.',
      fr: 'Feu 2 est accroché à la planète : il freine Eau 4 et reste, sans prendre de cap.',
    },
    line: {
      en: 'Fire 2 brakes Water 4 with force 1 and stays.',
      es: 'Fuego 2 frena a Agua 4 con fuerza 1 y se queda.',
      fr: 'Feu 2 freine Eau 4 avec une force de 1 et reste.',
    },
    scene: holding,
    refused: [brakes(holding, 1)],
    solution: [brakes(holding, 0)],
    done: [{ type: 'soldierBraked' }],
  },
  {
    rule: '8.17',
    seat: 'p1',
    title: { en: 'Speed goes somewhere', es: 'La velocidad va a alguna parte', fr: 'La vitesse va quelque part' },
    told: {
      en: 'Fire 2 holds on to nothing: it takes the speed it brakes, so it needs a way to go.',
      es: 'Fuego 2 no se sujeta a nada: se queda con la velocidad que frena y necesita un rumbo.',
      fr: 'Feu 2 n’est accroché à rien : il prend la vitesse qu’il freine, il lui faut donc un cap.',
    },
    line: {
      en: 'Fire 2 brakes Water 4 with force 1, going west itself.',
      es: 'Fuego 2 frena a Agua 4 con fuerza 1 y sale hacia el oeste.',
      fr: 'Feu 2 freine Eau 4 avec une force de 1 et part vers l’ouest.',
    },
    scene: loose,
    refused: [brakes(loose, 0)],
    solution: [brakes(loose, 4)],
    done: [{ type: 'soldierBraked' }],
  },
  {
    rule: '8.18',
    seat: 'p1',
    title: { en: 'Any way but that one', es: 'Cualquier rumbo menos ese', fr: 'Tout cap sauf celui-là' },
    told: {
      en: 'Fire 2 takes the speed it brakes, in any direction but into Water 4.',
      es: 'Fuego 2 se queda con la velocidad que frena, en cualquier rumbo menos contra Agua 4.',
      fr: 'Feu 2 prend la vitesse qu’il freine, dans toute direction sauf dans Eau 4.',
    },
    line: {
      en: 'Fire 2 brakes Water 4 with force 1, going west itself.',
      es: 'Fuego 2 frena a Agua 4 con fuerza 1 y sale hacia el oeste.',
      fr: 'Feu 2 freine Eau 4 avec une force de 1 et part vers l’ouest.',
    },
    scene: loose,
    refused: [brakes(loose, 1)],
    solution: [brakes(loose, 4)],
    done: [{ type: 'soldierBraked' }],
  },
]

export const PUSHING: readonly RuleScene<Wravity>[] = [...PUSHES, ...BRAKES]
