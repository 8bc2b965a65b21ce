import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { onToAttacks } from './by-itself.ts'
import { taught, twelve } from './draw.ts'

const scene = taught(
  `
  . . . . .
  . . If . .
  . . t . .
  . . I . .
  `,
  { phase: 'declare' },
)
const inForest = scene.attacks('t', 'I')
const inTheOpen = scene.attacks('t', 'I2')

export const ARMOUR_AND_FOREST: Lesson<AcesAndArmor> = {
  id: 'armour-and-forest',
  rules: ['8.15', '8.16'],
  seat: 'us',
  title: { en: 'Armour and forest', es: 'Blindaje y bosque', fr: 'Blindage et forêt' },
  idea: { en: 'Reading the damage table.', es: 'Leer la tabla de daño.', fr: 'Lire la table des dégâts.' },
  keep: {
    en: 'Defend in forests, attack in the open.',
    es: 'Defiende en el bosque, ataca en terreno estándar.',
    fr: 'Défendez en forêt, attaquez en terrain dégagé.',
  },
  scene,
  byItself: onToAttacks,
  tasks: [
    {
      line: {
        en: 'Declare the Sherman’s attack on the infantry that will suffer more.',
        es: 'Declara el ataque del Sherman a la infantería que más sufrirá.',
        fr: 'Déclarez l’attaque du Sherman sur l’infanterie qui souffrira le plus.',
      },
      coach: {
        en: 'One stands in a forest in C2, one in the open in C4. The same five hits are 3 damage in the open, only 2 in a forest.',
        es: 'Una está en el bosque de C2, otra en terreno estándar en C4. Los mismos cinco impactos son 3 de daño en terreno estándar y solo 2 en el bosque.',
        fr: 'L’une est en forêt en C2, l’autre en terrain dégagé en C4. Les mêmes cinq touches font 3 dégâts en terrain dégagé, seulement 2 en forêt.',
      },
      done: { events: [{ type: 'attackDeclared', attack: inTheOpen }] },
      solution: [inTheOpen],
      question: true,
      tries: [
        {
          do: [inForest],
          rule: '8.16',
          coach: {
            en: 'In the forest it takes 6 hits for the third damage; in the open 5 are enough. Take it back and choose C4.',
            es: 'En el bosque hacen falta 6 impactos para el tercer daño; en terreno estándar bastan 5. Deshazlo y elige C4.',
            fr: 'En forêt, il faut 6 touches pour le troisième dégât ; en terrain dégagé, 5 suffisent. Annulez et choisissez C4.',
          },
        },
        {
          do: [{ type: 'confirm' }],
          rule: '7.1',
          coach: {
            en: 'Nothing was declared, so nobody fought. Take it back and choose the Sherman, then its target.',
            es: 'No se declaró nada, así que nadie combatió. Deshazlo y elige el Sherman y después su objetivo.',
            fr: 'Rien n’était déclaré, donc personne n’a combattu. Annulez et choisissez le Sherman, puis sa cible.',
          },
        },
      ],
    },
    {
      beside: '8.14',
      line: { en: 'Confirm your attacks.', es: 'Confirma tus ataques.', fr: 'Confirmez vos attaques.' },
      coach: {
        en: 'Each unit’s card has two lines of hits: one for the open, one for a defender in a forest. The attacker never profits from terrain.',
        es: 'La ficha de cada unidad tiene dos líneas de impactos: una para terreno estándar y otra para quien defiende en un bosque. Al atacante el terreno nunca le ayuda.',
        fr: 'La fiche de chaque unité a deux lignes de touches : une pour le terrain dégagé, une pour qui défend en forêt. Le terrain n’aide jamais l’attaquant.',
      },
      after: {
        en: 'Five hits: 3 damage in the open.',
        es: 'Cinco impactos: 3 de daño en terreno estándar.',
        fr: 'Cinq touches : 3 dégâts en terrain dégagé.',
      },
      done: { events: [{ type: 'unitsFought', unit: inTheOpen.unit, target: inTheOpen.target }] },
      falls: [...twelve(5), ...twelve(1)],
      solution: [{ type: 'confirm' }],
      tries: [
        {
          do: [inForest],
          refused: '7.2',
          coach: {
            en: 'The Sherman attacks once in a turn, and its attack is declared. Confirm it.',
            es: 'El Sherman ataca una vez por turno, y su ataque está declarado. Confírmalo.',
            fr: 'Le Sherman attaque une fois par tour, et son attaque est déclarée. Confirmez-la.',
          },
        },
      ],
    },
  ],
}
