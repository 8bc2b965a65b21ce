import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { move } from '../deeds.ts'
import { draw } from '../draw.ts'

const movement = { mission: 'short', phase: 'movement' } as const

const edge = draw('. . .\n. R --', movement)
const diagonal = draw('. . .\n. . .\n. C .', movement)
const wire = draw('. .:w .\n. R .', movement)
const traps = draw('. .:t .\nC R .', movement)

export const GROUND: readonly RuleScene<RivetWars>[] = [
  {
    rule: '1.8',
    seat: 'allies',
    title: { en: 'No tile, no ground', es: 'Sin loseta no hay suelo', fr: 'Sans tuile, pas de sol' },
    told: {
      en: 'There is no tile in C2: that is off the board, and nobody goes there.',
      es: 'En C2 no hay loseta: está fuera del tablero y nadie va allí.',
      fr: 'Il n’y a pas de tuile en C2 : c’est hors du plateau, et personne n’y va.',
    },
    line: { en: 'Move the Rifleman to C1.', es: 'Mueve el Fusilero a C1.', fr: 'Déplacez le Rifleman en C1.' },
    scene: edge,
    refused: [move(edge, 'R', 'C2')],
    solution: [move(edge, 'R', 'C1')],
    done: [{ type: 'moved', unit: edge.id('R') }],
  },
  {
    rule: '9.3',
    seat: 'allies',
    title: { en: 'One diagonal', es: 'Una diagonal', fr: 'Une diagonale' },
    told: {
      en: 'One step of a move may go diagonally; a second may not.',
      es: 'Un paso del movimiento puede ir en diagonal; un segundo, no.',
      fr: 'Un pas du mouvement peut aller en diagonale ; un second, non.',
    },
    line: {
      en: 'Move the Rocket Cycle to C2, then to C1.',
      es: 'Mueve la Moto Lanzacohetes a C2 y después a C1.',
      fr: 'Déplacez le Rocket Cycle en C2, puis en C1.',
    },
    scene: diagonal,
    refused: [move(diagonal, 'C', 'C2'), move(diagonal, 'C', 'B1')],
    solution: [move(diagonal, 'C', 'C2'), move(diagonal, 'C', 'C1')],
    done: [{ type: 'moved' }, { type: 'moved' }],
  },
  {
    rule: '10.6',
    seat: 'allies',
    title: { en: 'Wire stops men', es: 'La alambrada detiene a los hombres', fr: 'Les barbelés arrêtent les hommes' },
    told: {
      en: 'Infantry does not enter barbed wire; a machine would roll it flat.',
      es: 'La infantería no entra en una alambrada; una máquina la aplastaría.',
      fr: 'L’infanterie n’entre pas dans les barbelés ; une machine les aplatirait.',
    },
    line: {
      en: 'Move the Rifleman round it to C1.',
      es: 'Rodéala: mueve el Fusilero a C1.',
      fr: 'Contournez : déplacez le Rifleman en C1.',
    },
    scene: wire,
    refused: [move(wire, 'R', 'B1')],
    solution: [move(wire, 'R', 'C1')],
    done: [{ type: 'moved', unit: wire.id('R') }],
  },
  {
    rule: '10.8',
    seat: 'allies',
    title: {
      en: 'Traps stop machines',
      es: 'Las trampas detienen a las máquinas',
      fr: 'Les pièges arrêtent les machines',
    },
    told: {
      en: 'Only infantry fits between tank traps.',
      es: 'Entre las trampas antitanque solo cabe la infantería.',
      fr: 'Seule l’infanterie passe entre les pièges antichars.',
    },
    line: {
      en: 'Move the Rifleman to B1.',
      es: 'Mueve el Fusilero a B1.',
      fr: 'Déplacez le Rifleman en B1.',
    },
    scene: traps,
    refused: [move(traps, 'C', 'B1')],
    solution: [move(traps, 'R', 'B1')],
    done: [{ type: 'moved', unit: traps.id('R') }],
  },
]
