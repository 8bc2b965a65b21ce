import { type Lesson, must } from '@muster/engine'
import { BOX } from '../src/content/box.ts'
import type { AcesAndArmor } from '../src/state.ts'
import { onToAttacks } from './by-itself.ts'
import { taught, twelve } from './draw.ts'

const scene = taught(
  `
  . . . . .
  . . I . .
  . . t . .
  . . . . .
  `,
  { phase: 'declare' },
)
const attack = scene.attacks('t', 'I')
const [hits] = must(BOX.units['sherman']).hits

export const ATTACK: Lesson<AcesAndArmor> = {
  id: 'attack',
  rules: ['7.1', '7.6', '8.4', '8.14', '8.15'],
  seat: 'us',
  title: { en: 'Attack', es: 'Ataca', fr: 'Attaquer' },
  idea: {
    en: 'Declare, confirm, roll, read.',
    es: 'Declarar, confirmar, tirar, leer.',
    fr: 'Déclarer, confirmer, lancer, lire.',
  },
  keep: { en: 'What is declared is done.', es: 'Lo declarado se cumple.', fr: 'Ce qui est déclaré est fait.' },
  scene,
  byItself: onToAttacks,
  tasks: [
    {
      line: {
        en: 'Declare the Sherman’s attack on the infantry in C2.',
        es: 'Declara el ataque del Sherman a la infantería de C2.',
        fr: 'Déclarez l’attaque du Sherman sur l’infanterie en C2.',
      },
      coach: {
        en: `Name every attack first; then all are fought, in that order. Twelve dice roll, and every one that shows ${hits} or less hits.`,
        es: `Nombra antes todos los ataques; después se resuelven en ese orden. Se lanzan doce dados, y cada uno que muestre ${hits} o menos impacta.`,
        fr: `Nommez d’abord toutes les attaques ; elles sont ensuite résolues dans cet ordre. On lance douze dés, et chacun qui montre ${hits} ou moins touche.`,
      },
      done: { events: [{ type: 'attackDeclared', attack }] },
      solution: [attack],
      tries: [
        {
          do: [{ type: 'confirm' }],
          rule: '7.1',
          coach: {
            en: 'Nobody has to attack, but here you want to. Take it back: choose the Sherman, then the infantry.',
            es: 'Nadie está obligado a atacar, pero aquí te conviene. Deshazlo: elige el Sherman y después la infantería.',
            fr: 'Personne n’est obligé d’attaquer, mais ici il le faut. Annulez : choisissez le Sherman, puis l’infanterie.',
          },
        },
      ],
    },
    {
      beside: '7.6',
      line: { en: 'Confirm your attacks.', es: 'Confirma tus ataques.', fr: 'Confirmez vos attaques.' },
      coach: {
        en: 'Until you confirm you may undo; after it every attack on the list is fought. A defender next to you counter-attacks.',
        es: 'Hasta que confirmes puedes deshacer; después se resuelve todo lo declarado. Un defensor que está junto a ti contraataca.',
        fr: 'Avant de confirmer, on peut annuler ; après, toute attaque de la liste a lieu. Un défenseur voisin contre-attaque.',
      },
      after: {
        en: 'Six hits are 4 damage on infantry in the open, and it has answered at the same time.',
        es: 'Seis impactos son 4 de daño en infantería en terreno estándar, y ha contraatacado a la vez.',
        fr: 'Six touches font 4 dégâts à l’infanterie en terrain dégagé, et elle a contre-attaqué en même temps.',
      },
      done: { events: [{ type: 'unitsFought', unit: attack.unit, target: attack.target }] },
      falls: [...twelve(6), ...twelve(2)],
      solution: [{ type: 'confirm' }],
      tries: [
        {
          do: [attack],
          refused: '7.2',
          coach: {
            en: 'Each unit attacks once in a turn, and the Sherman is on the list already. Confirm it.',
            es: 'Cada unidad ataca una vez por turno, y el Sherman ya está en la lista. Confírmala.',
            fr: 'Chaque unité attaque une fois par tour, et le Sherman est déjà dans la liste. Confirmez-la.',
          },
        },
      ],
    },
  ],
}
