// What is refused most often.
import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor, Action } from '../../src/state.ts'
import { taught } from '../draw.ts'

const factory = taught('. X . .\n. t i .\n. . . T')
const slow = taught('. . . . .\nh . . . .\n. . . . .\n. . . . T')
const moving = taught('. . . .\n. I i .\n. . . .')
const range = taught('. . . .\n. i . I\n. I . .\n. . . .', { phase: 'declare' })
const money = taught('. . . .\n. i X .\n. . . T', { phase: 'money', coins: { us: 3 }, flags: { C2: 'us' } })

const buys = (kind: string): Action => ({ type: 'buy', kind, hex: money.hex('C2') })

const line = { en: 'Move the infantry to D2.', es: 'Mueve la infantería a D2.', fr: 'Déplacez l’infanterie en D2.' }
const moves = [moving.moves('i', 'D2')]
const moved = [{ type: 'unitMoved', unit: moving.id('i') }] as const

const MOVES: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '4.5',
    seat: 'us',
    title: { en: 'As far as its points go', es: 'Hasta donde alcanzan sus puntos', fr: 'Tant qu’il reste des points' },
    told: {
      en: 'A Howitzer has two points: E2 is four hexes away.',
      es: 'Un Obús tiene dos puntos: E2 está a cuatro hexágonos.',
      fr: 'Un Obusier a deux points : E2 est à quatre hexagones.',
    },
    line: { en: 'Move the Howitzer to B2.', es: 'Mueve el Obús a B2.', fr: 'Déplacez l’Obusier en B2.' },
    scene: slow,
    refused: [slow.moves('h', 'E2')],
    solution: [slow.moves('h', 'B2')],
    done: [{ type: 'unitMoved', unit: slow.id('h') }],
  },
  {
    rule: '5.1',
    seat: 'us',
    title: { en: 'Infantry takes factories', es: 'La infantería toma fábricas', fr: 'L’infanterie prend les usines' },
    told: {
      en: 'Only infantry enters a factory that is not yours; a tank stays outside.',
      es: 'Solo la infantería entra en una fábrica que no es tuya; un tanque se queda fuera.',
      fr: 'Seule l’infanterie entre dans une usine qui n’est pas à vous ; un char reste dehors.',
    },
    line: {
      en: 'Move the infantry into the factory in B1.',
      es: 'Mueve la infantería a la fábrica de B1.',
      fr: 'Déplacez l’infanterie dans l’usine en B1.',
    },
    scene: factory,
    refused: [factory.moves('t', 'B1')],
    solution: [factory.moves('i', 'B1')],
    done: [{ type: 'factoryOccupied' }],
  },
  {
    rule: '6.1',
    seat: 'us',
    title: { en: 'While somebody moves', es: 'Mientras alguien mueve', fr: 'Pendant un mouvement' },
    told: {
      en: 'One intercepts, or lets pass, while an enemy moves by; now it is your own turn.',
      es: 'Se intercepta, o se deja pasar, mientras mueve un enemigo; ahora es tu turno.',
      fr: 'On intercepte, ou on laisse passer, pendant qu’un ennemi se déplace ; c’est votre tour.',
    },
    line,
    scene: moving,
    refused: [{ type: 'decline' }],
    solution: moves,
    done: moved,
  },
]

const ATTACKS: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '7.1',
    seat: 'us',
    title: { en: 'First move, then attack', es: 'Primero mover, después atacar', fr: 'D’abord bouger, puis attaquer' },
    told: {
      en: 'Attacks are declared when all your units have moved.',
      es: 'Los ataques se declaran cuando han movido todas tus unidades.',
      fr: 'Les attaques se déclarent quand toutes vos unités se sont déplacées.',
    },
    line,
    scene: moving,
    refused: [moving.attacks('i', 'I')],
    solution: moves,
    done: moved,
  },
  {
    rule: '7.3',
    seat: 'us',
    title: { en: 'Within reach', es: 'A su alcance', fr: 'À sa portée' },
    told: {
      en: 'Infantry attacks the next hex: the enemy in D2 is two away, the one in B3 beside it.',
      es: 'La infantería ataca el hexágono contiguo: el enemigo de D2 está a dos; el de B3, al lado.',
      fr: 'L’infanterie attaque l’hexagone voisin : l’ennemi en D2 est à deux, celui en B3 à côté.',
    },
    line: {
      en: 'Attack the infantry in B3.',
      es: 'Ataca la infantería de B3.',
      fr: 'Attaquez l’infanterie en B3.',
    },
    scene: range,
    refused: [range.attacks('i', 'I')],
    solution: [range.attacks('i', 'I2')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '7.6',
    seat: 'us',
    title: { en: 'Nothing to confirm yet', es: 'Aún no hay qué confirmar', fr: 'Rien à confirmer encore' },
    told: {
      en: 'A list of attacks is confirmed when they have been declared; now units move.',
      es: 'La lista de ataques se confirma cuando se han declarado; ahora mueven las unidades.',
      fr: 'La liste des attaques se confirme une fois déclarée ; maintenant, les unités se déplacent.',
    },
    line,
    scene: moving,
    refused: [{ type: 'confirm' }],
    solution: moves,
    done: moved,
  },
  {
    rule: '9.9',
    seat: 'us',
    title: { en: 'What it costs', es: 'Lo que cuesta', fr: 'Ce que cela coûte' },
    told: {
      en: 'A Sherman costs four coins and you have three: enough for Regular Infantry.',
      es: 'Un Sherman cuesta cuatro monedas y tienes tres: bastan para Infantería Regular.',
      fr: 'Un Sherman coûte quatre pièces et vous en avez trois : assez pour une Infanterie régulière.',
    },
    line: {
      en: 'Buy Regular Infantry in C2.',
      es: 'Compra Infantería Regular en C2.',
      fr: 'Achetez une Infanterie régulière en C2.',
    },
    scene: money,
    refused: [buys('sherman')],
    solution: [buys('regular-infantry')],
    done: [{ type: 'unitBought', kind: 'regular-infantry' }],
  },
]

export const OFTEN: readonly RuleScene<AcesAndArmor>[] = [...MOVES, ...ATTACKS]
