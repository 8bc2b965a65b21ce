import type { Lesson } from '@muster/engine'
import type { AcesAndArmor } from '../src/state.ts'
import { onToMovement } from './by-itself.ts'
import { taught } from './draw.ts'

const scene = taught(`
  . f . . . . .
  . . X . f . .
  f . . i . . .
  . . t . . . .
  f . . . . . T
`)
const unit = scene.id('i')
const beside = ['B1', 'B2', 'C1', 'C3', 'D1', 'D2']

export const TAKE_A_FACTORY: Lesson<AcesAndArmor> = {
  id: 'take-a-factory',
  rules: ['5.1', '5.2', '5.4'],
  seat: 'us',
  title: { en: 'Take a factory', es: 'Ocupa una fábrica', fr: 'Occuper une usine' },
  idea: {
    en: 'Infantry, from next door, with its whole move.',
    es: 'Infantería, desde el hexágono vecino, con todo su movimiento.',
    fr: 'L’infanterie, depuis l’hexagone voisin, avec tout son mouvement.',
  },
  keep: {
    en: 'Walk up today, take it tomorrow.',
    es: 'Hoy te acercas, mañana la ocupas.',
    fr: 'On s’approche un tour, on occupe au suivant.',
  },
  scene,
  byItself: onToMovement,
  tasks: [
    {
      line: {
        en: 'Move the Regular Infantry to a hex next to the factory.',
        es: 'Mueve la Infantería Regular a un hexágono junto a la fábrica.',
        fr: 'Déplacez l’Infanterie régulière sur un hexagone voisin de l’usine.',
      },
      coach: {
        en: 'Only infantry takes a factory, and it must begin its move beside it. Factories win the battle and pay for it.',
        es: 'Solo la infantería ocupa una fábrica, y debe empezar su movimiento junto a ella. Las fábricas ganan la batalla y la pagan.',
        fr: 'Seule l’infanterie occupe une usine, et elle doit commencer son mouvement à côté. Les usines font gagner la bataille et la paient.',
      },
      done: {
        events: [{ type: 'unitMoved', unit }],
        fact: (view) => beside.some((name) => view.units[unit]?.at === scene.hex(name)),
      },
      onTheWay: [{ type: 'move', unit }],
      solution: [scene.moves('i', 'D2')],
      tries: [
        {
          do: [scene.moves('i', 'C2')],
          refused: '5.2',
          coach: {
            en: 'It must begin its move next to the factory. Walk up to it now, take it next turn.',
            es: 'Debe empezar su movimiento junto a la fábrica. Acércate ahora y ocúpala el próximo turno.',
            fr: 'Elle doit commencer son mouvement à côté de l’usine. Approchez-la maintenant, occupez l’usine au prochain tour.',
          },
        },
        {
          do: [scene.moves('t', 'C2')],
          refused: '5.1',
          coach: {
            en: 'Tanks cannot take a factory. Send the infantry.',
            es: 'Los tanques no pueden ocupar una fábrica. Envía a la infantería.',
            fr: 'Les chars ne peuvent pas occuper une usine. Envoyez l’infanterie.',
          },
        },
      ],
    },
    {
      beside: '5.4',
      line: {
        en: 'End the movement, and take the factory in your next turn.',
        es: 'Termina el movimiento y ocupa la fábrica en tu próximo turno.',
        fr: 'Terminez le mouvement et occupez l’usine à votre prochain tour.',
      },
      coach: {
        en: 'End the movement; Germany passes. Then step onto the factory: the flag stays, even when you leave.',
        es: 'Termina el movimiento; Alemania pasa. Después entra en la fábrica: la bandera se queda aunque te vayas.',
        fr: 'Terminez le mouvement ; l’Allemagne passe. Entrez ensuite dans l’usine : le drapeau reste, même après votre départ.',
      },
      done: { events: [{ type: 'factoryOccupied', unit }] },
      onTheWay: [{ type: 'endMovement' }],
      solution: [{ type: 'endMovement' }, scene.moves('i', 'C2')],
      tries: [
        {
          do: [{ type: 'endMovement' }, scene.moves('t', 'C2')],
          refused: '5.1',
          coach: {
            en: 'Tanks cannot take a factory. Send the infantry.',
            es: 'Los tanques no pueden ocupar una fábrica. Envía a la infantería.',
            fr: 'Les chars ne peuvent pas occuper une usine. Envoyez l’infanterie.',
          },
        },
        {
          do: [scene.moves('i', 'C2')],
          refused: '5.2',
          coach: {
            en: 'Not in the same turn: occupying takes the whole movement. End the movement first.',
            es: 'En el mismo turno no: ocupar exige todo el movimiento. Termina antes el movimiento.',
            fr: 'Pas dans le même tour : occuper prend tout le mouvement. Terminez d’abord le mouvement.',
          },
        },
      ],
    },
  ],
}
