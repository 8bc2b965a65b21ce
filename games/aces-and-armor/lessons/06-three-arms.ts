import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { pastMoney } from './by-itself.ts'
import { taught, twelve } from './draw.ts'

const scene = taught(`
  . f . . = . . f .
  . . f . = . . . .
  f . . t T= . X . f
  . . . . = . . f .
  . . m . = . . . .
  ~ . . . = . h . .
  ~ ~ . . = . . . f
`)
const attack = scene.attacks('t', 'T')
const infantry = scene.id('m')
const beside = ['D2', 'E2', 'F2', 'F3', 'E4']
const END = { type: 'endMovement' } as const

export const THREE_ARMS: Lesson<AcesAndArmor> = {
  id: 'three-arms',
  rules: ['8.5', '8.6', '8.7', '8.8', '8.9'],
  seat: 'us',
  title: {
    en: 'Three arms, three red dice',
    es: 'Tres armas, tres dados rojos',
    fr: 'Trois armes, trois dés rouges',
  },
  idea: { en: 'Support.', es: 'El apoyo.', fr: 'Le soutien.' },
  keep: {
    en: 'Bring another arm, not another tank.',
    es: 'Trae otra arma, no otro tanque.',
    fr: 'Amenez une autre arme, pas un autre char.',
  },
  scene,
  byItself: pastMoney,
  tasks: [
    {
      line: {
        en: 'Move the Mobile Infantry to E4, next to the Tiger.',
        es: 'Mueve la Infantería Móvil a E4, junto al Tigre.',
        fr: 'Déplacez l’Infanterie mobile en E4, à côté du Tigre.',
      },
      coach: {
        en: 'Each arm that has the target in range helps the attacker beside it: two arms give 2 red dice, three give 3. Helpers need not fire.',
        es: 'Cada arma que tiene el objetivo a su alcance ayuda al atacante que está junto a él: dos armas dan 2 dados rojos, tres dan 3. Las unidades de apoyo no tienen que disparar.',
        fr: 'Chaque arme qui a la cible à portée aide l’attaquant voisin de celle-ci : deux armes donnent 2 dés rouges, trois en donnent 3. Les unités de soutien n’ont pas à tirer.',
      },
      after: {
        en: 'The Tiger could have stopped it there, and has declined.',
        es: 'El Tigre podía interceptarla ahí y ha renunciado.',
        fr: 'Le Tigre pouvait l’intercepter là, et a renoncé.',
      },
      done: {
        events: [{ type: 'unitMoved', unit: infantry }],
        fact: (view) => beside.some((name) => view.units[infantry]?.at === scene.hex(name)),
      },
      onTheWay: [{ type: 'move', unit: infantry }],
      solution: [scene.moves('m', 'E4')],
      tries: [
        {
          do: [END, attack],
          rule: '8.6',
          coach: {
            en: 'Twelve dice and 2 red ones: tank and artillery. Take it back and bring the infantry.',
            es: 'Doce dados y 2 rojos: tanque y artillería. Deshazlo y trae la infantería.',
            fr: 'Douze dés et 2 rouges : char et artillerie. Annulez et amenez l’infanterie.',
          },
        },
        {
          do: [END],
          coach: {
            en: 'The infantry is not there yet. Take it back and move it next to the Tiger first.',
            es: 'La infantería aún no está ahí. Deshazlo y muévela antes junto al Tigre.',
            fr: 'L’infanterie n’y est pas encore. Annulez et déplacez-la d’abord à côté du Tigre.',
          },
        },
      ],
    },
    {
      line: {
        en: 'End the movement and declare the Sherman’s attack on the Tiger.',
        es: 'Termina el movimiento y declara el ataque del Sherman al Tigre.',
        fr: 'Terminez le mouvement et déclarez l’attaque du Sherman sur le Tigre.',
      },
      coach: {
        en: 'Tank beside it, artillery in range, infantry beside it: three arms. Look at the dice before you declare.',
        es: 'Tanque al lado, artillería a su alcance, infantería al lado: tres armas. Mira los dados antes de declarar.',
        fr: 'Char à côté, artillerie à portée, infanterie à côté : trois armes. Regardez les dés avant de déclarer.',
      },
      done: { events: [{ type: 'attackDeclared', attack }] },
      onTheWay: [END],
      solution: [END, attack],
      tries: [
        {
          do: [END, scene.attacks('m', 'T')],
          coach: {
            en: 'The infantry attacks with its own weak dice; the red ones come with any attacker beside the target. Take it back and send the Sherman.',
            es: 'La infantería ataca con sus propios dados, flojos; los rojos los recibe cualquier atacante junto al objetivo. Deshazlo y envía el Sherman.',
            fr: 'L’infanterie attaque avec ses propres dés, faibles ; tout attaquant voisin de la cible reçoit les rouges. Annulez et envoyez le Sherman.',
          },
        },
        {
          do: [END, { type: 'confirm' }],
          coach: {
            en: 'Nothing was declared. Take it back and declare the Sherman at the Tiger.',
            es: 'No se ha declarado nada. Deshazlo y declara el ataque del Sherman al Tigre.',
            fr: 'Rien n’a été déclaré. Annulez et déclarez l’attaque du Sherman sur le Tigre.',
          },
        },
      ],
    },
    {
      line: { en: 'Confirm your attacks.', es: 'Confirma tus ataques.', fr: 'Confirmez vos attaques.' },
      coach: {
        en: 'Twelve dice and three red ones. Red dice hit like the others.',
        es: 'Doce dados y tres rojos. Los rojos impactan como los demás.',
        fr: 'Douze dés et trois rouges. Les rouges touchent comme les autres.',
      },
      done: { events: [{ type: 'unitsFought', unit: attack.unit, target: attack.target }] },
      falls: [...twelve(6, 2, 1, 11), ...twelve(2)],
      solution: [{ type: 'confirm' }],
      tries: [
        {
          do: [attack],
          refused: '7.2',
          coach: {
            en: 'The Sherman is on the list already. Confirm it.',
            es: 'El Sherman ya está en la lista. Confírmala.',
            fr: 'Le Sherman est déjà dans la liste. Confirmez-la.',
          },
        },
      ],
    },
  ],
}
