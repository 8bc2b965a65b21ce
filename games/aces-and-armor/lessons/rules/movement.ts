import { act, type RuleScene, seeded } from '@muster/engine'
import { acesAndArmor } from '../../src/game.ts'
import type { AcesAndArmor } from '../../src/state.ts'
import { type Drawing, taught } from '../draw.ts'

const END = { type: 'endMovement' } as const

/** Only the second army of two is used: the infantry is of the first. */
function resting(): Drawing {
  const drawn = taught('. . . .\n. i t .\n. . . T', { round: 1, units: { i: { army: 0 }, t: { army: 1 } } })
  Object.assign(drawn.state.players[drawn.state.turn] ?? {}, { active: [1] })
  return drawn
}

/** Germany has moved up, and one is asked whether to stop it. */
function movedUp(): Drawing {
  const drawn = taught('. . .\n. m .\nI . t', { turn: 'g1' })
  act(acesAndArmor(), drawn.state, 'g1', drawn.moves('I', 'A2'), seeded(1))
  return drawn
}

const unused = resting()
const stopping = movedUp()
const once = taught('. . . .\n. i t .\n. . . .\n. . . T')
const friend = taught('. . . . .\ni . . t .\n. . . . T')
const water = taught('. ~ . .\ni t . .\n. . . T')
const over = taught('. . . . .\ni t . . .\n. . . . T')
const wall = taught('. . .\nt I .\n. . .')
const peaks = taught('. ^ . .\ni t . .\n. . . T', { options: { mode: 'two', mountains: true } })
const bound = taught('. . . .\n. I i .\n. . . .', { units: { i: { holds: 0 } } })

