import type { RuleScene } from '@muster/engine'
import type { ActionOf } from '../../src/action.ts'
import type { Heading, Question } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { type Drawing, draw } from '../draw.ts'
import { fly, holding, shoot } from './scene.ts'

/** Somebody is asked this. */
function asking(on: Drawing, question: Question): Drawing {
  on.state.question = question
  return on
}

const SHOT = { type: 'shot', needed: 4, bonus: 0 } as const
const row = 'A2 . . b4'

const idle = holding(['cable'], row)
const full = holding(['cable', 'hook', 'luck', 'shield'], 'A1 . A2 . b1')
const tied = holding(['cable'], 'A2 @ . . . b4')
const caught = draw(row)
asking(caught, { type: 'pull', seat: 0, soldier: caught.id('A2'), heading: 1 })
const thrown = holding(['grenade'], 'A2 . b4')
const resting = draw('A4 . * . b4 . A2', {}, { grenade: { moved: true } })
const hurt = holding(['lazarus'], 'A2 . A4 . b4', {}, { A4: { lives: 1 } })
const hit = holding(['cable', 'shield'], row, { turn: 3 })
asking(hit, { type: 'hit', seat: 0, shot: { ...SHOT, soldier: hit.id('b4'), at: hit.soldier('A2').at, die: 7 } })
const missed = holding(['cable', 'luck'], row)
asking(missed, {
  type: 'repeat',
  seat: 0,
  roll: { ...SHOT, soldier: missed.id('A2'), at: missed.soldier('b4').at, die: 1 },
})

const cable = (force: number): ActionOf<'cable'> => ({ type: 'cable', soldier: tied.id('A2'), card: 'cable', force })
const throws = (heading: Heading, force: number): ActionOf<'throwGrenade'> => ({
  type: 'throwGrenade',
  soldier: thrown.id('A2'),
  card: 'grenade',
  side: 4,
  heading,
  force,
})
const revives = (target: string): ActionOf<'revive'> => ({
  type: 'revive',
  soldier: hurt.id('A2'),
  card: 'lazarus',
  target: hurt.id(target),
})
const pushesOff = { type: 'impulse', soldier: tied.id('A2'), heading: 4, force: 3 } as const

const line = {
  en: 'Shoot Water 4 with Fire 2.',
  es: 'Dispara a Agua 4 con Fuego 2.',
  fr: 'Tirez sur Eau 4 avec Feu 2.',
}

