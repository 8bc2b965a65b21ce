import { type Lesson, must } from '@muster/engine'
import { BOX } from '../src/content/box.ts'
import type { AcesAndArmor } from '../src/state.ts'
import { onToAttacks } from './by-itself.ts'
import { taught, twelve } from './draw.ts'

const scene = taught(
  `
  . . T p .
  . . t . .
  . . . . .
  . h . . .
  `,
  { phase: 'declare' },
)
const [hits] = must(BOX.units['tiger']).hits
const fromAfar = scene.attacks('h', 'T')
const fromAbove = scene.attacks('p', 'T')
const nextDoor = scene.attacks('t', 'T')
const CONFIRM = { type: 'confirm' } as const
const fought = (attack: typeof fromAfar) =>
  ({ type: 'unitsFought', unit: attack.unit, target: attack.target, backHits: -1 }) as const

export const REACH_AND_ANSWER: Lesson<AcesAndArmor> = {
  id: 'reach-and-answer',
  rules: ['7.3', '7.4', '8.2'],
  seat: 'us',
  title: { en: 'Reach and answer', es: 'Alcance y contraataque', fr: 'Portée et contre-attaque' },
  idea: {
    en: 'Who can counter-attack, and who cannot.',
    es: 'Quién puede contraatacar y quién no.',
    fr: 'Qui peut contre-attaquer, et qui ne peut pas.',
  },
  keep: {
    en: 'Soften it from afar before you go near.',
    es: 'Ablándalo de lejos antes de acercarte.',
    fr: 'Affaiblissez-le de loin avant de vous approcher.',
  },
  scene,
  byItself: onToAttacks,
  tasks: [
    {
      line: {
        en: 'Declare the Howitzer’s attack on the Tiger.',
        es: 'Declara el ataque del Obús al Tigre.',
        fr: 'Déclarez l’attaque de l’Obusier sur le Tigre.',
      },
      coach: {
        en: 'Only a target next to you counter-attacks. The Howitzer reaches 2 to 5 hexes, and from there the Tiger cannot answer.',
        es: 'Solo contraataca un objetivo que está junto a ti. El Obús alcanza de 2 a 5 hexágonos, y a esa distancia el Tigre no puede contraatacar.',
        fr: 'Seule une cible voisine contre-attaque. L’Obusier porte de 2 à 5 hexagones, et de là le Tigre ne peut pas répondre.',
      },
      done: { events: [{ type: 'attackDeclared', attack: fromAfar }] },
      solution: [fromAfar],
      tries: [
        {
          do: [nextDoor],
          rule: '8.2',
          coach: {
            en: `It works, but the Tiger answers: 12 dice, ${hits} or less hits. Take it back and let the Howitzer begin.`,
            es: `Se puede, pero el Tigre contraataca: 12 dados, y ${hits} o menos impacta. Deshazlo y que empiece el Obús.`,
            fr: `C’est possible, mais le Tigre contre-attaque : 12 dés, et ${hits} ou moins touche. Annulez et laissez l’Obusier commencer.`,
          },
        },
        {
          do: [CONFIRM],
          rule: '7.1',
          coach: {
            en: 'Nothing was declared, and the turn is gone. Take it back and choose the Howitzer, then the Tiger.',
            es: 'No se declaró nada, y el turno ha pasado. Deshazlo y elige el Obús y después el Tigre.',
            fr: 'Rien n’était déclaré, et le tour est passé. Annulez et choisissez l’Obusier, puis le Tigre.',
          },
        },
      ],
    },
    {
      line: { en: 'Confirm your attacks.', es: 'Confirma tus ataques.', fr: 'Confirmez vos attaques.' },
      coach: {
        en: 'Watch the dice: only yours roll.',
        es: 'Mira los dados: solo se lanzan los tuyos.',
        fr: 'Regardez les dés : seuls les vôtres sont lancés.',
      },
      after: {
        en: 'No answer: the Tiger’s gun does not reach that far.',
        es: 'Sin contraataque: el cañón del Tigre no llega tan lejos.',
        fr: 'Pas de contre-attaque : le canon du Tigre ne porte pas si loin.',
      },
      done: { events: [fought(fromAfar)] },
      falls: twelve(5),
      solution: [CONFIRM],
      tries: [
        {
          do: [nextDoor],
          rule: '8.2',
          coach: {
            en: 'Now the Sherman goes near as well, and the Tiger will answer it. Take it back and confirm the Howitzer alone.',
            es: 'Ahora también se acerca el Sherman, y el Tigre contraatacará. Deshazlo y confirma solo el Obús.',
            fr: 'Le Sherman s’en mêle aussi, et le Tigre contre-attaquera. Annulez et confirmez l’Obusier seul.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Attack the Tiger with the P-51 Mustang, and confirm.',
        es: 'Ataca al Tigre con el P-51 Mustang y confirma.',
        fr: 'Attaquez le Tigre avec le P-51 Mustang, et confirmez.',
      },
      coach: {
        en: 'It is your next turn. The P-51 is beside the Tiger, but only units with the anti-air mark fire at aircraft, and a Tiger has none.',
        es: 'Tu próximo turno: el P-51 está junto al Tigre. Solo disparan a la aviación las unidades con el símbolo antiaéreo, y el Tigre no lo tiene.',
        fr: 'Votre tour suivant : le P-51 est à côté du Tigre. Seules les unités à marque antiaérienne tirent sur l’aviation, et le Tigre ne l’a pas.',
      },
      done: { events: [fought(fromAbove)] },
      falls: twelve(5, 1, 2, 12),
      onTheWay: [fromAfar],
      solution: [fromAbove, CONFIRM],
      tries: [
        {
          do: [CONFIRM],
          coach: {
            en: 'Nobody attacked. Take it back, choose the P-51, then the Tiger.',
            es: 'No ha atacado nadie. Deshazlo, elige el P-51 y después el Tigre.',
            fr: 'Personne n’a attaqué. Annulez, choisissez le P-51, puis le Tigre.',
          },
        },
        {
          do: [nextDoor],
          rule: '8.2',
          coach: {
            en: 'The Tiger answers whoever it can reach: the Sherman next to it. Take it back and send the P-51.',
            es: 'El Tigre contraataca a quien alcanza: al Sherman que tiene al lado. Deshazlo y envía el P-51.',
            fr: 'Le Tigre contre-attaque ce qui est à portée : le Sherman voisin. Annulez et envoyez le P-51.',
          },
        },
      ],
    },
  ],
}
