import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor, Action } from '../../src/state.ts'
import { taught } from '../draw.ts'

const three = '. . . . .\n. i t h .\n. . . . .\nT . . . .'
const first = { round: 1, phase: 'armies', units: { i: { army: 0 }, t: { army: 1 }, h: { army: 2 } } } as const

const four = taught(three, { ...first, options: { mode: 'four' } })
const two = taught(three, first)
const moving = taught('. . . .\n. i t .\n. . . T')
const partners = taught('. . . .\n. i n .\n. . . I', {
  options: { mode: 'cooperative', team: 'allies', coopEnemy: 'g1' },
})
const factory = taught('. . X .\ni . . .\n. . . T')
const declared = taught('. I . .\n. i t .\n. . . T', { phase: 'declare' })
const above = taught('. J . .\n. t I .\n. . . .', { phase: 'declare' })

const uses = (...armies: readonly number[]): Action => ({ type: 'useArmies', armies })

const ROUND_ONE: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '3.4',
    seat: 'us',
    title: { en: 'One army to begin', es: 'Un ejército para empezar', fr: 'Une armée pour commencer' },
    told: {
      en: 'With four at the table, whoever moves first in round one uses one army only.',
      es: 'Con cuatro en la mesa, quien mueve primero en la primera ronda usa un solo ejército.',
      fr: 'À quatre, qui joue en premier dans la première manche n’utilise qu’une armée.',
    },
    line: {
      en: 'Use army 1, the infantry’s.',
      es: 'Usa el ejército 1, el de la infantería.',
      fr: 'Utilisez l’armée 1, celle de l’infanterie.',
    },
    scene: four,
    refused: [uses(0, 1)],
    solution: [uses(0)],
    done: [{ type: 'armiesUsed' }],
  },
  {
    rule: '3.5',
    seat: 'us',
    title: { en: 'One, then the others', es: 'Uno y después los otros', fr: 'Une, puis les autres' },
    told: {
      en: 'With two sides, whoever moves first uses one army in round one, and the two others in round two.',
      es: 'Con dos bandos, quien mueve primero usa un ejército en la primera ronda y los otros dos en la segunda.',
      fr: 'À deux camps, qui joue en premier utilise une armée à la première manche, et les deux autres à la deuxième.',
    },
    line: {
      en: 'Use army 2, the Sherman’s.',
      es: 'Usa el ejército 2, el del Sherman.',
      fr: 'Utilisez l’armée 2, celle du Sherman.',
    },
    scene: two,
    refused: [uses(0, 1)],
    solution: [uses(1)],
    done: [{ type: 'armiesUsed' }],
  },
  {
    rule: '3.7',
    seat: 'us',
    title: { en: 'Before anybody moves', es: 'Antes de mover', fr: 'Avant de se déplacer' },
    told: {
      en: 'Armies are picked at the start of a turn; now units move.',
      es: 'Los ejércitos se eligen al empezar el turno; ahora mueven las unidades.',
      fr: 'Les armées se choisissent au début du tour ; maintenant, les unités se déplacent.',
    },
    line: { en: 'Move the Sherman to C1.', es: 'Mueve el Sherman a C1.', fr: 'Déplacez le Sherman en C1.' },
    scene: moving,
    refused: [uses(0)],
    solution: [moving.moves('t', 'C1')],
    done: [{ type: 'unitMoved', unit: moving.id('t') }],
  },
]

