import type { RuleScene } from '@muster/engine'
import type { ActionOf } from '../../src/action.ts'
import type { Heading } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { type Drawing, hex } from '../draw.ts'
import { fly, laid, shoot } from './scene.ts'

const engineer = laid({ A5: [2, -3], A2: [3, -3], B1: [-6, 4] })
const foreign = laid({ A2: [0, -2], B4: [4, -2] })
const paused = laid({ A1: [5, 0, 3, 4], A2: [0, 3], B1: [4, 3] })
const standing = laid({ A2: [2, -3], B1: [-6, 4] })
const ahead = laid({ A2: [3, -1, 3, 4], B1: [1, -1] })
const passing = laid({ A5: [2, -3, 2, 4], B1: [-6, 4] })

const looks = (name: string, planet: number): ActionOf<'look'> => ({
  type: 'look',
  soldier: engineer.id(name),
  planet,
})

const impulse = (heading: Heading, force: number): ActionOf<'impulse'> => ({
  type: 'impulse',
  soldier: standing.id('A2'),
  heading,
  force,
})

const walks = (q: number, r: number): ActionOf<'walk'> => ({
  type: 'walk',
  soldier: standing.id('A2'),
  to: hex(q, r),
})

const pushOff = (on: Drawing, name: string, heading: Heading): ActionOf<'pushOff'> => ({
  type: 'pushOff',
  soldier: on.id(name),
  heading,
  force: 1,
})

const LOOKING: readonly RuleScene<Wravity>[] = [
  {
    rule: '1.21',
    seat: 'p1',
    title: { en: 'Hand on the planet', es: 'Con la mano en el planeta', fr: 'La main sur la planète' },
    told: {
      en: 'An engineer looks under the planet it holds on to, not under one far away.',
      es: 'Un ingeniero mira bajo el planeta al que se sujeta, no bajo uno lejano.',
      fr: 'Un ingénieur regarde sous la planète à laquelle il s’accroche, pas sous une planète éloignée.',
    },
    line: {
      en: 'Look under the planet beside Fire 5.',
      es: 'Mira bajo el planeta que está junto a Fuego 5.',
      fr: 'Regardez sous la planète à côté de Feu 5.',
    },
    scene: engineer,
    refused: [looks('A5', 1)],
    solution: [looks('A5', 0)],
    done: [{ type: 'planetSeen' }],
  },
  {
    rule: '1.23',
    seat: 'p1',
    title: { en: 'One look is enough', es: 'Basta una mirada', fr: 'Un regard suffit' },
    told: {
      en: 'Each player looks under each planet once at most.',
      es: 'Cada jugador mira bajo cada planeta una vez como mucho.',
      fr: 'Chaque joueur regarde sous chaque planète une fois au plus.',
    },
    line: {
      en: 'Look under the planet beside Fire 5.',
      es: 'Mira bajo el planeta que está junto a Fuego 5.',
      fr: 'Regardez sous la planète à côté de Feu 5.',
    },
    scene: engineer,
    refused: [looks('A5', 0), looks('A5', 0)],
    solution: [looks('A5', 0)],
    done: [{ type: 'planetSeen' }],
  },
  {
    rule: '2.2',
    seat: 'p1',
    title: { en: 'An engineer’s work', es: 'Cosa de ingenieros', fr: 'L’affaire d’un ingénieur' },
    told: {
      en: 'Fire 2 is a sharpshooter: only an engineer, like Fire 5, looks under planets.',
      es: 'Fuego 2 es tirador: solo un ingeniero, como Fuego 5, mira bajo los planetas.',
      fr: 'Feu 2 est tireur d’élite : seul un ingénieur, comme Feu 5, regarde sous les planètes.',
    },
    line: {
      en: 'Let Fire 5 look under the planet.',
      es: 'Haz que Fuego 5 mire bajo el planeta.',
      fr: 'Faites regarder Feu 5 sous la planète.',
    },
    scene: engineer,
    refused: [looks('A2', 0)],
    solution: [looks('A5', 0)],
    done: [{ type: 'planetSeen' }],
  },
]

