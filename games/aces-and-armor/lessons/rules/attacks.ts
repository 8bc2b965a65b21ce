import type { RuleScene } from '@muster/engine'
import type { AcesAndArmor } from '../../src/state.ts'
import { taught } from '../draw.ts'

const declare = { phase: 'declare' } as const

const phase = taught('. . . .\n. t I .\n. . . .', declare)
const swimmer = taught('. . . .\ni~ I t .\n. . . .', declare)
const winner = taught('. . . .\n. iX I t\n. . . .', {
  ...declare,
  flags: { B2: 'us' },
  units: { i: { occupied: true } },
})
const bound = taught('. . . .\nI i T .\n. . . .', { ...declare, units: { i: { holds: 0 } } })
const owed = taught('. . . .\nI i . .\n. . . .', { ...declare, units: { i: { holds: 0 } } })
const friend = taught('. . . .\n. i t I\n. . . .', declare)
const empty = taught('. . . .\n. t I .\n. . . .', declare)

export const ATTACKS: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: '3.3',
    seat: 'us',
    title: { en: 'Moving is over', es: 'Ya no se mueve', fr: 'Le mouvement est fini' },
    told: {
      en: 'A turn goes from movement to declaration, combat and money, and never back.',
      es: 'Un turno va del movimiento a la declaración, al combate y al dinero, y nunca hacia atrás.',
      fr: 'Un tour va du mouvement à la déclaration, au combat et à l’argent, jamais en arrière.',
    },
    line: {
      en: 'Declare the Sherman’s attack on the infantry in C2.',
      es: 'Declara el ataque del Sherman a la infantería de C2.',
      fr: 'Déclarez l’attaque du Sherman sur l’infanterie en C2.',
    },
    scene: phase,
    refused: [phase.moves('t', 'B1')],
    solution: [phase.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '4.17',
    seat: 'us',
    title: { en: 'Up to its neck', es: 'Con el agua al cuello', fr: 'De l’eau jusqu’au cou' },
    told: {
      en: 'Infantry in water does not attack; the Sherman on land does.',
      es: 'La infantería en el agua no ataca; el Sherman en tierra, sí.',
      fr: 'L’infanterie dans l’eau n’attaque pas ; le Sherman à terre, si.',
    },
    line: {
      en: 'Declare the Sherman’s attack on the infantry in B2.',
      es: 'Declara el ataque del Sherman a la infantería de B2.',
      fr: 'Déclarez l’attaque du Sherman sur l’infanterie en B2.',
    },
    scene: swimmer,
    refused: [swimmer.attacks('i', 'I')],
    solution: [swimmer.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '5.5',
    seat: 'us',
    title: { en: 'Busy with the flag', es: 'Ocupada con la bandera', fr: 'Occupée par le drapeau' },
    told: {
      en: 'The infantry has taken the factory this turn, and so it does not attack.',
      es: 'La infantería ha ocupado la fábrica en este turno, así que no ataca.',
      fr: 'L’infanterie a occupé l’usine ce tour-ci, elle n’attaque donc pas.',
    },
    line: {
      en: 'Declare the Sherman’s attack on the infantry in C2.',
      es: 'Declara el ataque del Sherman a la infantería de C2.',
      fr: 'Déclarez l’attaque du Sherman sur l’infanterie en C2.',
    },
    scene: winner,
    refused: [winner.attacks('i', 'I')],
    solution: [winner.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '6.11',
    seat: 'us',
    title: { en: 'The one it stopped', es: 'La que interceptó', fr: 'Celle qu’elle a arrêtée' },
    told: {
      en: 'Your infantry stopped the infantry in A2: it must attack that one, and no other.',
      es: 'Tu infantería interceptó a la de A2: debe atacar a esa y a ninguna otra.',
      fr: 'Votre infanterie a intercepté celle en A2 : elle doit attaquer celle-là, et aucune autre.',
    },
    line: {
      en: 'Declare its attack on the infantry in A2.',
      es: 'Declara su ataque a la infantería de A2.',
      fr: 'Déclarez son attaque sur l’infanterie en A2.',
    },
    scene: bound,
    refused: [bound.attacks('i', 'T')],
    solution: [bound.attacks('i', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '6.12',
    seat: 'us',
    title: { en: 'First what is owed', es: 'Primero lo debido', fr: 'D’abord ce qui est dû' },
    told: {
      en: 'Your infantry stopped the enemy and must attack it before the list is confirmed.',
      es: 'Tu infantería interceptó al enemigo y debe atacarlo antes de que se confirme la lista.',
      fr: 'Votre infanterie a intercepté l’ennemi et doit l’attaquer avant que la liste soit confirmée.',
    },
    line: {
      en: 'Declare its attack on the infantry in A2.',
      es: 'Declara su ataque a la infantería de A2.',
      fr: 'Déclarez son attaque sur l’infanterie en A2.',
    },
    scene: owed,
    refused: [{ type: 'confirm' }],
    solution: [owed.attacks('i', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '7.5',
    seat: 'us',
    title: { en: 'Only enemies', es: 'Solo enemigos', fr: 'Seulement des ennemis' },
    told: {
      en: 'A unit of your own is never a target.',
      es: 'Una unidad propia nunca es objetivo.',
      fr: 'Une de vos propres unités n’est jamais une cible.',
    },
    line: {
      en: 'Declare the Sherman’s attack on the infantry in D2.',
      es: 'Declara el ataque del Sherman a la infantería de D2.',
      fr: 'Déclarez l’attaque du Sherman sur l’infanterie en D2.',
    },
    scene: friend,
    refused: [friend.attacks('t', 'i')],
    solution: [friend.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: '11.1',
    seat: 'us',
    title: { en: 'At units, not at hexes', es: 'A unidades, no a hexágonos', fr: 'Des unités, pas des hexagones' },
    told: {
      en: 'A Sherman attacks units; only the Katyusha is aimed at a hex.',
      es: 'Un Sherman ataca unidades; solo el Katyusha apunta a un hexágono.',
      fr: 'Un Sherman attaque des unités ; seule la Katioucha vise un hexagone.',
    },
    line: {
      en: 'Declare the Sherman’s attack on the infantry in C2.',
      es: 'Declara el ataque del Sherman a la infantería de C2.',
      fr: 'Déclarez l’attaque du Sherman sur l’infanterie en C2.',
    },
    scene: empty,
    refused: [{ type: 'barrage', unit: empty.id('t'), hex: empty.hex('B1') }],
    solution: [empty.attacks('t', 'I')],
    done: [{ type: 'attackDeclared' }],
  },
]
