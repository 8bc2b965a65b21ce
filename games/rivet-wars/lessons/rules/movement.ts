import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { move } from '../deeds.ts'
import { draw } from '../draw.ts'

const movement = { mission: 'short', phase: 'movement' } as const

const full = draw('. RRRR\n. R', movement)
const once = draw('. . .\n. R R', movement)
const enemies = draw('. p .\n. R .', movement)
const legs = draw('. . .\n. C .', movement)
const objective = draw('. .:o .\nC R .', movement)
const late = draw('. . p\n. RC .', { mission: 'short', phase: 'rearrange' })

export const MOVEMENT: readonly RuleScene<RivetWars>[] = [
  {
    rule: '1.3',
    seat: 'allies',
    title: { en: 'Four squares', es: 'Cuatro casillas', fr: 'Quatre cellules' },
    told: {
      en: 'Four Riflemen fill a grid; a fifth does not fit.',
      es: 'Cuatro Fusileros llenan una sección; un quinto no cabe.',
      fr: 'Quatre Riflemen remplissent une case ; un cinquième n’y tient pas.',
    },
    line: {
      en: 'Move the Rifleman from B2 to A1.',
      es: 'Mueve el Fusilero de B2 a A1.',
      fr: 'Déplacez le Rifleman de B2 à A1.',
    },
    scene: full,
    refused: [move(full, 'R5', 'B1')],
    solution: [move(full, 'R5', 'A1')],
    done: [{ type: 'moved', unit: full.id('R5') }],
  },
  {
    rule: '9.1',
    seat: 'allies',
    title: { en: 'Once each', es: 'Una vez cada una', fr: 'Une fois chacune' },
    told: {
      en: 'Whoever has moved, and left the move to another, does not move again this turn.',
      es: 'Quien ha movido y ha cedido el movimiento a otra unidad no vuelve a mover en este turno.',
      fr: 'Qui s’est déplacé, puis a laissé la main à une autre unité, ne se déplace plus pendant ce tour.',
    },
    line: {
      en: 'Move both Riflemen one grid north.',
      es: 'Mueve los dos Fusileros una sección al norte.',
      fr: 'Déplacez les deux Riflemen d’une case vers le nord.',
    },
    scene: once,
    refused: [move(once, 'R', 'B1'), move(once, 'R2', 'C1'), move(once, 'R', 'A1')],
    solution: [move(once, 'R', 'B1'), move(once, 'R2', 'C1')],
    done: [{ type: 'moved' }, { type: 'moved' }],
  },
  {
    rule: '9.4',
    shows: ['1.4'],
    seat: 'allies',
    title: { en: 'Held by the enemy', es: 'En manos del enemigo', fr: 'Tenue par l’ennemi' },
    told: {
      en: 'Nobody walks into a grid that the enemy holds: clear it first, or go round.',
      es: 'Nadie entra en una sección que ocupa el enemigo: despéjala antes o rodéala.',
      fr: 'Nul n’entre dans une case tenue par l’ennemi : dégagez-la d’abord, ou contournez-la.',
    },
    line: {
      en: 'Move the Rifleman past it to C1.',
      es: 'Mueve el Fusilero a C1, a su lado.',
      fr: 'Déplacez le Rifleman à côté, en C1.',
    },
    scene: enemies,
    refused: [move(enemies, 'R', 'B1')],
    solution: [move(enemies, 'R', 'C1')],
    done: [{ type: 'moved', unit: enemies.id('R') }],
  },
  {
    rule: '9.6',
    seat: 'allies',
    title: { en: 'Leg by leg', es: 'Tramo a tramo', fr: 'Étape par étape' },
    told: {
      en: 'Each leg of a move leads to another grid, and the next goes on from there.',
      es: 'Cada tramo de un movimiento lleva a otra sección, y el siguiente continúa desde allí.',
      fr: 'Chaque étape d’un mouvement mène à une autre case, et la suivante repart de là.',
    },
    line: {
      en: 'Move the Rocket Cycle to B1, then to C1.',
      es: 'Mueve la Moto Lanzacohetes a B1 y después a C1.',
      fr: 'Déplacez le Rocket Cycle en B1, puis en C1.',
    },
    scene: legs,
    refused: [move(legs, 'C', 'B2')],
    solution: [move(legs, 'C', 'B1'), move(legs, 'C', 'C1')],
    done: [{ type: 'moved' }, { type: 'moved' }],
  },
  {
    rule: '9.11',
    shows: ['9.10'],
    seat: 'allies',
    title: { en: 'Too late to move', es: 'Ya no se mueve', fr: 'Trop tard pour bouger' },
    told: {
      en: 'Once grids are being rearranged nobody moves any more.',
      es: 'Cuando se reordenan las secciones ya no mueve nadie.',
      fr: 'Dès qu’on réarrange les cases, plus personne ne se déplace.',
    },
    line: {
      en: 'Put the Rocket Cycle in front in B2.',
      es: 'Pon delante la Moto Lanzacohetes en B2.',
      fr: 'Mettez le Rocket Cycle devant, en B2.',
    },
    scene: late,
    refused: [move(late, 'R', 'B1')],
    solution: [{ type: 'rearrange', at: late.at('B2'), order: [late.id('C'), late.id('R')] }],
    done: [{ type: 'rearranged' }],
  },
  {
    rule: '10.4',
    seat: 'allies',
    title: { en: 'Men take objectives', es: 'Los objetivos, a pie', fr: 'Les objectifs, à pied' },
    told: {
      en: 'Machines stay out of a Strategic Objective; only infantry enters it.',
      es: 'Las máquinas no entran en un objetivo estratégico; solo entra la infantería.',
      fr: 'Les machines n’entrent pas sur un Objectif stratégique ; seule l’infanterie y entre.',
    },
    line: {
      en: 'Move the Rifleman onto the objective in B1.',
      es: 'Mueve el Fusilero al objetivo de B1.',
      fr: 'Déplacez le Rifleman sur l’objectif en B1.',
    },
    scene: objective,
    refused: [move(objective, 'C', 'B1')],
    solution: [move(objective, 'R', 'B1')],
    done: [{ type: 'moved', unit: objective.id('R') }],
  },
]