export const MOVEMENT: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '3.6',
    seat: 'us',
    title: { en: 'An army at rest', es: 'Un ejército en reposo', fr: 'Une armée au repos' },
    told: {
      en: 'The infantry is of an army that is not used this turn, the Sherman of one that is.',
      es: 'La infantería es de un ejército que no se usa en este turno; el Sherman, de uno que sí.',
      fr: 'L’infanterie est d’une armée qui n’est pas utilisée ce tour-ci, le Sherman d’une armée qui l’est.',
    },
    line: { en: 'Move the Sherman to C1.', es: 'Mueve el Sherman a C1.', fr: 'Déplacez le Sherman en C1.' },
    scene: unused,
    refused: [unused.moves('i', 'B1')],
    solution: [unused.moves('t', 'C1')],
    done: [{ type: 'unitMoved', unit: unused.id('t') }],
  },
  {
    rule: '4.3',
    seat: 'us',
    title: { en: 'In one go', es: 'De una vez', fr: 'D’un seul tenant' },
    told: {
      en: 'Once another unit has moved, the move before it is over, points left or not.',
      es: 'Cuando mueve otra unidad, el movimiento anterior se ha acabado, queden puntos o no.',
      fr: 'Dès qu’une autre unité s’est déplacée, le mouvement précédent est fini, points restants ou non.',
    },
    line: {
      en: 'Move the infantry to B1, then the Sherman to C1.',
      es: 'Mueve la infantería a B1 y después el Sherman a C1.',
      fr: 'Déplacez l’infanterie en B1, puis le Sherman en C1.',
    },
    scene: once,
    refused: [once.moves('i', 'B1'), once.moves('t', 'C1'), once.moves('i', 'A1')],
    solution: [once.moves('i', 'B1'), once.moves('t', 'C1')],
    done: [
      { type: 'unitMoved', unit: once.id('i') },
      { type: 'unitMoved', unit: once.id('t') },
    ],
  },
  {
    rule: '4.11',
    shows: ['4.10'],
    seat: 'us',
    title: { en: 'One unit on a hex', es: 'Una unidad por hexágono', fr: 'Une unité par hexagone' },
    told: {
      en: 'The infantry’s points end where the Sherman stands, and nobody stays on top of a friend.',
      es: 'Los puntos de la infantería se acaban donde está el Sherman, y nadie se queda sobre un amigo.',
      fr: 'Les points de l’infanterie s’épuisent là où se trouve le Sherman, et nul ne reste sur un ami.',
    },
    line: {
      en: 'Move the infantry beside the Sherman, to C2.',
      es: 'Mueve la infantería junto al Sherman, a C2.',
      fr: 'Déplacez l’infanterie à côté du Sherman, en C2.',
    },
    scene: friend,
    refused: [friend.moves('i', 'D2')],
    solution: [friend.moves('i', 'C2')],
    done: [{ type: 'unitMoved', unit: friend.id('i') }],
  },
  {
    rule: '4.12',
    seat: 'us',
    title: { en: 'Not through the enemy', es: 'No a través del enemigo', fr: 'Pas à travers l’ennemi' },
    told: {
      en: 'A hex with an enemy is shut to everybody, to pass as well as to stay.',
      es: 'Un hexágono con un enemigo está cerrado para todos, tanto para pasar como para quedarse.',
      fr: 'Un hexagone tenu par l’ennemi est fermé à tous, pour passer comme pour rester.',
    },
    line: {
      en: 'Move the Sherman to A1.',
      es: 'Mueve el Sherman a A1.',
      fr: 'Déplacez le Sherman en A1.',
    },
    scene: wall,
    refused: [wall.moves('t', 'B2')],
    solution: [wall.moves('t', 'A1')],
    done: [{ type: 'unitMoved', unit: wall.id('t') }],
  },
  {
    rule: '4.15',
    seat: 'us',
    title: { en: 'Into the water', es: 'Al agua', fr: 'Dans l’eau' },
    told: {
      en: 'Only infantry enters water, and the step takes its whole turn.',
      es: 'Solo la infantería entra en el agua, y ese paso le cuesta el turno entero.',
      fr: 'Seule l’infanterie entre dans l’eau, et ce pas lui prend tout son tour.',
    },
    line: {
      en: 'Move the infantry into the water in B1.',
      es: 'Mueve la infantería al agua, a B1.',
      fr: 'Déplacez l’infanterie dans l’eau, en B1.',
    },
    scene: water,
    refused: [water.moves('t', 'B1')],
    solution: [water.moves('i', 'B1')],
    done: [{ type: 'unitMoved', unit: water.id('i') }],
  },
  {
    rule: '4.22',
    seat: 'us',
    title: { en: 'Not on a friend’s roof', es: 'No te quedes encima', fr: 'Pas sur le toit d’un ami' },
    told: {
      en: 'Whoever pauses on top of a friend must go on from there.',
      es: 'Quien se detiene sobre un amigo debe seguir desde allí.',
      fr: 'Qui fait halte sur un ami doit repartir de là.',
    },
    line: {
      en: 'Move the infantry over the Sherman to C2.',
      es: 'Mueve la infantería por encima del Sherman a C2.',
      fr: 'Déplacez l’infanterie par-dessus le Sherman, en C2.',
    },
    scene: over,
    refused: [over.moves('i', 'B2'), END],
    solution: [over.moves('i', 'B2'), over.moves('i', 'C2')],
    done: [
      { type: 'unitMoved', unit: over.id('i') },
      { type: 'unitMoved', unit: over.id('i') },
    ],
  },
  {
    rule: 'M4.1',
    seat: 'us',
    title: { en: 'No road for tanks', es: 'No es camino para tanques', fr: 'Pas un chemin pour les chars' },
    told: {
      en: 'Tanks do not climb mountains; infantry does.',
      es: 'Los tanques no suben a las montañas; la infantería, sí.',
      fr: 'Les chars ne gravissent pas les montagnes ; l’infanterie, si.',
    },
    line: {
      en: 'Move the infantry onto the mountain in B1.',
      es: 'Mueve la infantería a la montaña de B1.',
      fr: 'Déplacez l’infanterie sur la montagne en B1.',
    },
    scene: peaks,
    refused: [peaks.moves('t', 'B1')],
    solution: [peaks.moves('i', 'B1')],
    done: [{ type: 'unitMoved', unit: peaks.id('i') }],
  },
  {
    rule: '6.8',
    seat: 'us',
    title: { en: 'Who can stop it', es: 'Quién puede detenerla', fr: 'Qui peut l’arrêter' },
    told: {
      en: 'The enemy has come up to A2: a unit next to that hex can stop it, one farther off cannot.',
      es: 'El enemigo ha llegado a A2: puede detenerlo una unidad contigua a ese hexágono, no una más lejana.',
      fr: 'L’ennemi est arrivé en A2 : une unité voisine de cet hexagone peut l’arrêter, une plus lointaine ne le peut pas.',
    },
    line: {
      en: 'Intercept with the Mobile Infantry in B2.',
      es: 'Intercepta con la Infantería Móvil de B2.',
      fr: 'Interceptez avec l’Infanterie mobile en B2.',
    },
    scene: stopping,
    refused: [{ type: 'intercept', unit: stopping.id('t') }],
    solution: [{ type: 'intercept', unit: stopping.id('m') }],
    done: [{ type: 'unitIntercepted', by: stopping.id('m') }],
  },
  {
    rule: '6.10',
    seat: 'us',
    title: { en: 'Who stops is bound', es: 'Quien intercepta queda obligado', fr: 'Qui arrête est engagé' },
    told: {
      en: 'Your infantry stopped the enemy in B2: this turn it stays and attacks it.',
      es: 'Tu infantería interceptó al enemigo de B2: en este turno se queda y lo ataca.',
      fr: 'Votre infanterie a intercepté l’ennemi en B2 : ce tour-ci, elle reste et l’attaque.',
    },
    line: {
      en: 'End movement, then attack the infantry in B2.',
      es: 'Termina el movimiento y ataca a la infantería de B2.',
      fr: 'Terminez le mouvement, puis attaquez l’infanterie en B2.',
    },
    scene: bound,
    refused: [bound.moves('i', 'D2')],
    solution: [END, bound.attacks('i', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
]