const MOVES: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '4.1',
    seat: 'us',
    title: { en: 'Your own units', es: 'Tus propias unidades', fr: 'Vos propres unités' },
    told: {
      en: 'You move your own units, each once; the Tiger is Germany’s.',
      es: 'Mueves tus propias unidades, cada una una vez; el Tigre es de Alemania.',
      fr: 'Vous déplacez vos propres unités, une fois chacune ; le Tigre est à l’Allemagne.',
    },
    line: { en: 'Move the infantry to B1.', es: 'Mueve la infantería a B1.', fr: 'Déplacez l’infanterie en B1.' },
    scene: moving,
    refused: [moving.moves('T', 'D2')],
    solution: [moving.moves('i', 'B1')],
    done: [{ type: 'unitMoved', unit: moving.id('i') }],
  },
  {
    rule: '4.20',
    seat: 'us',
    title: { en: 'To another hex', es: 'A otro hexágono', fr: 'Vers un autre hexagone' },
    told: {
      en: 'Each leg of a move leads to another hex; who is to stay is simply left where it is.',
      es: 'Cada tramo de un movimiento lleva a otro hexágono; quien deba quedarse no se mueve y ya está.',
      fr: 'Chaque étape mène à un autre hexagone ; qui doit rester, on le laisse où il est.',
    },
    line: {
      en: 'Move the Sherman to C1, then to D1.',
      es: 'Mueve el Sherman a C1 y después a D1.',
      fr: 'Déplacez le Sherman en C1, puis en D1.',
    },
    scene: moving,
    refused: [moving.moves('t', 'C2')],
    solution: [moving.moves('t', 'C1'), moving.moves('t', 'D1')],
    done: [{ type: 'unitMoved' }, { type: 'unitMoved' }],
  },
  {
    rule: '5.2',
    seat: 'us',
    title: { en: 'From the hex beside it', es: 'Desde el hexágono de al lado', fr: 'Depuis l’hexagone voisin' },
    told: {
      en: 'Occupying a factory is a whole movement, from a hex next to it: the infantry is too far away.',
      es: 'Ocupar una fábrica es todo un movimiento, desde un hexágono contiguo: la infantería está demasiado lejos.',
      fr: 'Occuper une usine est tout un mouvement, depuis un hexagone voisin : l’infanterie est trop loin.',
    },
    line: {
      en: 'Move the infantry next to it, to B2.',
      es: 'Mueve la infantería a su lado, a B2.',
      fr: 'Déplacez l’infanterie à côté, en B2.',
    },
    scene: factory,
    refused: [factory.moves('i', 'C1')],
    solution: [factory.moves('i', 'B2')],
    done: [{ type: 'unitMoved', unit: factory.id('i') }],
  },
  {
    rule: '12.2',
    seat: 'us',
    title: { en: 'Each their own', es: 'Cada uno lo suyo', fr: 'Chacun les siennes' },
    told: {
      en: 'Playing together, one player acts after the other in each phase: the T-34 is your partner’s.',
      es: 'En cooperativo, en cada fase actúa uno tras otro: el T-34 es de tu compañero.',
      fr: 'En coopération, on agit l’un après l’autre à chaque phase : le T-34 est à votre partenaire.',
    },
    line: { en: 'Move the infantry to B1.', es: 'Mueve la infantería a B1.', fr: 'Déplacez l’infanterie en B1.' },
    scene: partners,
    refused: [partners.moves('n', 'C1')],
    solution: [partners.moves('i', 'B1')],
    done: [{ type: 'unitMoved', unit: partners.id('i') }],
  },
]

const DECLARING: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '7.2',
    seat: 'us',
    title: { en: 'Once a turn', es: 'Una vez por turno', fr: 'Une fois par tour' },
    told: {
      en: 'Each unit attacks once a turn; the Sherman can join in.',
      es: 'Cada unidad ataca una vez por turno; el Sherman puede sumarse.',
      fr: 'Chaque unité attaque une fois par tour ; le Sherman peut s’y joindre.',
    },
    line: {
      en: 'Attack B1 with the infantry, then with the Sherman.',
      es: 'Ataca B1 con la infantería y después con el Sherman.',
      fr: 'Attaquez B1 avec l’infanterie, puis avec le Sherman.',
    },
    scene: declared,
    refused: [declared.attacks('i', 'I'), declared.attacks('i', 'I')],
    solution: [declared.attacks('i', 'I'), declared.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }, { type: 'attackDeclared' }],
  },
  {
    rule: '7.4',
    seat: 'us',
    title: { en: 'Out of its reach above', es: 'Fuera de alcance, arriba', fr: 'Trop haut pour lui' },
    told: {
      en: 'Only units with the anti-air mark attack aircraft, and a Sherman has none.',
      es: 'Solo las unidades con la marca antiaérea atacan a la aviación, y un Sherman no la tiene.',
      fr: 'Seules les unités à marque antiaérienne attaquent l’aviation, et un Sherman n’en a pas.',
    },
    line: {
      en: 'Attack the infantry in C2.',
      es: 'Ataca la infantería de C2.',
      fr: 'Attaquez l’infanterie en C2.',
    },
    scene: above,
    refused: [above.attacks('t', 'J')],
    solution: [above.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
]

export const TURNS: readonly RuleScene<AcesAndArmor>[] = [...ROUND_ONE, ...MOVES, ...DECLARING]
