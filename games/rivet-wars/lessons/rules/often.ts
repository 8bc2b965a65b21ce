// What is refused most often.
import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { assault, attack, move } from '../deeds.ts'
import { draw } from '../draw.ts'

const deployment = { mission: 'short', phase: 'deployment', supply: { points: 1 } } as const
const combat = { mission: 'short', phase: 'combat' } as const
const movement = { mission: 'short', phase: 'movement' } as const

const poor = draw('. . .\nR:a .:A .:A', deployment)
const late = draw('. p .\n. . .\n. R .', { phase: 'combat', hands: { allies: ['doubleTime'] } })
const range = draw('p . .\n. . .\n. p .\n. R .', combat)
const empty = draw('. p .\n. . .\n. R .', combat)
const gun = draw('. p .\n. . .\n. H .', combat)
const charge = draw('. p .\n. . .\n. O R', combat)
const far = draw('. . .\n. . .\n. R .', movement)
const bunker = draw('. .:b .\nC R .', movement)

const deploys = (kind: string) => ({ type: 'deploy', kind, at: poor.at('B2') }) as const

export const OFTEN: readonly RuleScene<RivetWars>[] = [
  {
    rule: '3.7',
    seat: 'allies',
    title: { en: 'A card has its time', es: 'Cada carta a su tiempo', fr: 'Chaque carte à son heure' },
    told: {
      en: 'Double Time is for the movement phase, and this is the combat phase.',
      es: 'Paso Ligero es para la fase de movimiento, y esta es la de combate.',
      fr: 'Pas redoublé est pour la phase de mouvement, et voici celle de combat.',
    },
    line: {
      en: 'Fire with the Rifleman at B1.',
      es: 'Dispara con el Fusilero a B1.',
      fr: 'Tirez avec le Rifleman sur B1.',
    },
    scene: late,
    refused: [{ type: 'play', card: late.state.armies.allies.hand[0] ?? -1, target: late.at('B3') }],
    solution: [attack(late, 'R', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '4.2',
    seat: 'allies',
    title: { en: 'What it costs', es: 'Lo que cuesta', fr: 'Ce que cela coûte' },
    told: {
      en: 'A Rocket Cycle costs two deployment points, and one is left: enough for a Rifleman.',
      es: 'Una Moto Lanzacohetes cuesta dos puntos de despliegue y queda uno: basta para un Fusilero.',
      fr: 'Un Rocket Cycle coûte deux points de déploiement, et il en reste un : assez pour un Rifleman.',
    },
    line: { en: 'Deploy a Rifleman in B2.', es: 'Despliega un Fusilero en B2.', fr: 'Déployez un Rifleman en B2.' },
    scene: poor,
    refused: [deploys('rocketCycle')],
    solution: [deploys('rifleman')],
    done: [{ type: 'deployed', kind: 'rifleman' }],
  },
  {
    rule: '5.4',
    seat: 'allies',
    title: { en: 'Within range', es: 'Dentro del alcance', fr: 'À portée' },
    told: {
      en: 'A Rifleman fires two grids far: A1 is three away, B3 is next to it.',
      es: 'Un Fusilero dispara a dos secciones: A1 está a tres; B3, al lado.',
      fr: 'Un Rifleman tire à deux cases : A1 est à trois, B3 est à côté.',
    },
    line: {
      en: 'Fire with the Rifleman at B3.',
      es: 'Dispara con el Fusilero a B3.',
      fr: 'Tirez avec le Rifleman sur B3.',
    },
    scene: range,
    refused: [attack(range, 'R', 'A1')],
    solution: [attack(range, 'R', 'B3')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '5.9',
    seat: 'allies',
    title: { en: 'Somebody must be there', es: 'Tiene que haber alguien', fr: 'Il y faut quelqu’un' },
    told: {
      en: 'An attack goes at the first enemy in a grid; in C2 there is nobody.',
      es: 'Un ataque va contra el primer enemigo de una sección; en C2 no hay nadie.',
      fr: 'Une attaque vise le premier ennemi d’une case ; en C2, il n’y a personne.',
    },
    line: {
      en: 'Fire with the Rifleman at B1.',
      es: 'Dispara con el Fusilero a B1.',
      fr: 'Tirez avec le Rifleman sur B1.',
    },
    scene: empty,
    refused: [attack(empty, 'R', 'C2')],
    solution: [attack(empty, 'R', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '6.7',
    seat: 'allies',
    title: { en: 'Too near to stray', es: 'Demasiado cerca para desviarse', fr: 'Trop près pour dévier' },
    told: {
      en: 'So near, the Hammer does not stray: it fires at enemies, not at an empty grid.',
      es: 'Tan cerca, el Martillo no se desvía: dispara a enemigos, no a una sección vacía.',
      fr: 'De si près, le Hammer ne dévie pas : il tire sur des ennemis, pas sur une case vide.',
    },
    line: {
      en: 'Fire with the Hammer at B1.',
      es: 'Dispara con el Martillo a B1.',
      fr: 'Tirez avec le Hammer sur B1.',
    },
    scene: gun,
    refused: [attack(gun, 'H', 'B2')],
    solution: [attack(gun, 'H', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '7.17',
    seat: 'allies',
    title: { en: 'Who may charge', es: 'Quién puede cargar', fr: 'Qui peut charger' },
    told: {
      en: 'Only a unit with Rapid Assault moves before it attacks: the Ostrich, not the Rifleman.',
      es: 'Solo una unidad con Asalto Rápido mueve antes de atacar: el Avestruz, no el Fusilero.',
      fr: 'Seule une unité avec Assaut rapide se déplace avant d’attaquer : l’Ostrich, pas le Rifleman.',
    },
    line: {
      en: 'Assault with the Ostrich to B2.',
      es: 'Asalta con el Avestruz hasta B2.',
      fr: 'Assaut de l’Ostrich jusqu’en B2.',
    },
    scene: charge,
    refused: [assault(charge, 'R', 'C2')],
    solution: [assault(charge, 'O', 'B2')],
    done: [{ type: 'moved', unit: charge.id('O') }],
  },
  {
    rule: '9.2',
    seat: 'allies',
    title: { en: 'As far as its move', es: 'Hasta donde llega', fr: 'Aussi loin que son mouvement' },
    told: {
      en: 'On open ground a Rifleman moves one grid: B1 is two away.',
      es: 'En terreno abierto un Fusilero mueve una sección: B1 está a dos.',
      fr: 'En terrain découvert, un Rifleman avance d’une case : B1 est à deux.',
    },
    line: { en: 'Move the Rifleman to B2.', es: 'Mueve el Fusilero a B2.', fr: 'Déplacez le Rifleman en B2.' },
    scene: far,
    refused: [move(far, 'R', 'B1')],
    solution: [move(far, 'R', 'B2')],
    done: [{ type: 'moved', unit: far.id('R') }],
  },
  {
    rule: '10.1',
    seat: 'allies',
    title: { en: 'A bunker is for men', es: 'Un búnker es para hombres', fr: 'Un bunker est pour les hommes' },
    told: {
      en: 'Only infantry enters a bunker.',
      es: 'En un búnker solo entra la infantería.',
      fr: 'Seule l’infanterie entre dans un bunker.',
    },
    line: { en: 'Move the Rifleman to B1.', es: 'Mueve el Fusilero a B1.', fr: 'Déplacez le Rifleman en B1.' },
    scene: bunker,
    refused: [move(bunker, 'C', 'B1')],
    solution: [move(bunker, 'R', 'B1')],
    done: [{ type: 'moved', unit: bunker.id('R') }],
  },
]