const ACTING: readonly RuleScene<Wravity>[] = [
  {
    rule: '3.2',
    seat: 'p1',
    title: { en: 'Your own soldiers', es: 'Tus propios soldados', fr: 'Vos propres soldats' },
    told: {
      en: 'In your turn your soldiers act; Water 4 is not yours.',
      es: 'En tu turno actúan tus soldados; Agua 4 no es tuyo.',
      fr: 'Pendant votre tour, vos soldats agissent ; Eau 4 n’est pas à vous.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 2.',
      es: 'Dispara a Agua 4 con Fuego 2.',
      fr: 'Tirez sur Eau 4 avec Feu 2.',
    },
    scene: foreign,
    refused: [shoot(foreign, 'B4', 'A2')],
    solution: [shoot(foreign, 'A2', 'B4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '3.14',
    seat: 'p1',
    title: { en: 'Not in mid-flight', es: 'No a medio vuelo', fr: 'Pas en plein vol' },
    told: {
      en: 'Fire 1 has paused on its way: a turn ends between flights, not during one.',
      es: 'Fuego 1 ha hecho una pausa: un turno acaba entre vuelos, no durante uno.',
      fr: 'Feu 1 a fait une pause : un tour finit entre deux vols, pas au milieu de l’un.',
    },
    line: {
      en: 'Fly Fire 1 one hex, then the other two.',
      es: 'Vuela con Fuego 1 una casilla y después las otras dos.',
      fr: 'Faites voler Feu 1 d’une case, puis des deux autres.',
    },
    scene: paused,
    refused: [fly(paused, 'A1', 1), { type: 'endTurn' }],
    solution: [fly(paused, 'A1', 1), fly(paused, 'A1', 2)],
    done: [{ type: 'flightEnded' }],
  },
  {
    rule: '4.2',
    seat: 'p1',
    title: { en: 'Hand over hand', es: 'Sin soltarse', fr: 'Sans lâcher prise' },
    told: {
      en: 'One walks along a wall or round a planet; in the open room there is nothing to hold on to.',
      es: 'Se camina por la pared o alrededor de un planeta; en medio de la sala no hay a qué sujetarse.',
      fr: 'On marche le long du mur ou autour d’une planète ; au milieu de la salle, rien à quoi s’accrocher.',
    },
    line: {
      en: 'Walk Fire 2 one hex on, round the planet.',
      es: 'Camina con Fuego 2 una casilla alrededor del planeta.',
      fr: 'Faites marcher Feu 2 d’une case autour de la planète.',
    },
    scene: standing,
    refused: [walks(1, -2)],
    solution: [walks(2, -4)],
    done: [{ type: 'soldierWalked' }],
  },
]

const THRUSTING: readonly RuleScene<Wravity>[] = [
  {
    rule: '5.2',
    seat: 'p1',
    title: { en: 'No stronger than it is', es: 'No más fuerte de lo que es', fr: 'Pas plus fort qu’il ne l’est' },
    told: {
      en: 'Fire 2 has strength 5, so it pushes off with a force of 1 to 5.',
      es: 'Fuego 2 tiene fuerza 5, así que toma impulso con fuerza de 1 a 5.',
      fr: 'Feu 2 a une force de 5 : il s’élance donc avec une force de 1 à 5.',
    },
    line: {
      en: 'Push Fire 2 off west with force 5.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 5.',
      fr: 'Élancez Feu 2, cap ouest, force 5.',
    },
    scene: standing,
    refused: [impulse(4, 6)],
    solution: [impulse(4, 5)],
    done: [{ type: 'soldierThrust' }],
  },
  {
    rule: '5.3',
    seat: 'p1',
    title: { en: 'A free hex to begin', es: 'Una casilla libre para salir', fr: 'Une case libre au départ' },
    told: {
      en: 'To the north-east lies the planet: one pushes off only where the first hex is free.',
      es: 'Al noreste está el planeta: solo se toma impulso hacia donde la primera casilla está libre.',
      fr: 'Au nord-est se trouve la planète : on ne s’élance que là où la première case est libre.',
    },
    line: {
      en: 'Push Fire 2 off west with force 2.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 2.',
      fr: 'Élancez Feu 2, cap ouest, force 2.',
    },
    scene: standing,
    refused: [impulse(6, 2)],
    solution: [impulse(4, 2)],
    done: [{ type: 'soldierThrust' }],
  },
  {
    rule: '6.3',
    seat: 'p1',
    title: { en: 'A free hex to stop in', es: 'Una casilla libre para parar', fr: 'Une case libre pour s’arrêter' },
    told: {
      en: 'Water 1 is two hexes ahead: Fire 2 may stop before it, not in its place.',
      es: 'Agua 1 está dos casillas más allá: Fuego 2 puede parar antes, no en su lugar.',
      fr: 'Eau 1 est deux cases plus loin : Feu 2 peut s’arrêter avant, pas à sa place.',
    },
    line: {
      en: 'Fly Fire 2 one hex.',
      es: 'Vuela con Fuego 2 una casilla.',
      fr: 'Faites voler Feu 2 d’une case.',
    },
    scene: ahead,
    refused: [fly(ahead, 'A2', 2)],
    solution: [fly(ahead, 'A2', 1)],
    done: [{ type: 'soldierFlew' }],
  },
  {
    rule: '8.22',
    seat: 'p1',
    title: { en: 'Not into the planet', es: 'No contra el planeta', fr: 'Pas dans la planète' },
    told: {
      en: 'In flight, too, one pushes off only where the first hex is free; north-east is the planet.',
      es: 'También en vuelo se toma impulso solo hacia una casilla libre; al noreste está el planeta.',
      fr: 'En vol aussi, on ne se relance que vers une case libre ; au nord-est se trouve la planète.',
    },
    line: {
      en: 'Push Fire 5 off in flight, east, with force 1.',
      es: 'Toma impulso en vuelo con Fuego 5 hacia el este, con fuerza 1.',
      fr: 'Relancez Feu 5 en vol vers l’est, force 1.',
    },
    scene: passing,
    refused: [pushOff(passing, 'A5', 6)],
    solution: [pushOff(passing, 'A5', 1)],
    done: [{ type: 'soldierThrust' }],
  },
  {
    rule: '8.23',
    seat: 'p1',
    title: { en: 'Fly before you push again', es: 'Vuela antes de otro impulso', fr: 'Volez avant de vous relancer' },
    told: {
      en: 'Fire 2 has just pushed off here: before it pushes off again it flies one hex at least.',
      es: 'Fuego 2 acaba de tomar impulso aquí: antes del siguiente vuela al menos una casilla.',
      fr: 'Feu 2 vient de s’élancer ici : avant de se relancer, il vole d’une case au moins.',
    },
    line: {
      en: 'Push Fire 2 off west with force 2, then fly two hexes.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 2 y después vuela dos casillas.',
      fr: 'Élancez Feu 2, cap ouest, force 2, puis volez de deux cases.',
    },
    scene: standing,
    refused: [impulse(4, 2), pushOff(standing, 'A2', 3)],
    solution: [impulse(4, 2), fly(standing, 'A2', 2)],
    done: [{ type: 'soldierThrust' }, { type: 'flightEnded' }],
  },
]

export const SETTING_OFF: readonly RuleScene<Wravity>[] = [...LOOKING, ...ACTING, ...THRUSTING]
