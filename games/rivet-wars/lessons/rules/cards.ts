import type { RuleScene } from '@muster/engine'
import type { Action, RivetWars, Side } from '../../src/state.ts'
import { attack, END, move } from '../deeds.ts'
import { type Drawing, draw } from '../draw.ts'

const map = '. pp .\n. . .\n. R R'
const hands = { allies: ['steadyAim'], blight: ['takeCover'] } as const

const cards = draw(map, { phase: 'cards', hands })
const asked = draw(map, { phase: 'combat' })
const secret = draw(map, { phase: 'combat', hands })
const again = draw(map, { phase: 'combat', hands: { allies: ['fireAtWill'] } })
const haste = draw(map, { phase: 'movement', hands: { allies: ['doubleTime'] } })
const jump = draw('. p .\n. . .\n-- R:A --', { mission: '9', phase: 'drop' })

/** The number of the only card in a hand. */
const only = (on: Drawing, side: Side = 'allies'): number => on.state.armies[side].hand[0] ?? -1

const plays = (on: Drawing, target: number, side?: Side): Action => ({ type: 'play', card: only(on, side), target })

export const CARDS: readonly RuleScene<RivetWars>[] = [
  {
    rule: '2.9',
    seat: 'allies',
    title: { en: 'First they jump', es: 'Primero saltan', fr: 'D’abord, ils sautent' },
    told: {
      en: 'The parachutists wait for a place: their phase does not end before it is chosen.',
      es: 'Los paracaidistas esperan un lugar: su fase no termina antes de elegirlo.',
      fr: 'Les parachutistes attendent un lieu : leur phase ne finit pas avant qu’il soit choisi.',
    },
    line: { en: 'Let them jump over B2.', es: 'Haz que salten sobre B2.', fr: 'Faites-les sauter sur B2.' },
    scene: jump,
    refused: [END],
    solution: [{ type: 'drop', at: jump.at('B2') }],
    done: [{ type: 'phaseStarted', phase: 'deployment' }],
  },
  {
    rule: '3.1',
    seat: 'allies',
    title: { en: 'A card of your own', es: 'Una carta tuya', fr: 'Une carte à vous' },
    told: {
      en: 'Before drawing, one card may be discarded: one of those in your own hand.',
      es: 'Antes de robar puedes descartar una carta: una de las de tu propia mano.',
      fr: 'Avant de piocher, on peut défausser une carte : une de celles de sa propre main.',
    },
    line: { en: 'Discard Steady Aim.', es: 'Descarta Pulso Firme.', fr: 'Défaussez Main sûre.' },
    scene: cards,
    refused: [{ type: 'discard', card: only(cards, 'blight') }],
    solution: [{ type: 'discard', card: only(cards) }],
    done: [{ type: 'cardDiscarded' }],
  },
  {
    rule: '3.9',
    seat: 'allies',
    title: { en: 'Asked or not', es: 'Si te preguntan', fr: 'Si l’on vous demande' },
    told: {
      en: 'One passes on a reaction only when asked for one, in the enemy’s turn.',
      es: 'Solo se renuncia a reaccionar cuando te lo preguntan, en el turno del enemigo.',
      fr: 'On ne renonce à réagir que si on vous le demande, pendant le tour de l’ennemi.',
    },
    line: {
      en: 'Fire with the Rifleman in B3 at B1.',
      es: 'Dispara con el Fusilero de B3 a B1.',
      fr: 'Tirez avec le Rifleman de B3 sur B1.',
    },
    scene: asked,
    refused: [{ type: 'pass' }],
    solution: [attack(asked, 'R', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '3.12',
    seat: 'allies',
    title: { en: 'Nobody else’s hand', es: 'Ninguna otra mano', fr: 'La main de personne d’autre' },
    told: {
      en: 'Of the enemy’s hand you know how many cards there are, and you play only your own.',
      es: 'De la mano enemiga sabes cuántas cartas hay, y solo juegas las tuyas.',
      fr: 'De la main ennemie, vous savez combien de cartes il y a, et vous ne jouez que les vôtres.',
    },
    line: {
      en: 'Play Steady Aim on the Rifleman in B3.',
      es: 'Juega Pulso Firme en el Fusilero de B3.',
      fr: 'Jouez Main sûre sur le Rifleman en B3.',
    },
    scene: secret,
    refused: [plays(secret, secret.id('R'), 'blight')],
    solution: [plays(secret, secret.id('R'))],
    done: [{ type: 'cardPlayed' }],
  },
  {
    rule: 'C7.1',
    seat: 'allies',
    title: { en: 'After its attack', es: 'Después de su ataque', fr: 'Après son attaque' },
    told: {
      en: 'Fire at Will repeats an attack: it comes after one, before another unit is chosen.',
      es: 'Fuego a Discreción repite un ataque: va después de uno y antes de elegir otra unidad.',
      fr: 'Feu à volonté répète une attaque : après elle, avant de choisir une autre unité.',
    },
    line: {
      en: 'Fire with a Rifleman at B1, then play Fire at Will.',
      es: 'Dispara con un Fusilero a B1 y después juega Fuego a Discreción.',
      fr: 'Tirez avec un Rifleman sur B1, puis jouez Feu à volonté.',
    },
    scene: again,
    refused: [plays(again, 0)],
    solution: [attack(again, 'R', 'B1'), plays(again, 0)],
    done: [{ type: 'attackMade' }, { type: 'cardPlayed' }],
  },
  {
    rule: 'C8.1',
    seat: 'allies',
    title: { en: 'Before they move', es: 'Antes de que muevan', fr: 'Avant qu’ils bougent' },
    told: {
      en: 'Double Time helps nobody who has moved: play it first, then move.',
      es: 'Paso Ligero no ayuda a quien ya ha movido: juégalo antes de mover.',
      fr: 'Pas redoublé n’aide pas qui s’est déjà déplacé : jouez-la d’abord, puis déplacez.',
    },
    line: {
      en: 'Play Double Time on C3, then move that Rifleman to C1.',
      es: 'Juega Paso Ligero en C3 y después mueve ese Fusilero a C1.',
      fr: 'Jouez Pas redoublé sur C3, puis déplacez ce Rifleman en C1.',
    },
    scene: haste,
    refused: [move(haste, 'R2', 'C2'), plays(haste, haste.at('C2'))],
    solution: [plays(haste, haste.at('C3')), move(haste, 'R2', 'C1')],
    done: [{ type: 'cardPlayed' }, { type: 'moved' }],
  },
  {
    rule: 'M9.1',
    seat: 'allies',
    title: { en: 'Over the battlefield', es: 'Sobre el campo de batalla', fr: 'Au-dessus du champ de bataille' },
    told: {
      en: 'One grid on the board is chosen for all the parachutists; in C3 there is none.',
      es: 'Se elige una sección del tablero para todos los paracaidistas; en C3 no hay ninguna.',
      fr: 'On choisit une case du plateau pour tous les parachutistes ; en C3, il n’y en a pas.',
    },
    line: { en: 'Let them jump over C2.', es: 'Haz que salten sobre C2.', fr: 'Faites-les sauter sur C2.' },
    scene: jump,
    refused: [{ type: 'drop', at: jump.at('C3') }],
    solution: [{ type: 'drop', at: jump.at('C2') }],
    done: [{ type: 'phaseStarted', phase: 'deployment' }],
  },
]