const ASKED: readonly RuleScene<Wravity>[] = [
  {
    rule: '9.9',
    seat: 'p1',
    title: { en: 'After a crash', es: 'Después de un choque', fr: 'Après un choc' },
    told: {
      en: 'Which way two soldiers part is asked after a crash, of the nimbler one’s player.',
      es: 'Por dónde se separan dos soldados se pregunta tras un choque, a quien lleva al más ágil.',
      fr: 'La façon dont deux soldats se séparent se demande après un choc, au joueur du plus agile.',
    },
    line,
    scene: idle,
    refused: [{ type: 'chooseAxis', heading: 1 }],
    solution: [shoot(idle, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '11.10',
    seat: 'p1',
    title: { en: 'When one is asked', es: 'Cuando te preguntan', fr: 'Quand on vous le demande' },
    told: {
      en: 'One reacts, or passes, when a roll gives the chance; nobody has rolled.',
      es: 'Se reacciona, o se pasa, cuando una tirada da la ocasión; nadie ha tirado.',
      fr: 'On réagit, ou l’on passe, quand un jet en donne l’occasion ; personne n’a lancé.',
    },
    line,
    scene: idle,
    refused: [{ type: 'pass' }],
    solution: [shoot(idle, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '13.5',
    seat: 'p1',
    title: { en: 'How hard to pull', es: 'Con qué fuerza tirar', fr: 'Avec quelle force tirer' },
    told: {
      en: 'The hook has caught Water 4; Fire 2, of strength 5, pulls with 1 to 5.',
      es: 'El gancho ha atrapado a Agua 4; Fuego 2, de fuerza 5, tira con 1 a 5.',
      fr: 'Le grappin a pris Eau 4 ; Feu 2, de force 5, tire avec 1 à 5.',
    },
    line: { en: 'Pull with force 3.', es: 'Tira con fuerza 3.', fr: 'Tirez avec une force de 3.' },
    scene: caught,
    refused: [{ type: 'pull', force: 6 }],
    solution: [{ type: 'pull', force: 3 }],
    done: [{ type: 'hookPulled' }],
  },
  {
    rule: '15.4',
    seat: 'p1',
    title: { en: 'A shield turns it away', es: 'Un escudo lo desvía', fr: 'Un bouclier le dévie' },
    told: {
      en: 'Fire 2 has been hit: a Deflector Shield turns the shot away, a Cable does not.',
      es: 'Han dado a Fuego 2: un Escudo Deflector desvía el disparo; un Cable, no.',
      fr: 'Feu 2 est touché : un Bouclier déflecteur dévie le tir, un Câble non.',
    },
    line: {
      en: 'Play the Deflector Shield.',
      es: 'Juega el Escudo Deflector.',
      fr: 'Jouez le Bouclier déflecteur.',
    },
    scene: hit,
    refused: [{ type: 'repel', card: 'cable' }],
    solution: [{ type: 'repel', card: 'shield' }],
    done: [{ type: 'soldierShielded' }],
  },
  {
    rule: '15.10',
    seat: 'p1',
    title: { en: 'Only Luck rolls again', es: 'Solo la Suerte repite', fr: 'Seule la Chance relance' },
    told: {
      en: 'The shot has missed: Luck rolls again, a Cable does not.',
      es: 'El disparo ha fallado: la Suerte repite la tirada; un Cable, no.',
      fr: 'Le tir a manqué : la Chance relance le dé, un Câble non.',
    },
    line: { en: 'Play Luck.', es: 'Juega la Suerte.', fr: 'Jouez la Chance.' },
    scene: missed,
    refused: [{ type: 'tryLuck', card: 'cable' }],
    solution: [{ type: 'tryLuck', card: 'luck' }],
    done: [{ type: 'cardUsed' }],
  },
]

const USED: readonly RuleScene<Wravity>[] = [
  {
    rule: '11.6',
    seat: 'p1',
    title: { en: 'A card in hand', es: 'Una carta en la mano', fr: 'Une carte en main' },
    told: {
      en: 'An object is used with its card: you hold a Cable and no Hook.',
      es: 'Un objeto se usa con su carta: tienes un Cable y ningún Gancho.',
      fr: 'Un objet s’utilise avec sa carte : vous avez un Câble et pas de Grappin.',
    },
    line,
    scene: idle,
    refused: [{ type: 'hook', soldier: idle.id('A2'), card: 'hook', heading: 1 }],
    solution: [shoot(idle, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '11.16',
    seat: 'p1',
    title: { en: 'Four cards are enough', es: 'Cuatro cartas bastan', fr: 'Quatre cartes suffisent' },
    told: {
      en: 'With four cards in hand nobody concentrates for a fifth.',
      es: 'Con cuatro cartas en la mano nadie se concentra para una quinta.',
      fr: 'Avec quatre cartes en main, personne ne se concentre pour une cinquième.',
    },
    line: {
      en: 'Shoot Water 1 with Fire 2.',
      es: 'Dispara a Agua 1 con Fuego 2.',
      fr: 'Tirez sur Eau 1 avec Feu 2.',
    },
    scene: full,
    refused: [{ type: 'concentrate', soldier: full.id('A1') }],
    solution: [shoot(full, 'A2', 'b1')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '12.3',
    seat: 'p1',
    title: { en: 'Back on the cable', es: 'De vuelta por el cable', fr: 'Retour par le câble' },
    told: {
      en: 'On the cable Fire 2 turns round, with a force of its choice up to its strength, 5.',
      es: 'Con el cable, Fuego 2 da la vuelta con la fuerza que quiera hasta la suya, 5.',
      fr: 'Au câble, Feu 2 fait demi-tour avec la force de son choix, jusqu’à la sienne, 5.',
    },
    line: {
      en: 'Push Fire 2 off west with force 3, fly one hex, then use the cable with force 2.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 3, vuela una casilla y usa el cable con fuerza 2.',
      fr: 'Élancez Feu 2, cap ouest, force 3, volez d’une case, puis tirez le câble, force 2.',
    },
    scene: tied,
    refused: [pushesOff, fly(tied, 'A2', 1), cable(6)],
    solution: [pushesOff, fly(tied, 'A2', 1), cable(2)],
    done: [{ type: 'cablePulled' }],
  },
  {
    rule: '15.1',
    seat: 'p1',
    title: { en: 'Sure with the card', es: 'Certero con la carta', fr: 'Sûr avec la carte' },
    told: {
      en: 'A Sure Shot takes its card, and you hold only a Cable.',
      es: 'Un Tiro Certero pide su carta, y solo tienes un Cable.',
      fr: 'Un Tir sûr demande sa carte, et vous n’avez qu’un Câble.',
    },
    line,
    scene: idle,
    refused: [{ ...shoot(idle, 'A2', 'b4'), card: 'sureShot' }],
    solution: [shoot(idle, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '15.7',
    seat: 'p1',
    title: { en: 'A life that is missing', es: 'Una vida que falta', fr: 'Une vie qui manque' },
    told: {
      en: 'Fire 2 is intact and needs no Lazarus; Fire 4 has lost a life.',
      es: 'Fuego 2 está intacto y no necesita Lázarus; Fuego 4 ha perdido una vida.',
      fr: 'Feu 2 est intact et n’a pas besoin de Lazare ; Feu 4 a perdu une vie.',
    },
    line: {
      en: 'Use Lazarus on Fire 4.',
      es: 'Usa Lázarus en Fuego 4.',
      fr: 'Utilisez Lazare sur Feu 4.',
    },
    scene: hurt,
    refused: [revives('A2')],
    solution: [revives('A4')],
    done: [{ type: 'soldierRevived' }],
  },
]

const GRENADES: readonly RuleScene<Wravity>[] = [
  {
    rule: '14.2',
    seat: 'p1',
    title: { en: 'Away from the thrower', es: 'Lejos de quien la lanza', fr: 'Loin du lanceur' },
    told: {
      en: 'Put on the west side, the grenade flies west or one direction to either side, not back.',
      es: 'Puesta al oeste, la granada vuela al oeste o a un rumbo contiguo, no hacia atrás.',
      fr: 'Posée à l’ouest, la grenade vole vers l’ouest ou un cap voisin, pas en arrière.',
    },
    line: {
      en: 'Throw the grenade west with force 2.',
      es: 'Lanza la granada al oeste con fuerza 2.',
      fr: 'Lancez la grenade vers l’ouest avec une force de 2.',
    },
    scene: thrown,
    refused: [throws(1, 2)],
    solution: [throws(4, 2)],
    done: [{ type: 'grenadeThrown' }],
  },
  {
    rule: '14.3',
    seat: 'p1',
    title: { en: 'As far as one can throw', es: 'Tan fuerte como se puede', fr: 'Autant qu’on le peut' },
    told: {
      en: 'Fire 2 has strength 5: the grenade flies at 1 to 5.',
      es: 'Fuego 2 tiene fuerza 5: la granada vuela a una velocidad de 1 a 5.',
      fr: 'Feu 2 a une force de 5 : la grenade vole à une vitesse de 1 à 5.',
    },
    line: {
      en: 'Throw the grenade west with force 3.',
      es: 'Lanza la granada al oeste con fuerza 3.',
      fr: 'Lancez la grenade vers l’ouest avec une force de 3.',
    },
    scene: thrown,
    refused: [throws(4, 6)],
    solution: [throws(4, 3)],
    done: [{ type: 'grenadeThrown' }],
  },
  {
    rule: '14.5',
    seat: 'p1',
    title: { en: 'Once a turn', es: 'Una vez por turno', fr: 'Une fois par tour' },
    told: {
      en: 'The grenade has moved in this turn already; it moves again in the next.',
      es: 'La granada ya se ha movido en este turno; vuelve a moverse en el siguiente.',
      fr: 'La grenade s’est déjà déplacée pendant ce tour ; elle se déplacera au suivant.',
    },
    line,
    scene: resting,
    refused: [{ type: 'moveGrenade', grenade: 0 }],
    solution: [shoot(resting, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
]

export const CARDS: readonly RuleScene<Wravity>[] = [...ASKED, ...USED, ...GRENADES]
